// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QString>

#include <vector>

namespace ui {

/// A worked plan that comes with the program: what it is called and, in one sentence, what it shows.
struct TemplateCard
{
    QString id; ///< for PlanFiles::startTemplate
    QString title;
    QString sentence;
};

/// All of them, the example first, in the window's language; one that the table of template_cards.cpp does
/// not know has its own name and the first sentence of its notes.
[[nodiscard]] std::vector<TemplateCard> templateCards();

} // namespace ui
