// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/catalog_page.h"

#include "ui/charts/chart_view.h"
#include "ui/charts/specs/price_chart.h"
#include "ui/pages/catalog_table.h"
#include "ui/platform/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QLineEdit>
#include <QTabBar>
#include <QTableView>

#include <algorithm>

namespace ui {

namespace {

constexpr int kFewestRows = 8;
constexpr int kFacts = 18;
constexpr int kMostSideBySide = 4;
constexpr int kChartHeight = 340;
constexpr core::CatalogList kLists[] = {core::CatalogList::Gpus, core::CatalogList::Offers,
                                        core::CatalogList::Providers, core::CatalogList::Models};

} // namespace

CatalogPage::CatalogPage(const core::Catalog& catalog, const Wording& wording, QWidget* parent)
    : Page(parent)
    , m_catalog(catalog)
    , m_wording(wording)
    , m_lists(new QTabBar)
    , m_search(new QLineEdit)
    , m_found(new TextLabel(font(), Tone::Secondary))
    , m_table(new DataTable(tr("Catalog"), kFewestRows))
    , m_hint(new TextLabel(font(), Tone::Secondary))
    , m_sideBySide(new DataTable(tr("GPUs side by side"), kFacts))
    , m_charts(new QWidget)
    , m_memory(new ChartView(wording))
    , m_speed(new ChartView(wording))
{
    for (const QString& title : {tr("GPUs"), tr("Offers"), tr("Providers"), tr("Models")})
        m_lists->addTab(title);
    m_lists->setDrawBase(false);
    m_lists->setExpanding(false);
    m_lists->setAccessibleName(tr("List of the catalog"));
    m_search->setPlaceholderText(
        tr("Search: words, or conditions such as %1").arg(QStringLiteral("vram>=40  bf16>100  nvlink=yes")));
    m_search->setTextMargins(6, 0, 6, 0);
    m_search->setClearButtonEnabled(true);
    m_search->setAccessibleName(tr("Search the catalog"));
    m_hint->setText(tr("Select two to four GPUs (Ctrl and click) to see them side by side."));
    m_found->setWordWrap(true);
    auto* top = new QHBoxLayout;
    top->setSpacing(12);
    top->addWidget(m_lists);
    top->addWidget(m_search, 1);
    column()->addLayout(top);
    column()->addWidget(m_found);
    column()->addWidget(m_table);
    column()->addWidget(m_hint);
    column()->addWidget(m_sideBySide);
    column()->addWidget(m_charts);
    column()->addStretch(1);
    buildCharts();
    connect(m_lists, &QTabBar::currentChanged, this, &CatalogPage::search);
    connect(m_search, &QLineEdit::textChanged, this, &CatalogPage::search);
    connect(m_table, &DataTable::selectionChanged, this, &CatalogPage::compare);
}

void CatalogPage::buildCharts()
{
    m_memory->setAccessibleName(tr("Price against memory"));
    m_speed->setAccessibleName(tr("Price against speed"));
    auto* row = new QHBoxLayout(m_charts);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    for (ChartView* chart : {m_memory, m_speed}) {
        for (QTableView* table : chart->findChildren<QTableView*>())
            table->setAccessibleName(tr("%1, as a table").arg(chart->accessibleName()));
        chart->setFixedHeight(kChartHeight);
        auto* panel = new ui::Panel; // QFrame has a Panel, too
        auto* box = new QVBoxLayout(panel);
        box->setContentsMargins(4, 4, 4, 4);
        box->addWidget(chart);
        row->addWidget(panel, 1);
        connect(chart, &ChartView::failed, this, &Page::problem);
        connect(chart, &ChartView::markActivated, this,
                [this](const QString& id) { m_table->setInHand(id.toStdString()); });
    }
    retheme();
}

void CatalogPage::refresh()
{
    // The catalog does not change while the window is open.
    if (!m_shown)
        search();
}

void CatalogPage::showList(core::CatalogList list)
{
    m_lists->setCurrentIndex(
        static_cast<int>(std::find(std::begin(kLists), std::end(kLists), list) - kLists));
}

core::CatalogList CatalogPage::list() const
{
    return kLists[m_lists->currentIndex()];
}

QString CatalogPage::found() const
{
    return m_found->text();
}

void CatalogPage::search()
{
    const auto found = core::queryCatalog(m_catalog, list(), catalogFilters(m_search->text()));
    m_found->setTone(found ? Tone::Secondary : Tone::Bad);
    if (!found)
        m_found->setText(m_wording.sentence(found.error()));
    else if (found->rows.empty())
        m_found->setText(tr("Nothing in the catalog matches “%1”.").arg(m_search->text().trimmed()));
    else
        m_found->setText(
            tr("%n rows; the catalog's newest price is of %1", nullptr, static_cast<int>(found->rows.size()))
                .arg(m_wording.date(m_catalog.asOf())));
    // A condition that is not finished yet leaves the rows; of another list, it may know no column.
    if (!found && m_shown == list())
        return;
    m_shown = list();
    fitRows();
    m_table->setContent(
        catalogContent(m_catalog, found ? *found : core::catalogTable(m_catalog, list()), m_wording));
    compare();
}

void CatalogPage::compare()
{
    std::vector<std::string> ids;
    if (list() == core::CatalogList::Gpus)
        ids = m_table->selectedIds();
    const bool shown = ids.size() >= 2 && ids.size() <= kMostSideBySide;
    if (shown)
        m_sideBySide->setContent(gpusSideBySide(m_catalog, ids, m_wording));
    m_sideBySide->setVisible(shown);
    m_hint->setVisible(list() == core::CatalogList::Gpus && !shown);
    m_charts->setVisible(list() == core::CatalogList::Gpus);
    if (list() == core::CatalogList::Gpus)
        drawCharts(ids);
}

void CatalogPage::drawCharts(const std::vector<std::string>& inHand)
{
    std::vector<std::string> found;
    for (const TableRow& row : m_table->content().rows)
        found.push_back(row.id);
    m_memory->setSpec(priceAgainst(GpuFigure::Vram, m_catalog, found, inHand, m_wording));
    m_speed->setSpec(priceAgainst(GpuFigure::Bf16, m_catalog, found, inHand, m_wording));
}

void CatalogPage::retheme()
{
    const auto look = tokensFor(palette()).dark ? ChartAppearance::Dark : ChartAppearance::Light;
    m_memory->setAppearance(look);
    m_speed->setAppearance(look);
}

/// The list takes what the page has; of GPUs the charts below take their part.
void CatalogPage::fitRows()
{
    const bool charts = list() == core::CatalogList::Gpus;
    const int others = m_lists->sizeHint().height() + m_found->sizeHint().height() + 4 * column()->spacing()
                       + (charts ? m_hint->sizeHint().height() + kChartHeight : 0);
    const int room = viewport()->height() - others - DataTable::heightOf(0);
    m_table->setMaximumRows(qMax(kFewestRows, room / (DataTable::heightOf(1) - DataTable::heightOf(0))));
}

void CatalogPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitRows();
}

void CatalogPage::changeEvent(QEvent* event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_speed)
        retheme();
}

} // namespace ui
