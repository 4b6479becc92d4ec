// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/message_bar.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace ui {

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new TextLabel(bodyFont()))
    , m_mend(new QPushButton)
{
    auto* close = new QPushButton(tr("Dismiss"));
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 6, 6, 6);
    row->setSpacing(8);
    row->addWidget(m_text, 1);
    row->addWidget(m_mend);
    row->addWidget(close);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Message"));
    connect(close, &QPushButton::clicked, this, &MessageBar::clear);
    connect(m_mend, &QPushButton::clicked, this, [this] {
        const auto mend = m_onMend;
        clear();
        if (mend)
            mend();
    });
    hide();
}

void MessageBar::show(Tone tone, const QString& sentence)
{
    show(tone, sentence, {}, {});
}

void MessageBar::show(Tone tone, const QString& sentence, const QString& verb, std::function<void()> mend)
{
    m_tone = tone;
    m_text->setText(sentence);
    m_mend->setText(verb);
    m_mend->setVisible(!verb.isEmpty());
    m_onMend = std::move(mend);
    setAccessibleDescription(sentence);
    setVisible(true);
    update();
}

void MessageBar::clear()
{
    m_text->clear();
    m_onMend = {};
    setVisible(false);
}

QString MessageBar::text() const
{
    return m_text->text();
}

void MessageBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    paintBox(painter, rect(), t.panel, t.hairline);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colorOf(m_tone, palette()));
    painter.drawRoundedRect(QRectF(0, 0, 4, height()), 2, 2);
}

} // namespace ui
