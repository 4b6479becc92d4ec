// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/price_files.h"

#include "ui/dialogs/price_import.h"
#include "ui/platform/price_fetch.h"
#include "ui/platform/user_files.h"
#include "ui/widgets/message_bar.h"

#include <QEventLoop>
#include <QFileDialog>
#include <QInputDialog>
#include <QLineEdit>
#include <QProgressDialog>
#include <QUrl>

#include <optional>

namespace ui {

PriceFiles::PriceFiles(MessageBar& messages, const Wording& wording, QWidget* window)
    : QObject(window)
    , m_messages(messages)
    , m_wording(wording)
    , m_window(window)
{
}

void PriceFiles::chooseAndImport()
{
    const QString file = QFileDialog::getOpenFileName(m_window, tr("Import prices"), QString(),
                                                      tr("Price lists (*.csv *.json);;All files (*)"));
    if (!file.isEmpty())
        import(file);
}

void PriceFiles::chooseAndFetch()
{
    bool accepted = false;
    const QString address =
        QInputDialog::getText(m_window, tr("Fetch prices"), tr("Address of a price list (https)"),
                              QLineEdit::Normal, QStringLiteral("https://"), &accepted);
    if (accepted && !address.trimmed().isEmpty())
        fetch(QUrl(address.trimmed(), QUrl::StrictMode));
}

void PriceFiles::fetch(const QUrl& address)
{
    PriceFetch list;
    QProgressDialog progress(tr("Fetching from %1…").arg(address.host()), tr("Cancel"), 0, 0, m_window);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(0);
    QString file;
    std::optional<core::Error> problem;
    QEventLoop until;
    connect(&progress, &QProgressDialog::canceled, &until, &QEventLoop::quit);
    connect(&list, &PriceFetch::progressed, &progress, [&](qint64 bytes, qint64 total) {
        progress.setMaximum(total > 0 ? 100 : 0);
        progress.setValue(total > 0 ? static_cast<int>(bytes * 100 / total) : 0);
    });
    connect(&list, &PriceFetch::fetched, &until, [&](const QString& fetched) {
        file = fetched;
        until.quit();
    });
    connect(&list, &PriceFetch::failed, &until, [&](const core::Error& error) {
        problem = error;
        until.quit();
    });
    progress.show();
    list.start(address);
    if (!problem && file.isEmpty())
        until.exec();
    list.cancel();
    progress.reset();
    if (problem)
        m_messages.show(Tone::Bad, [this, error = *problem] { return m_wording.sentence(error); });
    else if (!file.isEmpty())
        import(file);
}

void PriceFiles::import(const QString& file)
{
    PriceImport dialog(file, priceLibraryFile(), m_wording, m_window);
    if (dialog.exec() != QDialog::Accepted || !dialog.stored())
        return;
    Q_EMIT stored();
    m_messages.show(Tone::Good, [stored = *dialog.stored()] {
        return tr("Prices are stored: %1 new, %2 with another price, %3 known already. A plan keeps its own "
                  "until you take newer ones.")
            .arg(stored.added)
            .arg(stored.changed)
            .arg(stored.same);
    });
}

} // namespace ui
