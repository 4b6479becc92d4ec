// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "sample_result.h"
#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/specs/scenario_charts.h"

#include <QAbstractBarSeries>
#include <QBarSet>
#include <QElapsedTimer>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QMouseEvent>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QValueAxis>
#include <QXYSeries>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace {

const ui::Wording& wording()
{
    static const ui::Wording english(ui::Language::English);
    return english;
}

ui::ChartSpec bars(const core::PlanResult& result = samples::result(), std::string_view inHand = "spot")
{
    return ui::costByScenario(samples::plan(), result, inHand, wording());
}

ui::ChartSpec scatter(const core::PlanResult& result = samples::result(), std::string_view inHand = "spot")
{
    return ui::costByTime(samples::plan(), result, inHand, wording());
}

ui::ChartStyle style(ui::ChartAppearance appearance = ui::ChartAppearance::Light)
{
    return ui::chartStyle(appearance, QFont(u"DejaVu Sans"_s, 10));
}

QList<QBarSet*> setsOf(const ui::ChartItem& item)
{
    return qobject_cast<QAbstractBarSeries*>(item.series().value(0))->barSets();
}

void moveMouse(QWidget* widget, QPoint to)
{
    QMouseEvent event(QEvent::MouseMove, to, widget->mapToGlobal(to), Qt::NoButton, Qt::NoButton,
                      Qt::NoModifier);
    QCoreApplication::sendEvent(widget, &event);
}

} // namespace

