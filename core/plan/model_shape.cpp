// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/model_shape.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace core {

namespace {

double known(std::optional<int> x)
{
    return x.value_or(0);
}

double attentionParameters(const ModelShape& s)
{
    const double h = known(s.hidden);
    const double heads = known(s.heads);
    if (!s.kvLoraRank)
        return 2 * h * heads * known(s.headDim) + 2 * h * known(s.kvHeads) * known(s.headDim);
    const double rope = known(s.qkRopeHeadDim);
    const double queryHead = known(s.qkNopeHeadDim) + rope;
    const double query = s.qLoraRank ? *s.qLoraRank * (h + heads * queryHead + 1) : h * heads * queryHead;
    const double rank = *s.kvLoraRank;
    const double keyValue =
        h * (rank + rope) + rank * heads * (known(s.qkNopeHeadDim) + known(s.vHeadDim)) + rank;
    return query + keyValue + heads * known(s.vHeadDim) * h;
}

double feedForward(const ModelShape& s, double intermediate)
{
    return (s.ffn == "plain" ? 2 : 3) * known(s.hidden) * intermediate;
}

double mixtureParameters(const ModelShape& s, bool active)
{
    const double experts = active ? known(s.expertsPerToken) : known(s.experts);
    const double width = known(s.expertIntermediate ? s.expertIntermediate : s.intermediate);
    return known(s.hidden) * known(s.experts) + (experts + known(s.sharedExperts)) * feedForward(s, width);
}

std::optional<std::string> missingKey(const ModelShape& s)
{
    const bool latent = s.kvLoraRank.has_value();
    const std::array<std::pair<bool, const char*>, 7> needs{
        {{s.layers.has_value(), "layers"},
         {s.hidden.has_value(), "hidden"},
         {s.heads.has_value(), "heads"},
         {latent || s.kvHeads.has_value(), "kv_heads"},
         {latent || s.headDim.has_value(), "head_dim"},
         {s.intermediate.has_value() || s.expertIntermediate.has_value(), "intermediate"},
         {s.vocabulary.has_value(), "vocab"}}};
    const auto missing =
        std::find_if(needs.begin(), needs.end(), [](const auto& need) { return !need.first; });
    return missing == needs.end() ? std::nullopt : std::optional<std::string>(missing->second);
}

/// Precision as config.json spells it → ours.
std::string precisionWord(const std::string& word)
{
    if (word == "bfloat16")
        return "bf16";
    if (word == "float16" || word == "half")
        return "fp16";
    if (word == "float32" || word == "float")
        return "fp32";
    return word;
}

/// Keys of config.json files that are about tokens, training noise or code, not about shape.
constexpr std::array<std::string_view, 34> kExpected{"architectures",
                                                     "attention_bias",
                                                     "attention_dropout",
                                                     "attn_implementation",
                                                     "auto_map",
                                                     "bos_token_id",
                                                     "embd_pdrop",
                                                     "eos_token_id",
                                                     "hidden_act",
                                                     "hidden_dropout",
                                                     "hidden_activation",
                                                     "initializer_range",
                                                     "layer_norm_epsilon",
                                                     "layer_norm_eps",
                                                     "max_window_layers",
                                                     "mlp_bias",
                                                     "n_ctx",
                                                     "output_router_logits",
                                                     "pad_token_id",
                                                     "pretraining_tp",
                                                     "quantization_config",
                                                     "query_pre_attn_scalar",
                                                     "resid_pdrop",
                                                     "rms_norm_eps",
                                                     "rope_scaling",
                                                     "rope_theta",
                                                     "router_aux_loss_coef",
                                                     "scoring_func",
                                                     "topk_method",
                                                     "transformers_version",
                                                     "unk_token_id",
                                                     "use_cache",
                                                     "use_sliding_window",
                                                     "head_dtype"};

} // namespace

ParameterCount countParameters(const ModelShape& s, bool active)
{
    if (const auto missing = missingKey(s))
        return {0, missing};
    const double h = known(s.hidden);
    const double layers = known(s.layers);
    const double dense = s.experts ? std::min<double>(known(s.firstDenseLayers), layers) : layers;
    const double feed = dense * feedForward(s, known(s.intermediate))
                        + (layers - dense) * (s.experts ? mixtureParameters(s, active) : 0);
    const double embeddings = known(s.vocabulary) * h * (s.tiedEmbeddings ? 1 : 2);
    return {embeddings + layers * (attentionParameters(s) + 2 * h) + feed + h, std::nullopt};
}

std::optional<std::string> completeShape(ModelShape& s)
{
    if (s.parameters > 0)
        return std::nullopt;
    if (!s.headDim && s.hidden && s.heads && *s.heads > 0)
        s.headDim = *s.hidden / *s.heads;
    if (!s.kvHeads)
        s.kvHeads = s.heads;
    if (s.ffn.empty())
        s.ffn = s.family == "gpt2" ? "plain" : "gated";
    if (s.kind.empty())
        s.kind = "decoder LM";
    s.releasedPrecision = precisionWord(s.releasedPrecision);
    const ParameterCount all = countParameters(s, false);
    if (all.missing)
        return all.missing;
    s.parameters = all.parameters;
    if (s.experts && s.expertsPerToken && !s.activeParameters)
        s.activeParameters = countParameters(s, true).parameters;
    return std::nullopt;
}

bool isConfig(const nlohmann::json& json)
{
    return json.contains("num_hidden_layers") || json.contains("model_type") || json.contains("n_layer");
}

void dropExpectedConfigKeys(std::vector<Issue>& issues, std::size_t first)
{
    const auto expected = [](const Issue& issue) {
        return issue.id == "unknown-key"
               && std::find(kExpected.begin(), kExpected.end(), issue.arguments.front().second)
                      != kExpected.end();
    };
    issues.erase(std::remove_if(issues.begin() + static_cast<std::ptrdiff_t>(first), issues.end(), expected),
                 issues.end());
}

} // namespace core
