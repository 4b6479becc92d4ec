// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/theme.h"

#include "ui/platform/system_colours.h"
#include "ui/platform/theme_style.h"

#include <QApplication>
#include <QFontDatabase>
#include <QToolTip>

#include <algorithm>
#include <array>

namespace ui {

namespace {

QColor mixed(const QColor& over, const QColor& under, double share)
{
    const auto channel = [&](int a, int b) { return qRound(a * share + b * (1 - share)); };
    return {channel(over.red(), under.red()), channel(over.green(), under.green()),
            channel(over.blue(), under.blue())};
}

Tokens withTints(Tokens t)
{
    t.hairline = mixed(t.text, t.panel, 0.12);
    t.hover = mixed(t.text, t.panel, 0.04);
    t.selected = mixed(t.accent, t.panel, t.dark ? 0.18 : 0.08);
    t.groove = mixed(t.text, t.panel, t.dark ? 0.16 : 0.10);
    return t;
}

const Tokens& lightTokens()
{
    static const Tokens t = withTints({QColor(0xF6F7F9),
                                       QColor(0xFFFFFF),
                                       QColor(0x1B1F24),
                                       QColor(0x57606A),
                                       QColor(0x1F6FEB),
                                       QColor(0xFFFFFF),
                                       QColor(0x1A7F37),
                                       QColor(0x9A6700),
                                       QColor(0xCF222E),
                                       {},
                                       {},
                                       {},
                                       {},
                                       false});
    return t;
}

const Tokens& darkTokens()
{
    static const Tokens t = withTints({QColor(0x17191D),
                                       QColor(0x1F2227),
                                       QColor(0xE6E8EB),
                                       QColor(0x9AA4AF),
                                       QColor(0x58A6FF),
                                       QColor(0x0D1117),
                                       QColor(0x3FB950),
                                       QColor(0xD29922),
                                       QColor(0xF85149),
                                       {},
                                       {},
                                       {},
                                       {},
                                       true});
    return t;
}

QFont sized(int pixels, QFont::Weight weight)
{
    QFont font = QApplication::font();
    font.setPixelSize(pixels);
    font.setWeight(weight);
    return font;
}

QFont programFont()
{
    QFont font = QApplication::font();
    if (QFontDatabase::hasFamily(QStringLiteral("Inter")))
        font.setFamily(QStringLiteral("Inter"));
    font.setPixelSize(13);
    return font;
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Window).lightness() < 128;
}

void setDisabled(QPalette& palette, const Tokens& t)
{
    const QColor faint = mixed(t.text, t.panel, 0.38);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::HighlightedText, QPalette::PlaceholderText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, t.groove);
}

} // namespace

const Tokens& tokensFor(const QPalette& palette)
{
    return isDark(palette) ? darkTokens() : lightTokens();
}

QColor colorOf(Tone tone, const QPalette& palette)
{
    const Tokens& t = tokensFor(palette);
    switch (tone) {
    case Tone::Normal:
        return t.text;
    case Tone::Secondary:
        return t.secondary;
    case Tone::Accent:
        return t.accent;
    case Tone::Good:
        return t.good;
    case Tone::Warn:
        return t.warn;
    case Tone::Bad:
        return t.bad;
    }
    return t.text;
}

QColor pillarColor(int pillar, bool dark)
{
    static constexpr std::array<QRgb, 4> kLight{0xFF0072B2, 0xFFD55E00, 0xFF009E73, 0xFFCC79A7};
    static constexpr std::array<QRgb, 4> kDark{0xFF56B4E9, 0xFFE69F00, 0xFF2FBF8F, 0xFFD98CB3};
    const auto index = static_cast<std::size_t>(std::clamp(pillar, 1, 4) - 1);
    return dark ? QColor(kDark[index]) : QColor(kLight[index]);
}

QPalette paletteFor(bool dark)
{
    const Tokens& t = dark ? darkTokens() : lightTokens();
    QPalette palette;
    const std::pair<QPalette::ColorRole, QColor> roles[] = {
        {QPalette::Window, t.window},    {QPalette::WindowText, t.text},
        {QPalette::Base, t.panel},       {QPalette::AlternateBase, t.window},
        {QPalette::ToolTipBase, t.text}, {QPalette::ToolTipText, t.panel},
        {QPalette::Text, t.text},        {QPalette::PlaceholderText, t.secondary},
        {QPalette::Button, t.panel},     {QPalette::ButtonText, t.text},
        {QPalette::BrightText, t.bad},   {QPalette::Light, t.panel},
        {QPalette::Midlight, t.hover},   {QPalette::Mid, t.hairline},
        {QPalette::Dark, t.groove},      {QPalette::Shadow, t.hairline},
        {QPalette::Highlight, t.accent}, {QPalette::HighlightedText, t.onAccent},
        {QPalette::Link, t.accent},      {QPalette::LinkVisited, t.accent},
    };
    for (const auto& [role, color] : roles)
        palette.setColor(QPalette::All, role, color);
    setDisabled(palette, t);
    return palette;
}

QFont bodyFont()
{
    return sized(13, QFont::Normal);
}

QFont captionFont()
{
    return sized(11, QFont::Normal);
}

QFont strongFont()
{
    return sized(13, QFont::DemiBold);
}

QFont titleFont()
{
    return sized(16, QFont::DemiBold);
}

QFont figureFont()
{
    return sized(28, QFont::DemiBold);
}

Theme::Theme(QApplication& app)
    : m_app(app)
    , m_system(std::make_unique<SystemColours>())
    , m_systemDark(isDark(app.palette()))
{
    m_app.setFont(programFont());
    m_app.setStyle(new ThemeStyle);
    QObject::connect(m_system.get(), &SystemColours::darkPreferred, m_system.get(),
                     [this](bool dark) { setSystemDark(dark); });
}

Theme::~Theme() = default;

void Theme::setSystemDark(bool dark)
{
    m_systemDark = dark;
    if (m_mode == ThemeMode::System)
        apply(m_mode);
}

void Theme::setReducedMotion(bool reduced)
{
    for (const Qt::UIEffect effect : {Qt::UI_AnimateMenu, Qt::UI_FadeMenu, Qt::UI_AnimateCombo,
                                      Qt::UI_AnimateTooltip, Qt::UI_FadeTooltip})
        QApplication::setEffectEnabled(effect, !reduced);
}

void Theme::apply(ThemeMode mode)
{
    m_mode = mode;
    const bool dark = mode == ThemeMode::Dark || (mode == ThemeMode::System && m_systemDark);
    const QPalette palette = paletteFor(dark);
    m_app.setPalette(palette);
    QToolTip::setPalette(palette);
    QToolTip::setFont(captionFont());
}

} // namespace ui
