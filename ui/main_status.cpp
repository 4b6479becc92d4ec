// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_status.h"

#include "ui/widgets/text_label.h"

namespace ui {

MainStatus::MainStatus(const PlanDocument& document, const Wording& wording)
    : m_document(document)
    , m_wording(wording)
    , m_catalog(new TextLabel(captionFont(), Tone::Secondary))
    , m_currency(new TextLabel(captionFont(), Tone::Secondary))
    , m_time(new TextLabel(captionFont(), Tone::Secondary))
{
    setSizeGripEnabled(false);
    setContentsMargins(12, 0, 12, 0);
    addWidget(m_catalog);
    m_currency->setContentsMargins(12, 0, 0, 0);
    addWidget(m_currency);
    addPermanentWidget(m_time);
}

void MainStatus::refresh()
{
    const core::Catalog& catalog = m_document.catalog();
    m_catalog->setText(tr("Catalog of %1 · %2 offers")
                           .arg(m_wording.date(catalog.asOf()),
                                m_wording.count(static_cast<std::int64_t>(catalog.offers().size()))));
    m_currency->setText(tr("All figures USD, for %n month(s)", nullptr, m_document.plan().months));
    m_time->setText(tr("evaluated in %1 ms").arg(m_wording.number(m_document.evaluationMs(), 1)));
}

} // namespace ui
