// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/json_out.h"

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

} // namespace

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
