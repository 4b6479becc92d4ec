// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/issue_lines.h"

#include <algorithm>
#include <ostream>

namespace app {

namespace {

struct Line
{
    const core::Issue* first = nullptr;
    int places = 0;
};

bool saysTheSame(const core::Issue& a, const core::Issue& b)
{
    return a.severity == b.severity && a.id == b.id && a.arguments == b.arguments;
}

std::vector<Line> linesOf(const std::vector<core::Issue>& issues)
{
    std::vector<Line> lines;
    for (const core::Issue& issue : issues) {
        const auto same = std::find_if(lines.begin(), lines.end(),
                                       [&](const Line& line) { return saysTheSame(*line.first, issue); });
        if (same == lines.end())
            lines.push_back({&issue, 1});
        else
            ++same->places;
    }
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.first->severity > b.first->severity; });
    return lines;
}

} // namespace

void printIssues(const std::vector<core::Issue>& issues, const ui::Wording& wording, std::ostream& out,
                 std::string_view indent)
{
    for (const Line& line : linesOf(issues)) {
        out << indent << wording.name(line.first->severity).toStdString() << ": "
            << wording.sentence(*line.first).toStdString();
        if (line.places > 1)
            out << ' '
                << wording.text(QT_TRANSLATE_N_NOOP("wording", "(And in %n more place(s).)"), line.places - 1)
                       .toStdString();
        out << '\n';
    }
}

} // namespace app
