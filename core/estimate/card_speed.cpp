// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/card_speed.h"

#include <array>

namespace core {

std::string cardClass(const Gpu& gpu)
{
    return gpu.architecture.substr(0, gpu.architecture.find(' ')) + "/" + gpu.gpuClass;
}

std::optional<Peak> peakFor(const Gpu& gpu, Precision wish)
{
    if (wish == Precision::Int8) {
        if (const auto peak = gpu.dense(wish))
            return Peak{inTeraflops(*peak) * 1e12, wish};
        wish = Precision::Bf16;
    }
    constexpr std::array<Precision, 6> kWider{Precision::Fp4,  Precision::Fp8,  Precision::Bf16,
                                              Precision::Fp16, Precision::Tf32, Precision::Fp32};
    bool reached = false;
    std::optional<Peak> found;
    for (const Precision precision : kWider) {
        reached = reached || precision == wish;
        const auto peak = reached ? gpu.dense(precision) : std::nullopt;
        if (!peak)
            continue;
        const double flopsPerS = inTeraflops(*peak) * 1e12;
        // Where half precision is there in name only (a P40's is 1/64 of its FP32), matrices are multiplied
        // in FP32.
        if (!found || (precision == Precision::Fp32 && flopsPerS > found->flopsPerS))
            found = Peak{flopsPerS, precision};
    }
    return found;
}

Precision precisionNamed(std::string_view word, Precision absent)
{
    return valueOf<Precision>(word).value_or(absent);
}

double cardFactor(const SpeedLaw& law, const Gpu& gpu)
{
    return law.factor("class:" + cardClass(gpu)) * law.factor("card:" + gpu.id);
}

} // namespace core
