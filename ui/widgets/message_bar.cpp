// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/message_bar.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>

namespace ui {

namespace {

/// The bar outlives a change of language: what it speaks for is still true.
class DismissButton : public QPushButton
{
public:
    DismissButton()
        : QPushButton(MessageBar::tr("Dismiss"))
    {
    }

protected:
    void changeEvent(QEvent* event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::LanguageChange)
            setText(MessageBar::tr("Dismiss"));
    }
};

} // namespace

MessageBar::MessageBar(QWidget* parent)
    : QWidget(parent)
    , m_text(new TextLabel(bodyFont()))
    , m_row(new QHBoxLayout(this))
{
    auto* close = new DismissButton;
    m_row->setContentsMargins(16, 6, 6, 6);
    m_row->setSpacing(8);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(close);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setAccessibleName(tr("Message"));
    connect(close, &QPushButton::clicked, this, &MessageBar::clear);
    hide();
}

void MessageBar::show(Tone tone, const QString& sentence)
{
    show(tone, sentence, std::vector<Choice>());
}

void MessageBar::show(Tone tone, const QString& sentence, const QString& verb, std::function<void()> mend)
{
    show(tone, sentence, std::vector<Choice>{{verb, std::move(mend)}});
}

void MessageBar::show(Tone tone, const QString& sentence, const std::vector<Choice>& choices)
{
    clear();
    m_tone = tone;
    m_text->setText(sentence);
    for (const Choice& choice : choices)
        addButton(choice);
    setAccessibleDescription(sentence);
    setVisible(true);
    update();
}

void MessageBar::addButton(const Choice& choice)
{
    auto* button = new QPushButton(choice.verb);
    connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
        const auto keep = act; // clearing removes this button, and what it holds
        clear();
        if (keep)
            keep();
    });
    m_row->insertWidget(m_row->count() - 1, button);
    m_buttons.push_back(button);
}

void MessageBar::clear()
{
    m_text->clear();
    for (QPushButton* button : m_buttons) {
        button->hide();
        button->deleteLater();
    }
    m_buttons.clear();
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
