// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/inputs.h"

#include <algorithm>

namespace core {

int VariableTable::idOf(const Uncertain& input, std::string_view subject, std::string_view field,
                        std::size_t index)
{
    const bool named = input.note && !input.note->variable.empty();
    const Key key =
        named ? Key(input.note->variable, "", 0, 0, 0, 0)
              : Key(std::string(subject), std::string(field), index, input.low, input.likely, input.high);
    return m_ids.emplace(key, size()).first->second;
}

Inputs::Inputs(VariableTable& table, std::string_view subject, std::vector<LineInput>& noted)
    : m_table(&table)
    , m_subject(subject)
    , m_noted(&noted)
{
}

Inputs::Inputs(const std::vector<LineInput>& known, const Ends& ends)
    : m_known(&known)
    , m_ends(&ends)
{
}

double Inputs::uncertainValue(const Uncertain& input, std::string_view field, std::size_t index) const
{
    if (m_noted) {
        const auto same = [&](const LineInput& noted) { return noted.input == &input; };
        if (std::none_of(m_noted->begin(), m_noted->end(), same))
            m_noted->push_back({&input, m_table->idOf(input, m_subject, field, index)});
        return input.likely;
    }
    if (!m_known)
        return input.likely;
    for (const LineInput& known : *m_known) {
        if (known.input != &input || static_cast<std::size_t>(known.variable) >= m_ends->size())
            continue;
        switch ((*m_ends)[static_cast<std::size_t>(known.variable)]) {
        case End::Low:
            return input.low;
        case End::Likely:
            return input.likely;
        case End::High:
            return input.high;
        }
    }
    return input.likely;
}

} // namespace core
