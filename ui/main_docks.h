// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

class QAction;
class QMainWindow;

namespace ui {

class DockPanel;
class LeversPanel;
class WhyPanel;

/// The docks at the right: levers, and why the figures are what they are.
class MainDocks : public QObject
{
    Q_OBJECT

public:
    MainDocks(PlanDocument& document, const Wording& wording, QMainWindow* window);
    ~MainDocks() override;

    [[nodiscard]] LeversPanel* levers() const { return m_levers; }
    [[nodiscard]] WhyPanel* why() const { return m_why; }
    /// What shows and hides each of them, for a menu.
    [[nodiscard]] QList<QAction*> toggles() const;
    /// Docks that are hidden catch up when they are shown.
    void refresh();
    /// All away, or as the user had them.
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return m_shown; }
    /// The levers as high as they are, within two thirds; their reasons take the rest. Once, and not where an
    /// earlier run left a layout.
    void sizeOnce();

private:
    void sizeSoon();
    /// What the levers do not need goes to their reasons, whenever the window changes its size.
    void trim();
    /// Without work there are none yet, and nothing to measure.
    [[nodiscard]] bool hasLevers() const;
    /// With the dock's title, in pixels.
    [[nodiscard]] int leversHeight() const;
    bool eventFilter(QObject* watched, QEvent* event) override;

    PlanDocument& m_document;
    const Wording& m_wording;
    QMainWindow* m_window;
    LeversPanel* m_levers;
    WhyPanel* m_why;
    DockPanel* m_leversDock;
    DockPanel* m_whyDock;
    bool m_shown = true;
    bool m_leversWanted = true;
    bool m_whyWanted = true;
    bool m_sized = false;
};

} // namespace ui
