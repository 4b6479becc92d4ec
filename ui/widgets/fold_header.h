// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QAbstractButton>

namespace ui {

/// The heading of a part that folds: an arrow, a title, and at the right what is inside while it is folded.
class FoldHeader : public QAbstractButton
{
    Q_OBJECT

public:
    explicit FoldHeader(const QString& title, QWidget* parent = nullptr);
    /// "2 said"; empty takes it away.
    void setNote(const QString& note);
    [[nodiscard]] QString note() const { return m_note; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void enterEvent(QEnterEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    QString m_note;
};

} // namespace ui
