// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/settings_dialog.h"

#include "ui/platform/settings.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPushButton>

namespace ui {

SettingsDialog::SettingsDialog(Language language, ThemeMode theme, QWidget* parent)
    : QDialog(parent)
    , m_languages(new QComboBox)
    , m_themes(new QComboBox)
    , m_papers(new QComboBox)
    , m_motion(new QCheckBox(tr("Show menus and lists at once, without motion")))
{
    setWindowTitle(tr("Settings"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(12);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    addLanguages(form, language);
    addThemes(form, theme);
    addPapers(form);
    addMotion(form);
    auto* close = new QPushButton(tr("Close"));
    close->setDefault(true);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(close);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(24, 24, 24, 16);
    rows->setSpacing(24);
    rows->addLayout(form);
    rows->addLayout(buttons);
    setMinimumWidth(440);
}

void SettingsDialog::addLanguages(QFormLayout* form, Language language)
{
    m_languages->addItem(QStringLiteral("English"), static_cast<int>(Language::English));
    m_languages->addItem(QStringLiteral("Español"), static_cast<int>(Language::Spanish));
    m_languages->setCurrentIndex(m_languages->findData(static_cast<int>(language)));
    m_languages->setAccessibleName(tr("Language"));
    m_languages->setToolTip(tr("Of the window; numbers, dates and money follow it"));
    form->addRow(tr("Language"), m_languages);
    connect(m_languages, &QComboBox::activated, this,
            [this] { Q_EMIT languageChosen(static_cast<Language>(m_languages->currentData().toInt())); });
}

void SettingsDialog::addThemes(QFormLayout* form, ThemeMode theme)
{
    m_themes->addItem(tr("As the system"), static_cast<int>(ThemeMode::System));
    m_themes->addItem(tr("Light"), static_cast<int>(ThemeMode::Light));
    m_themes->addItem(tr("Dark"), static_cast<int>(ThemeMode::Dark));
    m_themes->setCurrentIndex(m_themes->findData(static_cast<int>(theme)));
    m_themes->setAccessibleName(tr("Colours"));
    form->addRow(tr("Colours"), m_themes);
    connect(m_themes, &QComboBox::activated, this,
            [this] { Q_EMIT themeChosen(static_cast<ThemeMode>(m_themes->currentData().toInt())); });
}

void SettingsDialog::addPapers(QFormLayout* form)
{
    m_papers->addItem(tr("As the country has it"), QString());
    m_papers->addItem(QStringLiteral("A4"), QStringLiteral("a4"));
    m_papers->addItem(tr("US Letter"), QStringLiteral("letter"));
    m_papers->setCurrentIndex(qMax(0, m_papers->findData(Settings().report().paper)));
    m_papers->setAccessibleName(tr("Paper of reports"));
    form->addRow(tr("Paper of reports"), m_papers);
    connect(m_papers, &QComboBox::activated, this, [this] {
        Settings::Report report = Settings().report();
        report.paper = m_papers->currentData().toString();
        Settings().setReport(report);
    });
}

void SettingsDialog::addMotion(QFormLayout* form)
{
    m_motion->setChecked(Settings().reducedMotion());
    form->addRow(tr("Motion"), m_motion);
    connect(m_motion, &QCheckBox::toggled, this, [this](bool reduced) {
        Settings().setReducedMotion(reduced);
        Q_EMIT motionChosen(reduced);
    });
}

} // namespace ui
