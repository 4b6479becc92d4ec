// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <cstdint>
#include <string_view>

namespace core {

/// Names a state of a file, and finds damage: FNV-1a over 64 bits. A single changed byte always changes it;
/// it is no defence against someone who changes a file on purpose.
class Fingerprint
{
public:
    void add(std::string_view text)
    {
        add(static_cast<std::int64_t>(text.size())); // "ab" + "c" is not "a" + "bc"
        for (const char c : text)
            addByte(static_cast<unsigned char>(c));
    }
    void add(std::int64_t number)
    {
        for (unsigned shift = 0; shift < 64; shift += 8)
            addByte(static_cast<unsigned char>(static_cast<std::uint64_t>(number) >> shift));
    }
    /// As SQLite keeps it.
    [[nodiscard]] std::int64_t value() const { return static_cast<std::int64_t>(m_value); }

private:
    void addByte(unsigned char byte) { m_value = (m_value ^ byte) * 0x100000001B3U; }
    std::uint64_t m_value = 0xCBF29CE484222325U;
};

} // namespace core
