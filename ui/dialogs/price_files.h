// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <QObject>

class QUrl;

namespace ui {

class MessageBar;

/// Price lists from files and addresses: chosen, fetched, reviewed (PriceImport), stored in the user's own
/// library, and what is to be said of it.
class PriceFiles : public QObject
{
    Q_OBJECT

public:
    PriceFiles(MessageBar& messages, const Wording& wording, QWidget* window);

    void chooseAndImport();
    void import(const QString& file);
    void chooseAndFetch();
    /// Shows how far it is, with a button to cancel, and then the review.
    void fetch(const QUrl& address);

Q_SIGNALS:
    /// The library holds other prices than before.
    void stored();

private:
    MessageBar& m_messages;
    const Wording& m_wording;
    QWidget* m_window;
};

} // namespace ui
