// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/finance/cash_flow.h"

#include <algorithm>
#include <limits>

namespace core {

namespace {

/// The last plan month (index) in which the credit can pay; months from `months` on mean "beyond the plan".
int lastUsableMonth(const Credit& credit, Month start)
{
    const auto expires = parseMonth(credit.expires);
    return expires ? monthsBetween(start, *expires) : std::numeric_limits<int>::max();
}

} // namespace

CreditUse useCredits(const std::vector<Credit>& credits, const std::vector<ProviderSpend>& spend, Month start,
                     int months)
{
    CreditUse use;
    use.usedByMonth.assign(static_cast<std::size_t>(months), 0);
    std::vector<const Credit*> order;
    for (const Credit& credit : credits)
        order.push_back(&credit);
    std::stable_sort(order.begin(), order.end(), [&](const Credit* a, const Credit* b) {
        return lastUsableMonth(*a, start) < lastUsableMonth(*b, start);
    });
    std::vector<ProviderSpend> open = spend;
    for (const Credit* credit : order) {
        double balance = credit->amount;
        const int last = lastUsableMonth(*credit, start);
        for (int m = 0; m < months && m <= last; ++m) {
            for (ProviderSpend& bill : open) {
                if (!credit->provider.empty() && credit->provider != bill.provider)
                    continue;
                double& owed = bill.byMonth[static_cast<std::size_t>(m)];
                const double paid = std::max(0.0, std::min(balance, owed));
                owed -= paid;
                balance -= paid;
                use.usedByMonth[static_cast<std::size_t>(m)] += paid;
                use.used += paid;
            }
        }
        if (last < months)
            use.stranded += balance;
    }
    return use;
}

double unrecoverableTaxShare(const Tax& tax)
{
    return tax.rate * (1 - tax.recoverable);
}

Authority authorise(double gross, double credits, const Budget& budget)
{
    Authority a;
    a.contingency = gross * budget.contingency;
    a.beforeTax = gross - credits + a.contingency;
    a.tax = a.beforeTax * unrecoverableTaxShare(budget.tax);
    a.cost = a.beforeTax + a.tax;
    return a;
}

} // namespace core
