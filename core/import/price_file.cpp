// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/price_file.h"

#include "core/import/readers.h"

#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <system_error>

namespace core {

namespace {

/// "aws.csv" is AWS's list; "lambda/vms.csv" is Lambda's.
std::string providerOf(const std::filesystem::path& file)
{
    const std::string stem = file.stem().string();
    return stem == "vms" || stem == "catalog" ? file.parent_path().filename().string() : stem;
}

/// The day on which the file was written: the only date that most lists have. Empty where it is not known.
std::string dateOf(const std::filesystem::path& file)
{
    std::error_code problem;
    const auto written = std::filesystem::last_write_time(file, problem);
    if (problem)
        return {};
    const auto day = std::chrono::floor<std::chrono::days>(std::chrono::file_clock::to_sys(written));
    const std::chrono::year_month_day date{day};
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

} // namespace

Result<ImportedList> reviewPriceFile(const std::string& path, std::string_view text,
                                     const PriceFileChoices& choices, const Catalog& catalog,
                                     const std::vector<NameInLists>& taught)
{
    const auto sniffed = priceListFormat(text);
    if (!sniffed)
        return tl::unexpected(sniffed.error());
    const PriceListFormat format = choices.format.value_or(*sniffed);
    const std::filesystem::path file(path);
    const std::string provider = !choices.provider.empty()          ? choices.provider
                                 : format == PriceListFormat::Table ? std::string()
                                                                    : providerOf(file);
    const PriceListOptions options{file.filename().string(), provider, choices.currency,
                                   choices.asOf.empty() ? dateOf(file) : choices.asOf};
    auto review = reviewPriceList(format, text, options, catalog, taught);
    if (!review)
        return tl::unexpected(review.error());
    return ImportedList{path, options.currency, options.asOf, std::move(*review)};
}

} // namespace core
