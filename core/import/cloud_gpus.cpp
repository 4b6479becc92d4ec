// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"
#include "core/import/list_columns.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

#include <cmath>
#include <map>

namespace core {

namespace {

struct Columns
{
    std::size_t cloud, gpu, gpus, ram, whole, each, spot, name;
    Purchase purchase;
};

Result<Columns> columnsOf(const CsvRow& header)
{
    const ListColumns names(header);
    const std::size_t cloud = names.first({"Cloud", "Vendor"});
    const std::size_t whole = names.first({"On-demand", "Per-Hour"});
    for (const auto& [found, needed] :
         {std::pair{cloud, "Cloud"}, std::pair{whole, "On-demand"},
          std::pair{names.place("GPU Type"), "GPU Type"}, std::pair{names.place("GPUs"), "GPUs"},
          std::pair{names.place("Per-GPU"), "Per-GPU"}}) {
        if (found == ListColumns::kNone)
            return failure("import-column-missing", {{"column", needed}});
    }
    return Columns{cloud,
                   names.place("GPU Type"),
                   names.place("GPUs"),
                   names.place("GPU RAM"),
                   whole,
                   names.place("Per-GPU"),
                   names.place("Spot"),
                   names.place("Name"),
                   names.has("Vendor") ? Purchase::Serverless : Purchase::OnDemand};
}

/// A cent more than rounding explains.
bool isUnlike(double a, double b)
{
    constexpr double kCent = 0.0101;
    return std::abs(a - b) > kCent;
}

class Reader
{
public:
    /// Prices of one GPU by cloud and GPU, to tell what a lone price a GPU means.
    void addSingle(const CsvRow& row, const Columns& at)
    {
        const auto each = statedNumber(cell(row, at.each)).value;
        if (statedNumber(cell(row, at.gpus)).value == 1.0 && each)
            m_single.emplace(keyOf(row, at), *each);
    }

    [[nodiscard]] ListedPrice listed(const CsvRow& row, const Columns& at) const
    {
        ListedPrice listed;
        listed.row = row.line;
        listed.provider = std::string(cell(row, at.cloud));
        listed.gpu = std::string(cell(row, at.gpu));
        listed.instance = std::string(cell(row, at.name));
        const StatedNumber gpus = statedNumber(cell(row, at.gpus));
        listed.gpus = gpus.value;
        if (const auto ram = statedNumber(cell(row, at.ram)).value; ram && gpus.value && *gpus.value > 0)
            listed.vramGib = *ram / *gpus.value;
        listed.prices.push_back(wholePrice(row, at, listed));
        if (const auto spot = statedNumber(cell(row, at.spot)); !spot.blank)
            listed.prices.push_back({Purchase::Spot,
                                     spot.value,
                                     spot.value ? std::string() : std::string(cell(row, at.spot)),
                                     {}});
        return listed;
    }

private:
    static std::string keyOf(const CsvRow& row, const Columns& at)
    {
        return std::string(cell(row, at.cloud)) + '\n' + std::string(cell(row, at.gpu));
    }

    StatedPrice wholePrice(const CsvRow& row, const Columns& at, ListedPrice& listed) const
    {
        const StatedNumber whole = statedNumber(cell(row, at.whole));
        const StatedNumber each = statedNumber(cell(row, at.each));
        const double gpus = listed.gpus.value_or(1);
        StatedPrice price{at.purchase, whole.value, {}, {}};
        if (whole.value) {
            if (each.value && gpus > 0 && isUnlike(*each.value, *whole.value / gpus))
                listed.remarks.push_back(PriceRemark::PerGpuRecomputed);
            return price;
        }
        if (!whole.blank) {
            price.text = std::string(cell(row, at.whole));
            return price;
        }
        if (!each.value)
            return price;
        price.value = *each.value;
        if (gpus == 1)
            return price;
        const auto single = m_single.find(keyOf(row, at));
        constexpr double kAlike = 0.25;
        const bool isWhole =
            single != m_single.end() && std::abs(*each.value / gpus / single->second - 1) < kAlike;
        listed.remarks.push_back(isWhole ? PriceRemark::InstancePrice : PriceRemark::PriceMultiplied);
        if (!isWhole)
            price.value = *each.value * gpus;
        return price;
    }

    std::map<std::string, double, std::less<>> m_single;
};

} // namespace

Result<void> readCloudGpus(std::string_view text, const PriceListOptions&, const TakePrice& take)
{
    Reader reader;
    const auto each = [&](const auto& row) -> Result<void> {
        std::optional<Columns> columns;
        return readCsv(text, [&](const CsvRow& record) -> Result<void> {
            if (!columns) {
                auto found = columnsOf(record);
                if (!found)
                    return tl::unexpected(found.error());
                columns = *found;
            } else {
                row(record, *columns);
            }
            return {};
        });
    };
    auto singles = each([&](const CsvRow& row, const Columns& at) { reader.addSingle(row, at); });
    if (!singles)
        return singles;
    return each([&](const CsvRow& row, const Columns& at) { take(reader.listed(row, at)); });
}

} // namespace core
