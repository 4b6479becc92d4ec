// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

#include <QStatusBar>

namespace ui {

class TextLabel;

/// The line below: which catalog, which currency, how long the evaluation took.
class MainStatus : public QStatusBar
{
    Q_OBJECT

public:
    MainStatus(const PlanDocument& document, const Wording& wording);
    void refresh();

private:
    const PlanDocument& m_document;
    const Wording& m_wording;
    TextLabel* m_catalog;
    TextLabel* m_currency;
    TextLabel* m_time;
};

} // namespace ui
