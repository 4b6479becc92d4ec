// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/pages/page.h"
#include "ui/pdf/report_request.h"
#include "ui/platform/wording.h"

#include <QFutureWatcher>

class QPushButton;
class QTimer;

namespace ui {

class EmptyState;
class ReportOptions;
class ReportPreview;
class TextLabel;

/// The report as it will be printed, live: what to tick at the left, its pages at the right. Its content is
/// made in another thread once changes rest, so that no slider or key waits for it.
class ReportPage : public Page
{
    Q_OBJECT

public:
    ReportPage(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    ~ReportPage() override;
    void refresh() override;
    [[nodiscard]] ReportOptions* options() const { return m_options; }
    [[nodiscard]] ReportPreview* preview() const { return m_preview; }
    [[nodiscard]] EmptyState* emptyState() const { return m_empty; }
    /// False while the pages are those of an earlier plan or choice.
    [[nodiscard]] bool isUpToDate() const { return m_upToDate; }

Q_SIGNALS:
    void exportWanted(const ui::ReportRequest& request);

private:
    /// What a draft was made from, kept until it is laid out.
    struct Made
    {
        core::Plan plan;
        core::PlanResult result;
        ReportRequest request;
        ReportDraft draft;
    };

    [[nodiscard]] QWidget* buildBar();
    void want();
    void start();
    void show(const Made& made);
    void say();
    void fit();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    PlanDocument& m_document;
    ReportOptions* m_options;
    ReportPreview* m_preview;
    EmptyState* m_empty;
    QWidget* m_content;
    TextLabel* m_pageNote;
    TextLabel* m_zoomNote;
    QTimer* m_rest;
    QFutureWatcher<Made> m_job;
    bool m_again = false; ///< something changed while a draft was made
    bool m_upToDate = false;
};

} // namespace ui
