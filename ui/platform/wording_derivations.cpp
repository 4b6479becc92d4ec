// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include <QCoreApplication>

namespace ui {

namespace {

constexpr SentencePattern kDerivations[] = {
    {"cost.total", QT_TRANSLATE_NOOP("wording", "sum of the rows of the breakdown")},
    {"cost.compute", QT_TRANSLATE_NOOP("wording", "billed hours × price per GPU-hour × GPUs")},
};

} // namespace

std::span<const SentencePattern> derivationPatterns()
{
    return kDerivations;
}

} // namespace ui
