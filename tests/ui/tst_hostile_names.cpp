// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/store/plan_file.h"
#include "ui/dialogs/plan_files.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/widgets/dock_panel.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QElapsedTimer>
#include <QLabel>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace ui;

namespace {

const QString kMarkup = QStringLiteral("<h1>Big</h1><img src=\"/etc/hostname\"><a href=\"x\">go</a>");

/// The example with every name and note replaced; of a very long text the first of each only.
core::Plan named(const std::string& text)
{
    const bool isLong = text.size() > 200000;
    auto plan = core::openPlan(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json")->read.plan;
    plan.name = plan.owner = plan.notes = text;
    plan.workloads.front().edit().name = text;
    plan.scenarios.front().edit().name = text;
    if (isLong)
        return plan;
    for (auto& workload : plan.workloads)
        workload.edit().name = text;
    for (auto& scenario : plan.scenarios) {
        scenario.edit().name = text;
        for (core::Lever& lever : scenario.edit().levers)
            lever.name = text;
    }
    for (auto& offer : plan.offers)
        offer.edit().note = text;
    return plan;
}

/// Texts of the window that Qt would take for markup.
QStringList markupIn(const QWidget& window)
{
    QStringList found;
    for (const QLabel* label : window.findChildren<QLabel*>()) {
        const bool isRich = label->textFormat() == Qt::RichText
                            || (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()));
        if (isRich && label->text().contains(QStringLiteral("Big")))
            found << label->text();
    }
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (widget->toolTip().contains(QStringLiteral("<h1>")))
            found << widget->toolTip();
    }
    for (const QAbstractItemView* view : window.findChildren<QAbstractItemView*>()) {
        const QAbstractItemModel* model = view->model();
        for (int row = 0; model && row < model->rowCount(); ++row) {
            for (int column = 0; column < model->columnCount(); ++column) {
                const QString tip = model->index(row, column).data(Qt::ToolTipRole).toString();
                if (tip.contains(QStringLiteral("<h1>")))
                    found << tip;
            }
        }
    }
    return found;
}

} // namespace

/// Names are letters on the screen, whatever they spell.
class TstHostileNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void namesAreOnlyLetters_data();
    void namesAreOnlyLetters();

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
};

void TstHostileNames::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstHostileNames::namesAreOnlyLetters_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("markup") << kMarkup;
    QTest::newRow("formula") << QStringLiteral("=cmd|' /C calc'!A0");
    QTest::newRow("bidirectional marks") << QString::fromUtf8(u8"price \u202E0001\u2066x \u200F\u061C");
    QTest::newRow("line ends and controls") << QStringLiteral("one\ntwo\r\nthree\a\x1B[31m\t\x7F");
    QTest::newRow("placeholders") << QStringLiteral("%1 %n {name} %s && [*] %L1");
    QTest::newRow("nothing") << QString();
    QTest::newRow("a hundred kilobytes") << QString(100 << 10, QLatin1Char('W'));
    QTest::newRow("a megabyte") << QString(1 << 20, QLatin1Char('x'));
    QTest::newRow("a megabyte of words") << QStringLiteral("word ").repeated(200000);
}

void TstHostileNames::namesAreOnlyLetters()
{
    QFETCH(QString, name);
    const QString path = m_folder.filePath(QStringLiteral("hostile.gpuplan"));
    QVERIFY(core::savePlan(named(name.toStdString()), path.toStdString()));
    MainWindow window(core::builtInCatalog(), Wording(Language::English), *m_theme);
    QElapsedTimer time;
    time.start();
    window.openFirst({path});
    window.resize(1280, 800);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    for (int page = 0; page < static_cast<int>(pageEntries().size()); ++page) {
        window.showPage(QString::fromLatin1(pageEntries()[static_cast<std::size_t>(page)].id));
        const QPixmap shown = window.grab();
        QCOMPARE(shown.size(), QSize(1280, 800));
        for (const DockPanel* dock : window.findChildren<DockPanel*>())
            QVERIFY2(dock->width() < 480, qPrintable(QString::number(dock->width())));
        QCOMPARE(markupIn(window), QStringList());
        const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
        if (!folder.isEmpty())
            shown.save(QStringLiteral("%1/hostile-%2-%3.png")
                           .arg(folder, QString::fromLatin1(QTest::currentDataTag()), QString::number(page)));
    }
    QVERIFY(window.files().reportTo(m_folder.filePath(QStringLiteral("hostile.pdf"))));
    qInfo("%lld ms", static_cast<long long>(time.elapsed()));
}

QTEST_MAIN(TstHostileNames)
#include "tst_hostile_names.moc"
