// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QColor>
#include <QFont>
#include <QPalette>

#include <memory>

class QApplication;

namespace ui {

class SystemColours;

enum class ThemeMode { System, Light, Dark };

/// The colours of the window, one set for each of light and dark. Charts take theirs from chart_theme.
struct Tokens
{
    QColor window, panel, text, secondary, accent, onAccent, good, warn, bad;
    QColor hairline; ///< 12 % of the text on the panel
    QColor hover;    ///< row or button under the pointer
    QColor selected; ///< row in hand
    QColor groove;   ///< what a slider has not filled
    bool dark = false;
};

/// The tokens that belong to a palette made by paletteFor(): a widget asks with its own palette.
[[nodiscard]] const Tokens& tokensFor(const QPalette& palette);
/// What a colour says; never the only thing that says it.
enum class Tone { Normal, Secondary, Accent, Good, Warn, Bad };
[[nodiscard]] QColor colorOf(Tone tone, const QPalette& palette);

/// The colour of pillar 1…4 on a light or dark ground, told apart by colour-blind eyes too.
[[nodiscard]] QColor pillarColor(int pillar, bool dark);

/// Every role set, so that nothing is left to the platform.
[[nodiscard]] QPalette paletteFor(bool dark);

/// The type scale: 13 px body, 11 px captions, 13 and 16 px semibold titles, 28 px figures.
[[nodiscard]] QFont bodyFont();
[[nodiscard]] QFont captionFont();
[[nodiscard]] QFont strongFont();
[[nodiscard]] QFont titleFont();
[[nodiscard]] QFont figureFont();

/// Style, font and palette of the whole program. Made once, before the first window.
class Theme
{
public:
    explicit Theme(QApplication& app);
    ~Theme();
    void apply(ThemeMode mode);
    [[nodiscard]] ThemeMode mode() const { return m_mode; }
    /// The desktop has turned light or dark; shown at once where the mode is System.
    void setSystemDark(bool dark);
    /// Menus and lists appear at once instead of unrolling.
    void setReducedMotion(bool reduced);

private:
    QApplication& m_app;
    std::unique_ptr<SystemColours> m_system;
    bool m_systemDark = false;
    ThemeMode m_mode = ThemeMode::System;
};

} // namespace ui
