// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/names.h"
#include "core/base/result.h"

#include <nlohmann/json_fwd.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct Gpu;
struct ModelShape;
struct Offer;
struct Provider;

/// A catalog text that cannot be used; flies inside the reader only, and becomes a Result at its door.
struct CatalogError
{
    std::string file;  ///< "gpus.json"
    std::string row;   ///< its id, else its place: "rows[3]"
    std::string field; ///< "bandwidth_gb_s", or empty when the row itself is wrong
    std::string found; ///< the text at fault, or what is wrong with it
};
[[nodiscard]] Error errorOf(const CatalogError& wrong);

/// One row of a catalog file, read strictly: a field of the wrong type or range, a missing one or one that
/// nobody knows throws CatalogError with the file, the row and the field. Absent and null are the same.
/// `row` must outlive this.
class CatalogRow
{
public:
    CatalogRow(std::string_view file, std::string_view place, const nlohmann::json& row);

    [[nodiscard]] std::string text(std::string_view key);         ///< required, not empty
    [[nodiscard]] std::string optionalText(std::string_view key); ///< empty when absent
    [[nodiscard]] std::string id(std::string_view key);   ///< lower-case letters, digits, dashes, dots
    [[nodiscard]] std::string date(std::string_view key); ///< required: ISO 8601, or "undated" → empty
    [[nodiscard]] double positive(std::string_view key);
    [[nodiscard]] std::optional<double> optionalPositive(std::string_view key);
    [[nodiscard]] std::optional<double> optionalNotNegative(std::string_view key);
    [[nodiscard]] std::optional<int> optionalCount(std::string_view key); ///< whole, 0 or more
    [[nodiscard]] std::optional<bool> optionalFlag(std::string_view key);
    [[nodiscard]] bool flag(std::string_view key); ///< required
    [[nodiscard]] std::vector<std::string> texts(std::string_view key);
    /// Null when absent; the caller checks what it is, with `wrong`.
    [[nodiscard]] const nlohmann::json* optionalValue(std::string_view key);
    /// A row within this row's array `key` (none when absent): errors name "key[2].field".
    [[nodiscard]] std::vector<CatalogRow> rows(std::string_view key);
    [[nodiscard]] std::optional<CatalogRow> object(std::string_view key);

    template<class E>
    [[nodiscard]] E name(std::string_view key)
    {
        const std::string word = text(key);
        const std::optional<E> value = valueOf<E>(word);
        if (!value)
            wrong(key, word);
        return *value;
    }
    /// Every value of an enumeration that the object `key` gives a positive number: a table of peaks.
    template<class E, std::size_t Size>
    void table(std::string_view key, std::array<std::optional<double>, Size>& values)
    {
        std::optional<CatalogRow> inner = object(key);
        if (!inner)
            return;
        for (const auto& [value, word] : kNames<E>)
            values[static_cast<std::size_t>(value)] = inner->optionalPositive(word);
        inner->finish();
    }

    [[nodiscard]] const std::string& label() const { return m_label; }
    [[noreturn]] void wrong(std::string_view key, std::string found) const;
    /// Call last: a field that was not asked for is a mistake in the file.
    void finish() const;

private:
    CatalogRow(std::string_view file, std::string label, std::string prefix, const nlohmann::json& row);
    [[nodiscard]] double number(std::string_view key, const nlohmann::json& value) const;

    std::string_view m_file;
    std::string m_label;
    std::string m_prefix;
    const nlohmann::json* m_row;
    std::vector<std::string_view> m_asked;
};

[[nodiscard]] Gpu readGpu(CatalogRow& row);
[[nodiscard]] Provider readProvider(CatalogRow& row);
[[nodiscard]] ModelShape readModel(CatalogRow& row);
[[nodiscard]] Offer readOffer(CatalogRow& row);

} // namespace core
