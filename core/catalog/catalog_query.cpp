// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_query.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>

namespace core {

namespace {

enum class Relation { Contains, Equal, NotEqual, Less, AtMost, Greater, AtLeast };

struct Filter
{
    Relation relation = Relation::Contains;
    std::size_t column = 0;       ///< of the table; unused for free text
    std::string word;             ///< folded
    std::optional<double> number; ///< of `word`, where it is one
};

template<class... Visitors>
struct Overloaded : Visitors...
{
    using Visitors::operator()...;
};
template<class... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

/// "RTX 4090", "rtx_4090" and "rtx-4090" are one word.
std::string folded(std::string_view text)
{
    std::string result(trimmed(text));
    for (char& c : result) {
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
        else if (c == ' ' || c == '_')
            c = '-';
    }
    return result;
}

std::optional<double> numberIn(std::string_view text)
{
    double n = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
    if (error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return n;
}

struct Parts
{
    std::string_view key;
    Relation relation = Relation::Contains;
    std::string_view value;
};

Parts partsOf(std::string_view text)
{
    const auto at = text.find_first_of("=<>!");
    if (at == std::string_view::npos)
        return {{}, Relation::Contains, text};
    const bool withEqual = text.size() > at + 1 && text[at + 1] == '=';
    if (text[at] == '!' && !withEqual)
        return {{}, Relation::Contains, text};
    const Relation relation = text[at] == '<'   ? (withEqual ? Relation::AtMost : Relation::Less)
                              : text[at] == '>' ? (withEqual ? Relation::AtLeast : Relation::Greater)
                              : text[at] == '!' ? Relation::NotEqual
                                                : Relation::Equal;
    return {text.substr(0, at), relation, text.substr(at + (withEqual ? 2 : 1))};
}

std::string keysOf(const CatalogTable& table)
{
    std::string keys;
    for (const CatalogColumn& column : table.columns)
        keys += (keys.empty() ? "" : ", ") + std::string(column.key);
    return keys;
}

bool holdsNumbers(const CatalogTable& table, std::size_t column)
{
    return std::any_of(table.rows.begin(), table.rows.end(), [column](const auto& row) {
        return std::holds_alternative<double>(row[column]) || std::holds_alternative<Range>(row[column]);
    });
}

Result<Filter> parseFilter(const CatalogTable& table, const std::string& text)
{
    const Parts parts = partsOf(text);
    Filter filter{parts.relation, 0, folded(parts.value), numberIn(trimmed(parts.value))};
    if (filter.word.empty())
        return failure("catalog-filter-empty", {{"filter", text}});
    if (filter.relation == Relation::Contains)
        return filter;
    std::string key = folded(parts.key);
    std::replace(key.begin(), key.end(), '-', '_');
    const auto column = std::find_if(table.columns.begin(), table.columns.end(),
                                     [&key](const CatalogColumn& each) { return each.key == key; });
    if (column == table.columns.end())
        return failure("catalog-filter-key-unknown", {{"key", std::string(trimmed(parts.key))},
                                                      {"list", std::string(nameIn(table.list))},
                                                      {"known", keysOf(table)}});
    filter.column = static_cast<std::size_t>(column - table.columns.begin());
    const bool ordered = filter.relation != Relation::Equal && filter.relation != Relation::NotEqual;
    const bool isDate = column->key == "as_of";
    if (!filter.number && !isDate && (ordered || holdsNumbers(table, filter.column)))
        return failure("catalog-filter-not-a-number", {{"key", key}, {"found", std::string(parts.value)}});
    return filter;
}

template<class Value>
bool holds(Relation relation, const Value& left, const Value& right)
{
    switch (relation) {
    case Relation::Equal:
        return left == right;
    case Relation::NotEqual:
        return left != right;
    case Relation::Less:
        return left < right;
    case Relation::AtMost:
        return left <= right;
    case Relation::Greater:
        return left > right;
    case Relation::AtLeast:
        return left >= right;
    case Relation::Contains:
        return false;
    }
    return false;
}

bool isYes(std::string_view word)
{
    return word == "yes" || word == "true" || word == "y" || word == "1";
}

bool anyText(const CatalogCell& cell, bool (*test)(const std::string&, const std::string&),
             const std::string& word)
{
    if (const auto* text = std::get_if<std::string>(&cell))
        return test(folded(*text), word);
    if (const auto* texts = std::get_if<std::vector<std::string>>(&cell))
        return std::any_of(texts->begin(), texts->end(),
                           [&](const std::string& text) { return test(folded(text), word); });
    return false;
}

bool passes(const Filter& filter, const CatalogCell& cell)
{
    const bool negated = filter.relation == Relation::NotEqual;
    return std::visit(
        Overloaded{
            [&](std::monostate) { return negated; },
            [&](bool flag) { return negated != (flag == isYes(filter.word)); },
            [&](double n) { return filter.number && holds(filter.relation, n, *filter.number); },
            [&](const Range& range) {
                return filter.number && holds(filter.relation, range.likely, *filter.number);
            },
            [&](const std::string& text) { return holds(filter.relation, folded(text), filter.word); },
            [&](const std::vector<std::string>&) {
                const auto same = [](const std::string& a, const std::string& b) { return a == b; };
                return negated != anyText(cell, same, filter.word);
            },
        },
        cell);
}

bool passes(const Filter& filter, const CatalogTable& table, const std::vector<CatalogCell>& row)
{
    if (filter.relation != Relation::Contains)
        return passes(filter, row[filter.column]);
    const auto contains = [](const std::string& text, const std::string& word) {
        return text.find(word) != std::string::npos;
    };
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (table.columns[i].searched && anyText(row[i], contains, filter.word))
            return true;
    }
    return false;
}

nlohmann::ordered_json jsonOf(double n)
{
    constexpr double kExact = 9007199254740992.0; // whole numbers below 2⁵³ need no point
    if (n == std::floor(n) && std::abs(n) < kExact)
        return static_cast<std::int64_t>(n);
    return n;
}

nlohmann::ordered_json jsonOf(const CatalogCell& cell)
{
    return std::visit(Overloaded{
                          [](std::monostate) { return nlohmann::ordered_json(); },
                          [](const Range& range) {
                              nlohmann::ordered_json json{
                                  {"low", range.low}, {"likely", range.likely}, {"high", range.high}};
                              if (range.openHigh)
                                  json["open_high"] = true;
                              return json;
                          },
                          [](double n) { return jsonOf(n); },
                          [](const auto& value) { return nlohmann::ordered_json(value); },
                      },
                      cell);
}

} // namespace

Result<CatalogTable> queryCatalog(const Catalog& catalog, CatalogList list,
                                  const std::vector<std::string>& filters)
{
    CatalogTable table = catalogTable(catalog, list);
    std::vector<Filter> parsed;
    for (const std::string& text : filters) {
        Result<Filter> filter = parseFilter(table, text);
        if (!filter)
            return tl::unexpected<Error>(filter.error());
        parsed.push_back(*std::move(filter));
    }
    const auto fails = [&](const std::vector<CatalogCell>& row) {
        return !std::all_of(parsed.begin(), parsed.end(),
                            [&](const Filter& filter) { return passes(filter, table, row); });
    };
    table.rows.erase(std::remove_if(table.rows.begin(), table.rows.end(), fails), table.rows.end());
    return table;
}

std::string catalogTableJson(const CatalogTable& table)
{
    nlohmann::ordered_json rows = nlohmann::ordered_json::array();
    for (const std::vector<CatalogCell>& row : table.rows) {
        nlohmann::ordered_json object = nlohmann::ordered_json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!std::holds_alternative<std::monostate>(row[i]))
                object[std::string(table.columns[i].key)] = jsonOf(row[i]);
        }
        rows.push_back(std::move(object));
    }
    const nlohmann::ordered_json document{{"format", "gpuplan.catalog-list"},
                                          {"version", 1},
                                          {"list", nameIn(table.list)},
                                          {"catalog_as_of", table.asOf},
                                          {"rows", std::move(rows)}};
    return document.dump(2) + "\n";
}

} // namespace core
