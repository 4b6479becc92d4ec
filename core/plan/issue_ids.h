// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <array>
#include <string_view>

namespace core {

/// An id that reading or validating a plan can give, with its arguments. Everything that words issues covers
/// this list; a test compares it with what broken plans really produce.
struct IssueId
{
    std::string_view id;
    std::string_view arguments; ///< names, separated by blanks
};

inline constexpr std::array kPlanIssueIds{
    // The text of a file (readPlan)
    IssueId{"wrong-type", "expected type found"}, ///< expected, type: number whole-number text object list
                                                  ///< true-or-false null range model checkpoint-minutes
                                                  ///< contingency version
    IssueId{"missing-key", "key"}, IssueId{"unknown-key", "key"}, ///< warning: kept, but means nothing here
    IssueId{"duplicate-key", "key"}, IssueId{"number-too-large", "found"},
    IssueId{"number-not-whole", "found"},
    IssueId{"range-wrong-length", "found"}, ///< a list that is neither [low, high] nor [low, likely, high]
    IssueId{"range-incomplete", ""},        ///< neither `likely` nor both ends
    IssueId{"unknown-name", "found allowed"},
    IssueId{"model-shape-incomplete", "key"}, ///< parameters absent, and not computable without `key`
    IssueId{"override-not-json", "found"},
    // Figures and texts
    IssueId{"below-minimum", "minimum found"}, IssueId{"not-above", "minimum found"},
    IssueId{"above-maximum", "maximum found"}, IssueId{"not-finite", ""},
    IssueId{"range-out-of-order", "low likely high"},
    IssueId{"range-shape-wrong", "shape"}, ///< fixed with a spread, or lognormal that reaches 0
    IssueId{"percentiles-wrong", ""},      ///< not two rising figures between 0 and 100
    IssueId{"id-malformed", "found"}, IssueId{"id-repeated", "found"}, IssueId{"month-malformed", "found"},
    IssueId{"date-malformed", "found"}, IssueId{"when-malformed", "found"},
    IssueId{"currency-malformed", "found"}, IssueId{"currency-without-rate", "found"},
    IssueId{"format-unknown", "found allowed"},
    // References
    IssueId{"gpu-unknown", "gpu"},
    IssueId{"provider-unknown", "provider"}, ///< info: no billing rules are known
    IssueId{"model-unknown", "model"}, IssueId{"team-unknown", "team"}, IssueId{"offer-unknown", "offer"},
    IssueId{"offer-of-other-gpu", "offer gpu"}, IssueId{"commitment-unknown", "commitment"},
    IssueId{"commitment-of-other-gpu", "commitment gpu"}, IssueId{"scenario-unknown", "scenario"},
    IssueId{"workload-unknown", "workload"},
    // What belongs together
    IssueId{"no-deployment", "workload"}, IssueId{"no-workloads", ""}, ///< info
    IssueId{"no-scenarios", ""},                                       ///< info
    IssueId{"two-baselines", "scenario"}, IssueId{"give-one-of", "keys"}, IssueId{"give-only-one-of", "keys"},
    IssueId{"profile-too-long", "hours"},
    IssueId{"outside-plan", "found"}, ///< warning: a month before the plan's first or after its last
    IssueId{"tiers-out-of-order", ""},
    IssueId{"tiers-end", "gb"}, ///< warning: nothing is said above so many GB
    IssueId{"parallel-exceeds-gpus", "found gpus"}, IssueId{"lever-path-unknown", "found"}, ///< warning
    IssueId{"lever-path-repeated", "found"}};

} // namespace core
