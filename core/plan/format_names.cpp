// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/format_names.h"

namespace core {

namespace {

constexpr std::string_view kWeights =
    "fp32, tf32, bf16, fp16, fp8, fp4, int8, int4, nf4, gptq-8, gptq-4, gptq-3, awq-4, "
    "f32, f16, q2_k, q2_k_s, q3_k_s, q3_k_m, q3_k_l, q4_0, q4_1, q4_k_s, q4_k_m, q5_0, q5_1, q5_k_s, q5_k_m, "
    "q6_k, q8_0, iq1_s, iq1_m, iq2_xxs, iq2_xs, iq2_s, iq2_m, iq3_xxs, iq3_xs, iq3_s, iq3_m, iq4_xs, iq4_nl, "
    "tq1_0, tq2_0, mxfp4, nvfp4";
constexpr std::string_view kCompute = "fp32, tf32, fp16, bf16, fp8, fp4, int8";
constexpr std::string_view kKvCache =
    "fp32, bf16, fp16, fp8, fp4, int8, int4, q8_0, q5_0, q5_1, q4_0, q4_1, iq4_nl";

bool listed(std::string_view list, std::string_view name)
{
    for (std::size_t start = 0; start <= list.size();) {
        const std::size_t end = list.find(", ", start);
        if (list.substr(start, end - start) == name)
            return true;
        if (end == std::string_view::npos)
            return false;
        start = end + 2;
    }
    return false;
}

} // namespace

bool isWeightFormat(std::string_view name)
{
    return listed(kWeights, name);
}

std::string_view weightFormats()
{
    return kWeights;
}

bool isComputeFormat(std::string_view name)
{
    return listed(kCompute, name);
}

std::string_view computeFormats()
{
    return kCompute;
}

bool isKvCacheFormat(std::string_view name)
{
    return listed(kKvCache, name);
}

std::string_view kvCacheFormats()
{
    return kKvCache;
}

} // namespace core
