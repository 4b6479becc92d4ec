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
    /// The page that was shown last, by its id; empty: none yet.
    [[nodiscard]] QString page() const;
    void setPage(const QString& id);

    /// How the last report was wanted, by the words of the command line; empty = nobody said.
    struct Report
    {
        QString paper;
        QString language;
        QStringList leftOut; ///< sections
    };
    [[nodiscard]] Report report() const;
    void setReport(const Report& report);

    /// How a table's columns were left.
    struct Columns
    {
        int count = 0;   ///< 0: nothing is known; a table with another number of columns drops the rest
        int sorted = -1; ///< −1: in the plan's order
        bool descending = false;
        QList<int> hidden;
    };
    [[nodiscard]] Columns columns(const QString& table) const;
    void setColumns(const QString& table, const Columns& columns);
};

} // namespace ui
