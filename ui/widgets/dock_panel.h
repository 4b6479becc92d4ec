// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QDockWidget>

namespace ui {

class TextLabel;

/// A dock with the window's own title line: its name and, at the right, what it is about.
class DockPanel : public QDockWidget
{
    Q_OBJECT

public:
    /// `name` also identifies it in the saved layout. `scrolls`: the content scrolls when it is too high.
    DockPanel(const QString& name, const QString& title, QWidget* content, bool scrolls, QWidget* parent);
    void setSubject(const QString& subject);

private:
    TextLabel* m_subject;
};

} // namespace ui
