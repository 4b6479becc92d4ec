// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/theme.h"

#include <QLabel>

namespace ui {

/// A label whose colour is a token and follows the theme.
class TextLabel : public QLabel
{
    Q_OBJECT

public:
    explicit TextLabel(const QFont& font, Tone tone = Tone::Normal, QWidget* parent = nullptr);
    void setTone(Tone tone);

protected:
    void changeEvent(QEvent* event) override;

private:
    void applyTone();
    Tone m_tone;
    bool m_applying = false;
};

} // namespace ui
