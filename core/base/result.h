// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <tl/expected.hpp>
#include <utility>
#include <vector>

namespace core {

/// Why something outside the program could not be used (a file, a database, a format). `id` and `arguments`
/// become a sentence in ui/platform/wording; `detail` is English, for logs.
struct Error
{
    std::string id;                                             ///< for example "file-not-json"
    std::vector<std::pair<std::string, std::string>> arguments; ///< name → value
    std::string detail;
    bool operator==(const Error&) const = default;
};

/// A value, or the reason outside the program for which there is none. Domain outcomes (does not fit, never
/// finishes, no offer) are ordinary values and never errors; bugs are assertions.
template<class T>
using Result = tl::expected<T, Error>;

[[nodiscard]] inline tl::unexpected<Error>
failure(std::string id, std::vector<std::pair<std::string, std::string>> arguments = {},
        std::string detail = {})
{
    return tl::unexpected<Error>(Error{std::move(id), std::move(arguments), std::move(detail)});
}

} // namespace core
