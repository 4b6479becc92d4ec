// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/issue.h"
#include "ui/platform/wording.h"

#include <iosfwd>
#include <string_view>
#include <vector>

namespace app {

/// Issues for people, each a line after `indent`: what stops first, notes last. What is said word for word of
/// several places stands once, with the first place and how many more there are; the JSON documents have
/// every one.
void printIssues(const std::vector<core::Issue>& issues, const ui::Wording& wording, std::ostream& out,
                 std::string_view indent = {});

} // namespace app
