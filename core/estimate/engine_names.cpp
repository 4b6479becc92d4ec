// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/estimate/engine_names.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {

namespace {

/// A word in the text, and the engine that it means: the first that is found counts.
constexpr std::array<std::pair<std::string_view, std::string_view>, 16> kWords{{{"llama", "llama.cpp"},
                                                                                {"gguf", "llama.cpp"},
                                                                                {"exllama", "exllama"},
                                                                                {"llm-awq", "tinychat"},
                                                                                {"awq", "awq"},
                                                                                {"tensorrt", "tensorrt"},
                                                                                {"hf", "hf"},
                                                                                {"transformers", "hf"},
                                                                                {"vllm", "vllm"},
                                                                                {"sglang", "sglang"},
                                                                                {"lmdeploy", "lmdeploy"},
                                                                                {"qserve", "qserve"},
                                                                                {"mlc", "mlc"},
                                                                                {"tinychat", "tinychat"},
                                                                                {"litgpt", "litgpt"},
                                                                                {"gpt-fast", "gpt-fast"}}};

} // namespace

std::optional<std::string> engineNamed(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    const auto* const found = std::find_if(kWords.begin(), kWords.end(), [&](const auto& entry) {
        return lower.find(entry.first) != std::string::npos;
    });
    return found == kWords.end() ? std::nullopt : std::optional<std::string>(found->second);
}

std::string engineNames()
{
    return "vllm, sglang, tensorrt-llm, lmdeploy, llama.cpp, ollama, exllama, transformers, awq, qserve, "
           "mlc, "
           "tinychat, litgpt, gpt-fast";
}

} // namespace core
