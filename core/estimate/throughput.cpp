// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/throughput.h"

#include <algorithm>
#include <cmath>

namespace core {

double gbReadPerToken(double weightsGb, const ModelShape& model)
{
    if (!model.activeParameters || model.parameters <= 0 || *model.activeParameters >= model.parameters)
        return weightsGb;
    return weightsGb * *model.activeParameters / model.parameters;
}

double decodeCeiling(const Gpu& gpu, int tensorParallel, double gbRead, double concurrency)
{
    return inGBPerSecond(gpu.bandwidth) * tensorParallel / gbRead * concurrency;
}

Range relativeSpeed(const Gpu& gpu, const Gpu& reference)
{
    if (gpu.id == reference.id)
        return Range::exactly(1);
    const double bandwidth = gpu.bandwidth / reference.bandwidth;
    const auto ratioAt = [&](Precision p) -> std::optional<double> {
        if (!gpu.dense(p) || !reference.dense(p))
            return std::nullopt;
        return *gpu.dense(p) / *reference.dense(p);
    };
    auto compute = ratioAt(Precision::Bf16);
    if (!compute)
        compute = ratioAt(Precision::Fp32);
    if (!compute)
        return Range::exactly(bandwidth);
    return {std::min(bandwidth, *compute), std::sqrt(bandwidth * *compute), std::max(bandwidth, *compute)};
}

} // namespace core
