// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/system_colours.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>

namespace ui {

namespace {

const QString kService = QStringLiteral("org.freedesktop.portal.Desktop");
const QString kPath = QStringLiteral("/org/freedesktop/portal/desktop");
const QString kInterface = QStringLiteral("org.freedesktop.portal.Settings");
const QString kGroup = QStringLiteral("org.freedesktop.appearance");
const QString kKey = QStringLiteral("color-scheme");

} // namespace

SystemColours::SystemColours(QObject* parent)
    : QObject(parent)
{
    // Without a session there is nobody to ask, and asking would start one.
    if (!qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS")
        || !QDBusConnection::sessionBus().isConnected())
        return;
    QDBusConnection bus = QDBusConnection::sessionBus();
    bus.connect(kService, kPath, kInterface, QStringLiteral("SettingChanged"), this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(kService, kPath, kInterface, QStringLiteral("Read"));
    question << kGroup << kKey;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this](QDBusPendingCallWatcher* done) {
        const QDBusPendingReply<QDBusVariant> reply = *done;
        if (reply.isValid())
            take(reply.value().variant());
        done->deleteLater();
    });
}

std::optional<bool> SystemColours::prefersDark(const QVariant& answer)
{
    if (answer.canConvert<QDBusVariant>())
        return prefersDark(answer.value<QDBusVariant>().variant());
    bool isNumber = false;
    const uint scheme = answer.toUInt(&isNumber);
    if (!isNumber || (scheme != 1 && scheme != 2))
        return std::nullopt;
    return scheme == 1;
}

void SystemColours::settingChanged(const QString& group, const QString& key, const QDBusVariant& value)
{
    if (group == kGroup && key == kKey)
        take(value.variant());
}

void SystemColours::take(const QVariant& answer)
{
    if (const auto dark = prefersDark(answer))
        Q_EMIT darkPreferred(*dark);
}

} // namespace ui
