// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/levers_panel.h"

#include "ui/document/plan_edits.h"
#include "ui/forms/offer_text.h"
#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/lever_slider.h"
#include "ui/widgets/search_combo.h"
#include "ui/widgets/text_label.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <map>

namespace ui {

namespace {

/// Row of the offers' list for a price that the plan itself states.
constexpr int kOwnPrice = -1;

void makeNarrow(SearchCombo* combo, const QString& name)
{
    combo->setMinimumContentsLength(10);
    combo->setAccessibleName(name);
    combo->setToolTip(name);
}

QString fromStd(const std::string& text)
{
    return QString::fromStdString(text);
}

} // namespace

LeversPanel::LeversPanel(PlanDocument& document, const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_wording(wording)
    , m_nothing(new TextLabel(bodyFont(), Tone::Secondary))
    , m_body(new QWidget)
    , m_gpu(new SearchCombo)
    , m_offer(new SearchCombo)
    , m_priceNote(new TextLabel(captionFont(), Tone::Secondary))
    , m_levers(sliderLevers())
{
    m_nothing->setWordWrap(true);
    m_priceNote->setWordWrap(true);
    makeNarrow(m_gpu, tr("GPU"));
    makeNarrow(m_offer, tr("Provider and price of a GPU-hour"));
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(12, 10, 12, 12);
    outer->addWidget(m_nothing);
    outer->addWidget(m_body);
    outer->addStretch(1);
    addSliders();
    connect(m_gpu, &SearchCombo::activated, this, &LeversPanel::takeGpu);
    connect(m_offer, &SearchCombo::activated, this, &LeversPanel::takeOffer);
}

void LeversPanel::addSliders()
{
    auto* column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_gpu);
    for (std::size_t i = 0; i < m_levers.size(); ++i) {
        auto* slider = new LeverSlider(m_levers[i].name);
        slider->setObjectName(fromStd(m_levers[i].id));
        connect(slider, &LeverSlider::moved, this,
                [this, i](double value, int gesture) { move(i, value, gesture); });
        column->addWidget(slider);
        m_sliders.push_back(slider);
        if (i > 0)
            continue;
        auto* offer = new QVBoxLayout;
        offer->setSpacing(2);
        offer->addWidget(m_offer);
        offer->addWidget(m_priceNote);
        column->addLayout(offer);
    }
}

LeverSlider* LeversPanel::slider(std::string_view id) const
{
    for (std::size_t i = 0; i < m_levers.size(); ++i) {
        if (m_levers[i].id == id)
            return m_sliders[i];
    }
    return nullptr;
}

std::optional<LeverSubject> LeversPanel::subject() const
{
    const InHand& inHand = m_document.inHand();
    auto what = leverSubject(m_document.plan(), m_document.catalog(), inHand.scenario, inHand.workload);
    if (what)
        what->result = m_document.workloadInHand();
    return what;
}

void LeversPanel::refresh()
{
    const auto what = subject();
    m_body->setVisible(what.has_value());
    m_nothing->setVisible(!what);
    if (!what) {
        m_nothing->setText(m_document.plan().workloads.empty()
                               ? tr("Add a workload, and its levers appear here.")
                               : tr("This scenario does not say where the workload runs."));
        m_subject.clear();
        return;
    }
    showGpus(*what);
    showOffers(*what);
    showSliders(*what);
}

void LeversPanel::showGpus(const LeverSubject& what)
{
    if (m_gpu->count() == 0) {
        std::map<std::string, double> cheapest;
        for (const core::Offer& offer : what.catalog->offers()) {
            const double usd = usdPerGpuHour(offer.price, what.plan->hoursPerMonth);
            const auto found = cheapest.emplace(offer.gpu, usd).first;
            found->second = std::min(found->second, usd);
        }
        for (const core::Gpu& gpu : what.catalog->gpus()) {
            const auto price = cheapest.find(gpu.id);
            const bool known = price != cheapest.end() && std::isfinite(price->second);
            QString detail = known ? tr("from %1").arg(m_wording.price(price->second)) : tr("no offer");
            if (gpu.releaseYear)
                detail += QStringLiteral(" · %1").arg(*gpu.releaseYear);
            m_gpu->addRow(gpuText(gpu, m_wording), fromStd(gpu.id), detail);
        }
    }
    m_gpu->setCurrentIndex(m_gpu->findData(fromStd(what.deployment->gpu)));
}

void LeversPanel::showOffers(const LeverSubject& what)
{
    std::vector<core::Offer> offers = offersOf(*what.plan, *what.catalog, what.deployment->gpu);
    const bool own = what.deployment->price.has_value();
    const bool listsOwn = m_offer->count() > 0 && m_offer->itemData(0).toInt() == kOwnPrice;
    if (offers != m_offers || own != listsOwn) {
        m_offers = std::move(offers);
        m_offer->clear();
        if (own)
            m_offer->addItem(QString(), kOwnPrice);
        for (std::size_t i = 0; i < m_offers.size(); ++i) {
            m_offer->addRow(offerText(m_offers[i], *what.catalog, m_wording), static_cast<int>(i),
                            offerDetail(m_offers[i], m_wording));
            m_offer->setItemData(m_offer->count() - 1, tipText(fromStd(m_offers[i].note)), Qt::ToolTipRole);
        }
    }
    if (own) {
        const auto& provider = what.deployment->provider.id;
        const QString where =
            provider ? providerName(*what.catalog, *provider) + QStringLiteral(" · ") : QString();
        m_offer->setItemText(0, tr("%1%2 · %3 (the plan's price)")
                                    .arg(where, m_wording.name(what.deployment->purchase),
                                         priceText(*what.deployment->price, m_wording)));
        m_offer->setCurrentIndex(0);
    } else {
        const core::Offer* used = nullptr;
        if (what.deployment->offer.empty())
            used = what.catalog->findOffer(what.deployment->gpu, what.deployment->provider.id.value_or(""),
                                           what.deployment->purchase, what.deployment->region,
                                           what.deployment->tier);
        const std::string id = used ? used->id : what.deployment->offer;
        const auto at = std::find_if(m_offers.begin(), m_offers.end(), [&](auto& o) { return o.id == id; });
        m_offer->setCurrentIndex(at == m_offers.end() ? -1 : static_cast<int>(at - m_offers.begin()));
    }
    m_offer->setEnabled(m_offer->count() > 0);
    m_priceNote->setText(priceNote(what));
}

QString LeversPanel::priceNote(const LeverSubject& what) const
{
    if (what.deployment->owned)
        return tr("owned hardware: its cost is its purchase, power and care");
    const core::WorkloadResult* result = m_document.workloadInHand();
    const QString tier =
        what.deployment->tier.empty() ? QString() : shownText(what.deployment->tier) + QStringLiteral(" · ");
    if (what.deployment->price)
        return tier
               + priceDateText(what.deployment->price->asOf, what.deployment->price->source,
                               QDate::currentDate(), m_wording);
    if (result && result->usdPerGpuHour)
        return tier + priceDateText(result->priceAsOf, result->priceSource, QDate::currentDate(), m_wording);
    return m_offers.empty() ? tr("nobody in the catalog offers this GPU: state a price in the plan")
                            : tr("no price yet: choose an offer");
}

void LeversPanel::showSliders(const LeverSubject& what)
{
    const std::string now = what.scenario->id + "/" + what.workload->id;
    const bool sameSubject = now == m_subject;
    m_subject = now;
    for (std::size_t i = 0; i < m_levers.size(); ++i) {
        const auto state = m_levers[i].state(what, m_wording);
        LeverSlider* slider = m_sliders[i];
        slider->setVisible(state.has_value());
        if (!state)
            continue;
        // A scale around a value stands still while that value is moved on it.
        const SliderScale& scale = slider->scale();
        const bool within = state->value >= scale.low && state->value <= scale.high;
        if (!sameSubject || !within || !scale.logarithmic)
            slider->setScale(state->scale);
        slider->setName(state->name.isEmpty() ? m_levers[i].name : state->name);
        slider->setValue(state->value, state->text);
        slider->setCaption(state->caption);
    }
}

void LeversPanel::takeGpu()
{
    const auto what = subject();
    if (!what)
        return;
    const std::string gpu = m_gpu->currentData().toString().toStdString();
    m_document.edit(withGpu(*what->plan, *what->catalog, what->scenario->id, what->workload->id, gpu),
                    tr("%1 on %2").arg(shownText(what->workload->name), shortGpuName(*what->catalog, gpu)));
}

void LeversPanel::takeOffer()
{
    const auto what = subject();
    const int row = m_offer->currentData().toInt();
    if (!what || row == kOwnPrice || row >= static_cast<int>(m_offers.size()))
        return;
    const core::Offer offer = m_offers[static_cast<std::size_t>(row)];
    m_document.edit(
        withOffer(*what->plan, *what->catalog, what->scenario->id, what->workload->id, offer),
        tr("%1: %2").arg(shownText(what->workload->name), offerText(offer, *what->catalog, m_wording)));
}

void LeversPanel::move(std::size_t lever, double value, int gesture)
{
    const auto what = subject();
    if (!what)
        return;
    const QString key =
        QStringLiteral("%1/%2/%3").arg(fromStd(m_subject), fromStd(m_levers[lever].id)).arg(gesture);
    core::Plan next = m_levers[lever].apply(*what, value);
    const auto after = leverSubject(next, *what->catalog, what->scenario->id, what->workload->id);
    const auto state = after ? m_levers[lever].state(*after, m_wording) : std::nullopt;
    const QString name = state && !state->name.isEmpty() ? state->name : m_levers[lever].name;
    const QString text =
        tr("%1: %2 %3").arg(shownText(what->workload->name), name.toLower(), state ? state->text : QString());
    m_document.edit(std::move(next), text, key);
}

} // namespace ui
