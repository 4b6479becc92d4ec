// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/theme.h"

#include <QByteArray>
#include <QStringList>

namespace ui {

/// What the program remembers between runs, each entry with its name and default in one place. Reads and
/// writes QSettings at once.
class Settings
{
public:
    [[nodiscard]] ThemeMode theme() const;
    void setTheme(ThemeMode mode);
    /// Newest first, at most eight; files that are gone are left out.
    [[nodiscard]] QStringList recentFiles() const;
    void addRecentFile(const QString& path);
    void clearRecentFiles();
    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);
};

} // namespace ui
