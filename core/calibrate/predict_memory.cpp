// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/prediction_of_kind.h"
#include "core/calibrate/published_words.h"
#include "core/estimate/memory.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

bool says(const std::string& text, std::string_view word)
{
    return text.find(word) != std::string::npos;
}

/// Decimal GB of all weights.
Range weightsGb(const KnownRow& known)
{
    return weightBits(known) * (known.model.parameters / 8 / kBytesPerGB);
}

std::optional<Range> servingMemory(const KnownRow& known)
{
    const Measurement& row = known.row;
    const auto kv = kvBytesPerToken(known.model, 2);
    if (!kv)
        return std::nullopt;
    ServingMemory memory;
    memory.weightsGb = weightsGb(known);
    memory.kvGbPerToken = inGB(*kv);
    memory.contextTokens = row.promptTokens.value_or(0) + row.outputTokens.value_or(0);
    memory.concurrency = std::max(1.0, row.concurrency.value_or(1));
    memory.runtimeGb = known.catalog.efficiency().runtimeGb;
    // Tables of these stacks print what the framework allocated: no context of the driver, but the largest
    // layer's values of the whole prompt.
    if (says(known.deployment.engine, "hf") || says(known.deployment.engine, "transformers")) {
        const double values =
            3.0 * known.model.intermediate.value_or(0) + 4.0 * known.model.hidden.value_or(0);
        const double promptGb = row.promptTokens.value_or(0) * values * 2 / kBytesPerGB;
        memory.runtimeGb = {0.1, 0.1 + promptGb, 0.3 + 1.5 * promptGb};
    }
    return widened(known, memory.neededGb(), "serving");
}

} // namespace

Range widened(const KnownRow& known, const Range& range, std::string_view family)
{
    const SpeedLaw* law = known.catalog.efficiency().speedLaw("memory");
    const double factor = std::exp((law ? law->spreadOf(family) : 0.3) * known.widening);
    return {range.low / factor, range.likely, range.high * factor};
}

std::optional<Range> predictMemory(const KnownRow& known)
{
    if (known.model.parameters <= 0)
        return std::nullopt;
    if (known.family == "file-size")
        return weightsGb(known);
    return known.family == "inference-memory" ? servingMemory(known) : predictTrainingMemory(known);
}

} // namespace core
