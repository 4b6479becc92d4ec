// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/plan/plan.h"
#include "ui/pdf/report_request.h"
#include "ui/widgets/panel.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace ui {

/// What a report shows and how: scenario, language, paper, sections; and the button that writes it.
class ReportOptions : public Panel
{
    Q_OBJECT

public:
    explicit ReportOptions(const Wording& wording, QWidget* parent = nullptr);
    /// Offers the plan's scenarios; `inHand` is taken where none is chosen.
    void setPlan(const core::Plan& plan, const std::string& inHand);
    [[nodiscard]] ReportRequest request() const;
    [[nodiscard]] QComboBox* scenario() const { return m_scenario; }
    [[nodiscard]] QComboBox* language() const { return m_language; }
    [[nodiscard]] QComboBox* paper() const { return m_paper; }
    [[nodiscard]] QCheckBox* section(core::ReportPart part) const;
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    void tickAll(bool on);

Q_SIGNALS:
    void changed();
    void exportWanted();

private:
    [[nodiscard]] QComboBox* addChoice(QVBoxLayout* rows, const QString& label, const QString& tip);
    void addSections(QVBoxLayout* rows);
    void takeRemembered();
    void say();

    const Wording& m_wording;
    std::string m_inHand;
    QComboBox* m_scenario;
    QComboBox* m_language;
    QComboBox* m_paper;
    std::vector<QCheckBox*> m_sections; ///< in the order of core::ReportPart
    QPushButton* m_export;
    bool m_taking = false; ///< what is remembered is being taken
};

} // namespace ui
