// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/published_words.h"

#include "core/estimate/weights.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace core {

namespace {

constexpr int kMostWays = 1000; ///< of one kind of parallel; products of three stay whole numbers

bool has(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The number right after `word` at the start of a word, past what may stand between ("tp-size 8", "tp=4").
int numberAfter(std::string_view text, std::string_view word)
{
    for (std::size_t at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        if (at > 0 && std::isalnum(static_cast<unsigned char>(text[at - 1])))
            continue;
        std::string_view rest = text.substr(at + word.size());
        for (const std::string_view between : {"-size", "_size"}) {
            if (rest.starts_with(between))
                rest.remove_prefix(between.size());
        }
        while (!rest.empty() && (rest.front() == ' ' || rest.front() == '='))
            rest.remove_prefix(1);
        if (!rest.empty() && isDigit(rest.front()))
            return std::clamp(std::atoi(std::string(rest.substr(0, 6)).c_str()), 1, kMostWays);
    }
    return 0;
}

/// Without what stands in brackets, and without the publisher before a slash.
std::string withoutRemarks(std::string_view name)
{
    std::string kept(name.substr(0, name.find('(')));
    const std::size_t slash = kept.rfind('/');
    return slash == std::string::npos ? kept : kept.substr(slash + 1);
}

const ModelShape* modelSpelled(const Catalog& catalog, const std::string& alike)
{
    const auto found = std::find_if(catalog.models().begin(), catalog.models().end(), [&](const auto& m) {
        return spelledAlike(m.id) == alike || spelledAlike(m.name) == alike;
    });
    return found == catalog.models().end() || alike.empty() ? nullptr : &*found;
}

/// A decoder of so many parameters: hidden size ÷ layers is about 128 at seven billion and grows slowly.
ModelShape typicalShape(double parameters)
{
    const double ratio = 128 * std::pow(parameters / 7e9, 0.12);
    const double layers = std::max(1.0, std::cbrt(parameters / (12 * ratio * ratio)));
    ModelShape shape;
    shape.kind = "decoder LM";
    shape.layers = static_cast<int>(std::lround(std::min(layers, 1e4)));
    shape.hidden = static_cast<int>(std::lround(std::min(layers * ratio, 1e6)));
    shape.headDim = 128;
    shape.heads = std::max(1, *shape.hidden / 128);
    shape.kvHeads = std::min(8, *shape.heads);
    shape.vocabulary = 32'000;
    return shape;
}

} // namespace

std::string lower(std::string_view text)
{
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(),
                   [](unsigned char c) { return c < 0x80 ? static_cast<char>(std::tolower(c)) : c; });
    return small;
}

std::string spelledAlike(std::string_view text)
{
    std::string kept;
    for (const char c : lower(text)) {
        if (isDigit(c) || (c >= 'a' && c <= 'z'))
            kept += c;
    }
    return kept;
}

const Gpu* gpuNamed(const Catalog& catalog, std::string_view name)
{
    if (const Gpu* gpu = catalog.gpu(name))
        return gpu;
    const std::string alike = spelledAlike(name);
    const auto isIt = [&](const Gpu& gpu) {
        return spelledAlike(gpu.id) == alike || spelledAlike(gpu.name) == alike
               || std::any_of(gpu.aliases.begin(), gpu.aliases.end(),
                              [&](const std::string& a) { return spelledAlike(a) == alike; });
    };
    const auto found = std::find_if(catalog.gpus().begin(), catalog.gpus().end(), isIt);
    return found == catalog.gpus().end() || alike.empty() ? nullptr : &*found;
}

std::optional<NamedModel> modelNamed(const Catalog& catalog, const Measurement& row)
{
    const ModelShape* known = modelSpelled(catalog, spelledAlike(row.model));
    if (!known)
        known = modelSpelled(catalog, spelledAlike(withoutRemarks(row.model)));
    const double stated = row.paramsB.value_or(0) * 1e9;
    if (!known && stated <= 0 && !row.gflopsForward)
        return std::nullopt;
    NamedModel model;
    if (known) {
        model.shape = *known;
    } else if (stated > 0) {
        // A mixture is shaped like a dense model between what it holds and what a token uses.
        const double active = row.activeParamsB.value_or(0) * 1e9;
        model.shape = typicalShape(active > 0 && active < stated ? std::sqrt(active * stated) : stated);
        model.assumed = true;
    }
    if (!known)
        model.shape.name = row.model;
    if (stated > 0)
        model.shape.parameters = stated;
    const bool experts = model.shape.experts.value_or(0) > 1;
    if (row.activeParamsB && *row.activeParamsB > 0)
        model.shape.activeParameters = std::min(*row.activeParamsB * 1e9, model.shape.parameters);
    else if (!experts)
        model.shape.activeParameters = std::nullopt;
    return model;
}

