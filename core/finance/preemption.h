// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

namespace core {

/// Work that is interrupted at random (exponential, memoryless) and goes on from its last checkpoint.
/// All in hours; FORMULAS §8 has the derivation and worked figures.
struct InterruptedWork
{
    double work = 0;     ///< without any interruption; > 0
    double mtbf = 1;     ///< mean running time between interruptions of the whole job; > 0
    double save = 0;     ///< writing one checkpoint, billed
    double recovery = 0; ///< boot and restore after an interruption, billed, can be interrupted itself
    double wait = 0;     ///< for new capacity after an interruption, not billed
};

/// The interval between checkpoints that finishes the work soonest, three ways, in hours.
struct CheckpointInterval
{
    double exact = 0; ///< (1 + W₀(−e^(−δ/M − 1))) · M, Lambert W
    double young = 0; ///< √(2δM) (DOI 10.1145/361147.361115)
    double daly = 0;  ///< higher order (DOI 10.1016/j.future.2004.11.016)
};
/// `save` ≥ 0, `mtbf` > 0. All zero when saving costs nothing.
[[nodiscard]] CheckpointInterval optimalInterval(double save, double mtbf);

/// Expected course of the work. Figures are infinite where the work will in effect never finish.
struct ExpectedCourse
{
    double wall = 0;
    double billed = 0;
    double interruptions = 0;
    double segments = 1;
    double interval = 0; ///< work between two checkpoints, as used
};
/// A checkpoint after every segment, the last too; the work is cut into ⌈work ÷ interval⌉ equal segments.
/// `interval` > 0.
[[nodiscard]] ExpectedCourse withCheckpoints(const InterruptedWork& job, double interval);
/// Every interruption starts the work again.
[[nodiscard]] ExpectedCourse withoutCheckpoints(const InterruptedWork& job);
/// A notice that is long enough to save: nothing done is lost, each interruption costs a save and a recovery.
[[nodiscard]] ExpectedCourse withNotice(const InterruptedWork& job);

} // namespace core
