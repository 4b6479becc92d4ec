// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/price_fetch.h"

#include <QFile>
#include <QFileInfo>
#include <QHostAddress>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QNetworkRequest>

#include <utility>

namespace ui {

namespace {

bool isThisMachine(const QUrl& address)
{
    const QHostAddress host(address.host());
    return address.host() == QLatin1String("localhost") || (!host.isNull() && host.isLoopback());
}

bool isSafe(const QUrl& address)
{
    return address.scheme() == QLatin1String("https")
           || (address.scheme() == QLatin1String("http") && isThisMachine(address));
}

/// What the address ends with, as the name of a file: it says the provider of some lists.
QString nameOf(const QUrl& address)
{
    QString name;
    for (const QChar c : address.fileName()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('.') || c == QLatin1Char('-') || c == QLatin1Char('_'))
            name += c;
    }
    constexpr int kLongest = 80;
    while (name.startsWith(QLatin1Char('.')))
        name.remove(0, 1);
    return name.isEmpty() ? QStringLiteral("prices") : name.right(kLongest);
}

} // namespace

PriceFetch::PriceFetch(QObject* parent)
    : PriceFetch(Limits(), parent)
{
}

PriceFetch::PriceFetch(Limits limits, QObject* parent)
    : QObject(parent)
    , m_limits(limits)
{
    m_network.setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
    m_network.setTransferTimeout(m_limits.idleMs);
}

void PriceFetch::start(const QUrl& address)
{
    cancel();
    m_address = address;
    if (!address.isValid() || address.host().isEmpty())
        return fail("fetch-address");
    if (!isSafe(address))
        return fail("fetch-not-secure");
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = std::make_unique<QFile>(m_folder->filePath(nameOf(address)));
    m_bytes = 0;
    m_redirects = 0;
    if (!m_file->open(QIODevice::WriteOnly))
        return fail("fetch-failed", {{"reason", m_file->errorString().toStdString()}});
    ask(address);
}

/// Redirects are followed by hand: Qt 6.4 neither counts nor shows all of those that it follows itself.
void PriceFetch::ask(const QUrl& address)
{
    QNetworkRequest request(address);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    // What is on this machine is no proxy's business.
    m_network.setProxy(
        QNetworkProxy(isThisMachine(address) ? QNetworkProxy::NoProxy : QNetworkProxy::DefaultProxy));
    m_reply = m_network.get(request);
    connect(m_reply, &QNetworkReply::readyRead, this, &PriceFetch::take);
    connect(m_reply, &QNetworkReply::downloadProgress, this, &PriceFetch::progressed);
    connect(m_reply, &QNetworkReply::finished, this, &PriceFetch::finish);
}

void PriceFetch::cancel()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply.clear();
}

void PriceFetch::fail(const std::string& id, std::vector<std::pair<std::string, std::string>> arguments)
{
    cancel();
    m_file.reset();
    arguments.emplace_back("path", m_address.toDisplayString().toStdString());
    Q_EMIT failed({id, std::move(arguments), {}});
}

void PriceFetch::follow(const QUrl& target)
{
    const bool leavesTls =
        m_address.scheme() == QLatin1String("https") && target.scheme() != QLatin1String("https");
    if (!isSafe(target) || leavesTls)
        return fail("fetch-not-secure");
    if (++m_redirects > m_limits.redirects)
        return fail("fetch-round", {{"redirects", std::to_string(m_limits.redirects)}});
    cancel();
    m_file->resize(0);
    m_file->seek(0);
    m_bytes = 0;
    ask(target);
}

void PriceFetch::take()
{
    const QByteArray part = m_reply->readAll();
    m_bytes += part.size();
    if (m_bytes > m_limits.bytes)
        return fail("fetch-too-large", {{"maximum_mib", std::to_string(m_limits.bytes >> 20)}});
    if (m_file->write(part) != part.size())
        fail("fetch-failed", {{"reason", m_file->errorString().toStdString()}});
}

void PriceFetch::finish()
{
    const QNetworkReply::NetworkError error = m_reply->error();
    if (error == QNetworkReply::OperationCanceledError) // Qt's word for the time being up
        return fail("fetch-slow", {{"seconds", std::to_string(m_limits.idleMs / 1000)}});
    if (error != QNetworkReply::NoError)
        return fail("fetch-failed", {{"reason", m_reply->errorString().toStdString()}});
    const QUrl target = m_reply->attribute(QNetworkRequest::RedirectionTargetAttribute).toUrl();
    if (!target.isEmpty())
        return follow(m_reply->url().resolved(target));
    const int status = m_reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    constexpr int kGiven = 200;
    if (status != kGiven)
        return fail("fetch-failed", {{"reason", "HTTP " + std::to_string(status)}});
    take();
    if (!m_reply)
        return; // too large after all
    m_reply->deleteLater();
    m_reply.clear();
    const QString path = m_file->fileName();
    if (!m_file->flush())
        return fail("fetch-failed", {{"reason", m_file->errorString().toStdString()}});
    m_file.reset();
    Q_EMIT fetched(path);
}

} // namespace ui
