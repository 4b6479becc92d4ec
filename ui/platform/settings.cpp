// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/settings.h"

#include <QFileInfo>
#include <QSettings>

#include <algorithm>

namespace ui {

namespace {

constexpr QLatin1StringView kTheme("appearance/theme");
constexpr QLatin1StringView kRecent("files/recent");
constexpr QLatin1StringView kGeometry("window/geometry");
/// The number changes with the set of docks and tool bars, so that an old layout is dropped, not misread.
constexpr QLatin1StringView kState("window/state1");
constexpr QLatin1StringView kPage("window/page");
constexpr QLatin1StringView kReportPaper("report/paper");
constexpr QLatin1StringView kReportLanguage("report/language");
constexpr QLatin1StringView kReportLeftOut("report/leftOut");
constexpr int kMaxRecent = 8;

QString tableKey(const QString& table)
{
    return QStringLiteral("tables1/") + table;
}

} // namespace

ThemeMode Settings::theme() const
{
    const QString name = QSettings().value(kTheme).toString();
    if (name == QLatin1StringView("light"))
        return ThemeMode::Light;
    return name == QLatin1StringView("dark") ? ThemeMode::Dark : ThemeMode::System;
}

void Settings::setTheme(ThemeMode mode)
{
    const char* name = mode == ThemeMode::Light ? "light" : (mode == ThemeMode::Dark ? "dark" : "system");
    QSettings().setValue(kTheme, QString::fromLatin1(name));
}

QStringList Settings::recentFiles() const
{
    QStringList files = QSettings().value(kRecent).toStringList();
    files.erase(
        std::remove_if(files.begin(), files.end(), [](const QString& f) { return !QFileInfo::exists(f); }),
        files.end());
    return files;
}

void Settings::addRecentFile(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(full);
    files.prepend(full);
    QSettings().setValue(kRecent, QStringList(files.mid(0, kMaxRecent)));
}

void Settings::clearRecentFiles()
{
    QSettings().remove(kRecent);
}

QByteArray Settings::windowGeometry() const
{
    return QSettings().value(kGeometry).toByteArray();
}

QByteArray Settings::windowState() const
{
    return QSettings().value(kState).toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state)
{
    QSettings settings;
    settings.setValue(kGeometry, geometry);
    settings.setValue(kState, state);
}

QString Settings::page() const
{
    return QSettings().value(kPage).toString();
}

void Settings::setPage(const QString& id)
{
    QSettings().setValue(kPage, id);
}

Settings::Report Settings::report() const
{
    const QSettings settings;
    return {settings.value(kReportPaper).toString(), settings.value(kReportLanguage).toString(),
            settings.value(kReportLeftOut).toStringList()};
}

void Settings::setReport(const Report& report)
{
    QSettings settings;
    settings.setValue(kReportPaper, report.paper);
    settings.setValue(kReportLanguage, report.language);
    settings.setValue(kReportLeftOut, report.leftOut);
}

Settings::Columns Settings::columns(const QString& table) const
{
    const QStringList words = QSettings().value(tableKey(table)).toStringList();
    Columns columns;
    if (words.size() < 3)
        return columns;
    columns.count = words[0].toInt();
    columns.sorted = words[1].toInt();
    columns.descending = words[2] == QLatin1StringView("descending");
    for (const QString& word : words.mid(3))
        columns.hidden << word.toInt();
    return columns;
}

void Settings::setColumns(const QString& table, const Columns& columns)
{
    QStringList words{QString::number(columns.count), QString::number(columns.sorted),
                      columns.descending ? QStringLiteral("descending") : QStringLiteral("ascending")};
    for (const int column : columns.hidden)
        words << QString::number(column);
    QSettings().setValue(tableKey(table), words);
}

} // namespace ui
