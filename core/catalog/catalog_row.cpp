// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_row.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace core {

namespace {

constexpr std::size_t kLongestFound = 60;

std::string shortText(const nlohmann::json& value)
{
    std::string text = value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    if (text.size() > kLongestFound)
        text = text.substr(0, kLongestFound) + "…";
    return text;
}

std::string labelOf(std::string_view place, const nlohmann::json& row)
{
    if (row.is_object()) {
        const auto id = row.find("id");
        if (id != row.end() && id->is_string())
            return id->get<std::string>();
    }
    return std::string(place);
}

/// YYYY, YYYY-MM or YYYY-MM-DD.
bool isDate(std::string_view text)
{
    constexpr std::string_view kForm = "0000-00-00";
    if (text.size() != 4 && text.size() != 7 && text.size() != kForm.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (kForm[i] == '-' ? text[i] != '-' : (text[i] < '0' || text[i] > '9'))
            return false;
    }
    const auto part = [text](std::size_t at) {
        return text.size() > at ? std::string(text.substr(at, 2)) : "01";
    };
    return part(5) >= "01" && part(5) <= "12" && part(8) >= "01" && part(8) <= "31";
}

bool isIdLetter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

} // namespace

Error errorOf(const CatalogError& wrong)
{
    const std::string where = wrong.field.empty() ? wrong.row : wrong.row + " › " + wrong.field;
    return {"catalog-wrong",
            {{"file", wrong.file}, {"row", wrong.row}, {"field", wrong.field}, {"found", wrong.found}},
            fmt::format("{} › {}: found {}", wrong.file, where, wrong.found)};
}

CatalogRow::CatalogRow(std::string_view file, std::string_view place, const nlohmann::json& row)
    : CatalogRow(file, labelOf(place, row), {}, row)
{
}

CatalogRow::CatalogRow(std::string_view file, std::string label, std::string prefix,
                       const nlohmann::json& row)
    : m_file(file)
    , m_label(std::move(label))
    , m_prefix(std::move(prefix))
    , m_row(&row)
{
    constexpr std::size_t kUsualFields = 40;
    if (!row.is_object())
        wrong({}, shortText(row));
    m_asked.reserve(kUsualFields);
}

void CatalogRow::wrong(std::string_view key, std::string found) const
{
    std::string field = m_prefix;
    if (!field.empty() && !key.empty())
        field += '.';
    field += key;
    throw CatalogError{std::string(m_file), m_label, std::move(field), std::move(found)};
}

const nlohmann::json* CatalogRow::optionalValue(std::string_view key)
{
    m_asked.push_back(key);
    const auto found = m_row->find(key);
    return found == m_row->end() || found->is_null() ? nullptr : &*found;
}

std::string CatalogRow::optionalText(std::string_view key)
{
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return {};
    if (!value->is_string() || value->get_ref<const std::string&>().empty())
        wrong(key, shortText(*value));
    return value->get<std::string>();
}

std::string CatalogRow::text(std::string_view key)
{
    std::string text = optionalText(key);
    if (text.empty())
        wrong(key, "nothing");
    return text;
}

std::string CatalogRow::id(std::string_view key)
{
    std::string word = text(key);
    if (!std::all_of(word.begin(), word.end(), isIdLetter))
        wrong(key, word);
    return word;
}

std::string CatalogRow::date(std::string_view key)
{
    std::string word = text(key);
    if (word == "undated")
        return {};
    if (!isDate(word))
        wrong(key, word);
    return word;
}

double CatalogRow::number(std::string_view key, const nlohmann::json& value) const
{
    if (!value.is_number() || !std::isfinite(value.get<double>()))
        wrong(key, shortText(value));
    return value.get<double>();
}

std::optional<double> CatalogRow::optionalNotNegative(std::string_view key)
{
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return std::nullopt;
    const double n = number(key, *value);
    if (n < 0)
        wrong(key, shortText(*value));
    return n;
}

std::optional<double> CatalogRow::optionalPositive(std::string_view key)
{
    const std::optional<double> n = optionalNotNegative(key);
    if (n == 0.0)
        wrong(key, "0");
    return n;
}

double CatalogRow::positive(std::string_view key)
{
    const std::optional<double> n = optionalPositive(key);
    if (!n)
        wrong(key, "nothing");
    return *n;
}

std::optional<int> CatalogRow::optionalCount(std::string_view key)
{
    const std::optional<double> n = optionalNotNegative(key);
    if (!n)
        return std::nullopt;
    if (*n != std::floor(*n) || *n > std::numeric_limits<int>::max())
        wrong(key, fmt::format("{}", *n));
    return static_cast<int>(*n);
}

std::optional<bool> CatalogRow::optionalFlag(std::string_view key)
{
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return std::nullopt;
    if (!value->is_boolean())
        wrong(key, shortText(*value));
    return value->get<bool>();
}

bool CatalogRow::flag(std::string_view key)
{
    const std::optional<bool> value = optionalFlag(key);
    if (!value)
        wrong(key, "nothing");
    return *value;
}

std::vector<std::string> CatalogRow::texts(std::string_view key)
{
    std::vector<std::string> texts;
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return texts;
    if (!value->is_array())
        wrong(key, shortText(*value));
    for (const nlohmann::json& entry : *value) {
        if (!entry.is_string() || entry.get_ref<const std::string&>().empty())
            wrong(key, shortText(entry));
        texts.push_back(entry.get<std::string>());
    }
    return texts;
}

std::vector<CatalogRow> CatalogRow::rows(std::string_view key)
{
    std::vector<CatalogRow> rows;
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return rows;
    if (!value->is_array())
        wrong(key, shortText(*value));
    for (const nlohmann::json& entry : *value)
        rows.push_back({m_file, m_label, fmt::format("{}[{}]", key, rows.size()), entry});
    return rows;
}

std::optional<CatalogRow> CatalogRow::object(std::string_view key)
{
    const nlohmann::json* value = optionalValue(key);
    if (!value)
        return std::nullopt;
    return CatalogRow(m_file, m_label, std::string(key), *value);
}

void CatalogRow::finish() const
{
    for (auto field = m_row->begin(); field != m_row->end(); ++field) {
        if (std::find(m_asked.begin(), m_asked.end(), field.key()) == m_asked.end())
            wrong(field.key(), "a field that is not known");
    }
}

} // namespace core
