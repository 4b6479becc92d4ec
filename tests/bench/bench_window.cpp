// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// What a person waits for: from the program's start to the first content drawn, and from a lever's move to
// every visible chart and table redrawn, each beside its budget. Drawn offscreen, without a graphics card.

#include "core/catalog/catalog_json.h"
#include "tests/support/large_plan.h"
#include "ui/document/plan_edits.h"
#include "ui/main_window.h"
#include "ui/platform/theme.h"

#include <QApplication>
#include <QProcess>
#include <QSettings>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

void settingsInto(const QTemporaryDir& folder)
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.path());
    qputenv("XDG_DATA_HOME", folder.path().toUtf8()); // recovery files
    QApplication::setOrganizationName(QStringLiteral("gpuplan-bench"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-bench"));
}

/// The child process: the window with the example plan, until it has been drawn once.
int drawOnce(const QString& plan)
{
    const QTemporaryDir folder;
    settingsInto(folder);
    ui::Theme theme(*qApp);
    theme.apply(ui::ThemeMode::Light);
    ui::MainWindow window(core::builtInCatalog(), ui::Wording(ui::Language::English), theme);
    window.openFirst({plan});
    window.resize(1280, 800);
    window.show();
    QApplication::processEvents();
    std::puts("drawn");
    std::fflush(stdout);
    return 0;
}

void measureStart()
{
    const QString plan = QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");
    std::vector<double> milliseconds;
    for (int i = 0; i < 7; ++i) {
        const auto begin = Clock::now();
        QProcess child;
        child.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--draw-once"), plan});
        child.waitForReadyRead(60'000);
        milliseconds.push_back(millisecondsSince(begin));
        child.waitForFinished();
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    std::printf("start to first content drawn, warm: best %.0f ms, median %.0f ms (budget 150 ms)\n",
                milliseconds.front(), milliseconds[milliseconds.size() / 2]);
}

void measureStep()
{
    const QTemporaryDir folder;
    settingsInto(folder);
    ui::Theme theme(*qApp);
    theme.apply(ui::ThemeMode::Light);
    ui::MainWindow window(core::builtInCatalog(), ui::Wording(ui::Language::English), theme);
    window.document().start(largePlan(10, 20), {}, 0, true);
    window.resize(1920, 1080);
    window.showPage(u"compare");
    window.show();
    QApplication::processEvents();
    std::vector<double> all;
    std::vector<double> evaluation;
    for (int step = 0; step < 150; ++step) {
        const auto overhead = core::Uncertain::threePoint(1, 1.05 + 0.001 * step, 1.4);
        const auto change = [&](core::Deployment& d) { d.overhead = overhead; };
        const auto begin = Clock::now();
        window.document().edit(ui::withDeployment(window.document().plan(), "scenario-3", "work-4", change),
                               QStringLiteral("Overhead"), QStringLiteral("overhead"));
        QApplication::processEvents();
        all.push_back(millisecondsSince(begin));
        evaluation.push_back(window.document().evaluationMs());
    }
    const auto at = [](std::vector<double>& v, std::size_t percent) {
        std::sort(v.begin(), v.end());
        return v[v.size() * percent / 100];
    };
    std::printf(
        "what-if step, 10 scenarios x 20 workloads at 1920 x 1080, on screen: cost by scenario, cost x "
        "time, two tables, strip, levers, why: P50 %.1f ms, P99 %.1f ms (budget P99 16.7 ms), of which "
        "evaluation P50 %.1f ms\n",
        at(all, 50), at(all, 99), at(evaluation, 50));
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() == 3 && arguments[1] == QLatin1String("--draw-once"))
        return drawOnce(arguments[2]);
    measureStart();
    measureStep();
    return 0;
}
