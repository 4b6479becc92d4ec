// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

#include <QByteArray>
#include <QDateTime>
#include <QStringList>

#include <optional>
#include <vector>

namespace ui {

/// What the program remembers between runs, each entry with its name and default in one place. Reads and
/// writes QSettings at once.
class Settings
{
public:
    [[nodiscard]] ThemeMode theme() const;
    void setTheme(ThemeMode mode);
    /// The language that was chosen in the window; nothing: as the environment says.
    [[nodiscard]] std::optional<Language> language() const;
    void setLanguage(Language language);
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);

    struct RecentFile
    {
        QString path;
        QDateTime opened; ///< invalid: not known
        bool pinned = false;
        bool exists = true;
    };
    /// Pinned ones first, then newest first; at most eight beside the pinned ones. Also those that are gone.
    [[nodiscard]] std::vector<RecentFile> recent() const;
    void setPinned(const QString& path, bool pinned);
    void forget(const QString& path);
    /// The paths of recent() that are still there.
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
