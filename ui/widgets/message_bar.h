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

/// What is said: a fixed text, or how to say it, so that it can be said again in another language.
class Sentence
{
public:
    Sentence(QString text) // NOLINT(google-explicit-constructor): a text is a sentence
        : m_say([text = std::move(text)] { return text; })
    {
    }
    template<class Say>
    requires std::is_invocable_r_v<QString, Say> Sentence(Say say) // NOLINT(google-explicit-constructor)
        : m_say(std::move(say))
    {
    }
    [[nodiscard]] QString operator()() const { return m_say(); }

private:
    std::function<QString()> m_say;
};

/// One way out of what a message says: a verb, and what it does. The message goes away first.
struct Choice
{
    Sentence verb;
    std::function<void()> act;
};

/// Sentences for the user above the page, instead of boxes that stop the work. One message at a time; a new
/// one replaces the old. It outlives a change of language: what it says is still true.
class MessageBar : public QWidget
{
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);
    void show(Tone tone, const Sentence& sentence);
    /// With a button that mends it.
    void show(Tone tone, const Sentence& sentence, const Sentence& verb, std::function<void()> mend);
    /// With a button for each choice, the most likely first.
    void show(Tone tone, const Sentence& sentence, const std::vector<Choice>& choices);
    void clear();
    [[nodiscard]] QString text() const;
    /// Says everything again, in the language that is now spoken.
    void retranslate();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addButton(const Choice& choice);

    TextLabel* m_text;
    QHBoxLayout* m_row;
    QPushButton* m_close;
    Sentence m_sentence{QString()};
    std::vector<std::pair<QPushButton*, Sentence>> m_buttons;
    Tone m_tone = Tone::Normal;
};

} // namespace ui
