// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/report/json_writer.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QString>

#include <cmath>
#include <string>

// The documents that the verbs print for the plans in tests/cases, and how to look into them.

using Json = nlohmann::json;

/// The document that `gpuplan compare --json` prints for a case, with another baseline where one is named.
inline Json compared(const char* name, const std::string& baseline = {})
{
    QFile file(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/cases/%1.gpuplan.json").arg(QLatin1String(name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    auto read = core::readPlan(file.readAll().toStdString());
    if (!read)
        return {};
    if (!baseline.empty()) {
        for (auto& scenario : read->plan.scenarios)
            scenario.edit().baseline = scenario->id == baseline;
    }
    const core::Catalog& catalog = core::builtInCatalog();
    return Json::parse(core::writeResult(core::evaluate(read->plan, catalog), read->plan, catalog,
                                         core::ResultForm::Compare, {},
                                         [](const core::Issue& issue) { return issue.id; }));
}

inline const Json& scenario(const Json& result, const std::string& id)
{
    for (const Json& s : result.at("scenarios")) {
        if (s.at("id") == id)
            return s;
    }
    static const Json none;
    return none;
}

inline const Json& workload(const Json& scenario, const std::string& id)
{
    for (const Json& w : scenario.at("workloads")) {
        if (w.at("id") == id)
            return w;
    }
    static const Json none;
    return none;
}

inline bool hasIssue(const Json& where, const std::string& id)
{
    for (const Json& issue : where.at("issues")) {
        if (issue.at("id") == id)
            return true;
    }
    return false;
}

inline bool near(const Json& found, double expected, double tolerance)
{
    if (found.is_number() && std::abs(found.get<double>() - expected) <= tolerance)
        return true;
    qWarning("found %s, expected %.6g ± %g", found.dump().c_str(), expected, tolerance);
    return false;
}

inline constexpr double kCent = 0.01;
inline constexpr double kShare = 0.0001; // 0.01 percentage points
