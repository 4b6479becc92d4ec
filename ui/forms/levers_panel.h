// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/forms/levers.h"

#include <QWidget>

namespace ui {

class LeverSlider;
class SearchCombo;
class TextLabel;

/// The levers of the workload in hand in the scenario in hand: GPU, offer, and a slider for each lever that
/// applies. Every move is an undo step; moves of one drag are one.
class LeversPanel : public QWidget
{
    Q_OBJECT

public:
    LeversPanel(PlanDocument& document, const Wording& wording, QWidget* parent = nullptr);
    void refresh();
    /// The slider of a lever by id, for tests; null when unknown.
    [[nodiscard]] LeverSlider* slider(std::string_view id) const;

private:
    [[nodiscard]] std::optional<LeverSubject> subject() const;
    void addSliders();
    void showGpus(const LeverSubject& what);
    void showOffers(const LeverSubject& what);
    void showSliders(const LeverSubject& what);
    void takeGpu();
    void takeOffer();
    void move(std::size_t lever, double value, int gesture);
    [[nodiscard]] QString priceNote(const LeverSubject& what) const;

    PlanDocument& m_document;
    const Wording& m_wording;
    TextLabel* m_nothing;
    QWidget* m_body;
    SearchCombo* m_gpu;
    SearchCombo* m_offer;
    TextLabel* m_priceNote;
    std::vector<Lever> m_levers;
    std::vector<LeverSlider*> m_sliders;
    std::vector<core::Offer> m_offers;
    std::string m_subject; ///< scenario and workload that the scales are for
};

} // namespace ui
