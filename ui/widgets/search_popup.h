// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QFrame>

class QAbstractItemModel;
class QLineEdit;
class QListView;
class QSortFilterProxyModel;

namespace ui {

class TextLabel;

/// The list of a SearchCombo: a line to type in and the rows that contain what is typed.
class SearchPopup : public QFrame
{
    Q_OBJECT

public:
    SearchPopup(QAbstractItemModel* rows, int current, const QString& name, QWidget* parent);
    void setTyped(const QString& text);
    [[nodiscard]] QLineEdit* line() const { return m_line; }
    [[nodiscard]] QListView* list() const { return m_list; }
    /// Under `anchor`, or above it where there is no room, as wide as the rows need.
    void showAt(const QWidget& anchor);

Q_SIGNALS:
    void chosen(int row);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void filter(const QString& text);
    void take(const QModelIndex& index);
    [[nodiscard]] int widthNeeded() const;

    QSortFilterProxyModel* m_found;
    QLineEdit* m_line;
    QListView* m_list;
    TextLabel* m_nothing;
};

} // namespace ui
