// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace app {

struct ReportOptions
{
    std::string plan;
    std::string output;                ///< its ending says the form; only .pdf so far
    std::string paper = "a4";          ///< or "letter"
    std::string scenario;              ///< empty = the cheapest that can be priced
    std::vector<std::string> sections; ///< names of core::ReportPart; empty = all
    std::string written;               ///< when, "2026-12-01 14:32"; empty = now
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan report PLAN -o FILE`: writes the report of a plan. Makes its own application object, without a
/// display, where there is none yet. Exit status as in INTERFACE.md: 2 for an ending, paper, section or
/// scenario that is not known, with a sentence on `err`.
[[nodiscard]] int runReport(const ReportOptions& options, std::ostream& out, std::ostream& err);

} // namespace app
