// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/start_page.h"

#include "ui/pages/template_cards.h"
#include "ui/widgets/card.h"
#include "ui/widgets/text_label.h"

#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QPushButton>

namespace ui {

namespace {

constexpr int kSentenceLines = 3;
constexpr int kNarrowestCard = 300;
constexpr int kWidestPage = 1180;

TextLabel* label(const QString& text, const QFont& font, Tone tone)
{
    auto* made = new TextLabel(font, tone);
    made->setText(text);
    return made;
}

void clear(QLayout* layout)
{
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (item->widget())
            item->widget()->deleteLater();
        delete item;
    }
}

/// A folder as people say it.
QString shortFolder(const QString& path)
{
    QString folder = QFileInfo(path).absolutePath();
    const QString home = QDir::homePath();
    if (folder == home || folder.startsWith(home + QLatin1Char('/')))
        folder.replace(0, home.size(), QStringLiteral("~"));
    return QDir::toNativeSeparators(folder);
}

QString planName(const QString& path)
{
    QString name = QFileInfo(path).fileName();
    for (const QString& ending : {QStringLiteral(".gpuplan.json"), QStringLiteral(".gpuplan")}) {
        if (name.endsWith(ending, Qt::CaseInsensitive))
            name.chop(ending.size());
    }
    return name;
}

} // namespace

StartPage::StartPage(PlanFiles& files, const Wording& wording, std::function<void(Language)> speak,
                     QWidget* parent)
    : Page(parent)
    , m_files(files)
    , m_wording(wording)
    , m_speak(std::move(speak))
    , m_languages(new QComboBox)
    , m_recent(new QVBoxLayout)
    , m_templates(new QGridLayout)
{
    m_recent->setSpacing(8);
    m_templates->setSpacing(12);
    auto* inner = new QWidget;
    inner->setMaximumWidth(kWidestPage);
    auto* rows = new QVBoxLayout(inner);
    rows->setContentsMargins(8, 8, 8, 8);
    rows->setSpacing(12);
    rows->addWidget(buildHead());
    rows->addSpacing(12);
    rows->addWidget(label(tr("Worked plans to start from"), strongFont(), Tone::Normal));
    rows->addLayout(m_templates);
    rows->addSpacing(12);
    rows->addWidget(buildRecent());
    auto* middle = new QHBoxLayout;
    middle->addStretch(1);
    middle->addWidget(inner, 100);
    middle->addStretch(1);
    column()->addLayout(middle);
    column()->addStretch(1);
    buildTemplates();
}

QWidget* StartPage::buildHead()
{
    auto* head = new QWidget;
    auto* grid = new QGridLayout(head);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setVerticalSpacing(4);
    grid->addWidget(label(QStringLiteral("GPU Plan"), figureFont(), Tone::Normal), 0, 0);
    grid->addWidget(label(tr("What GPU work costs, and how to cut it"), bodyFont(), Tone::Secondary), 1, 0);
    grid->setColumnStretch(0, 1);
    for (const Language language : {Language::English, Language::Spanish})
        m_languages->addItem(language == Language::English ? QStringLiteral("English")
                                                           : QStringLiteral("Español"),
                             tagOf(language));
    m_languages->setCurrentIndex(m_languages->findData(tagOf(m_wording.language())));
    m_languages->setMinimumWidth(120);
    m_languages->setAccessibleName(tr("Language"));
    m_languages->setToolTip(tr("Language of the window"));
    connect(m_languages, &QComboBox::activated, this, [this] {
        const auto chosen = languageOf(m_languages->currentData().toString().toStdString());
        if (chosen && *chosen != m_wording.language())
            m_speak(*chosen);
    });
    grid->addWidget(m_languages, 0, 1, Qt::AlignRight | Qt::AlignTop);
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    auto* fresh = new QPushButton(tr("New plan"));
    fresh->setProperty("primary", true);
    auto* open = new QPushButton(tr("Open a plan…"));
    connect(fresh, &QPushButton::clicked, this, [this] { m_files.startEmpty(); });
    connect(open, &QPushButton::clicked, this, [this] { m_files.chooseAndOpen(); });
    row->addWidget(fresh);
    row->addWidget(open);
    row->addWidget(label(tr("or drop a plan file anywhere in the window"), bodyFont(), Tone::Secondary));
    row->addStretch(1);
    grid->setRowMinimumHeight(2, 12);
    grid->addLayout(row, 3, 0, 1, 2);
    return head;
}

