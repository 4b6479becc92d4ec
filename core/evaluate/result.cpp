// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/evaluate/result.h"

namespace core {

CostGroup groupOf(CostRow row)
{
    switch (row) {
    case CostRow::Compute:
    case CostRow::Setup:
    case CostRow::Power:
    case CostRow::Depreciation:
    case CostRow::Admin:
        return CostGroup::Compute;
    case CostRow::Idle:
        return CostGroup::Idle;
    case CostRow::Interruptions:
    case CostRow::ColdStarts:
        return CostGroup::Interruptions;
    case CostRow::Storage:
        return CostGroup::Storage;
    case CostRow::Transfer:
        return CostGroup::Transfer;
    case CostRow::CommitmentUnused:
        return CostGroup::CommitmentUnused;
    case CostRow::Extras:
    case CostRow::Credits:
    case CostRow::Contingency:
    case CostRow::Tax:
        return CostGroup::Other;
    }
    return CostGroup::Other;
}

std::array<double, kCostGroups> Breakdown::likelyByGroup() const
{
    std::array<double, kCostGroups> groups{};
    for (std::size_t i = 0; i < kCostRows; ++i)
        groups[static_cast<std::size_t>(groupOf(static_cast<CostRow>(i)))] += rows[i].likely;
    return groups;
}

FitVerdict fitVerdict(const WorkloadResult& result)
{
    if (!result.fits)
        return FitVerdict::Unknown;
    if (!*result.fits)
        return FitVerdict::DoesNot;
    const bool straddles =
        result.memory
        && (result.memory->neededGb.high > result.memory->availableGb || result.memory->neededGb.openHigh);
    return straddles ? FitVerdict::MayNot : FitVerdict::Fits;
}

} // namespace core
