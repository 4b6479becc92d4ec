// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/import/price_list.h"

#include <string_view>

namespace core {

/// Each reads one format and hands every row to `take`, also those that it cannot use: nothing is skipped.
/// Fails only where the file as a whole is not of that format: readCsv's errors, "import-column-missing"
/// {column}, "import-not-json", "import-not-a-list".

/// SkyPilot's vms.csv of one cloud (gh:skypilot-org/skypilot-catalog), old and new headers. Prices are of the
/// instance and hour, USD. GCP lists GPUs and machines apart: here each GPU row gets the smallest machine of
/// its zone that takes it.
[[nodiscard]] Result<void> readSkypilot(std::string_view text, const PriceListOptions& options,
                                        const TakePrice& take);
/// gpuhunt's CSV of one provider (gh:dstackai/gpuhunt): one row an instance, region and spot flag; USD an
/// instance and hour; memory of one GPU in GB.
[[nodiscard]] Result<void> readGpuhunt(std::string_view text, const PriceListOptions& options,
                                       const TakePrice& take);
/// `vastai search offers --raw`: machines for rent, USD an hour for all their GPUs. `dph_base` is without
/// disk.
[[nodiscard]] Result<void> readVast(std::string_view text, const PriceListOptions& options,
                                    const TakePrice& take);
/// RunPod's GraphQL answer `gpuTypes`: USD for one GPU and hour, by tier (secure, community).
[[nodiscard]] Result<void> readRunpod(std::string_view text, const PriceListOptions& options,
                                      const TakePrice& take);
/// Lambda's `GET /api/v1/instance-types`: US cents an instance and hour; the GPU stands in the description.
[[nodiscard]] Result<void> readLambda(std::string_view text, const PriceListOptions& options,
                                      const TakePrice& take);
/// Shadeform's `/instances/types`: many clouds, US cents an instance and hour.
[[nodiscard]] Result<void> readShadeform(std::string_view text, const PriceListOptions& options,
                                         const TakePrice& take);
/// The Full Stack's cloud-gpus.csv and serverless-gpus.csv: USD a machine and hour beside USD a GPU; the GPU
/// RAM is the machine's.
[[nodiscard]] Result<void> readCloudGpus(std::string_view text, const PriceListOptions& options,
                                         const TakePrice& take);
/// Any table with a provider, a GPU and a price, by the names of its columns (priceTableColumns).
[[nodiscard]] Result<void> readPriceTable(std::string_view text, const PriceListOptions& options,
                                          const TakePrice& take);

/// The format of a file by its first bytes and its columns or keys. Fails with a sentence for what is no
/// price list: "import-compressed", "import-html", "import-encoding", "import-empty",
/// "import-unknown-format".
[[nodiscard]] Result<PriceListFormat> priceListFormat(std::string_view text);
[[nodiscard]] Result<void> readPriceList(PriceListFormat format, std::string_view text,
                                         const PriceListOptions& options, const TakePrice& take);

} // namespace core
