// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/list_names.h"

#include "core/base/built_in_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <charconv>
#include <cmath>
#include <nlohmann/json.hpp>

namespace core {

namespace {

/// Makers and product lines that some lists write and some leave out.
std::string withoutMaker(std::string plain)
{
    for (const std::string_view word :
         {"nvidia", "amd", "intel", "google", "aws", "geforce", "tesla", "instinct"}) {
        if (plain.size() > word.size() && plain.starts_with(word))
            plain.erase(0, word.size());
    }
    return plain;
}

std::string gpuKey(std::string_view name)
{
    return withoutMaker(plainName(name));
}

std::vector<NameInLists> rowsOf(const nlohmann::json& rows, const char* id)
{
    std::vector<NameInLists> names;
    for (const auto& row : rows) {
        NameInLists name;
        name.provider = row.value("provider", std::string());
        name.instance = row.value("instance", std::string());
        name.name = row.at("name").get<std::string>();
        name.id = row.at(id).get<std::string>();
        if (row.contains("vram_gib"))
            name.vramGib = row.at("vram_gib").get<double>();
        names.push_back(std::move(name));
    }
    return names;
}

/// Chips of a slice "tpu-v4-2048": the suffix counts cores, two a chip, up to v4 and in v5p; chips since v5e
/// (cloud.google.com/tpu/docs/regions-zones).
NamedGpu slice(const Catalog& catalog, std::string_view name)
{
    const std::string plain(name);
    const std::size_t dash = plain.rfind('-');
    if (!plain.starts_with("tpu-") || dash == std::string::npos || dash < 4)
        return {};
    double count = 0;
    const char* const end = plain.data() + plain.size();
    const auto [rest, error] = std::from_chars(plain.data() + dash + 1, end, count);
    if (error != std::errc() || rest != end || count < 1)
        return {};
    std::string kind = plain.substr(0, dash);
    if (kind == "tpu-v5litepod")
        kind = "tpu-v5e";
    constexpr std::array<std::string_view, 2> byChip{"tpu-v5e", "tpu-v6e"};
    const bool chips = std::find(byChip.begin(), byChip.end(), kind) != byChip.end();
    return {catalog.gpu(kind), chips ? count : count / 2};
}

std::string idFromName(std::string_view name)
{
    std::string id;
    for (const char c : name) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9');
        const bool capital = c >= 'A' && c <= 'Z';
        if (letter || capital)
            id += capital ? static_cast<char>(c - 'A' + 'a') : c;
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    constexpr std::size_t kLongestId = 60;
    return id.substr(0, kLongestId);
}

} // namespace

std::string plainName(std::string_view name)
{
    std::string plain;
    for (const char c : name) {
        // What is not ASCII belongs to a name in another script.
        if (c >= 'A' && c <= 'Z')
            plain += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80U)
            plain += c;
    }
    return plain;
}

bool isSameVram(double a, double b)
{
    constexpr double kTolerance = 0.07;
    return std::abs(a - b) <= kTolerance * std::max(a, b);
}

ListNames::ListNames(const Catalog& catalog, const std::vector<NameInLists>& taught)
    : m_catalog(catalog)
{
    const auto add = [this](const NameInLists& name) {
        m_gpus[gpuKey(name.name)].push_back({name.provider, name.vramGib, name.instance, name.id});
    };
    for (const NameInLists& name : taught)
        add(name);
    const auto document = nlohmann::json::parse(builtInText("catalog/list_names.json"), nullptr, false);
    assert(!document.is_discarded());
    for (const NameInLists& name : rowsOf(document.at("gpus"), "gpu"))
        add(name);
    for (const Gpu& gpu : catalog.gpus()) {
        add({{}, gpu.id, gpu.id, {}});
        add({{}, gpu.name, gpu.id, {}});
        for (const std::string& alias : gpu.aliases)
            add({{}, alias, gpu.id, {}});
    }
    for (const auto& row : document.at("machines"))
        m_machines.push_back({row.at("provider"), row.at("instance"), row.at("gpus")});
    for (const NameInLists& name : rowsOf(document.at("providers"), "id"))
        m_providers.emplace(plainName(name.name), name.id);
    for (const Provider& provider : catalog.providers()) {
        m_providers.emplace(plainName(provider.id), provider.id);
        m_providers.emplace(plainName(provider.name), provider.id);
    }
}

const Gpu* ListNames::meant(const Asked& asked, const std::string& plain) const
{
    const auto found = m_gpus.find(plain);
    if (found == m_gpus.end())
        return nullptr;
    // A machine's own meaning before its provider's, that before anyone's, and one of the stated memory
    // before one of any.
    const Gpu* best = nullptr;
    int bestRank = -1;
    for (const Meaning& meaning : found->second) {
        const bool ofProvider = !meaning.provider.empty();
        const bool ofInstance = !meaning.instance.empty();
        if (ofProvider && meaning.provider != asked.provider)
            continue;
        if (ofInstance && !asked.instance.starts_with(meaning.instance))
            continue;
        if (meaning.vramGib && (!asked.vramGib || !isSameVram(*meaning.vramGib, *asked.vramGib)))
            continue;
        const int rank = (ofInstance ? 4 : 0) + (ofProvider ? 2 : 0) + (meaning.vramGib ? 1 : 0);
        const Gpu* gpu = m_catalog.gpu(meaning.id);
        if (gpu && rank > bestRank) {
            best = gpu;
            bestRank = rank;
        }
    }
    return best;
}

NamedGpu ListNames::gpu(std::string_view provider, std::string_view name, std::optional<double> vramGib,
                        std::string_view instance) const
{
    if (const NamedGpu tpu = slice(m_catalog, name); tpu.gpu)
        return tpu;
    const Asked asked{provider, vramGib, instance};
    const std::string plain = gpuKey(name);
    // The form that only the machine's name tells.
    const std::string machine = plainName(instance);
    for (const char* form : {"sxm", "pcie", "nvl"}) {
        if (machine.find(form) == std::string::npos || plain.find(form) != std::string::npos)
            continue;
        if (const Gpu* gpu = meant(asked, plain + form))
            return {gpu, 1};
    }
    if (const Gpu* gpu = meant(asked, plain))
        return {gpu, 1};
    return {byStatedMemory(asked, plain), 1};
}

/// "A100 (80 GB)": the memory in the name decides, when the whole name is not known.
const Gpu* ListNames::byStatedMemory(Asked asked, const std::string& plain) const
{
    if (!plain.ends_with("gb"))
        return nullptr;
    std::size_t digits = plain.size() - 2;
    while (digits > 0 && plain[digits - 1] >= '0' && plain[digits - 1] <= '9')
        --digits;
    double stated = 0;
    std::from_chars(plain.data() + digits, plain.data() + plain.size() - 2, stated);
    if (digits == 0 || stated <= 0)
        return nullptr;
    asked.vramGib = stated;
    const Gpu* gpu = meant(asked, plain.substr(0, digits));
    return gpu && isSameVram(inGiB(gpu->vram), stated) ? gpu : nullptr;
}

std::optional<int> ListNames::gpusOf(std::string_view provider, std::string_view instance) const
{
    for (const Machine& machine : m_machines) {
        if (machine.provider == provider && instance.starts_with(machine.instance))
            return machine.gpus;
    }
    return std::nullopt;
}

std::string ListNames::provider(std::string_view name) const
{
    const auto found = m_providers.find(plainName(name));
    return found == m_providers.end() ? idFromName(name) : found->second;
}

} // namespace core
