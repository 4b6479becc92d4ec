// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/empty_state.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ui {

namespace {

constexpr int kLineWidth = 440;

}

EmptyState::EmptyState(QWidget* parent)
    : Panel(parent)
    , m_title(new TextLabel(titleFont()))
    , m_sentence(new TextLabel(bodyFont(), Tone::Secondary))
    , m_button(new QPushButton)
{
    m_sentence->setWordWrap(true);
    m_sentence->setFixedWidth(kLineWidth);
    m_title->setWordWrap(true);
    m_title->setFixedWidth(kLineWidth);
    m_button->setProperty("primary", true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 48, 24, 48);
    column->setSpacing(12);
    column->addWidget(m_title, 0, Qt::AlignHCenter);
    column->addWidget(m_sentence, 0, Qt::AlignHCenter);
    auto* row = new QHBoxLayout;
    row->addStretch(1);
    auto* left = new QWidget;
    left->setFixedWidth(kLineWidth);
    auto* within = new QHBoxLayout(left);
    within->setContentsMargins(0, 4, 0, 0);
    within->addWidget(m_button);
    within->addStretch(1);
    row->addWidget(left);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (m_mend)
            m_mend();
    });
}

void EmptyState::say(const QString& title, const QString& sentence, const QString& verb,
                     std::function<void()> mend)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_button->setText(verb);
    m_button->setVisible(!verb.isEmpty());
    m_mend = std::move(mend);
    // A label beside others in a column is not asked how high it is at its width.
    for (TextLabel* label : {m_title, m_sentence})
        label->setMinimumHeight(label->heightForWidth(kLineWidth));
    setAccessibleName(title);
    setAccessibleDescription(sentence);
}

} // namespace ui
