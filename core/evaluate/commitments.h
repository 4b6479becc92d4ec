// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/line.h"

#include <vector>

namespace core {

/// GPUs of a line that are used alike.
struct LineGpus
{
    int gpus = 0;
    double hours = 0; ///< each
};

/// How much the GPUs of a feasible line work in the plan's months [from, to), the most used first, at likely
/// inputs: all alike in jobs; in served work with autoscaling the first replicas work longest.
[[nodiscard]] std::vector<LineGpus> useOfGpus(const Line& line, int from, int to);

/// Gives the GPUs of the scenario's commitments to the lines that name them: each serves one GPU of one line,
/// the most used GPU first. What is left over is the shared line's, the last one. Lines must be prepared.
void assignCommitments(std::vector<Line>& lines);

} // namespace core
