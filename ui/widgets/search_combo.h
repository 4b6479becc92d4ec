// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QComboBox>
#include <QPointer>

namespace ui {

class SearchPopup;

/// A list to choose from by searching: typing opens it and keeps the rows that contain every word typed, in
/// their name or in the detail beside it. Nothing is chosen until Enter or a click, and the mouse's wheel
/// never chooses: a wrong model is not picked by accident.
class SearchCombo : public QComboBox
{
    Q_OBJECT

public:
    /// What tells a row from the others; shown at its right end.
    static constexpr int kDetail = Qt::UserRole + 1;

    explicit SearchCombo(QWidget* parent = nullptr);
    ~SearchCombo() override;
    void addRow(const QString& text, const QVariant& word, const QString& detail);
    void showPopup() override;
    void hidePopup() override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    void open(const QString& typed);
    void choose(int row);
    QPointer<SearchPopup> m_popup;
};

} // namespace ui
