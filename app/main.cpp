// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/command_line.h"
#include "ui/run_window.h"

#include <QApplication>
#include <QFile>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iostream>

namespace {

/// The language that the environment asks for, as the C library decides it.
ui::Language environmentLanguage()
{
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* const value = std::getenv(name);
        if (value && *value)
            return ui::languageOf(value).value_or(ui::Language::English);
    }
    return ui::Language::English;
}

bool hasDisplay()
{
    constexpr std::array names{"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"};
    return std::any_of(names.begin(), names.end(),
                       [](const char* name) { return qEnvironmentVariableIsSet(name); });
}

/// Runs one command. Only the window and the report need Qt's application object, and a report needs no
/// display.
struct Run
{
    int argc;
    char** argv;

    int operator()(const app::WindowOptions& options)
    {
        if (!hasDisplay()) {
            const ui::Wording wording(options.language);
            std::cerr << wording
                             .text(QT_TRANSLATE_NOOP("wording",
                                                     "There is no display for the window. Use a verb; "
                                                     "see gpuplan --help."))
                             .toStdString()
                      << '\n';
            return 2;
        }
        QApplication application(argc, argv);
        QStringList files;
        for (const std::string& file : options.files)
            files << QFile::decodeName(file.c_str());
        return ui::runWindow(application, files, options.language, options.languageAsked);
    }
    int operator()(const app::EstimateOptions& options) { return runEstimate(options, std::cout, std::cerr); }
    int operator()(const app::CompareOptions& options) { return runCompare(options, std::cout, std::cerr); }
    int operator()(const app::ConvertOptions& options) { return runConvert(options, std::cout, std::cerr); }
    int operator()(const app::CheckOptions& options) { return runCheck(options, std::cout, std::cerr); }
    int operator()(const app::ReportOptions& options) { return runReport(options, std::cout, std::cerr); }
    int operator()(const app::CalibrateOptions& options)
    {
        return runCalibrate(options, std::cout, std::cerr);
    }
    int operator()(const app::BreakEvenOptions& options)
    {
        return runBreakEven(options, std::cout, std::cerr);
    }
    int operator()(const app::CatalogListOptions& options)
    {
        return runCatalogList(options, std::cout, std::cerr);
    }
    int operator()(const app::CatalogImportOptions& options)
    {
        return runCatalogImport(options, std::cout, std::cerr);
    }
    int operator()(const app::CatalogHistoryOptions& options)
    {
        return runCatalogHistory(options, std::cout, std::cerr);
    }
};

} // namespace

int main(int argc, char** argv)
{
    const ui::Language language = environmentLanguage();
    const auto parsed =
        app::parseCommandLine({argv + std::min(argc, 1), argv + argc}, language, std::cout, std::cerr);
    if (const int* status = std::get_if<int>(&parsed))
        return *status;
    return std::visit(Run{argc, argv}, std::get<app::Command>(parsed));
}
