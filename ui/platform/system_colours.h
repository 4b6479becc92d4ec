// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QObject>
#include <QVariant>

#include <optional>

class QDBusVariant;

namespace ui {

/// What the desktop says about light and dark (Qt 6.4 does not ask): the settings portal on the session's
/// bus, asked without waiting, and again whenever it changes. Silent where there is no portal.
class SystemColours : public QObject
{
    Q_OBJECT

public:
    explicit SystemColours(QObject* parent = nullptr);
    /// The portal's `color-scheme`, however deeply wrapped: 1 dark, 2 light; anything else says nothing.
    [[nodiscard]] static std::optional<bool> prefersDark(const QVariant& answer);

Q_SIGNALS:
    void darkPreferred(bool dark);

private Q_SLOTS:
    void settingChanged(const QString& group, const QString& key, const QDBusVariant& value);
    void take(const QVariant& answer);
};

} // namespace ui
