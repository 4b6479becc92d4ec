// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/workload.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

struct Credit
{
    double amount = 0;    ///< USD
    std::string expires;  ///< a month (its last day) or a date; empty = never
    std::string provider; ///< empty = usable on anything
    UnknownKeys unknown = {};
    bool operator==(const Credit&) const = default;
};

struct Tax
{
    double rate = 0;
    double recoverable = 0; ///< share, 0…1
    UnknownKeys unknown = {};
    bool operator==(const Tax&) const = default;
};

struct Budget
{
    std::optional<double> amount; ///< USD
    std::vector<double> alerts;   ///< shares of the amount
    double contingency = 0;       ///< share of gross
    std::optional<double> contingencyToPercentile;
    Tax tax;
    double discountRate = 0; ///< a year
    std::vector<Credit> credits;
    UnknownKeys unknown;
    bool operator==(const Budget&) const = default;
};

/// The plan's other currency: results carry `local` amounts in it.
struct LocalCurrency
{
    std::string code = "USD";
    double perUsd = 1;
    std::string asOf;
    double buffer = 0;
    UnknownKeys unknown = {};
    bool operator==(const LocalCurrency&) const = default;
};

struct Team
{
    std::string id;
    std::string name;
    std::optional<double> quota;
    UnknownKeys unknown = {};
    bool operator==(const Team&) const = default;
};

struct Constraints
{
    std::optional<std::vector<std::string>> providers;
    bool spot = true;
    std::optional<double> maxProviderShare;
    std::optional<double> priceMaxAgeDays;
    UnknownKeys unknown = {};
    bool operator==(const Constraints&) const = default;
};

struct Risk
{
    std::string name;
    double probability = 0;
    Uncertain usd;
    UnknownKeys unknown = {};
    bool operator==(const Risk&) const = default;
};

struct Correlation
{
    std::string a;
    std::string b;
    double rank = 0; ///< −1…1
    UnknownKeys unknown = {};
    bool operator==(const Correlation&) const = default;
};

struct Extra
{
    std::string name;
    Uncertain usd;
    std::string when = "once"; ///< "once", "monthly" or a month
    std::string scenario;      ///< empty = every scenario
    UnknownKeys unknown = {};
    bool operator==(const Extra&) const = default;
};

} // namespace core
