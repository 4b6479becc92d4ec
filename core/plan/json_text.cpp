// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/json_text.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fmt/format.h>
#include <string>
#include <utility>

namespace core {

using Json = nlohmann::json;

namespace {

/// Marks a number that no double holds, in the second pass over a text that has one: the parser itself can
/// only stop there, and a plan's other faults would stay unsaid. U+E000 is private and means nothing in
/// files.
constexpr std::string_view kTooLarge = "\xEE\x80\x80number-too-large ";

/// Builds values from the parser's events, keeping the path of where it is.
class Builder
{
public:
    using number_integer_t = Json::number_integer_t;
    using number_unsigned_t = Json::number_unsigned_t;
    using number_float_t = Json::number_float_t;
    using string_t = Json::string_t;
    using binary_t = Json::binary_t;

    bool null() { return put(nullptr); }
    bool boolean(bool value) { return put(value); }
    bool number_integer(number_integer_t value) { return put(value); }
    bool number_unsigned(number_unsigned_t value) { return put(value); }
    bool number_float(number_float_t value, const string_t&) { return put(value); }
    bool binary(binary_t&) { return false; }
    bool string(string_t& value)
    {
        if (value.rfind(kTooLarge, 0) != 0)
            return put(std::move(value));
        report("number-too-large", pathOfNext(), {"found", shortened(value.substr(kTooLarge.size()))});
        return put(nullptr);
    }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool key(string_t& name)
    {
        Level& level = m_levels.back();
        level.key = std::move(name);
        level.skip = level.value.contains(level.key);
        if (level.skip)
            report("duplicate-key", pathOfNext(), {"key", shortened(level.key)});
        return true;
    }
    bool parse_error(std::size_t position, const std::string& token, const Json::exception& error)
    {
        errorAt = position;
        detail = error.what();
        if (error.id == 406) // a number out of the range of double
            tooLarge = token;
        return false;
    }

    Json root;
    std::vector<Issue> issues;
    bool tooDeep = false;
    std::size_t errorAt = 0;
    std::string tooLarge; ///< the number that no double holds
    std::string detail;

private:
    struct Level
    {
        Json value;
        std::string key;
        bool skip = false;
    };

    [[nodiscard]] std::string pathOfNext() const
    {
        std::string path;
        for (const Level& level : m_levels)
            path = level.value.is_array() ? indexed(std::move(path), level.value.size())
                                          : joined(std::move(path), level.key);
        return path;
    }
    void report(const char* id, std::string path, std::pair<std::string, std::string> argument)
    {
        if (issues.size() < kMostIssues)
            issues.push_back({Severity::Error, id, std::move(path), {std::move(argument)}});
    }
    bool put(Json value)
    {
        if (m_levels.empty()) {
            root = std::move(value);
            return true;
        }
        Level& level = m_levels.back();
        if (level.value.is_array())
            level.value.push_back(std::move(value));
        else if (!level.skip)
            level.value[level.key] = std::move(value);
        return true;
    }
    bool open(Json value)
    {
        tooDeep = m_levels.size() >= kDeepestJson;
        if (tooDeep)
            return false;
        m_levels.push_back({std::move(value), {}, false});
        return true;
    }
    bool close()
    {
        Json done = std::move(m_levels.back().value);
        m_levels.pop_back();
        return put(std::move(done));
    }

    std::vector<Level> m_levels;
};

tl::unexpected<Error> notJson(std::string_view text, std::size_t position, const std::string& detail)
{
    // The parser counts the byte it stopped at, from 1.
    const std::size_t at = std::min(position > 0 ? position - 1 : 0, text.size());
    const std::string_view before = text.substr(0, at);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lineStart = before.rfind('\n') == std::string_view::npos ? 0 : before.rfind('\n') + 1;
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    const auto column =
        std::count_if(before.begin() + static_cast<std::ptrdiff_t>(lineStart), before.end(), isStart) + 1;
    return failure("file-not-json", {{"line", std::to_string(line)}, {"column", std::to_string(column)}},
                   detail);
}

/// The same text with every number that no double holds written as a marked string.
std::string withMarkedNumbers(std::string_view text)
{
    std::string out;
    out.reserve(text.size() + 64);
    bool inString = false;
    for (std::size_t i = 0; i < text.size();) {
        const char c = text[i];
        const bool startsNumber = !inString && (c == '-' || (c >= '0' && c <= '9'));
        if (!startsNumber) {
            const bool escape = inString && c == '\\' && i + 1 < text.size();
            inString = c == '"' ? !inString : inString;
            out.append(text, i, escape ? 2 : 1);
            i += escape ? 2 : 1;
            continue;
        }
        const std::size_t end = std::min(text.find_first_not_of("+-.0123456789eE", i), text.size());
        const std::string number(text.substr(i, end - i));
        const bool tooLarge = !std::isfinite(std::strtod(number.c_str(), nullptr));
        out += tooLarge ? fmt::format("\"{}{}\"", kTooLarge, number) : number;
        i = end;
    }
    return out;
}

Result<ParsedJson> parseWith(Builder& builder, std::string_view text)
{
    const bool done = Json::sax_parse(text.begin(), text.end(), &builder);
    if (builder.tooDeep)
        return failure("file-too-deep", {{"limit", std::to_string(kDeepestJson)}});
    if (!done)
        return notJson(text, builder.errorAt, builder.detail);
    return ParsedJson{std::move(builder.root), std::move(builder.issues)};
}

} // namespace

std::string shortened(std::string_view text)
{
    constexpr std::size_t longest = 80;
    if (text.size() <= longest)
        return std::string(text);
    std::size_t end = longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return std::string(text.substr(0, end)) + "…";
}

void appendKey(std::string& path, std::string_view key)
{
    if (!path.empty())
        path += '.';
    path += shortened(key);
}

void appendIndex(std::string& path, std::size_t index)
{
    path += '[';
    path += std::to_string(index);
    path += ']';
}

std::string joined(std::string path, std::string_view key)
{
    appendKey(path, key);
    return path;
}

std::string indexed(std::string path, std::size_t index)
{
    appendIndex(path, index);
    return path;
}

Result<ParsedJson> parseJson(std::string_view text)
{
    if (text.size() > kLargestJson)
        return failure("file-too-large", {{"limit", std::to_string(kLargestJson >> 20U)}});
    if (text.rfind("\xEF\xBB\xBF", 0) == 0)
        text.remove_prefix(3);
    Builder first;
    auto parsed = parseWith(first, text);
    if (parsed || first.tooLarge.empty())
        return parsed;
    Builder second;
    return parseWith(second, withMarkedNumbers(text));
}

} // namespace core
