// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"
#include "core/import/list_columns.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

namespace core {

namespace {

struct Columns
{
    std::size_t instance, location, price, gpus, gpu, vram, spot;
};

Result<Columns> columnsOf(const CsvRow& header)
{
    const ListColumns names(header);
    for (const char* needed : {"instance_name", "location", "price", "gpu_count", "spot"}) {
        if (!names.has(needed))
            return failure("import-column-missing", {{"column", needed}});
    }
    return Columns{names.place("instance_name"), names.place("location"), names.place("price"),
                   names.place("gpu_count"),     names.place("gpu_name"), names.place("gpu_memory"),
                   names.place("spot")};
}

ListedPrice listedOf(const CsvRow& row, const Columns& at, const PriceListOptions& options)
{
    constexpr double kGibInGb = 1.0; // the column says GB and means GiB, as card makers do
    ListedPrice listed;
    listed.row = row.line;
    listed.provider = options.provider;
    listed.instance = std::string(cell(row, at.instance));
    listed.region = std::string(cell(row, at.location));
    listed.gpu = std::string(cell(row, at.gpu));
    listed.gpus = statedNumber(cell(row, at.gpus)).value;
    if (const auto vram = statedNumber(cell(row, at.vram)).value)
        listed.vramGib = *vram * kGibInGb;
    const std::string spot = lowered(cell(row, at.spot));
    if (spot != "true" && spot != "false")
        listed.rejection = PriceRejection::Unreadable;
    const std::string_view text = cell(row, at.price);
    const StatedNumber price = statedNumber(text);
    listed.prices = {{spot == "true" ? Purchase::Spot : Purchase::OnDemand,
                      price.value,
                      price.value || price.blank ? std::string() : std::string(text),
                      {}}};
    // Some providers count zero GPUs on machines that have none.
    if (listed.gpus == 0.0 && listed.gpu.empty())
        listed.gpus.reset();
    return listed;
}

} // namespace

Result<void> readGpuhunt(std::string_view text, const PriceListOptions& options, const TakePrice& take)
{
    std::optional<Columns> columns;
    return readCsv(text, [&](const CsvRow& row) -> Result<void> {
        if (!columns) {
            auto found = columnsOf(row);
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
