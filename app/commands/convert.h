// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <iosfwd>
#include <string>

namespace app {

struct ConvertOptions
{
    std::string from;
    std::string to; ///< `.json` = JSON text, else the database
    bool json = false;
    ui::Language language = ui::Language::English;
};

/// `gpuplan convert`: the same plan in the other form. A plan whose text cannot be read completely is refused
/// (1), since the copy would lack what could not be read; faults that both forms can hold are kept. With
/// `json` the issues of reading as a document on `out`.
[[nodiscard]] int runConvert(const ConvertOptions& options, std::ostream& out, std::ostream& err);

} // namespace app
