// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// A neural network's shape. Absent = not applicable or unknown. Also given inline in a plan.
struct ModelShape
{
    std::string id;
    std::string name;
    std::string family;
    std::string kind; ///< "decoder LM", "encoder", "diffusion", "vision classifier", …
    double parameters = 0;
    std::optional<double> activeParameters; ///< mixture of experts: those that one token uses
    std::optional<int> layers;              ///< all of them; of both stacks where there are two
    std::optional<int> encoderLayers; ///< encoder–decoder and two-tower models: those of `layers` that encode
    std::optional<int> hidden;
    std::optional<int> heads;
    std::optional<int> kvHeads;
    std::optional<int> headDim;
    std::optional<int> intermediate;
    std::string ffn; ///< "gated", "plain"
    std::optional<int> vocabulary;
    std::optional<int> maxContext; ///< tokens
    std::string attention;         ///< as published: "GQA", "MLA", "GQA+SWA 4096", …
    bool tiedEmbeddings = false;
    std::string releasedPrecision; ///< "bf16", "fp16", "fp8"
    std::optional<int> experts;
    std::optional<int> expertsPerToken;
    std::optional<int> expertIntermediate;
    std::optional<int> sharedExperts;
    std::optional<int> firstDenseLayers;
    // Multi-head latent attention
    std::optional<int> qLoraRank;
    std::optional<int> kvLoraRank;
    std::optional<int> qkNopeHeadDim;
    std::optional<int> qkRopeHeadDim;
    std::optional<int> vHeadDim;
    std::optional<int> slidingWindow; ///< tokens
    std::string windowPattern;
    std::optional<double> kvBytesPerTokenFp16; ///< published figure, checked against the shape in tests
    std::optional<double> gflopsForward;       ///< vision: one image forward
    std::string license;
    std::string notes; ///< what the columns cannot say
    std::string source;
    std::string confidence; ///< "seen" or how else the shape is known
    std::vector<std::pair<std::string, std::string>>
        unknown; ///< inline shapes: keys we do not know, as JSON text
    bool operator==(const ModelShape&) const = default;
};

} // namespace core
