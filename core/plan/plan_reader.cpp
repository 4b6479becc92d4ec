// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/plan_json.h"

#include "core/plan/describe_plan.h"
#include "core/plan/plan_reading.h"

#include <array>
#include <set>

namespace core {

using Json = nlohmann::json;

namespace {

/// The plan's format and version, or why the document is none of ours.
Result<void> recognise(const Json& root)
{
    if (!root.is_object())
        return failure("file-not-a-plan");
    const auto format = root.find("format");
    if (format == root.end() || *format != kPlanFormat)
        return failure("file-not-a-plan");
    const auto version = root.find("version");
    if (version != root.end() && version->is_number() && version->get<double>() > kPlanVersion)
        return failure("file-newer",
                       {{"found", shortened(version->dump())}, {"known", std::to_string(kPlanVersion)}});
    return {};
}

void noteVersion(const Json& root, Reading& reading)
{
    const auto step = reading.into("version");
    const auto version = root.find("version");
    if (version == root.end())
        reading.note(Severity::Error, "missing-key", {{"key", "version"}});
    else if (*version != kPlanVersion)
        reading.wrongType("version", *version);
}

/// Errors that follow from an earlier one at the same place say nothing new.
std::vector<Issue> withoutEchoes(std::vector<Issue> first, std::vector<Issue> second)
{
    std::set<std::string> seen;
    for (const Issue& issue : first)
        seen.insert(issue.path);
    for (Issue& issue : second) {
        if (!seen.contains(issue.path))
            first.push_back(std::move(issue));
    }
    return first;
}

Result<ReadPlan> fromJson(ParsedJson parsed)
{
    if (const auto ours = recognise(parsed.root); !ours)
        return tl::unexpected(ours.error());
    ReadPlan read;
    Reading reading{std::string()};
    noteVersion(parsed.root, reading);
    reading.object(parsed.root, read.plan);
    read.issues = withoutEchoes(std::move(parsed.issues), std::move(reading.issues()));
    return read;
}

} // namespace

Result<ReadPlan> readPlan(std::string_view text)
{
    auto parsed = parseJson(text);
    if (!parsed)
        return tl::unexpected(parsed.error());
    return fromJson(std::move(*parsed));
}

Result<ReadPlan> readPlan(const PlanTexts& parts)
{
    auto head = parseJson(parts.head);
    if (!head)
        return tl::unexpected(head.error());
    if (!head->root.is_object())
        return failure("file-not-a-plan");
    std::vector<Issue> issues = std::move(head->issues);
    const std::array<std::pair<const char*, const std::vector<std::string>*>, 3> lists{
        {{"workloads", &parts.workloads}, {"scenarios", &parts.scenarios}, {"offers", &parts.offers}}};
    for (const auto& [key, texts] : lists) {
        Json list = Json::array();
        for (std::size_t i = 0; i < texts->size(); ++i) {
            auto element = parseJson((*texts)[i]);
            if (!element)
                return tl::unexpected(element.error());
            for (Issue& issue : element->issues) {
                issue.path = joined(indexed(key, i), issue.path);
                issues.push_back(std::move(issue));
            }
            list.push_back(std::move(element->root));
        }
        head->root[key] = std::move(list);
    }
    return fromJson({std::move(head->root), std::move(issues)});
}

Workload applyOverride(const Workload& workload, const WorkOverride& change, const std::string& path,
                       std::vector<Issue>& issues)
{
    Workload changed = workload;
    Json object = Json::object();
    Reading reading(path);
    for (const auto& [key, json] : change) {
        auto value = parseJson(json);
        if (value) {
            object[key] = std::move(value->root);
            continue;
        }
        const auto step = reading.into(key);
        reading.note(Severity::Error, "override-not-json", {{"found", shortened(json)}});
    }
    reading.work(object, changed.work, changed.unknownInWork, true);
    issues.insert(issues.end(), reading.issues().begin(), reading.issues().end());
    return changed;
}

} // namespace core
