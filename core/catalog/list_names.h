// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Letters and digits of a name in lower case: how names of columns, GPUs and providers are compared.
[[nodiscard]] std::string plainName(std::string_view name);

/// A spelling in price lists and the catalog's id that it means; `provider` empty = anywhere.
struct NameInLists
{
    std::string provider; ///< catalog id
    std::string name;
    std::string id;
    std::optional<double> vramGib; ///< only where a card of this memory is meant
    std::string instance = {};     ///< only in machines whose name begins so
    bool operator==(const NameInLists&) const = default;
};

/// A GPU of the catalog, and how many chips one piece of that name stands for (a TPU slice holds many).
struct NamedGpu
{
    const Gpu* gpu = nullptr; ///< null: no GPU has this name
    double chips = 1;
};

/// Which GPU and which provider a price list means. One name may be another card at another provider, or with
/// another memory: the catalog's file list_names.json says where.
class ListNames
{
public:
    /// `taught` are a user's own spellings of GPUs; they come first.
    explicit ListNames(const Catalog& catalog, const std::vector<NameInLists>& taught = {});

    /// `vramGib` of one card and the machine's name, where the list states them, decide between cards of one
    /// name ("gpu_8x_h100_sxm5").
    [[nodiscard]] NamedGpu gpu(std::string_view provider, std::string_view name,
                               std::optional<double> vramGib, std::string_view instance = {}) const;
    /// How many GPUs a machine really holds, where lists are known to count wrongly.
    [[nodiscard]] std::optional<int> gpusOf(std::string_view provider, std::string_view instance) const;
    /// The catalog's id; for a provider that it does not know an id made of the name; empty for none.
    [[nodiscard]] std::string provider(std::string_view name) const;

private:
    struct Meaning
    {
        std::string provider;
        std::optional<double> vramGib;
        std::string instance;
        std::string id;
    };
    struct Asked
    {
        std::string_view provider;
        std::optional<double> vramGib;
        std::string_view instance;
    };
    [[nodiscard]] const Gpu* meant(const Asked& asked, const std::string& plain) const;
    [[nodiscard]] const Gpu* byStatedMemory(Asked asked, const std::string& plain) const;

    struct Machine
    {
        std::string provider;
        std::string instance; ///< how its name begins
        int gpus = 0;
    };

    const Catalog& m_catalog;
    std::vector<Machine> m_machines;
    std::map<std::string, std::vector<Meaning>, std::less<>> m_gpus;
    std::map<std::string, std::string, std::less<>> m_providers;
};

/// Whether two figures name one card's memory: lists round and reserve, within 7 % (gpuhunt's own rule).
[[nodiscard]] bool isSameVram(double a, double b);

} // namespace core
