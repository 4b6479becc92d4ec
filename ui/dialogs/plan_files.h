// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/settings.h"
#include "ui/platform/wording.h"
#include "ui/widgets/message_bar.h"

#include <QObject>
#include <QString>

namespace ui {

/// Opening, saving and leaving a plan: dialogs where one must choose, sentences in the message bar when a
/// file cannot be used, a question only where work could be lost.
class PlanFiles : public QObject
{
    Q_OBJECT

public:
    PlanFiles(PlanDocument& document, MessageBar& messages, const Wording& wording, QWidget* window);

    void startEmpty();
    void chooseAndOpen();
    /// True when the plan is open. What is wrong inside it is said, and the plan is open all the same.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    bool saveTo(const QString& path);
    /// Asks where to, then writes the report of the scenario in hand.
    void chooseAndReport();
    bool reportTo(const QString& path);
    /// Asks when there is unsaved work; false: stay.
    [[nodiscard]] bool mayLeave();

Q_SIGNALS:
    void recentFilesChanged();

private:
    void sayIssues(const std::vector<core::Issue>& issues);

    PlanDocument& m_document;
    MessageBar& m_messages;
    const Wording& m_wording;
    QWidget* m_window;
};

} // namespace ui
