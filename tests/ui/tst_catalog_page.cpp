// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/catalog/cheapest_offer.h"
#include "ui/charts/chart_view.h"
#include "ui/dialogs/plan_files.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/pages/catalog_page.h"
#include "ui/pages/catalog_table.h"
#include "ui/widgets/data_table.h"

#include <QApplication>
#include <QLineEdit>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace ui;

/// The Catalog page in the real window.
class TstCatalogPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void everyListHasEveryRowOfTheCatalog();
    void aSearchKeepsWhatMeetsEveryWordAndCondition_data();
    void aSearchKeepsWhatMeetsEveryWordAndCondition();
    void aWrongConditionIsASentenceAndKeepsTheRows();
    void aGpuCostsWhatItsCheapestOfferCosts();
    void twoToFourGpusStandSideBySide();
    void theBestFigureOfEachFactIsStrong();
    void chartsShowTheGpusThatAreFound();
    void looksRightEverywhere();

private:
    [[nodiscard]] CatalogPage* page() const { return m_page; }
    [[nodiscard]] std::vector<std::string> ids() const
    {
        std::vector<std::string> found;
        for (const TableRow& row : m_page->table()->content().rows)
            found.push_back(row.id);
        return found;
    }
    void select(const std::vector<std::string>& wanted) const;

    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
    CatalogPage* m_page = nullptr;
};

void TstCatalogPage::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstCatalogPage::init()
{
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->openFirst({});
    m_window->resize(1280, 800);
    m_window->show();
    m_window->showPage(u"catalog");
    m_page = m_window->findChild<CatalogPage*>();
    QVERIFY(m_page && m_page->isVisible());
}

void TstCatalogPage::select(const std::vector<std::string>& wanted) const
{
    QTableView* view = m_page->table()->view();
    view->selectionModel()->clearSelection();
    const auto& names = m_page->table()->content().rows;
    for (const std::string& id : wanted) {
        const auto row =
            std::find_if(names.begin(), names.end(), [&](const TableRow& r) { return r.id == id; });
        QVERIFY2(row != names.end(), id.c_str());
        for (int shown = 0; shown < view->model()->rowCount(); ++shown) {
            if (view->model()->index(shown, 0).data().toString() == row->cells.front().text)
                view->selectionModel()->select(view->model()->index(shown, 0),
                                               QItemSelectionModel::Select | QItemSelectionModel::Rows);
        }
    }
}

void TstCatalogPage::everyListHasEveryRowOfTheCatalog()
{
    const core::Catalog& catalog = core::builtInCatalog();
    const std::pair<core::CatalogList, std::size_t> lists[] = {
        {core::CatalogList::Gpus, catalog.gpus().size()},
        {core::CatalogList::Offers, catalog.offers().size() + catalog.quotes().size()},
        {core::CatalogList::Providers, catalog.providers().size()},
        {core::CatalogList::Models, catalog.models().size()}};
    for (const auto& [list, rows] : lists) {
        page()->showList(list);
        QCOMPARE(page()->table()->content().rows.size(), rows);
        for (const TableRow& row : page()->table()->content().rows) {
            QVERIFY(!row.id.empty());
            QCOMPARE(row.cells.size(), page()->table()->content().columns.size());
            QVERIFY2(!row.cells.front().text.isEmpty(), row.id.c_str());
        }
    }
}

void TstCatalogPage::aSearchKeepsWhatMeetsEveryWordAndCondition_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("has");
    QTest::addColumn<QString>("hasNot");
    QTest::newRow("a name in two words") << "rtx 4090"
                                         << "rtx-4090"
                                         << "rtx-3090";
    QTest::newRow("a condition") << "vram>=40"
                                 << "h100-sxm-80"
                                 << "rtx-4090";
    QTest::newRow("a word and a condition") << "  ada   vram>=40 "
                                            << "l40s"
                                            << "rtx-4090";
    QTest::newRow("nothing typed") << ""
                                   << "rtx-4090"
                                   << "no-such-gpu";
}

void TstCatalogPage::aSearchKeepsWhatMeetsEveryWordAndCondition()
{
    QFETCH(const QString, typed);
    QFETCH(const QString, has);
    QFETCH(const QString, hasNot);
    page()->searchField()->setFocus();
    QTest::keyClicks(page()->searchField(), typed);
    const auto found = ids();
    QVERIFY(std::find(found.begin(), found.end(), has.toStdString()) != found.end());
    QVERIFY(std::find(found.begin(), found.end(), hasNot.toStdString()) == found.end());
    QVERIFY2(page()->found().contains(QString::number(found.size())), qPrintable(page()->found()));
}

void TstCatalogPage::aWrongConditionIsASentenceAndKeepsTheRows()
{
    const auto before = ids();
    page()->searchField()->setText(QStringLiteral("colour=red"));
    QVERIFY2(page()->found().contains(QStringLiteral("colour")), qPrintable(page()->found()));
    QCOMPARE(ids(), before);
    page()->searchField()->setText(QStringLiteral("no such thing"));
    QVERIFY(ids().empty());
    QVERIFY2(page()->found().contains(QStringLiteral("no such thing")), qPrintable(page()->found()));
}

