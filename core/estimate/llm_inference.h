// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "core/plan/deployment.h"

#include <optional>
#include <string>

namespace core {

/// One replica that serves a language model, with the laws' constants looked up.
///
/// A decode step of a batch reads the weights once and each sequence's cache, computes 2·N FLOPs a sequence
/// and launches its kernels: its time is the sum. A prompt is computed at 2·N + 2·layers·hidden·prompt FLOPs
/// a token, attention slower than matrices; among other sequences' steps it competes for the same FLOPs.
/// Mixtures of experts read the share of experts that a batch
/// touches, 1 − (1 − k/E)^batch. Tensor parallel divides reads and FLOPs and adds two exchanges a layer.
/// Constants are fitted: resources/catalog/efficiency.json, laws "decode" (one sequence), "serving" (more)
/// and "prefill".
struct InferenceSpeed
{
    double parameters = 0; ///< active
    double layers = 0;
    double attentionWidth = 0; ///< heads × head dimension
    double alwaysReadGb = 0;   ///< weights that every step reads
    double expertsGb = 0;      ///< weights of which a batch reads its share
    double expertShare = 1;    ///< k/E; 1 = no experts
    double kvGbPerToken = 0;
    double bandwidthGbS = 0; ///< of the cards that work on a step together
    double peak = 0;         ///< dense FLOP/s of those cards
    struct Constants
    {
        double readEfficiency = 1;
        double cacheEfficiency = 1;
        double computeEfficiency = 1;
        double promptEfficiency = 1;  ///< of a prompt's matrices
        double attentionSlowness = 1; ///< of a prompt's attention against the FLOPs of a step
        double stepS = 0;             ///< seconds a step: launches and exchanges
        double tokenS = 0;            ///< seconds an output token: scheduling
        double passS = 0; ///< seconds a token of prompt or output: exchanges over the link, routing
    };
    Constants single;               ///< one sequence
    Constants batched;              ///< more than one
    double prefillEfficiency = 0.3; ///< of `peak`
    double prefillPartS = 0;        ///< seconds to launch each part of a prompt
    double attentionSlowness = 1;   ///< of an only prompt's attention against its matrices
    double prefillOverlap = 0;      ///< exponent of how far stages overlap; 0 = not at all
    double pipeline = 1;            ///< stages that work on different sequences
    double pipelineLoss = 1;        ///< on the time of several stages
    std::string family;             ///< whose spread holds: "decode", "dense", "moe"

    /// Seconds of one step of `batch` sequences (≥ 1) that each hold `context` tokens: the time per output
    /// token (TPOT).
    [[nodiscard]] double stepS(double batch, double context) const;
    /// Seconds to compute a prompt: with one step, the time to the first token (TTFT) on an idle replica.
    [[nodiscard]] double prefillS(double promptTokens) const;
    /// Output tokens a second at `batch` sequences, prompts included.
    [[nodiscard]] double tokensPerS(double batch, double promptTokens, double outputTokens) const;
    /// Seconds that a prompt adds while other sequences decode.
    [[nodiscard]] double promptBesideOthersS(double promptTokens) const;
    /// No engine decodes faster than memory delivers what it reads, nor than the peak computes.
    [[nodiscard]] double roofline(double batch) const;

private:
    /// Reads and FLOPs of a step on one stage's cards: what more stages share.
    [[nodiscard]] double workS(double batch, double context) const;
    [[nodiscard]] double attentionFlops(double promptTokens) const;
};

/// `weightsGb`: of the whole model, decimal GB. Nothing when the model's shape or a figure of the card is
/// unknown.
[[nodiscard]] std::optional<InferenceSpeed> inferenceSpeed(const Catalog& catalog, const Gpu& gpu,
                                                           const ModelShape& model,
                                                           const Deployment& deployment, double weightsGb,
                                                           double kvGbPerToken);

} // namespace core
