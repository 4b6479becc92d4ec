// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/json_out.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace core {

namespace {

std::string quoted(std::string_view text)
{
    // Broken UTF-8 cannot come from a file; where a program made it, U+FFFD keeps the document readable.
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// Bytes of a character at `i` that no reader sees but that turns the order of what stands beside it or is a
/// control (bidirectional marks, line and paragraph separators, C1 controls, DEL, byte order mark); else 0.
std::size_t invisibleAt(std::string_view text, std::size_t i)
{
    const auto byte = [&](std::size_t n) {
        return i + n < text.size() ? static_cast<unsigned char>(text[i + n]) : 0U;
    };
    const auto isFrom = [](unsigned b, unsigned low, unsigned high) { return b >= low && b <= high; };
    switch (byte(0)) {
    case 0x7FU:
        return 1;
    case 0xC2U:
        return isFrom(byte(1), 0x80, 0x9F) ? 2 : 0;
    case 0xD8U:
        return byte(1) == 0x9CU ? 2 : 0;
    case 0xE2U:
        if (byte(1) == 0x80U && (isFrom(byte(2), 0x8E, 0x8F) || isFrom(byte(2), 0xA8, 0xAE)))
            return 3;
        return byte(1) == 0x81U && isFrom(byte(2), 0xA6, 0xA9) ? 3 : 0;
    case 0xEFU:
        return byte(1) == 0xBBU && byte(2) == 0xBFU ? 3 : 0;
    default:
        return 0;
    }
}

/// Such characters as escapes, so that whoever reviews the text sees what is in it.
std::string withoutInvisible(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = invisibleAt(text, i);
        if (length == 0) {
            out += text[i++];
            continue;
        }
        // In valid JSON they stand in strings only.
        const std::string escaped = nlohmann::json(text.substr(i, length)).dump(-1, ' ', true);
        out += escaped.substr(1, escaped.size() - 2);
        i += length;
    }
    return out;
}

} // namespace

std::string JsonText::take()
{
    const auto mayBe = [](char c) { return static_cast<unsigned char>(c) >= 0x7FU; };
    if (std::none_of(m_out.begin(), m_out.end(), mayBe))
        return std::move(m_out);
    return withoutInvisible(m_out);
}

void JsonText::key(std::string_view name)
{
    separate();
    m_out += quoted(name);
    m_out += ": ";
    m_afterKey = true;
}

void JsonText::text(std::string_view value)
{
    raw(quoted(value));
}

void JsonText::number(double value)
{
    assert(std::isfinite(value));
    value += 0.0; // −0 would read back as the integer 0, and be written differently then
    std::array<char, 32> buffer{};
    const auto [end, error] = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    assert(error == std::errc());
    raw({buffer.data(), static_cast<std::size_t>(end - buffer.data())});
}

void JsonText::number(int value)
{
    raw(std::to_string(value));
}

void JsonText::raw(std::string_view json)
{
    separate();
    m_out += json;
}

void JsonText::open(char bracket, bool onOneLine)
{
    separate();
    const bool inherited = !m_levels.empty() && m_levels.back().onOneLine;
    m_out += bracket;
    m_levels.push_back({onOneLine || inherited, true});
}

void JsonText::close(char bracket)
{
    const Level done = m_levels.back();
    m_levels.pop_back();
    if (!done.empty && !done.onOneLine)
        breakLine();
    m_out += bracket;
}

void JsonText::separate()
{
    if (m_afterKey || m_levels.empty()) {
        m_afterKey = false;
        return;
    }
    Level& level = m_levels.back();
    if (!level.empty)
        m_out += level.onOneLine ? ", " : ",";
    if (!level.onOneLine)
        breakLine();
    level.empty = false;
}

void JsonText::breakLine()
{
    m_out += '\n';
    m_out.append(2 * m_levels.size(), ' ');
}

} // namespace core
