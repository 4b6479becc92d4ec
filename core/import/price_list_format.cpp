// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"
#include "core/import/list_columns.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

/// How far into a file its form is looked for.
constexpr std::size_t kStart = 4096;

struct Signature
{
    std::string_view bytes;
    const char* form;
};
constexpr std::array<Signature, 6> kNotText{{{"\x1F\x8B", "gzip"},
                                             {"PK\x03\x04", "zip"},
                                             {"BZh", "bzip2"},
                                             {"\xFD"
                                              "7zXZ",
                                              "xz"},
                                             {"\x28\xB5\x2F\xFD", "zstd"},
                                             {"SQLite format 3", "SQLite"}}};

/// Well-formed UTF-8; the last character may be cut.
bool isUtf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        const auto lead = static_cast<unsigned char>(text[i]);
        const std::size_t more = lead < 0x80U            ? 0
                                 : (lead >> 5U) == 0x6U  ? 1
                                 : (lead >> 4U) == 0xEU  ? 2
                                 : (lead >> 3U) == 0x1EU ? 3
                                                         : 9;
        if (more == 9)
            return false;
        for (std::size_t j = 1; j <= more && i + j < text.size(); ++j) {
            if ((static_cast<unsigned char>(text[i + j]) & 0xC0U) != 0x80U)
                return false;
        }
        i += more + 1;
    }
    return true;
}

Result<void> checkText(std::string_view text)
{
    for (const auto& [bytes, form] : kNotText) {
        if (text.starts_with(bytes))
            return failure("import-compressed", {{"form", form}});
    }
    if (text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF"))
        return failure("import-encoding", {{"found", "UTF-16"}});
    if (text.substr(0, kStart).find('\0') != std::string_view::npos)
        return failure("import-binary");
    if (!isUtf8(text))
        return failure("import-encoding", {{"found", "Latin-1"}});
    return {};
}

/// A page of the web where a list was asked for: an error, a log-in.
bool isWebPage(std::string_view start)
{
    const std::string lower = lowered(start.substr(0, 256));
    return lower.starts_with("<!doctype html") || lower.starts_with("<html") || lower.starts_with("<?xml")
           || lower.starts_with("<head") || lower.starts_with("<!--");
}

Result<PriceListFormat> formatOfJson(std::string_view text)
{
    struct Key
    {
        std::string_view key;
        PriceListFormat format;
    };
    constexpr std::array<Key, 5> keys{{{"\"gpuTypes\"", PriceListFormat::Runpod},
                                       {"\"instance_types\"", PriceListFormat::Shadeform},
                                       {"\"price_cents_per_hour\"", PriceListFormat::Lambda},
                                       {"\"dph_base\"", PriceListFormat::Vast},
                                       {"\"dph_total\"", PriceListFormat::Vast}}};
    constexpr std::size_t kFar = std::size_t{64} << 10U;
    for (const auto& [key, format] : keys) {
        if (text.substr(0, kFar).find(key) != std::string_view::npos)
            return format;
    }
    // An empty list of offers, and a long first entry.
    return text.starts_with("[") ? Result<PriceListFormat>(PriceListFormat::Vast)
                                 : failure("import-unknown-format");
}

/// The first record, whatever follows it.
Result<CsvRow> headerOf(std::string_view text)
{
    CsvRow header;
    const Error enough{"enough", {}, {}};
    const auto read = readCsv(text.substr(0, std::size_t{64} << 10U), [&](const CsvRow& row) -> Result<void> {
        header = row;
        return tl::unexpected(enough);
    });
    if (!read && read.error().id != "enough")
        return tl::unexpected(read.error());
    return header;
}

Result<PriceListFormat> formatOfTable(std::string_view text)
{
    const auto header = headerOf(text);
    if (!header)
        return tl::unexpected(header.error());
    const ListColumns names(*header);
    if (names.has("AcceleratorName") && names.has("InstanceType"))
        return PriceListFormat::Skypilot;
    if (names.has("instance_name") && names.has("gpu_count"))
        return PriceListFormat::Gpuhunt;
    if (names.has("Per-GPU") && names.has("GPU Type") && names.has("Vendor"))
        return PriceListFormat::ServerlessGpus;
    if (names.has("Per-GPU") && names.has("GPU Type") && names.has("Cloud"))
        return PriceListFormat::CloudGpus;
    if (header->fields.size() < 2)
        return failure("import-unknown-format");
    return PriceListFormat::Table;
}

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    return text.starts_with(kByteOrderMark) ? text.substr(kByteOrderMark.size()) : text;
}

} // namespace

Result<PriceListFormat> priceListFormat(std::string_view text)
{
    if (const auto readable = checkText(text); !readable)
        return tl::unexpected(readable.error());
    const std::string_view body = withoutMark(text);
    const std::string_view start = trimmed(body.substr(0, kStart));
    if (start.empty())
        return failure("import-empty");
    if (isWebPage(start))
        return failure("import-html");
    if (start.front() == '{' || start.front() == '[')
        return formatOfJson(trimmed(body));
    return formatOfTable(body);
}

Result<void> readPriceList(PriceListFormat format, std::string_view text, const PriceListOptions& options,
                           const TakePrice& take)
{
    text = withoutMark(text);
    switch (format) {
    case PriceListFormat::Skypilot:
        return readSkypilot(text, options, take);
    case PriceListFormat::Gpuhunt:
        return readGpuhunt(text, options, take);
    case PriceListFormat::Vast:
        return readVast(text, options, take);
    case PriceListFormat::Runpod:
        return readRunpod(text, options, take);
    case PriceListFormat::Lambda:
        return readLambda(text, options, take);
    case PriceListFormat::Shadeform:
        return readShadeform(text, options, take);
    case PriceListFormat::CloudGpus:
    case PriceListFormat::ServerlessGpus:
        return readCloudGpus(text, options, take);
    case PriceListFormat::Table:
        return readPriceTable(text, options, take);
    }
    return failure("import-unknown-format");
}

} // namespace core
