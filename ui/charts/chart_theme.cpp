// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_theme.h"

#include "ui/platform/theme.h"

namespace ui {

namespace {

constexpr std::array<QRgb, core::kCostGroups> kGroupColours{0xFF3B6FB6, 0xFFB0B7C3, 0xFFD9822B, 0xFF7A5EA8,
                                                            0xFF2A9D8F, 0xFFC44E52, 0xFF8C8C8C};

/// 12 % of the way to white, as the look asks for on dark panels.
QColor lighter(QRgb rgb)
{
    const QColor c(rgb);
    const auto mix = [](int part) { return part + (255 - part) * 12 / 100; };
    return {mix(c.red()), mix(c.green()), mix(c.blue())};
}

/// 12 % of the text's colour over the panel, mixed beforehand: files for print hold no transparency.
QColor hairline(const QColor& text, const QColor& panel)
{
    const auto mix = [](int front, int back) { return back + (front - back) * 12 / 100; };
    return {mix(text.red(), panel.red()), mix(text.green(), panel.green()), mix(text.blue(), panel.blue())};
}

QFont scaled(QFont font, double factor, QFont::Weight weight)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

std::array<QColor, 4> pillars(bool dark)
{
    return {pillarColor(1, dark), pillarColor(2, dark), pillarColor(3, dark), pillarColor(4, dark)};
}

ChartStyle lightColours()
{
    ChartStyle style;
    style.background = QColor(0xFFFFFF);
    style.text = QColor(0x1B1F24);
    style.secondary = QColor(0x57606A);
    style.accent = QColor(0x1F6FEB);
    style.good = QColor(0x1A7F37);
    style.warn = QColor(0x9A6700);
    style.bad = QColor(0xCF222E);
    style.baseline = QColor(0x57606A);
    style.pillars = pillars(false);
    for (std::size_t i = 0; i < core::kCostGroups; ++i)
        style.costGroups[i] = QColor(kGroupColours[i]);
    return style;
}

ChartStyle darkColours()
{
    ChartStyle style;
    style.background = QColor(0x1F2227);
    style.text = QColor(0xE6E8EB);
    style.secondary = QColor(0x9AA4AF);
    style.accent = QColor(0x58A6FF);
    style.good = QColor(0x3FB950);
    style.warn = QColor(0xD29922);
    style.bad = QColor(0xF85149);
    style.baseline = QColor(0x9AA4AF);
    style.pillars = pillars(true);
    for (std::size_t i = 0; i < core::kCostGroups; ++i)
        style.costGroups[i] = lighter(kGroupColours[i]);
    return style;
}

} // namespace

ChartStyle chartStyle(ChartAppearance appearance, const QFont& font)
{
    ChartStyle style = appearance == ChartAppearance::Dark ? darkColours() : lightColours();
    style.grid = hairline(style.text, style.background);
    style.title = scaled(font, 1.15, QFont::DemiBold);
    style.body = font;
    style.caption = scaled(font, 0.85, QFont::Normal);
    return style;
}

} // namespace ui
