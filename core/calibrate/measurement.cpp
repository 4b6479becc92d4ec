// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/calibrate/measurement.h"

#include "core/import/csv_reader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace core {

namespace {

struct TextColumn
{
    std::string_view name;
    std::string Measurement::*member;
};
constexpr std::array<TextColumn, 15> kTexts{{{"id", &Measurement::id},
                                             {"kind", &Measurement::kind},
                                             {"model", &Measurement::model},
                                             {"gpu", &Measurement::gpu},
                                             {"weights", &Measurement::weights},
                                             {"compute", &Measurement::compute},
                                             {"method", &Measurement::method},
                                             {"framework", &Measurement::framework},
                                             {"parallelism", &Measurement::parallelism},
                                             {"recompute", &Measurement::recompute},
                                             {"resolution", &Measurement::resolution},
                                             {"metric", &Measurement::metric},
                                             {"unit", &Measurement::unit},
                                             {"source", &Measurement::source},
                                             {"notes", &Measurement::notes}}};

struct NumberColumn
{
    std::string_view name;
    std::optional<double> Measurement::*member;
};
constexpr std::array<NumberColumn, 17> kNumbers{{{"params_b", &Measurement::paramsB},
                                                 {"active_params_b", &Measurement::activeParamsB},
                                                 {"gpus", &Measurement::gpus},
                                                 {"nodes", &Measurement::nodes},
                                                 {"bits_per_weight", &Measurement::bitsPerWeight},
                                                 {"micro_batch", &Measurement::microBatch},
                                                 {"global_batch", &Measurement::globalBatch},
                                                 {"sequence_length", &Measurement::sequenceLength},
                                                 {"tokens_b", &Measurement::tokensB},
                                                 {"prompt_tokens", &Measurement::promptTokens},
                                                 {"output_tokens", &Measurement::outputTokens},
                                                 {"concurrency", &Measurement::concurrency},
                                                 {"steps", &Measurement::steps},
                                                 {"batch", &Measurement::batch},
                                                 {"gflops_forward", &Measurement::gflopsForward},
                                                 {"macts_forward", &Measurement::mactsForward},
                                                 {"value", &Measurement::value}}};

std::optional<double> numberIn(std::string_view text)
{
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(number) || number < 0)
        return std::nullopt;
    return number;
}

bool isKnown(std::string_view name)
{
    return std::any_of(kTexts.begin(), kTexts.end(), [&](const TextColumn& c) { return c.name == name; })
           || std::any_of(kNumbers.begin(), kNumbers.end(),
                          [&](const NumberColumn& c) { return c.name == name; });
}

Result<Measurement> measurementOf(const CsvHeader& header, const CsvRow& row)
{
    if (row.fields.size() != header.size())
        return failure("measurements-width", {{"line", std::to_string(row.line)},
                                              {"found", std::to_string(row.fields.size())},
                                              {"expected", std::to_string(header.size())}});
    Measurement m;
    m.line = row.line;
    for (const TextColumn& column : kTexts)
        m.*column.member = header.field(row, column.name);
    for (const NumberColumn& column : kNumbers) {
        const std::string_view text = header.field(row, column.name);
        if (text.empty())
            continue;
        m.*column.member = numberIn(text);
        if (!(m.*column.member))
            return failure("measurements-number", {{"line", std::to_string(row.line)},
                                                   {"column", std::string(column.name)},
                                                   {"found", std::string(text)}});
    }
    return m;
}

Result<void> checkHeader(const CsvHeader& header)
{
    for (const char* name : {"id", "kind", "gpu", "metric", "value"}) {
        if (!header.has(name))
            return failure("measurements-column-missing", {{"column", name}});
    }
    return {};
}

} // namespace

Result<Measurements> readMeasurements(std::string_view text)
{
    Measurements measurements;
    std::optional<CsvHeader> header;
    const auto takeHeader = [&](const CsvRow& row) -> Result<void> {
        auto read = CsvHeader::from(row);
        if (!read)
            return tl::unexpected(read.error());
        header = std::move(*read);
        for (const std::string& name : header->names()) {
            if (!isKnown(name))
                measurements.unknownColumns.push_back(name);
        }
        return checkHeader(*header);
    };
    const auto take = [&](const CsvRow& row) -> Result<void> {
        if (!header)
            return takeHeader(row);
        auto measurement = measurementOf(*header, row);
        if (!measurement)
            return tl::unexpected(measurement.error());
        measurements.rows.push_back(std::move(*measurement));
        return {};
    };
    if (const Result<void> read = readCsv(text, take); !read)
        return tl::unexpected(read.error());
    if (measurements.rows.empty())
        return failure("measurements-empty");
    return measurements;
}

} // namespace core