void TstCatalogPage::aGpuCostsWhatItsCheapestOfferCosts()
{
    const core::Catalog& catalog = core::builtInCatalog();
    const Wording wording(Language::English);
    const TableContent& content = page()->table()->content();
    int priced = 0;
    for (const TableRow& row : content.rows) {
        const core::Offer* best = nullptr;
        for (const core::Offer& offer : catalog.offers()) {
            const auto usd = core::likelyUsdPerGpuHour(offer.price);
            if (offer.gpu != row.id || offer.purchase != core::Purchase::OnDemand || !usd)
                continue;
            if (!best || *usd < *core::likelyUsdPerGpuHour(best->price))
                best = &offer;
        }
        const TableCell& cell = row.cells[row.cells.size() - 2];
        if (!best) {
            QVERIFY2(!cell.tip.isEmpty() && cell.text == QStringLiteral("–"), row.id.c_str());
            continue;
        }
        ++priced;
        QCOMPARE(cell.text, wording.price(*core::likelyUsdPerGpuHour(best->price)));
        QVERIFY2(cell.tip.contains(wording.date(best->price.asOf)), qPrintable(cell.tip));
    }
    QVERIFY(priced > 30);
}

void TstCatalogPage::twoToFourGpusStandSideBySide()
{
    QVERIFY(!page()->sideBySide()->isVisible());
    select({"rtx-4090"});
    QVERIFY(!page()->sideBySide()->isVisible());
    select({"rtx-4090", "h100-sxm-80", "l40s"});
    QVERIFY(page()->sideBySide()->isVisible());
    QCOMPARE(page()->sideBySide()->content().columns.size(), std::size_t(4));
    select({"rtx-4090", "h100-sxm-80", "l40s", "rtx-3090", "l4"});
    QVERIFY(!page()->sideBySide()->isVisible());
    select({"rtx-4090", "h100-sxm-80"});
    page()->showList(core::CatalogList::Models);
    QVERIFY(!page()->sideBySide()->isVisible());
}

void TstCatalogPage::theBestFigureOfEachFactIsStrong()
{
    const TableContent content =
        gpusSideBySide(core::builtInCatalog(), {"rtx-4090", "h100-sxm-80"}, Wording(Language::English));
    const auto rowOf = [&](const char* title) {
        for (const TableRow& row : content.rows) {
            if (row.cells.front().text == QLatin1String(title))
                return row;
        }
        return TableRow();
    };
    QVERIFY(rowOf("VRAM, GiB").cells.at(2).strong && !rowOf("VRAM, GiB").cells.at(1).strong);
    QVERIFY(rowOf("Power, W").cells.at(1).strong && !rowOf("Power, W").cells.at(2).strong);
    QVERIFY(rowOf("On demand from").cells.at(1).strong);
}

void TstCatalogPage::chartsShowTheGpusThatAreFound()
{
    page()->searchField()->setText(QStringLiteral("vram>=40"));
    const auto found = ids();
    for (const ChartView* chart : {page()->memoryChart(), page()->speedChart()}) {
        const auto& scatter = std::get<Scatter>(chart->spec().body);
        QVERIFY(scatter.points.size() > 5 && scatter.points.size() <= found.size());
        for (const ScatterPoint& point : scatter.points) {
            const std::string id = point.id.toStdString();
            QVERIFY(std::find(found.begin(), found.end(), id) != found.end());
            const core::Offer* offer =
                core::cheapestOffer(core::builtInCatalog(), id, core::Purchase::OnDemand);
            QCOMPARE(point.y.likely, *core::likelyUsdPerGpuHour(offer->price));
            QVERIFY(point.x.likely <= chart->spec().x.maximum && point.y.likely <= chart->spec().y.maximum);
        }
    }
    // Offers know no memory: all of them, and why.
    page()->showList(core::CatalogList::Offers);
    QVERIFY(!page()->memoryChart()->isVisible());
    QVERIFY2(page()->found().contains(QStringLiteral("vram")), qPrintable(page()->found()));
    QVERIFY(ids().size() >= core::builtInCatalog().offers().size());
}

/// Also writes pictures, to be looked at, into the folder that GPUPLAN_SHOTS names.
void TstCatalogPage::looksRightEverywhere()
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    for (const Language language : {Language::English, Language::Spanish}) {
        m_window->setLanguage(language);
        m_page = m_window->findChild<CatalogPage*>();
        for (const core::CatalogList list : {core::CatalogList::Gpus, core::CatalogList::Offers,
                                             core::CatalogList::Providers, core::CatalogList::Models}) {
            page()->showList(list);
            if (list == core::CatalogList::Gpus)
                select({"rtx-4090", "h100-sxm-80", "l40s"});
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                m_window->resize(size);
                QTest::qWait(folder.isEmpty() ? 1 : 120);
                const QPixmap picture = m_window->grab();
                QCOMPARE(picture.size(), size);
                if (!folder.isEmpty())
                    picture.save(QStringLiteral("%1/catalog-list%2-%3-%4.png")
                                     .arg(folder)
                                     .arg(static_cast<int>(list))
                                     .arg(size.width())
                                     .arg(tagOf(language)));
            }
        }
    }
    m_window->setLanguage(Language::English);
}

QTEST_MAIN(TstCatalogPage)
#include "tst_catalog_page.moc"
