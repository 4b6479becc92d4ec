// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace app {

/// `gpuplan catalog import FILE… [--format F] [--currency C] [--as-of D] [--provider P] [--gpu NAME=ID]…
/// [--library FILE] [--dry-run] [--json]`.
struct CatalogImportOptions
{
    std::vector<std::string> files;
    std::string format;   ///< empty = by what the file holds
    std::string provider; ///< empty = by the file's name, where a list is one provider's
    std::string currency = "USD";
    std::string asOf;                ///< empty = the file's own date
    std::vector<std::string> taught; ///< "NAME=ID", kept in the library
    std::string library;             ///< empty = the user's
    bool dryRun = false;
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// Reads price lists, reviews every row and keeps the offers in the user's price library: all files or none.
/// Exit status 0; 2 with a sentence on `err` where an option is wrong; 3 where a file cannot be used.
[[nodiscard]] int runCatalogImport(const CatalogImportOptions& options, std::ostream& out, std::ostream& err);

/// `gpuplan catalog history GPU [--library FILE] [--json]`.
struct CatalogHistoryOptions
{
    std::string gpu;
    std::string library;
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// Every imported price of a GPU, by date. Exit status as of runCatalogImport.
[[nodiscard]] int runCatalogHistory(const CatalogHistoryOptions& options, std::ostream& out,
                                    std::ostream& err);

} // namespace app