class TestCharts : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QToolTip::hideText(); }

    void axesHaveRoundSteps_data()
    {
        QTest::addColumn<double>("low");
        QTest::addColumn<double>("high");
        QTest::addColumn<bool>("zero");
        QTest::addColumn<double>("minimum");
        QTest::addColumn<double>("maximum");
        QTest::addColumn<double>("step");
        QTest::newRow("from zero") << 0.0 << 55300.0 << true << 0.0 << 60000.0 << 10000.0;
        QTest::newRow("quarter steps") << 0.0 << 1.4 << true << 0.0 << 1.5 << 0.25;
        QTest::newRow("with a negative part") << -300.0 << 4100.0 << true << -1000.0 << 5000.0 << 1000.0;
        QTest::newRow("away from zero") << 290.0 << 420.0 << false << 275.0 << 425.0 << 25.0;
        QTest::newRow("nothing at all") << 0.0 << 0.0 << true << 0.0 << 1.0 << 0.2;
        QTest::newRow("one value") << 500.0 << 500.0 << false << 500.0 << 550.0 << 10.0;
        QTest::newRow("tiny") << 0.0 << 3e-7 << true << 0.0 << 3e-7 << 5e-8;
    }
    void axesHaveRoundSteps()
    {
        QFETCH(double, low);
        QFETCH(double, high);
        QFETCH(bool, zero);
        const ui::ChartAxis axis = ui::niceAxis(low, high, 6, zero);
        QTEST(axis.minimum, "minimum");
        QTEST(axis.maximum, "maximum");
        QTEST(axis.step, "step");
        QVERIFY(axis.minimum <= low && axis.maximum >= high);
    }

    void barsShowTheResultsFigures()
    {
        const core::PlanResult result = samples::result();
        const auto item = ui::buildChart(bars(result), style(), wording(), {600, 400});
        const QList<QBarSet*> sets = setsOf(*item);
        QCOMPARE(sets.size(), 7);
        for (std::size_t scenario = 0; scenario < 3; ++scenario) {
            const std::array<double, 7> groups = result.scenarios[scenario].breakdown.likelyByGroup();
            double sum = 0;
            for (int group = 0; group < 7; ++group) {
                const double drawn = sets[group]->at(3 - static_cast<int>(scenario)); // bottom category first
                QCOMPARE(drawn, groups[static_cast<std::size_t>(group)]);
                sum += drawn;
            }
            QVERIFY(std::abs(sum - result.scenarios[scenario].cost->likely) < 1e-6);
        }
        for (int group = 0; group < 7; ++group)
            QCOMPARE(sets[group]->at(0), 0.0); // no price, no bar
    }

    void groupsKeepTheirOrderAndColours()
    {
        const auto item = ui::buildChart(bars(), style(), wording(), {600, 400});
        QStringList names;
        for (QBarSet* set : setsOf(*item)) {
            QCOMPARE(set->color(), style().costGroups[static_cast<std::size_t>(names.size())]);
            names << set->label();
        }
        QCOMPARE(names, (QStringList{u"compute"_s, u"idle"_s, u"interruptions"_s, u"storage"_s, u"transfer"_s,
                                     u"unused commitment"_s, u"other"_s}));
    }

    void legendReadsInTheOrderOfTheMarksAndLeavesOutWhatIsNowhere()
    {
        const auto item = ui::buildChart(bars(), style(), wording(), {600, 400});
        std::vector<std::size_t> groups;
        for (const ui::LegendEntry& entry : item->chartLayout().legend)
            groups.push_back(entry.group);
        QCOMPARE(groups, (std::vector<std::size_t>{0, 1, 2, 3, 4, 6}));
    }

    void theOverlayAndTheBarsAgreeAboutPlaces()
    {
        const auto item = ui::buildChart(bars(), style(), wording(), {640, 420});
        QGraphicsScene scene;
        scene.addItem(item.get());
        const ui::ChartLayout& layout = item->chartLayout();
        for (const double usd : {0.0, 21562.0, 60000.0}) {
            const QPointF drawn = item->mapToPosition(QPointF(usd, 3), item->series().value(0));
            QVERIFY(std::abs(drawn.x() - ui::xOf(layout, item->spec().x, usd)) < 0.6);
            QVERIFY(std::abs(drawn.y() - ui::barMiddle(layout, 0, 4)) < 0.6);
        }
        scene.removeItem(item.get());
    }

    void barsAreDrawnWhereTheirFiguresAre()
    {
        ui::ChartView view(wording());
        view.resize(640, 420);
        view.setSpec(bars());
        view.show();
        core::PlanResult changed = samples::result();
        changed.scenarios[1] = samples::scenario("spot", "Spot", 0.7); // after the first layout, in place
        view.setSpec(bars(changed));
        const QImage picture = view.grab().toImage();
        const ui::ChartLayout& layout = view.item()->chartLayout();
        const double low = ui::barMiddle(layout, 1, 4) + ui::barHeight(layout, 4) / 2 - 3;
        const double end = ui::xOf(layout, view.spec().x, (30000.12 + 120.03) * 0.7);
        const auto colour = [&](double x) {
            return picture.pixelColor(static_cast<int>(x), static_cast<int>(low));
        };
        QCOMPARE(colour(layout.plot.left() + 4), style().of(core::CostGroup::Compute));
        QCOMPARE(colour(end - 3), style().of(core::CostGroup::Compute));
        QCOMPARE(colour(end + 3), style().of(core::CostGroup::Idle));
    }

    void tenScenariosUpdateInPlace()
    {
        core::PlanResult result = samples::result();
        result.scenarios.resize(1);
        for (int i = 1; i < 10; ++i)
            result.scenarios.push_back(samples::scenario("s" + std::to_string(i), "Scenario", 0.9 / i));
        ui::ChartView view(wording());
        view.resize(900, 500);
        view.setSpec(bars(result));
        view.show();
        view.grab();
        QElapsedTimer timer;
        qint64 set = 0;
        qint64 draw = 0;
        constexpr int steps = 20;
        for (int step = 0; step < steps; ++step) {
            for (int i = 1; i < 10; ++i)
                result.scenarios[static_cast<std::size_t>(i)] =
                    samples::scenario("s" + std::to_string(i), "Scenario", 0.9 / i + step * 0.01);
            timer.start();
            view.setSpec(bars(result));
            set += timer.nsecsElapsed();
            view.grab();
            draw += timer.nsecsElapsed();
        }
        qInfo("update of 10 scenarios x 7 groups: %.2f ms, with drawing %.2f ms", set / 1e6 / steps,
              draw / 1e6 / steps);
        QCOMPARE(setsOf(*view.item())[0]->at(0), result.scenarios[9].breakdown.likelyByGroup()[0]);
    }

    void titlesSayTheFinding()
    {
        QCOMPARE(bars().title.replace(QChar(0xA0), ' '_L1),
                 u"“Spot 4090, 4-bit” costs 52 % less than “Today”"_s);
        core::PlanResult one = samples::result();
        one.scenarios.resize(1);
        QCOMPARE(bars(one, "today").title, u"“Today” costs $47.9k for 12 months"_s);
        one.scenarios[0].cost.reset();
        QCOMPARE(bars(one, "today").title, u"No scenario can be priced yet"_s);
        QCOMPARE(scatter().title, u"Nothing here is both cheaper and faster than “Spot 4090, 4-bit”"_s);
    }

    void scatterShowsCostAgainstTimeWithTheBudget()
    {
        const core::PlanResult result = samples::result();
        const auto item = ui::buildChart(scatter(result), style(), wording(), {500, 380});
        int points = 0;
        for (QAbstractSeries* series : item->series()) {
            for (const QPointF& point : qobject_cast<QXYSeries*>(series)->points()) {
                ++points;
                QVERIFY(std::any_of(result.scenarios.begin(), result.scenarios.end(),
                                    [point](const auto& scenario) {
                                        return scenario.cost && scenario.cost->likely == point.y()
                                               && scenario.wallHours.likely == point.x();
                                    }));
            }
        }
        QCOMPARE(points, 3);
        const auto& body = std::get<ui::Scatter>(item->spec().body);
        QCOMPARE(body.lines.size(), 1U);
        QCOMPARE(body.lines[0].at, 45000.0);
        QCOMPARE(body.left, QStringList{u"All on one L4"_s});
    }

    void noTextOverlapsOrLeavesTheChart_data()
    {
        QTest::addColumn<QSizeF>("size");
        QTest::newRow("wide") << QSizeF(900, 500);
        QTest::newRow("usual") << QSizeF(480, 320);
        QTest::newRow("narrow") << QSizeF(330, 260);
        QTest::newRow("tiny") << QSizeF(240, 180);
    }
    void noTextOverlapsOrLeavesTheChart()
    {
        QFETCH(QSizeF, size);
        core::PlanResult result = samples::result();
        result.scenarios[0].name = std::string(300, 'W');
        for (const ui::ChartSpec& spec : {bars(result), scatter(result)}) {
            const ui::ChartLayout layout = ui::layOut(spec, style(), size);
            std::vector<QRectF> rects{layout.title, layout.subtitle};
            for (const ui::PlacedLabel& name : layout.names)
                rects.push_back(name.rect);
            for (const ui::PlacedLabel& value : layout.values)
                rects.push_back(value.rect);
            for (const ui::LegendEntry& entry : layout.legend)
                rects.push_back(entry.text);
            if (!layout.caption.isEmpty())
                rects.push_back(layout.caption);
            for (std::size_t i = 0; i < rects.size(); ++i) {
                QVERIFY(QRectF(QPointF(0, 0), size).contains(rects[i]));
                for (std::size_t j = i + 1; j < rects.size(); ++j)
                    QVERIFY(!rects[i].adjusted(0.5, 0.5, -0.5, -0.5).intersects(rects[j]));
            }
            QVERIFY(layout.plot.width() > 80 && layout.plot.height() > 30);
        }
    }

    void anUpdateInPlaceEqualsANewChart()
    {
        ui::ChartView view(wording());
        view.resize(600, 400);
        view.setSpec(bars());
        const QAbstractSeries* before = view.item()->series().value(0);
        core::PlanResult changed = samples::result();
        changed.scenarios[1] = samples::scenario("spot", "Spot, changed", 0.3);
        view.setSpec(bars(changed));
        QCOMPARE(view.item()->series().value(0), before);
        const auto fresh = ui::buildChart(bars(changed), style(), wording(), {600, 400});
        for (int group = 0; group < 7; ++group) {
            for (int i = 0; i < 4; ++i)
                QCOMPARE(setsOf(*view.item())[group]->at(i), setsOf(*fresh)[group]->at(i));
        }
        changed.scenarios.pop_back();
        view.setSpec(bars(changed));
        QCOMPARE(setsOf(*view.item())[0]->count(), 3);
        view.setSpec(scatter(changed));
        QCOMPARE(view.item()->axes().size(), 2);
    }

    void pressingWhereThereIsNothingIsHarmless()
    {
        ui::ChartView view(wording());
        view.resize(500, 360);
        view.setSpec(ui::ChartSpec{});
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* canvas = view.findChild<QGraphicsView*>();
        for (const ui::ChartSpec& spec : {ui::ChartSpec{}, bars(), scatter()}) {
            view.setSpec(spec);
            for (const QPoint at : {QPoint(1, 1), QPoint(250, 180), QPoint(499, 359)})
                QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, at);
        }
    }

    void hoverTellsFigureRangeAndShareAndAClickSaysWhich()
    {
        ui::ChartView view(wording());
        view.resize(640, 420);
        view.setSpec(bars());
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        auto* canvas = view.findChild<QGraphicsView*>();
        const ui::ChartLayout& layout = view.item()->chartLayout();
        const QPoint onBar(static_cast<int>(layout.plot.left()) + 20,
                           static_cast<int>(ui::barMiddle(layout, 1, 4)) + 4);
        moveMouse(canvas->viewport(), onBar);
        QVERIFY(QToolTip::text().contains(u"compute: $13,554.07 (10,843.25–16,942.58)"_s));
        QVERIFY(QToolTip::text().replace(QChar(0xA0), ' '_L1).contains(u"60 % of $22,764.47"_s));
        QSignalSpy spy(&view, &ui::ChartView::markActivated);
        QTest::mouseClick(canvas->viewport(), Qt::LeftButton, {}, onBar);
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].toString(), u"spot"_s);
    }

    void theKeyboardReachesEveryMarkAndTheTable()
    {
        ui::ChartView view(wording());
        view.resize(640, 420);
        view.setSpec(bars());
        view.show();
        auto* canvas = view.findChild<QGraphicsView*>();
        QSignalSpy spy(&view, &ui::ChartView::markActivated);
        QTest::keyClick(canvas, Qt::Key_Down);
        QTest::keyClick(canvas, Qt::Key_Down);
        QTest::keyClick(canvas, Qt::Key_Space);
        QTRY_COMPARE(spy.size(), 1);
        QCOMPARE(spy[0][0].toString(), u"spot"_s);
        QVERIFY(canvas->accessibleDescription().startsWith(u"Spot 4090, 4-bit"_s));
        QTest::keyClick(canvas, Qt::Key_Return);
        QVERIFY(view.isTableShown());
    }

    void theTableShowsRowsThatAddUp()
    {
        const ui::ChartTable table = ui::chartTable(bars(), wording());
        QCOMPARE(table.rows.size(), 4U);
        const QStringList& row = table.rows[0];
        QLocale english(QLocale::English, QLocale::UnitedStates);
        qint64 sum = 0;
        const auto cents = [&](QString text) {
            return qRound64(english.toDouble(text.remove('$'_L1)) * 100);
        };
        for (int column = 1; column <= 7; ++column)
            sum += cents(row[column]);
        QCOMPARE(sum, cents(row[8]));
        QCOMPARE(table.rows[3][8], u"–"_s);
    }

    void aNarrowChartIsItsTable()
    {
        ui::ChartView view(wording());
        view.setSpec(bars());
        view.resize(600, 400);
        view.show();
        QVERIFY(!view.isTableShown());
        view.resize(230, 300);
        QTRY_VERIFY(view.isTableShown());
        view.resize(600, 400);
        QTRY_VERIFY(!view.isTableShown());
    }

    void theWheelIsLeftToTheScrollArea()
    {
        ui::ChartView view(wording());
        view.resize(400, 300);
        auto* canvas = view.findChild<QGraphicsView*>();
        QWheelEvent wheel(QPointF(50, 50), QPointF(50, 50), {}, QPoint(0, 120), Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(canvas->viewport(), &wheel);
        QVERIFY(!wheel.isAccepted());
    }

    void filesHoldVectorsOnly()
    {
        QTemporaryDir dir;
        const QString path = dir.filePath(u"chart.pdf"_s);
        {
            QPdfWriter writer(path);
            QPainter painter(&writer);
            QGraphicsScene scene;
            const auto item =
                ui::buildChart(bars(), style(ui::ChartAppearance::Print), wording(), {600, 400});
            scene.addItem(item.get());
            scene.render(&painter, QRectF(0, 0, 6000, 4000), QRectF(0, 0, 600, 400));
            scene.removeItem(item.get());
        }
        QFile pdf(path);
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY(bytes.size() > 2000);
        QVERIFY(!bytes.contains("/Subtype /Image"));
        QVERIFY(bytes.contains("/FontFile"));

        ui::ChartView view(wording());
        view.resize(600, 400);
        view.setSpec(scatter());
        view.show();
        QString reason;
        QVERIFY(view.saveAs(dir.filePath(u"chart.svg"_s), &reason));
        QVERIFY(view.saveAs(dir.filePath(u"chart.csv"_s), &reason));
        QVERIFY(view.saveAs(dir.filePath(u"chart.png"_s), &reason));
        QFile svg(dir.filePath(u"chart.svg"_s));
        QVERIFY(svg.open(QIODevice::ReadOnly));
        const QByteArray text = svg.readAll();
        QVERIFY(text.contains("Spot 4090"));
        QVERIFY(!text.contains("<image"));
        QVERIFY(!view.saveAs(dir.filePath(u"missing/chart.svg"_s), &reason));
        QVERIFY(reason.contains(u"cannot be written"_s));
    }

    void csvCellsAreNoFormulas()
    {
        core::PlanResult result = samples::result();
        result.scenarios[0].name = "=1+1";
        result.scenarios[1].name = "a \"quoted\", name";
        const QString csv = ui::chartCsv(bars(result));
        QVERIFY(csv.contains(u"\"'=1+1\","_s));
        QVERIFY(csv.contains(u"\"a \"\"quoted\"\", name\","_s));
    }

    void everyAppearanceDraws()
    {
        // For people: set GPUPLAN_PICTURES to a folder to look at the charts.
        const QString folder = qEnvironmentVariable("GPUPLAN_PICTURES");
        for (const auto appearance : {ui::ChartAppearance::Light, ui::ChartAppearance::Dark}) {
            for (const ui::ChartSpec& spec : {bars(), scatter()}) {
                ui::ChartView view(wording());
                view.resize(560, 380);
                view.setAppearance(appearance);
                view.setSpec(spec);
                view.show();
                const QImage picture = view.grab().toImage();
                QCOMPARE(picture.pixelColor(2, 2), ui::chartStyle(appearance, view.font()).background);
                if (!folder.isEmpty())
                    picture.save(folder + u"/chart-%1-%2.png"_s.arg(int(appearance)).arg(spec.body.index()));
            }
        }
    }
};

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
