// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// `Error` alone means that the plan itself is wrong (exit status 1). `Blocking` is a domain outcome that
/// leaves a scenario without a price (does not fit, no offer).
enum class Severity { Info, Warning, Blocking, Error };

/// One thing that a user should know or mend. Core holds no user-facing text: `id` and `arguments` become a
/// sentence in the user's language in ui/platform/wording.
struct Issue
{
    Severity severity = Severity::Info;
    std::string id;   ///< for example "spot-not-modelled"
    std::string path; ///< for example "scenarios[1].deployments.serve.gpus"
    std::vector<std::pair<std::string, std::string>> arguments; ///< name → value, numbers in C notation
    bool operator==(const Issue&) const = default;
};

[[nodiscard]] std::string_view nameOf(Severity severity);

} // namespace core
