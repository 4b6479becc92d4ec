// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <map>
#include <string>
#include <string_view>

namespace core {

/// Constants of one law of speed, fitted to published measurements: multipliers and physical constants by
/// name ("card:rtx-4090", "engine:vllm", "layer-us:llama.cpp"), exponents, and how far published rows of
/// each family lie from the law.
struct SpeedLaw
{
    std::string id; ///< "training", "decode", "prefill", "serving", "images", "vision"
    std::map<std::string, double, std::less<>> factors;
    std::map<std::string, double, std::less<>> exponents;
    std::map<std::string, double, std::less<>>
        spread; ///< natural logarithm, half the stated range, by family
    std::string source;
    bool operator==(const SpeedLaw&) const = default;

    /// A multiplier; 1 where nothing was fitted, which is what an average card or engine has.
    [[nodiscard]] double factor(std::string_view name) const;
    /// A physical constant, or the one called `fallback`; 0 when neither is there.
    [[nodiscard]] double constant(std::string_view name, std::string_view fallback = {}) const;
    [[nodiscard]] double exponent(std::string_view name) const;
    /// A family without a figure of its own has the widest of the law.
    [[nodiscard]] double spreadOf(std::string_view family) const;
};

} // namespace core
