// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/report_page.h"

#include "ui/pages/report_options.h"
#include "ui/pages/report_preview.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/text_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QResizeEvent>
#include <QtConcurrent>

#include <algorithm>
#include <QTimer>

namespace ui {

namespace {

/// Changes that follow each other faster than this are one.
constexpr int kRestMs = 180;
constexpr int kLowest = 360;

QPushButton* barButton(const QString& text, const QString& name)
{
    auto* button = new QPushButton(text);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

} // namespace

ReportPage::ReportPage(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Page(parent)
    , m_document(document)
    , m_options(new ReportOptions(wording))
    , m_preview(new ReportPreview)
    , m_empty(new EmptyState)
    , m_content(new QWidget)
    , m_pageNote(new TextLabel(captionFont(), Tone::Secondary))
    , m_zoomNote(new TextLabel(captionFont(), Tone::Secondary))
    , m_rest(new QTimer(this))
{
    auto* sheets = new QVBoxLayout;
    sheets->setSpacing(8);
    sheets->addWidget(buildBar());
    sheets->addWidget(m_preview, 1);
    sheets->addWidget(m_empty, 1);
    auto* row = new QHBoxLayout(m_content);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addWidget(m_options);
    row->addLayout(sheets, 1);
    column()->addWidget(m_content);
    m_empty->hide();
    m_rest->setSingleShot(true);
    m_rest->setInterval(kRestMs);
    connect(m_rest, &QTimer::timeout, this, &ReportPage::start);
    connect(m_options, &ReportOptions::changed, this, &ReportPage::want);
    connect(m_options, &ReportOptions::exportWanted, this,
            [this] { Q_EMIT exportWanted(m_options->request()); });
    connect(m_preview, &ReportPreview::viewChanged, this, &ReportPage::say);
    connect(&m_job, &QFutureWatcher<Made>::finished, this, [this] { show(m_job.result()); });
}

ReportPage::~ReportPage()
{
    m_job.waitForFinished();
}

QWidget* ReportPage::buildBar()
{
    auto* bar = new QWidget;
    auto* row = new QHBoxLayout(bar);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    auto* smaller = barButton(QStringLiteral("−"), tr("Smaller"));
    auto* larger = barButton(QStringLiteral("+"), tr("Larger"));
    auto* width = barButton(tr("Fit width"), tr("As wide as there is room"));
    for (QPushButton* button : {smaller, larger})
        button->setFixedWidth(32);
    m_zoomNote->setAlignment(Qt::AlignCenter);
    m_zoomNote->setMinimumWidth(44);
    row->addWidget(m_pageNote);
    row->addStretch(1);
    row->addWidget(smaller);
    row->addWidget(m_zoomNote);
    row->addWidget(larger);
    row->addSpacing(4);
    row->addWidget(width);
    connect(smaller, &QPushButton::clicked, m_preview, [this] { m_preview->zoomBy(-1); });
    connect(larger, &QPushButton::clicked, m_preview, [this] { m_preview->zoomBy(1); });
    connect(width, &QPushButton::clicked, m_preview, [this] { m_preview->setZoom(0); });
    return bar;
}

void ReportPage::refresh()
{
    m_options->setPlan(m_document.plan(), m_document.inHand().scenario);
    fit();
    want();
}

/// Once changes rest; the first pages come at once.
void ReportPage::want()
{
    m_upToDate = false;
    say();
    if (m_preview->pageCount() == 0 && !m_job.isRunning())
        start();
    else
        m_rest->start();
}

void ReportPage::start()
{
    if (m_job.isRunning()) {
        m_again = true;
        return;
    }
    m_again = false;
    const ReportRequest request = m_options->request();
    if (request.parts.empty()) {
        m_preview->setPages(std::nullopt);
        m_empty->say(tr("Nothing to print"), tr("No section is ticked, so there is no page to show."),
                     tr("Tick all sections"), [this] { m_options->tickAll(true); });
        m_empty->show();
        m_preview->hide();
        m_upToDate = true;
        say();
        return;
    }
    // The plan's values are shared, so that copies are cheap; the catalog outlives the window.
    m_job.setFuture(QtConcurrent::run([plan = m_document.plan(), result = m_document.result(), request,
                                       &catalog = m_document.catalog(), now = QDateTime::currentDateTime(),
                                       version = QCoreApplication::applicationVersion()] {
        Made made{plan, result, request, {}};
        made.draft = draftOf(plan, catalog, result, request, now, version);
        return made;
    }));
}

void ReportPage::show(const Made& made)
{
    if (m_again) {
        start();
        return;
    }
    m_empty->hide();
    m_preview->show();
    m_preview->setPages(PdfPages(made.draft.content, made.plan, made.result, Wording(made.request.language)));
    m_upToDate = !m_rest->isActive();
    say();
}

void ReportPage::say()
{
    const int count = m_preview->pageCount();
    QString note = count == 0 ? QString() : tr("Page %1 of %2").arg(m_preview->currentPage() + 1).arg(count);
    if (!m_upToDate)
        note += (note.isEmpty() ? QString() : QStringLiteral(" · ")) + tr("being drawn anew…");
    m_pageNote->setText(note);
    m_zoomNote->setText(QString::number(qRound(m_preview->shownZoom() * 100)) + QStringLiteral(" %"));
}

/// The pages scroll by themselves; the page of the window does not, unless it is very low.
void ReportPage::fit()
{
    m_content->setFixedHeight(std::max({kLowest, m_options->sizeHint().height(), viewport()->height() - 16}));
}

void ReportPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fit();
}

} // namespace ui
