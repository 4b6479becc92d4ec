// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/pdf/report_request.h"
#include "ui/platform/settings.h"
#include "ui/platform/wording.h"
#include "ui/widgets/message_bar.h"

#include <QDateTime>
#include <QObject>
#include <QString>

namespace ui {

class RecoveryOffer;

/// A plan's name for a sentence: on one line, cut where it is long.
[[nodiscard]] QString briefName(const core::Plan& plan);
/// Date and time of day here, as in the language.
[[nodiscard]] QString moment(const QDateTime& when, const Wording& wording);

/// Opening, saving and leaving a plan: dialogs where one must choose, sentences in the message bar when a
/// file cannot be used, a question only where work could be lost.
class PlanFiles : public QObject
{
    Q_OBJECT

public:
    PlanFiles(PlanDocument& document, MessageBar& messages, const Wording& wording, QWidget* window);

    void startEmpty();
    /// A new plan like the template with this id ("chatbot-7b"), without a file yet.
    void startTemplate(const QString& id);
    /// Opens the first; asks first when there is unsaved work.
    void openDropped(const QStringList& paths);
    void chooseAndOpen();
    /// True when the plan is open. What is wrong inside it is said, and the plan is open all the same.
    bool open(const QString& path);
    bool save();
    bool saveAs();
    /// Someone else's work is never overwritten unasked: the message bar then offers to keep mine, to take
    /// theirs or to save a copy.
    bool saveTo(const QString& path);
    /// Offers what a program that ended unexpectedly left behind.
    void offerRecovery();
    [[nodiscard]] RecoveryOffer& recoveryOffer() { return *m_recovery; }
    /// Asks where to, then writes the report: as asked, or of the scenario in hand as it was wanted last.
    void chooseAndReport(const ReportRequest& request);
    void chooseAndReport() { chooseAndReport(lastRequest()); }
    bool reportTo(const QString& path, const ReportRequest& request);
    bool reportTo(const QString& path) { return reportTo(path, lastRequest()); }
    /// Asks when there is unsaved work; false: stay.
    [[nodiscard]] bool mayLeave();

Q_SIGNALS:
    void recentFilesChanged();

private:
    bool saveTo(const QString& path, PlanDocument::Over over);
    void saved(const QString& path, const core::SavedPlan& saved, bool wasGone);
    void askWhoseToKeep(const QString& path);
    void takeTheirs();
    [[nodiscard]] ReportRequest lastRequest() const;
    /// With the way out that a failed save or read has.
    void sayError(const core::Error& error);
    /// What newer prices of the plan's offers would change, and the step that takes them.
    void sayNewerPrices();
    void sayIssues(const std::vector<core::Issue>& issues);

    PlanDocument& m_document;
    MessageBar& m_messages;
    const Wording& m_wording;
    QWidget* m_window;
    RecoveryOffer* m_recovery;
};

} // namespace ui
