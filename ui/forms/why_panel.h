// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

#include <QTimer>
#include <QWidget>

class QTextBrowser;

namespace ui {

/// How the cost of the workload in hand comes about: formulas, inputs and sources, as a tree of lines.
class WhyPanel : public QWidget
{
    Q_OBJECT

public:
    WhyPanel(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    /// Takes over what is in hand; the lines are drawn a moment later, once for many changes.
    void refresh();
    /// What the panel says, as Copy puts it on the clipboard.
    [[nodiscard]] QString plainText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void draw();

    PlanDocument& m_document;
    const Wording& m_wording;
    core::Derivation m_shown;
    QTextBrowser* m_text;
    QTimer m_redraw;
};

} // namespace ui
