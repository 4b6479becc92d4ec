// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QListWidget>

namespace ui {

/// The pages, at the left: a list with a count for each.
class Navigation : public QListWidget
{
    Q_OBJECT

public:
    explicit Navigation(QWidget* parent = nullptr);
    void addPage(const QString& title, const QString& tip);
    void setCount(int row, int count);
};

} // namespace ui
