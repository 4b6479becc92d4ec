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
    , m_row(new QHBoxLayout(this))
    , m_close(new QPushButton(tr("Dismiss")))
{
    m_row->setContentsMargins(16, 6, 6, 6);
    m_row->setSpacing(8);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_close);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Message"));
    connect(m_close, &QPushButton::clicked, this, &MessageBar::clear);
    hide();
}

void MessageBar::show(Tone tone, const Sentence& sentence)
{
    show(tone, sentence, std::vector<Choice>());
}

void MessageBar::show(Tone tone, const Sentence& sentence, const Sentence& verb, std::function<void()> mend)
{
    show(tone, sentence, std::vector<Choice>{{verb, std::move(mend)}});
}

void MessageBar::show(Tone tone, const Sentence& sentence, const std::vector<Choice>& choices)
{
    clear();
    m_tone = tone;
    m_sentence = sentence;
    m_text->setText(sentence());
    for (const Choice& choice : choices)
        addButton(choice);
    setAccessibleDescription(m_text->text());
    setVisible(true);
    update();
}

void MessageBar::addButton(const Choice& choice)
{
    auto* button = new QPushButton(choice.verb());
    connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
        const auto keep = act; // clearing removes this button, and what it holds
        clear();
        if (keep)
            keep();
    });
    m_row->insertWidget(m_row->count() - 1, button);
    m_buttons.emplace_back(button, choice.verb);
}

void MessageBar::clear()
{
    m_text->clear();
    for (const auto& button : m_buttons) {
        button.first->hide();
        button.first->deleteLater();
    }
    m_buttons.clear();
    setVisible(false);
}

void MessageBar::retranslate()
{
    m_close->setText(tr("Dismiss"));
    setAccessibleName(tr("Message"));
    for (const auto& [button, verb] : m_buttons)
        button->setText(verb());
    if (m_text->text().isEmpty())
        return;
    m_text->setText(m_sentence());
    setAccessibleDescription(m_text->text());
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