std::string trainingStack(const Measurement& row)
{
    const std::string words = lower(row.parallelism + ' ' + row.framework);
    const std::string source = lower(row.source);
    if (has(words, "llmq") || has(words, "llm.c") || has(source, "llm.c"))
        return "llm.c";
    if (numberAfter(words, "tp") > 0 || has(words, "megatron") || has(source, "megatron")
        || has(source, "nemo") || has(source, "rosetta"))
        return "megatron";
    if (has(words, "deepspeed") || has(words, "single gpu") || has(source, "qwenlm"))
        return "hf";
    return "fsdp";
}

Parallel servingParallel(std::string_view parallelism, int gpus)
{
    const std::string words = lower(parallelism);
    Parallel p;
    p.tensor = std::max(1, numberAfter(words, "tp"));
    p.pipeline = std::max(1, numberAfter(words, "pp"));
    p.data = std::max(1, numberAfter(words, "dp"));
    for (std::size_t at = words.find('x'); at != std::string::npos; at = words.find('x', at + 1)) {
        if (has(std::string_view(words).substr(at), "replica") && at + 1 < words.size()
            && isDigit(words[at + 1]))
            p.data = std::clamp(std::atoi(words.substr(at + 1, 5).c_str()), 1, kMostWays);
    }
    const bool nothingSaid = p.tensor == 1 && p.pipeline == 1 && !has(words, "layer");
    if (p.tensor * p.pipeline * p.data < gpus && nothingSaid && numberAfter(words, "tp") == 0)
        p.tensor = std::max(1, gpus / p.data);
    p.data = std::max(1, gpus / (p.tensor * p.pipeline));
    return p;
}

std::string computeNamed(std::string_view compute, const Gpu& gpu)
{
    const std::string c = lower(compute);
    if (c.empty())
        return {};
    if (has(c, "fp4"))
        return "fp4";
    if (has(c, "fp8"))
        return "fp8";
    if (has(c, "amp") || has(c, "fp16") || has(c, "bf16"))
        return "bf16";
    if (has(c, "tf32"))
        return gpu.dense(Precision::Tf32) ? "tf32" : "fp32";
    return has(c, "fp32") ? "fp32" : "bf16";
}

const WeightFormat* formatNamed(const Catalog& catalog, const Measurement& row)
{
    const Efficiency& known = catalog.efficiency();
    const std::string alike = spelledAlike(row.weights);
    for (const WeightFormat& format : known.weightFormats) {
        if (!alike.empty() && spelledAlike(format.id) == alike)
            return &format;
    }
    constexpr std::array<std::pair<std::string_view, std::string_view>, 15> kWords{{{"gptqint8", "gptq-8"},
                                                                                    {"w8a8", "int8"},
                                                                                    {"w8a16", "int8"},
                                                                                    {"gptq", "gptq-4"},
                                                                                    {"awq", "awq-4"},
                                                                                    {"w4a", "gptq-4"},
                                                                                    {"nf4", "nf4"},
                                                                                    {"4bit", "nf4"},
                                                                                    {"fp4", "fp4"},
                                                                                    {"int4", "int4"},
                                                                                    {"int8", "int8"},
                                                                                    {"8bit", "int8"},
                                                                                    {"fp8", "fp8"},
                                                                                    {"fp32", "fp32"},
                                                                                    {"f32", "fp32"}}};
    for (const auto& [word, id] : kWords) {
        if (has(alike, word))
            return known.weightFormat(id);
    }
    return has(alike, "exl2") || has(alike, "bpw") ? nullptr : known.weightFormat("bf16");
}

namespace {

/// Formats before GGUF kept the scale of a block of 32 weights in 32 bits.
double oldScaleBits(const Measurement& row)
{
    const std::string words = lower(row.framework + ' ' + row.source + ' ' + row.notes);
    const std::string alike = spelledAlike(row.weights);
    const bool old = has(words, "ggml") && !has(words, "gguf") && !has(words, "ggml-org");
    return old && (alike == "q40" || alike == "q41" || alike == "q80") ? 0.5 : 0;
}

std::optional<double> statedBits(const Measurement& row)
{
    if (row.bitsPerWeight && *row.bitsPerWeight > 0)
        return std::min(*row.bitsPerWeight, 64.0);
    const std::size_t at = lower(row.weights).find("exl2 ");
    const double bits = at == std::string::npos ? 0 : std::atof(row.weights.substr(at + 5, 8).c_str());
    return bits > 0 && bits < 17 ? std::optional(bits) : std::nullopt;
}

} // namespace

Range bitsOf(const Catalog& catalog, const Measurement& row, const ModelShape& model)
{
    const WeightFormat* format = formatNamed(catalog, row);
    if (const auto stated = statedBits(row)) {
        // Stated for what is packed; the tables are not.
        const bool wideTables = format && format->tensors && format->tensors->embedding > *stated
                                && format->tensors->embedding >= 16;
        const double share =
            wideTables && model.parameters > 0 ? std::min(1.0, tableParameters(model) / model.parameters) : 0;
        return Range::exactly(*stated + share * (16 - *stated));
    }
    const Range bits = format ? bitsPerWeight(*format, model) : Range::exactly(16);
    const double more = oldScaleBits(row);
    return {bits.low + more, bits.likely + more, bits.high + more};
}

} // namespace core
