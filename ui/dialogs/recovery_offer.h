// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/recovery.h"
#include "ui/platform/wording.h"
#include "ui/widgets/message_bar.h"

#include <QObject>
#include <QString>

#include <functional>

namespace ui {

/// Keeps the document's unsaved work (Recovery) and offers, in the message bar, what a program that ended
/// unexpectedly left behind: to restore it or to discard it. A dismissed offer is made again at the next
/// start.
class RecoveryOffer : public QObject
{
    Q_OBJECT

public:
    /// `mayLeave`: whether the open plan may be replaced.
    RecoveryOffer(PlanDocument& document, MessageBar& messages, const Wording& wording,
                  std::function<bool()> mayLeave, QObject* parent);

    /// Offers the newest work that was left behind, if there is any.
    void offer();

    [[nodiscard]] Recovery& recovery() { return m_recovery; }

private:
    void restore(const LeftWork& work);
    void letGoOfRestored();

    PlanDocument& m_document;
    MessageBar& m_messages;
    const Wording& m_wording;
    std::function<bool()> m_mayLeave;
    Recovery m_recovery;
    QString m_restored; ///< the file that restored work came from, kept until that work is safe elsewhere
};

} // namespace ui
