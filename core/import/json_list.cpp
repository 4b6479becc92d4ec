// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/json_list.h"

#include "core/import/stated_number.h"

#include <algorithm>
#include <cmath>

namespace core {

using Json = nlohmann::json;

Result<Json> parseList(std::string_view text)
{
    constexpr int kDeepest = 32;
    const auto shallow = [](int depth, Json::parse_event_t, Json&) { return depth <= kDeepest; };
    try {
        return Json::parse(text, shallow);
    } catch (const Json::parse_error& wrong) {
        const std::size_t at = std::min(wrong.byte > 0 ? wrong.byte - 1 : 0, text.size());
        const std::string_view before = text.substr(0, at);
        const auto line = std::count(before.begin(), before.end(), '\n') + 1;
        const std::size_t start = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
        return failure("import-not-json",
                       {{"line", std::to_string(line)}, {"column", std::to_string(at - start + 1)}},
                       wrong.what());
    } catch (const Json::exception& wrong) {
        return failure("import-not-json", {{"line", "1"}, {"column", "1"}}, wrong.what());
    }
}

const Json& member(const Json& object, const char* key)
{
    static const Json kNothing;
    if (!object.is_object())
        return kNothing;
    const auto found = object.find(key);
    return found == object.end() ? kNothing : *found;
}

std::string textIn(const Json& object, const char* key)
{
    const Json& value = member(object, key);
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number() ? value.dump() : std::string();
}

std::optional<double> numberIn(const Json& object, const char* key)
{
    const Json& value = member(object, key);
    if (value.is_string())
        return statedNumber(value.get_ref<const std::string&>()).value;
    if (!value.is_number() || !std::isfinite(value.get<double>()))
        return std::nullopt;
    return value.get<double>();
}

} // namespace core
