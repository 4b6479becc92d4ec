// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/text_label.h"

#include <QWidget>

#include <functional>

class QPushButton;

namespace ui {

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
    void clear();
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    TextLabel* m_text;
    QPushButton* m_mend;
    std::function<void()> m_onMend;
    Tone m_tone = Tone::Normal;
};

} // namespace ui
