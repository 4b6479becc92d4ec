// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/evaluate/fit.h"

namespace core {

/// Memory of one GPU that trains a model or makes or reads pictures, the largest batch on it, and what would
/// make it fit: gradient checkpointing, sharding, a smaller batch, a larger GPU. Says nothing of other kinds.
void describeTrainingMemory(Fit& fit, const Line& line);

} // namespace core
