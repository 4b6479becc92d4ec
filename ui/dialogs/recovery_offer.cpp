// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/recovery_offer.h"

#include "ui/dialogs/plan_files.h"

namespace ui {

RecoveryOffer::RecoveryOffer(PlanDocument& document, MessageBar& messages, const Wording& wording,
                             std::function<bool()> mayLeave, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_messages(messages)
    , m_wording(wording)
    , m_mayLeave(std::move(mayLeave))
    , m_recovery(document)
{
    connect(&m_recovery, &Recovery::written, this, [this](const QString& reason) {
        if (reason.isEmpty())
            letGoOfRestored();
    });
    connect(&m_document, &PlanDocument::fileChanged, this, [this] {
        if (!m_document.isUnsaved())
            letGoOfRestored();
    });
}

void RecoveryOffer::offer()
{
    const std::vector<LeftWork> works = Recovery::leftBehind();
    if (works.empty())
        return;
    const LeftWork& work = works.front();
    const auto sentence = [this, work, more = static_cast<int>(works.size()) - 1,
                           before = m_messages.text()] {
        QString text = tr("Changes to “%1” were not saved when the program ended unexpectedly. They are "
                          "kept as of %2.")
                           .arg(briefName(work.plan), moment(work.written, m_wording));
        if (more > 0)
            text += QLatin1Char(' ') + tr("%n more such plans will be offered.", nullptr, more);
        // What was said before stays to be read.
        return before.isEmpty() ? text : before + QLatin1Char('\n') + text;
    };
    const std::vector<Choice> choices{{[] { return tr("Restore"); }, [this, work] { restore(work); }},
                                      {[] { return tr("Discard"); },
                                       [this, work] {
                                           Recovery::discard(work.file);
                                           offer();
                                       }}};
    m_messages.show(Tone::Warn, sentence, choices);
}

void RecoveryOffer::restore(const LeftWork& work)
{
    if (!m_mayLeave()) {
        offer();
        return;
    }
    letGoOfRestored();
    m_document.start(work.plan, work.path, work.revision, false);
    m_restored = work.file;
    m_messages.show(Tone::Good, [name = briefName(work.plan)] {
        return tr("“%1” is restored. Save it to keep it.").arg(name);
    });
}

void RecoveryOffer::letGoOfRestored()
{
    if (!m_restored.isEmpty())
        Recovery::discard(m_restored);
    m_restored.clear();
}

} // namespace ui
