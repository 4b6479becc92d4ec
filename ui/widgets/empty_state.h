// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/panel.h"
#include "ui/widgets/text_label.h"

#include <functional>

class QPushButton;

namespace ui {

/// What stands where there is nothing to show yet: what is missing, in a sentence, and the button that mends
/// it.
class EmptyState : public Panel
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);
    /// Without a `verb` there is no button.
    void say(const QString& title, const QString& sentence, const QString& verb, std::function<void()> mend);
    [[nodiscard]] QString sentence() const { return m_sentence->text(); }
    [[nodiscard]] QPushButton* button() const { return m_button; }

private:
    TextLabel* m_title;
    TextLabel* m_sentence;
    QPushButton* m_button;
    std::function<void()> m_mend;
};

} // namespace ui
