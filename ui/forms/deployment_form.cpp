// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/deployment_form.h"

#include "ui/document/plan_edits.h"
#include "ui/forms/form_body.h"
#include "ui/forms/offer_text.h"
#include "ui/platform/fit_words.h"
#include "ui/platform/shown_text.h"
#include "ui/widgets/fit_bar.h"
#include "ui/widgets/text_label.h"

#include <QVBoxLayout>

namespace ui {

DeploymentForm::DeploymentForm(PlanDocument& document, const Wording& wording, QWidget* parent)
    : Panel(parent)
    , m_document(document)
    , m_wording(wording)
    , m_title(new TextLabel(titleFont()))
    , m_where(new TextLabel(captionFont(), Tone::Secondary))
    , m_fitLine(new TextLabel(strongFont()))
    , m_fit(new FitBar)
    , m_speedLine(new TextLabel(bodyFont()))
    , m_body(new FormBody(wording.locale()))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(16, 12, 16, 12);
    column->setSpacing(4);
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_fit->setAccessibleName(tr("Memory needed and there"));
    for (TextLabel* label : {m_where, m_fitLine, m_speedLine})
        label->setWordWrap(true);
    column->addWidget(m_title);
    column->addWidget(m_where);
    column->addSpacing(8);
    column->addWidget(m_fitLine);
    column->addWidget(m_fit);
    column->addWidget(m_speedLine);
    column->addSpacing(8);
    column->addWidget(m_body);
    m_binding.connectTo(*m_body, this,
                        [this](const QString& what, const auto& make) { return change(what, make); });
}

QString DeploymentForm::fitLine() const
{
    return m_fitLine->text();
}

QString DeploymentForm::speedLine() const
{
    return m_speedLine->text();
}

const core::Deployment* DeploymentForm::deployment() const
{
    const core::Scenario* scenario = core::findScenario(m_document.plan(), m_document.inHand().scenario);
    if (!scenario)
        return nullptr;
    const auto found = scenario->deployments.find(m_document.inHand().workload);
    return found == scenario->deployments.end() ? nullptr : &*found->second;
}

void DeploymentForm::refresh()
{
    const core::Plan& plan = m_document.plan();
    const core::Workload* workload = core::findWorkload(plan, m_document.inHand().workload);
    const core::Scenario* scenario = core::findScenario(plan, m_document.inHand().scenario);
    const core::Deployment* d = deployment();
    setVisible(workload && scenario && d);
    if (!workload || !scenario || !d)
        return;
    const std::string wanted = deploymentFormKey(plan, *scenario, *workload, *d);
    if (wanted != m_shown) {
        m_binding.fields = deploymentFields(*scenario, *workload, *d, m_document.catalog());
        m_binding.lists = deploymentLists(plan, m_document.catalog());
        m_binding.build(*m_body, deploymentSections());
        m_shown = wanted;
    }
    m_binding.show(*m_body, *d);
    m_title->setText(tr("How it runs in “%1”").arg(shownText(scenario->name)));
    showLive();
}

QString DeploymentForm::fitSentence() const
{
    const core::WorkloadResult* result = m_document.workloadInHand();
    if (!result || !result->memory)
        return tr("Fit is not known: there is no memory model for this kind of work yet.");
    return tr("%1 · needs %2 of %3")
        .arg(fitText(core::fitVerdict(*result)), m_wording.gigabytes(result->memory->neededGb),
             m_wording.gigabytes(result->memory->availableGb));
}

QString DeploymentForm::speedSentence() const
{
    const core::WorkloadResult* result = m_document.workloadInHand();
    if (!result)
        return {};
    QStringList parts;
    if (result->throughput && result->throughput->value)
        parts << tr("speed %1").arg(m_wording.quantity(*result->throughput->value, result->throughput->unit));
    if (result->serving && result->serving->replicas > 0)
        parts << tr("%n replicas", nullptr, result->serving->replicas);
    if (result->gross) {
        const core::Workload* workload = core::findWorkload(m_document.plan(), result->id);
        if (workload && !core::isService(workload->work))
            parts << tr("one run %1").arg(m_wording.hours(result->wallHours));
        parts << tr("cost %1 in the whole plan").arg(m_wording.money(*result->gross));
        if (result->unitCost)
            parts << tr("%1 for %2")
                         .arg(result->unitCost->usd.likely < 0.1
                                  ? m_wording.price(result->unitCost->usd.likely)
                                  : m_wording.money(result->unitCost->usd.likely),
                              m_wording.per(result->unitCost->per));
    } else {
        parts << tr("no cost while it cannot run");
    }
    QString line = parts.join(QStringLiteral(" · "));
    if (!line.isEmpty())
        line[0] = line[0].toUpper();
    return line;
}

void DeploymentForm::showLive()
{
    const core::WorkloadResult* result = m_document.workloadInHand();
    const core::FitVerdict verdict = result ? core::fitVerdict(*result) : core::FitVerdict::Unknown;
    m_fitLine->setTone(fitTone(verdict));
    m_fitLine->setText(fitSentence());
    m_fit->setVisible(result && result->memory);
    if (result && result->memory) {
        FitBarContent bar;
        for (const auto& [name, gb] : result->memory->partsGb) {
            if (gb.likely > 0)
                bar.parts.emplace_back(m_wording.memoryPart(name), gb.likely);
        }
        bar.needed = result->memory->neededGb;
        bar.available = result->memory->availableGb;
        bar.tone = fitTone(verdict);
        bar.sentence = fitTip(*result, m_wording);
        m_fit->setContent(std::move(bar));
    }
    m_speedLine->setText(speedSentence());
    QString where = tr("GPU and offer are chosen among the levers");
    if (result && !result->gpu.empty()) {
        where =
            tr("%1 × %2").arg(m_wording.count(result->gpus), shortGpuName(m_document.catalog(), result->gpu));
        if (!result->provider.empty())
            where += QStringLiteral(" · ") + providerName(m_document.catalog(), result->provider);
        if (!result->purchase.empty())
            where += QStringLiteral(" · ") + m_wording.purchase(result->purchase);
        where += QStringLiteral(" · ") + tr("GPU and offer are chosen among the levers");
    }
    m_where->setText(where);
}

QString DeploymentForm::change(const QString& what, const Change& make)
{
    const InHand& hand = m_document.inHand();
    QString problem;
    core::Plan next = withDeployment(m_document.plan(), hand.scenario, hand.workload,
                                     [&](core::Deployment& d) { problem = make(d); });
    if (!problem.isEmpty())
        return problem;
    const core::Workload* workload = core::findWorkload(m_document.plan(), hand.workload);
    m_document.edit(std::move(next),
                    tr("%1: %2").arg(shownText(workload ? workload->name : hand.workload), what));
    return {};
}

} // namespace ui
