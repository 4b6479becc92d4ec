// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/report_options.h"

#include "ui/platform/wording_report.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

constexpr int kWidth = 232; // more where a language needs it

/// The name of a section where no report is at hand to name it.
QString titleOf(core::ReportPart part, const Wording& wording)
{
    switch (part) {
    case core::ReportPart::Months:
        return ReportOptions::tr("Months");
    case core::ReportPart::Derivations:
        return ReportOptions::tr("Appendix: formulas");
    case core::ReportPart::SignOff:
        return phrase({"report.title.sign_off", {}}, wording);
    default:
        return phrase({"report.title." + std::string(core::nameIn(part)), {}}, wording);
    }
}

QString nameOf(const core::Scenario& scenario)
{
    return QString::fromStdString(scenario.name.empty() ? scenario.id : scenario.name).simplified().left(60);
}

} // namespace

ReportOptions::ReportOptions(const Wording& wording, QWidget* parent)
    : Panel(parent)
    , m_wording(wording)
{
    setMinimumWidth(kWidth);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(4);
    m_scenario = addChoice(rows, tr("&Scenario"), tr("The scenario that the report asks for"));
    m_language = addChoice(rows, tr("&Language"), tr("The report's language, whatever the window speaks"));
    m_language->addItem(QStringLiteral("English"), static_cast<int>(Language::English));
    m_language->addItem(QStringLiteral("Español"), static_cast<int>(Language::Spanish));
    m_paper = addChoice(rows, tr("&Paper"), tr("The size of its pages"));
    m_paper->addItem(tr("A4"), static_cast<int>(core::Paper::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(core::Paper::Letter));
    addSections(rows);
    rows->addStretch(1);
    m_export = new QPushButton(tr("Export PDF…"));
    m_export->setProperty("primary", true);
    m_export->setToolTip(tr("Write these pages, with the plan inside"));
    rows->addWidget(m_export);
    connect(m_export, &QPushButton::clicked, this, &ReportOptions::exportWanted);
    takeRemembered();
    for (QComboBox* box : {m_language, m_paper})
        connect(box, &QComboBox::currentIndexChanged, this, &ReportOptions::say);
    connect(m_scenario, &QComboBox::activated, this, &ReportOptions::say);
    for (QCheckBox* box : m_sections)
        connect(box, &QCheckBox::toggled, this, &ReportOptions::say);
}

QComboBox* ReportOptions::addChoice(QVBoxLayout* rows, const QString& label, const QString& tip)
{
    auto* title = new TextLabel(captionFont(), Tone::Secondary);
    title->setText(label);
    auto* box = new QComboBox;
    box->setToolTip(tip);
    box->setAccessibleName(QString(label).remove(QLatin1Char('&')));
    box->setAccessibleDescription(tip);
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    title->setBuddy(box);
    rows->addWidget(title);
    rows->addWidget(box);
    rows->addSpacing(4);
    return box;
}

void ReportOptions::addSections(QVBoxLayout* rows)
{
    auto* title = new TextLabel(captionFont(), Tone::Secondary);
    title->setText(tr("Sections"));
    rows->addWidget(title);
    for (const auto& [part, name] : core::kNames<core::ReportPart>) {
        auto* box = new QCheckBox(titleOf(part, m_wording));
        box->setToolTip(tr("Have “%1” in the report").arg(box->text()));
        rows->addWidget(box);
        m_sections.push_back(box);
    }
}

/// Also what was said elsewhere, in the settings.
void ReportOptions::takeRemembered()
{
    m_taking = true;
    const ReportRequest kept = rememberedRequest(m_wording.language());
    m_language->setCurrentIndex(m_language->findData(static_cast<int>(kept.language)));
    m_paper->setCurrentIndex(m_paper->findData(static_cast<int>(kept.paper)));
    for (const auto& [part, name] : core::kNames<core::ReportPart>)
        section(part)->setChecked(std::find(kept.parts.begin(), kept.parts.end(), part) != kept.parts.end());
    m_taking = false;
}

void ReportOptions::setPlan(const core::Plan& plan, const std::string& inHand)
{
    if (!request().parts.empty())
        takeRemembered();
    const QSignalBlocker quiet(m_scenario);
    const QString chosen = m_scenario->currentData().toString();
    m_inHand = inHand;
    m_scenario->clear();
    const core::Scenario* current = core::findScenario(plan, inHand);
    m_scenario->addItem(current ? tr("In hand: %1").arg(nameOf(*current)) : tr("In hand"), QString());
    for (const auto& scenario : plan.scenarios)
        m_scenario->addItem(nameOf(*scenario), QString::fromStdString(scenario->id));
    m_scenario->setCurrentIndex(std::max(0, m_scenario->findData(chosen)));
}

QCheckBox* ReportOptions::section(core::ReportPart part) const
{
    return m_sections.at(static_cast<std::size_t>(part));
}

ReportRequest ReportOptions::request() const
{
    ReportRequest request;
    const std::string chosen = m_scenario->currentData().toString().toStdString();
    request.scenario = chosen.empty() ? m_inHand : chosen;
    request.language = static_cast<Language>(m_language->currentData().toInt());
    request.paper = static_cast<core::Paper>(m_paper->currentData().toInt());
    for (const auto& [part, name] : core::kNames<core::ReportPart>) {
        if (section(part)->isChecked())
            request.parts.push_back(part);
    }
    return request;
}

void ReportOptions::tickAll(bool on)
{
    for (QCheckBox* box : m_sections) {
        const QSignalBlocker quiet(box);
        box->setChecked(on);
    }
    say();
}

void ReportOptions::say()
{
    if (m_taking)
        return;
    const ReportRequest asked = request();
    m_export->setEnabled(!asked.parts.empty());
    if (!asked.parts.empty())
        remember(asked);
    Q_EMIT changed();
}

} // namespace ui
