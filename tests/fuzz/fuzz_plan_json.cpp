// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/plan_json.h"
#include "core/plan/validate.h"

#include <cstdint>
#include <cstdlib>
#include <string_view>

/// Any text is read or refused; what was read without an error is written and read back equal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto read = core::readPlan(std::string_view(reinterpret_cast<const char*>(data), size));
    if (!read)
        return 0;
    (void)core::allIssues(*read, core::builtInCatalog());
    const std::string text = core::writePlan(read->plan);
    const auto again = core::readPlan(text);
    // What could not be read stands at its default, which a rule may forbid; it is written all the same.
    if (!again || !(again->plan == read->plan) || core::writePlan(again->plan) != text)
        std::abort();
    return 0;
}
