// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string_view>
#include <vector>

namespace core {

/// The text of `resources/<name>` as compiled into the program ("catalog/gpus.json",
/// "templates/chatbot-7b.gpuplan.json", "schema/plan.schema.json"), so that core needs no installed files.
/// Empty when there is no such file; every *.json of those three folders is there.
[[nodiscard]] std::string_view builtInText(std::string_view name);

/// The names that begin with `folder` ("templates/"), in the alphabet's order.
[[nodiscard]] std::vector<std::string_view> builtInNames(std::string_view folder);

} // namespace core
