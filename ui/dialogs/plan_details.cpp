// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/plan_details.h"

#include "core/plan/month.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/number_input.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

namespace ui {

PlanDetails::PlanDetails(const core::Plan& plan, Wording wording, QWidget* parent)
    : QDialog(parent)
    , m_plan(plan)
    , m_wording(std::move(wording))
    , m_problem(new QLabel)
{
    setWindowTitle(tr("Plan details"));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(16);
    form->setVerticalSpacing(12);
    const auto number = [&](double value) { return numberText(value, m_wording.locale()); };
    addField(form, "name", tr("Name"), QString::fromStdString(plan.name), tr("The report's title"));
    addField(form, "owner", tr("Owner"), QString::fromStdString(plan.owner), tr("Who answers for the plan"));
    addField(form, "start", tr("First month"), QString::fromStdString(plan.start),
             tr("Year and month: 2027-01"));
    addField(form, "months", tr("Months"), number(plan.months), tr("How long the plan runs"));
    addField(form, "budget", tr("Budget, USD"), plan.budget.amount ? number(*plan.budget.amount) : QString(),
             tr("What may be spent in all; empty: no budget"));
    addField(form, "goal", tr("Goal: saving, %"), number(plan.goalSaving * 100),
             tr("The saving against the baseline that scenarios are held to"));
    addField(form, "contingency", tr("Contingency, %"), number(plan.budget.contingency * 100),
             tr("Added to the gross cost for what nobody foresees"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    m_problem->hide();
    auto* cancel = new QPushButton(tr("Cancel"));
    auto* done = new QPushButton(tr("Apply"));
    done->setProperty("primary", true);
    done->setDefault(true);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(done, &QPushButton::clicked, this, &PlanDetails::accept);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(done);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(24, 24, 24, 16);
    rows->setSpacing(16);
    rows->addLayout(form);
    rows->addWidget(m_problem);
    rows->addLayout(buttons);
    setMinimumWidth(460);
}

QLineEdit* PlanDetails::addField(QFormLayout* form, const char* name, const QString& label,
                                 const QString& text, const QString& tip)
{
    auto* line = new QLineEdit(text.left(2000));
    line->setTextMargins(6, 0, 6, 0);
    line->setObjectName(QLatin1String(name));
    line->setAccessibleName(label);
    line->setToolTip(tip);
    form->addRow(label, line);
    return line;
}

QLineEdit* PlanDetails::field(const QString& name) const
{
    return findChild<QLineEdit*>(name);
}

QString PlanDetails::problem() const
{
    return m_problem->isHidden() ? QString() : m_problem->text();
}

bool PlanDetails::fail(QLineEdit* field, const QString& why)
{
    m_problem->setText(QStringLiteral("%1: %2").arg(field->accessibleName(), why));
    m_problem->show();
    field->setFocus();
    field->selectAll();
    return false;
}

std::optional<double> PlanDetails::figure(const char* name, double least, double most)
{
    QLineEdit* line = field(QLatin1String(name));
    const auto read = parseNumber(line->text(), m_wording.locale());
    if (const auto* why = std::get_if<InputProblem>(&read)) {
        fail(line, *why);
        return std::nullopt;
    }
    const double value = std::get<double>(read);
    if (value >= least && value <= most)
        return value;
    fail(line, tr("enter a number from %1 to %2.")
                   .arg(numberText(least, m_wording.locale()), numberText(most, m_wording.locale())));
    return std::nullopt;
}

void PlanDetails::accept()
{
    core::Plan next = m_plan;
    next.name = field(QStringLiteral("name"))->text().trimmed().toStdString();
    next.owner = field(QStringLiteral("owner"))->text().trimmed().toStdString();
    QLineEdit* start = field(QStringLiteral("start"));
    const auto month = core::parseMonth(start->text().trimmed().toStdString());
    if (!month) {
        fail(start, tr("write year and month, for example 2027-01."));
        return;
    }
    next.start = core::toText(*month);
    const auto months = figure("months", 1, 120);
    const bool limited = !field(QStringLiteral("budget"))->text().trimmed().isEmpty();
    const auto budget = months && limited ? figure("budget", 0, 1e12) : std::optional<double>(0);
    const auto goal = months && budget ? figure("goal", 0, 100) : std::nullopt;
    const auto contingency = goal ? figure("contingency", 0, 100) : std::nullopt;
    if (!months || !budget || !goal || !contingency)
        return;
    next.months = static_cast<int>(std::lround(*months));
    next.budget.amount = limited ? budget : std::nullopt;
    next.goalSaving = *goal / 100;
    next.budget.contingency = *contingency / 100;
    m_plan = std::move(next);
    QDialog::accept();
}

} // namespace ui
