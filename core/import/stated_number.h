// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A number as price lists write it: "4.10", "$0.4", "16GB", "1,204.50", "4-6" (the low end).
struct StatedNumber
{
    std::optional<double> value; ///< finite
    bool lowEnd = false;         ///< it was a range
    bool blank = false;          ///< nothing stands there: "", "-", "n/a", "null"
};

[[nodiscard]] StatedNumber statedNumber(std::string_view text);

/// `text` without white space at its ends.
[[nodiscard]] std::string_view trimmed(std::string_view text);
/// ASCII letters in lower case.
[[nodiscard]] std::string lowered(std::string_view text);

} // namespace core
