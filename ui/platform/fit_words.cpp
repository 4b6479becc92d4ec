// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/fit_words.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Fit)
};

} // namespace

QString fitSign(core::FitVerdict verdict)
{
    switch (verdict) {
    case core::FitVerdict::Fits:
        return QStringLiteral("✓");
    case core::FitVerdict::MayNot:
        return QStringLiteral("⚠");
    case core::FitVerdict::DoesNot:
        return QStringLiteral("✗");
    case core::FitVerdict::Unknown:
        return QStringLiteral("–");
    }
    return {};
}

QString fitText(core::FitVerdict verdict)
{
    switch (verdict) {
    case core::FitVerdict::Fits:
        return fitSign(verdict) + QLatin1Char(' ') + Text::tr("fits");
    case core::FitVerdict::MayNot:
        return fitSign(verdict) + QLatin1Char(' ') + Text::tr("may not fit");
    case core::FitVerdict::DoesNot:
        return fitSign(verdict) + QLatin1Char(' ') + Text::tr("does not fit");
    case core::FitVerdict::Unknown:
        return fitSign(verdict);
    }
    return {};
}

Tone fitTone(core::FitVerdict verdict)
{
    switch (verdict) {
    case core::FitVerdict::Fits:
        return Tone::Good;
    case core::FitVerdict::MayNot:
        return Tone::Warn;
    case core::FitVerdict::DoesNot:
        return Tone::Bad;
    case core::FitVerdict::Unknown:
        return Tone::Secondary;
    }
    return Tone::Secondary;
}

QString fitTip(const core::WorkloadResult& result, const Wording& wording)
{
    if (!result.memory)
        return Text::tr("There is no memory model for this kind of work yet.");
    const core::MemoryEstimate& memory = *result.memory;
    QStringList lines{Text::tr("%1: needs %2, has %3")
                          .arg(fitText(fitVerdict(result)), wording.gigabytes(memory.neededGb),
                               wording.gigabytes(memory.availableGb))};
    for (const auto& [name, gb] : memory.partsGb) {
        if (gb.likely > 0)
            lines << wording.memoryPart(name) + QStringLiteral(": ") + wording.gigabytes(gb);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace ui
