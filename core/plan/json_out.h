// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Writes JSON text, indented by two, keys in the order in which they are given; lists may stand on one line.
/// Numbers are the shortest text that reads back to the same double.
class JsonText
{
public:
    void beginObject() { open('{', false); }
    void endObject() { close('}'); }
    void beginList(bool onOneLine) { open('[', onOneLine); }
    void endList() { close(']'); }
    void key(std::string_view name);
    void text(std::string_view value);
    void number(double value);
    void number(int value);
    void boolean(bool value) { raw(value ? "true" : "false"); }
    void null() { raw("null"); }
    /// A value that is JSON already.
    void raw(std::string_view json);

    /// The text. Characters that nobody sees but that turn or hide others (bidirectional marks, separators,
    /// controls) are escaped, so that a review shows them.
    [[nodiscard]] std::string take();

private:
    struct Level
    {
        bool onOneLine = false;
        bool empty = true;
    };
    void open(char bracket, bool onOneLine);
    void close(char bracket);
    /// What stands between the previous value and the next.
    void separate();
    void breakLine();

    std::string m_out;
    std::vector<Level> m_levels;
    bool m_afterKey = false;
};

} // namespace core
