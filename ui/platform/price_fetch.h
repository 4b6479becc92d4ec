// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <QNetworkAccessManager>
#include <QObject>
#include <QPointer>
#include <QTemporaryDir>
#include <QUrl>

class QFile;
class QNetworkReply;

namespace ui {

/// Fetches a price list from an address that the user gave; never by itself. Only over TLS, except from this
/// very machine; a redirect never leads from TLS to none. Nothing is kept of what is too large, too slow,
/// broken off or refused.
class PriceFetch : public QObject
{
    Q_OBJECT

public:
    struct Limits
    {
        qint64 bytes = qint64{256} << 20;
        int idleMs = 30'000; ///< without a byte
        int redirects = 5;
    };

    explicit PriceFetch(QObject* parent = nullptr);
    PriceFetch(Limits limits, QObject* parent);
    /// One fetch at a time: another ends the one before without a word.
    void start(const QUrl& address);
    void cancel();

Q_SIGNALS:
    /// The file, called as the address ends, lives as long as this object or until the next fetch.
    void fetched(const QString& file);
    /// "fetch-address", "fetch-not-secure", "fetch-too-large" {maximum_mib}, "fetch-slow" {seconds},
    /// "fetch-round" {redirects}, "fetch-failed" {reason}; each with the address as `path`. Cancelling is no
    /// failure.
    void failed(const core::Error& error);
    /// Bytes; `total` is −1 where the other side does not say.
    void progressed(qint64 bytes, qint64 total);

private:
    void fail(const std::string& id, std::vector<std::pair<std::string, std::string>> arguments = {});
    void ask(const QUrl& address);
    void follow(const QUrl& target);
    void take();
    void finish();

    Limits m_limits;
    QNetworkAccessManager m_network;
    QPointer<QNetworkReply> m_reply;
    QUrl m_address;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QFile> m_file;
    qint64 m_bytes = 0;
    int m_redirects = 0;
};

} // namespace ui
