// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QScrollArea>
#include <QVBoxLayout>

namespace ui {

/// A page of the window. It shows the document when told; hidden pages are not told, and catch up when shown.
class Page : public QScrollArea
{
    Q_OBJECT

public:
    explicit Page(QWidget* parent = nullptr);
    virtual void refresh() = 0;

Q_SIGNALS:
    /// Another page would help, by its id in the window's table of pages.
    void pageWanted(const QString& id);
    /// Something went wrong that the user should read.
    void problem(const QString& sentence);

protected:
    /// Where the page's panels go, from top to bottom.
    [[nodiscard]] QVBoxLayout* column() const { return m_column; }

private:
    QVBoxLayout* m_column;
};

} // namespace ui
