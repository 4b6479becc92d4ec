// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"
#include "core/import/list_columns.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

#include <algorithm>

namespace core {

namespace {

struct Columns
{
    std::size_t provider, gpu, gpus, vram, instance, region, tier, purchase, currency, asOf;
    std::size_t whole, each, spot;
};

Result<Columns> columnsOf(const CsvRow& header, const PriceListOptions& options)
{
    const ListColumns names(header);
    Columns at{
        names.first({"provider", "cloud", "vendor", "supplier"}),
        names.first({"gpu", "gpu type", "gpu name", "gpu model", "accelerator", "acceleratorname", "model"}),
        names.first({"gpus", "gpu count", "count", "num gpus", "number of gpus", "quantity"}),
        names.first({"vram", "vram gb", "vram gib", "gpu memory", "gpu memory gb", "memory per gpu"}),
        names.first({"instance", "instance type", "instance name", "name", "sku"}),
        names.first({"region", "location", "datacenter", "country"}),
        names.first({"tier"}),
        names.first({"purchase", "purchase model", "pricing model"}),
        names.first({"currency"}),
        names.first({"as of", "date", "price date", "updated"}),
        names.first({"price", "price usd", "usd", "usd per hour", "price per hour", "hourly", "hourly price",
                     "per hour", "usd/h", "on-demand", "on demand"}),
        names.first({"per gpu", "price per gpu", "usd per gpu hour", "price per gpu hour", "gpu hour",
                     "usd/gpu-h", "usd per gpu"}),
        names.first({"spot", "spot price", "spot usd", "price spot", "interruptible"})};
    if (at.gpu == ListColumns::kNone)
        return failure("import-column-missing", {{"column", "gpu"}});
    if (at.whole == ListColumns::kNone && at.each == ListColumns::kNone && at.spot == ListColumns::kNone)
        return failure("import-column-missing", {{"column", "price"}});
    if (at.provider == ListColumns::kNone && options.provider.empty())
        return failure("import-column-missing", {{"column", "provider"}});
    return at;
}

StatedPrice stated(Purchase purchase, std::string_view text)
{
    const StatedNumber number = statedNumber(text);
    return {purchase, number.value, number.value || number.blank ? std::string() : std::string(text), {}};
}

/// "on-demand", "Spot", "1-year reserved" …; on-demand where nothing is said.
std::optional<Purchase> purchaseOf(std::string_view word)
{
    const std::string plain = lowered(trimmed(word));
    if (plain.empty() || plain == "on demand" || plain == "ondemand" || plain == "on-demand")
        return Purchase::OnDemand;
    if (plain == "spot" || plain == "interruptible" || plain == "preemptible")
        return Purchase::Spot;
    return valueOf<Purchase>(plain);
}

void addPrices(ListedPrice& listed, const CsvRow& row, const Columns& at)
{
    const auto purchase = purchaseOf(cell(row, at.purchase));
    if (!purchase) {
        listed.rejection = PriceRejection::Unreadable;
        return;
    }
    StatedPrice whole = stated(*purchase, cell(row, at.whole));
    const StatedPrice each = stated(*purchase, cell(row, at.each));
    const double gpus = listed.gpus.value_or(1);
    if (!whole.value && whole.text.empty() && (each.value || !each.text.empty())) {
        whole = each;
        if (whole.value && gpus != 1) {
            *whole.value *= gpus;
            listed.remarks.push_back(PriceRemark::PriceMultiplied);
        }
    }
    listed.prices.push_back(std::move(whole));
    if (const StatedPrice spot = stated(Purchase::Spot, cell(row, at.spot)); spot.value || !spot.text.empty())
        listed.prices.push_back(spot);
}

ListedPrice listedOf(const CsvRow& row, const Columns& at, const PriceListOptions& options)
{
    ListedPrice listed;
    listed.row = row.line;
    const std::string_view provider = cell(row, at.provider);
    listed.provider = provider.empty() ? options.provider : std::string(provider);
    listed.gpu = std::string(cell(row, at.gpu));
    const StatedNumber gpus = statedNumber(cell(row, at.gpus));
    listed.gpus = gpus.blank ? std::optional(1.0) : gpus.value;
    listed.vramGib = statedNumber(cell(row, at.vram)).value;
    listed.instance = std::string(cell(row, at.instance));
    listed.region = std::string(cell(row, at.region));
    listed.tier = std::string(cell(row, at.tier));
    listed.currency = std::string(cell(row, at.currency));
    listed.asOf = std::string(cell(row, at.asOf));
    addPrices(listed, row, at);
    return listed;
}

} // namespace

Result<void> readPriceTable(std::string_view text, const PriceListOptions& options, const TakePrice& take)
{
    std::optional<Columns> columns;
    return readCsv(text, [&](const CsvRow& row) -> Result<void> {
        if (!columns) {
            auto found = columnsOf(row, options);
            if (!found)
                return tl::unexpected(found.error());
            columns = *found;
        } else {
            take(listedOf(row, *columns, options));
        }
        return {};
    });
}

} // namespace core
