// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/review_json.h"

#include <nlohmann/json.hpp>

namespace core {

namespace {

using Json = nlohmann::ordered_json;

Json json(const ReviewedRow& row, const std::string& file)
{
    return {{"file", file},   {"row", row.row},           {"provider", row.provider},
            {"gpu", row.gpu}, {"instance", row.instance}, {"region", row.region}};
}

/// One of taken, repaired, rejected over one list or all.
struct Verdict
{
    std::size_t rows = 0;
    Json reasons = Json::object();
    Json first = Json::object();

    template<class Reason>
    void add(std::size_t count, const std::map<Reason, ReviewReason>& found, const std::string& file)
    {
        constexpr std::size_t kShown = 5;
        rows += count;
        for (const auto& [reason, rowsOf] : found) {
            const std::string name(nameIn(reason));
            reasons[name] = reasons.value(name, std::size_t{0}) + rowsOf.rows;
            Json& shown = first[name];
            for (const ReviewedRow& row : rowsOf.first) {
                if (shown.size() < kShown)
                    shown.push_back(json(row, file));
            }
        }
    }
    [[nodiscard]] Json written() const { return {{"count", rows}, {"reasons", reasons}, {"first", first}}; }
};

struct Sums
{
    std::size_t rows = 0, offers = 0, added = 0, changed = 0, same = 0;
    Verdict taken, repaired, rejected;
    Json unknown = Json::object();

    void add(const ImportedList& list)
    {
        const PriceReview& review = list.review;
        rows += review.rows;
        offers += review.offers.size();
        added += list.added;
        changed += list.changed;
        same += list.same;
        taken.add(review.taken, review.remarked, list.file);
        repaired.add(review.repaired, review.mended, list.file);
        rejected.add(review.rejected, review.refused, list.file);
        for (const auto& [name, count] : review.unknownGpus)
            unknown[name] = unknown.value(name, std::size_t{0}) + count;
    }
    void write(Json& to) const
    {
        to["rows"] = rows;
        to["taken"] = taken.written();
        to["repaired"] = repaired.written();
        to["rejected"] = rejected.written();
        to["unknown_gpus"] = unknown;
        to["offers"] = offers;
        to["stored"] = {{"added", added}, {"changed", changed}, {"same", same}};
    }
};

} // namespace

std::string importJson(const std::vector<ImportedList>& lists, bool dryRun)
{
    Json document{{"format", "gpuplan.import"}, {"version", 1}, {"dry_run", dryRun}};
    Sums all;
    Json files = Json::array();
    for (const ImportedList& list : lists) {
        all.add(list);
        Sums own;
        own.add(list);
        Json file{{"file", list.file},
                  {"list_format", nameIn(list.review.format)},
                  {"currency", list.currency},
                  {"as_of", list.asOf}};
        own.write(file);
        files.push_back(std::move(file));
    }
    all.write(document);
    document["files"] = std::move(files);
    return document.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace core
