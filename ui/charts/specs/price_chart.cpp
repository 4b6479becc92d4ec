// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/specs/price_chart.h"

#include "core/catalog/cheapest_offer.h"
#include "ui/charts/specs/money_axis.h"
#include "ui/platform/shown_text.h"

#include <algorithm>
#include <optional>

namespace ui {

namespace {

std::optional<double> figureOf(const core::Gpu& gpu, GpuFigure figure)
{
    if (figure == GpuFigure::Vram)
        return core::inGiB(gpu.vram);
    const auto peak = gpu.dense(core::Precision::Bf16);
    return peak ? std::optional(core::inTeraflops(*peak)) : std::nullopt;
}

ScatterWords wordsOf(GpuFigure figure, const Wording& wording)
{
    const bool vram = figure == GpuFigure::Vram;
    ScatterWords words;
    words.point = wording.text(QT_TRANSLATE_NOOP("wording", "GPU"));
    words.x = vram ? wording.text(QT_TRANSLATE_NOOP("wording", "VRAM, GiB"))
                   : wording.text(QT_TRANSLATE_NOOP("wording", "BF16, TFLOP/s"));
    words.y = wording.text(QT_TRANSLATE_NOOP("wording", "$ a GPU-hour"));
    words.pointKey = "gpu";
    words.xKey = vram ? "vram_gib" : "bf16_tflops";
    words.xUnit = vram ? "GiB" : "TFLOP/s";
    return words;
}

Scatter pointsOf(GpuFigure figure, const core::Catalog& catalog, const std::vector<std::string>& ids,
                 const std::vector<std::string>& inHand)
{
    Scatter scatter;
    for (const std::string& id : ids) {
        const core::Gpu* gpu = catalog.gpu(id);
        const core::Offer* offer = gpu ? core::cheapestOffer(catalog, id, core::Purchase::OnDemand) : nullptr;
        const auto x = gpu ? figureOf(*gpu, figure) : std::nullopt;
        if (!offer || !x)
            continue;
        const double usd = *core::likelyUsdPerGpuHour(offer->price);
        const bool marked = std::find(inHand.begin(), inHand.end(), id) != inHand.end();
        scatter.points.push_back({QString::fromStdString(id), shownText(gpu->name), core::Range::exactly(*x),
                                  core::Range::exactly(usd), marked, false});
    }
    return scatter;
}

} // namespace

ChartSpec priceAgainst(GpuFigure figure, const core::Catalog& catalog, const std::vector<std::string>& ids,
                       const std::vector<std::string>& inHand, const Wording& wording)
{
    Scatter scatter = pointsOf(figure, catalog, ids, inHand);
    scatter.words = wordsOf(figure, wording);
    double right = 1;
    double top = 0.01;
    for (const ScatterPoint& point : scatter.points) {
        right = std::max(right, point.x.high);
        top = std::max(top, point.y.high);
    }
    ChartSpec spec;
    spec.x = niceAxis(0, 1.05 * right, 6, true); // no point on the very edge
    spec.x.decimals = decimalsOfTicks(spec.x);
    spec.y = moneyAxis(0, top, true, wording);
    spec.title = figure == GpuFigure::Vram ? wording.text(QT_TRANSLATE_NOOP("wording", "What memory costs"))
                                           : wording.text(QT_TRANSLATE_NOOP("wording", "What speed costs"));
    spec.subtitle =
        wording
            .text(figure == GpuFigure::Vram
                      ? QT_TRANSLATE_NOOP("wording", "Cheapest on-demand GPU-hour, %1, against VRAM, GiB")
                      : QT_TRANSLATE_NOOP("wording", "Cheapest on-demand GPU-hour, %1, against "
                                                     "the dense BF16 peak, TFLOP/s"))
            .arg(spec.y.title);
    spec.caption =
        wording.text(QT_TRANSLATE_NOOP("wording", "Newest price of each provider; prices up to %1"))
            .arg(wording.date(catalog.asOf()));
    spec.summary =
        spec.title + QStringLiteral(". ")
        + wording.text(QT_TRANSLATE_N_NOOP("wording", "%n GPUs"), static_cast<int>(scatter.points.size()));
    if (scatter.points.empty())
        spec.empty = wording.text(QT_TRANSLATE_NOOP("wording", "None of these GPUs has an on-demand price."));
    spec.body = std::move(scatter);
    return spec;
}

} // namespace ui
