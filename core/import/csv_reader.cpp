// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"

#include <csv.h>

#include <algorithm>
#include <memory>
#include <optional>

namespace core {

namespace {

constexpr std::size_t kMostFields = 1000;

/// What libcsv's callbacks fill.
struct Reading
{
    const std::function<Result<void>(const CsvRow&)>& take;
    CsvRow row;
    std::optional<Error> error;
};

void onField(void* data, std::size_t length, void* context)
{
    auto& reading = *static_cast<Reading*>(context);
    if (reading.error)
        return;
    if (reading.row.fields.size() == kMostFields) {
        reading.error =
            Error{"csv-wide",
                  {{"line", std::to_string(reading.row.line)}, {"limit", std::to_string(kMostFields)}},
                  {}};
        return;
    }
    reading.row.fields.emplace_back(static_cast<const char*>(data), length);
}

void onRow(int /*end*/, void* context)
{
    auto& reading = *static_cast<Reading*>(context);
    if (!reading.error) {
        if (const Result<void> taken = reading.take(reading.row); !taken)
            reading.error = taken.error();
    }
    reading.row.fields.clear();
}

using Parser = std::unique_ptr<csv_parser, decltype(&csv_free)>;

/// Between records libcsv's state is zero.
bool betweenRows(const csv_parser& parser)
{
    return parser.pstate == 0;
}

Error wrongQuotes(const Reading& reading)
{
    return Error{"csv-wrong-quotes", {{"line", std::to_string(reading.row.line)}}, {}};
}

} // namespace

Result<void> readCsv(std::string_view text, const std::function<Result<void>(const CsvRow&)>& take)
{
    constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(kByteOrderMark))
        text.remove_prefix(kByteOrderMark.size());
    csv_parser state;
    csv_init(&state, CSV_STRICT | CSV_STRICT_FINI);
    const Parser parser(&state, csv_free);
    Reading reading{take, {}, {}};
    // Line by line, so that each record knows where it starts.
    for (std::size_t line = 1; !text.empty() && !reading.error; ++line) {
        const std::size_t length = std::min(
            text.size(), text.find('\n') == std::string_view::npos ? text.size() : text.find('\n') + 1);
        if (betweenRows(state))
            reading.row.line = line;
        if (csv_parse(&state, text.data(), length, onField, onRow, &reading) != length)
            return tl::unexpected(wrongQuotes(reading));
        text.remove_prefix(length);
    }
    if (!reading.error && csv_fini(&state, onField, onRow, &reading) != 0)
        return tl::unexpected(wrongQuotes(reading));
    if (reading.error)
        return tl::unexpected(*reading.error);
    return {};
}

Result<CsvHeader> CsvHeader::from(const CsvRow& row)
{
    CsvHeader header;
    for (const std::string& name : row.fields) {
        if (!name.empty() && header.has(name))
            return failure("csv-column-twice", {{"line", std::to_string(row.line)}, {"column", name}});
        header.m_names.push_back(name);
    }
    return header;
}

bool CsvHeader::has(std::string_view name) const
{
    return std::find(m_names.begin(), m_names.end(), name) != m_names.end();
}

std::string_view CsvHeader::field(const CsvRow& row, std::string_view name) const
{
    const auto found = std::find(m_names.begin(), m_names.end(), name);
    const auto place = static_cast<std::size_t>(found - m_names.begin());
    return found == m_names.end() || place >= row.fields.size() ? std::string_view()
                                                                : std::string_view(row.fields[place]);
}

} // namespace core
