// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/report/report_content.h"
#include "ui/platform/wording.h"

namespace ui {

/// A phrase of a report in the reader's language; its id where it is unknown.
[[nodiscard]] QString phrase(const core::ReportText& text, const Wording& wording);
/// False: `phrase` can only show the id.
[[nodiscard]] bool hasPhrase(std::string_view id);
/// One value as a reader sees it. Words of the plan come back on one line per paragraph and without the marks
/// that would turn the direction of other text.
[[nodiscard]] QString shown(const core::ReportCell& cell, const Wording& wording);
/// `text` without control characters and marks of direction; line breaks kept only where `paragraphs`.
[[nodiscard]] QString inert(const std::string& text, bool paragraphs);

} // namespace ui
