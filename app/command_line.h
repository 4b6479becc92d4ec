// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/commands/breakeven.h"
#include "app/commands/calibrate.h"
#include "app/commands/catalog.h"
#include "app/commands/catalog_import.h"
#include "app/commands/check.h"
#include "app/commands/compare.h"
#include "app/commands/convert.h"
#include "app/commands/estimate.h"
#include "app/commands/report.h"

#include <iosfwd>
#include <string>
#include <variant>
#include <vector>

namespace app {

/// No verb: the window.
struct WindowOptions
{
    std::vector<std::string> files;
    ui::Language language = ui::Language::English;
    bool languageAsked = false; ///< by --lang: then what was chosen in the window counts less
};

/// What the user asked for: a new verb adds its options here, its arguments in command_line.cpp and a `run`
/// in main.cpp.
using Command = std::variant<WindowOptions, EstimateOptions, CompareOptions, ConvertOptions, CheckOptions,
                             CatalogListOptions, CatalogImportOptions, CatalogHistoryOptions, ReportOptions,
                             CalibrateOptions, BreakEvenOptions>;

/// The command, or the exit status when there is nothing to run: 0 after help or version on `out`, 2 after a
/// sentence on `err` about wrong usage. `language` is what the environment says; `--lang` overrides it.
[[nodiscard]] std::variant<Command, int> parseCommandLine(const std::vector<std::string>& arguments,
                                                          ui::Language language, std::ostream& out,
                                                          std::ostream& err);

} // namespace app
