// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/text_label.h"

#include <QWidget>

#include <functional>
#include <vector>

class QHBoxLayout;
class QPushButton;

namespace ui {

/// One way out of what a message says: a verb, and what it does. The message goes away first.
struct Choice
{
    QString verb;
    std::function<void()> act;
};

/// Sentences for the user above the page, instead of boxes that stop the work. One message at a time; a new
/// one replaces the old.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);
    void show(Tone tone, const QString& sentence);
    /// With a button that mends it.
    void show(Tone tone, const QString& sentence, const QString& verb, std::function<void()> mend);
    /// With a button for each choice, the most likely first.
    void show(Tone tone, const QString& sentence, const std::vector<Choice>& choices);
    void clear();
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addButton(const Choice& choice);

    TextLabel* m_text;
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_buttons;
    Tone m_tone = Tone::Normal;
};

} // namespace ui
