// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/text_label.h"

#include <QApplication>
#include <QEvent>

namespace ui {

TextLabel::TextLabel(const QFont& font, Tone tone, QWidget* parent)
    : QLabel(parent)
    , m_tone(tone)
{
    setFont(font);
    setTextFormat(Qt::PlainText);
    applyTone();
}

void TextLabel::setTone(Tone tone)
{
    if (tone == m_tone)
        return;
    m_tone = tone;
    applyTone();
}

void TextLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && !m_applying)
        applyTone();
}

void TextLabel::applyTone()
{
    m_applying = true;
    QPalette own;
    own.setColor(QPalette::WindowText, colorOf(m_tone, QApplication::palette()));
    setPalette(own);
    m_applying = false;
}

} // namespace ui