QWidget* StartPage::buildRecent()
{
    auto* part = new QWidget;
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(12);
    rows->addWidget(label(tr("Recent plans"), strongFont(), Tone::Normal));
    rows->addLayout(m_recent);
    return part;
}

void StartPage::buildTemplates()
{
    for (const TemplateCard& each : ui::templateCards()) {
        auto* card = new Card(each.title, each.sentence, kSentenceLines);
        card->setObjectName(each.id);
        const QString id = each.id;
        connect(card, &QAbstractButton::clicked, this, [this, id] { m_files.startTemplate(id); });
        m_templateCards.push_back(card);
    }
    placeTemplates();
}

void StartPage::placeTemplates()
{
    const int width = qMin(viewport()->width(), kWidestPage) - 16;
    const int columns = qBound(1, (width + 12) / (kNarrowestCard + 12), 4);
    for (std::size_t i = 0; i < m_templateCards.size(); ++i)
        m_templates->addWidget(m_templateCards[i], static_cast<int>(i) / columns,
                               static_cast<int>(i) % columns);
    for (int column = 0; column < 4; ++column)
        m_templates->setColumnStretch(column, column < columns ? 1 : 0);
}

void StartPage::refresh()
{
    fillRecent();
}

QString StartPage::whenOf(const Settings::RecentFile& file) const
{
    if (!file.exists)
        return tr("no longer there");
    if (!file.opened.isValid())
        return {};
    const QLocale& locale = m_wording.locale();
    if (file.opened.date() == QDate::currentDate())
        return tr("today, %1").arg(locale.toString(file.opened.time(), QLocale::ShortFormat));
    return m_wording.date(file.opened.date().toString(Qt::ISODate).toStdString());
}

Card* StartPage::recentCard(const Settings::RecentFile& file)
{
    auto* card = new Card(planName(file.path), shortFolder(file.path), 1);
    card->setToolTip(QDir::toNativeSeparators(file.path));
    card->setNote(whenOf(file), !file.exists);
    connect(card, &QAbstractButton::clicked, this, [this, path = file.path] {
        if (m_files.mayLeave())
            m_files.open(path);
    });
    auto* side = new QPushButton(!file.exists ? tr("Forget") : file.pinned ? tr("Unpin") : tr("Pin"), card);
    side->setToolTip(!file.exists  ? tr("Take it off this list")
                     : file.pinned ? tr("Let it move down the list as others are opened")
                                   : tr("Keep it at the top of this list"));
    side->setAccessibleName(side->text() + QLatin1Char(' ') + card->text());
    connect(side, &QPushButton::clicked, this, [this, file] {
        if (file.exists)
            Settings().setPinned(file.path, !file.pinned);
        else
            Settings().forget(file.path);
        fillRecent();
    });
    auto* row = new QHBoxLayout(card);
    row->setContentsMargins(12, 0, 12, 0);
    row->addStretch(1);
    row->addWidget(side);
    card->setReserved(side->sizeHint().width() + 12);
    return card;
}

void StartPage::fillRecent()
{
    clear(m_recent);
    m_recentCards.clear();
    for (const Settings::RecentFile& file : Settings().recent()) {
        Card* card = recentCard(file);
        m_recent->addWidget(card);
        m_recentCards.push_back(card);
    }
    if (m_recentCards.empty())
        m_recent->addWidget(
            label(tr("Plans that you open or save are listed here."), bodyFont(), Tone::Secondary));
}

void StartPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    placeTemplates();
}

} // namespace ui
