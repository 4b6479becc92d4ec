// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace ui {

/// A panel that is a button: a title, a sentence of a few lines, and a note at the right of the title.
class Card : public QAbstractButton
{
    Q_OBJECT

public:
    /// `lines`: how many lines of the sentence there is room for; the rest is in the tooltip.
    Card(const QString& title, const QString& sentence, int lines, QWidget* parent = nullptr);
    void setNote(const QString& note, bool warns);
    /// Pixels at the right that other widgets take.
    void setReserved(int pixels);
    [[nodiscard]] QString sentence() const { return m_sentence; }
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString m_sentence;
    QString m_note;
    int m_lines;
    int m_reserved = 0;
    bool m_warns = false;
};

} // namespace ui
