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
constexpr QLatin1StringView kPinned("files/pinned");
constexpr QLatin1StringView kOpened("files/opened");
constexpr QLatin1StringView kLanguage("language");
constexpr QLatin1StringView kReducedMotion("appearance/reducedMotion");
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

std::optional<Language> Settings::language() const
{
    return languageOf(QSettings().value(kLanguage).toString().toStdString());
}

void Settings::setLanguage(Language language)
{
    QSettings().setValue(kLanguage, tagOf(language));
}

bool Settings::reducedMotion() const
{
    return QSettings().value(kReducedMotion, false).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    QSettings().setValue(kReducedMotion, reduced);
}

std::vector<Settings::RecentFile> Settings::recent() const
{
    const QSettings settings;
    const QStringList pinned = settings.value(kPinned).toStringList();
    const QVariantMap opened = settings.value(kOpened).toMap();
    std::vector<RecentFile> files;
    for (const QString& path : settings.value(kRecent).toStringList())
        files.push_back(
            {path, opened.value(path).toDateTime(), pinned.contains(path), QFileInfo::exists(path)});
    std::stable_partition(files.begin(), files.end(), [](const RecentFile& f) { return f.pinned; });
    return files;
}

void Settings::setPinned(const QString& path, bool pinned)
{
    QStringList all = QSettings().value(kPinned).toStringList();
    all.removeAll(path);
    if (pinned)
        all << path;
    QSettings().setValue(kPinned, all);
}

void Settings::forget(const QString& path)
{
    QStringList files = QSettings().value(kRecent).toStringList();
    files.removeAll(path);
    QSettings().setValue(kRecent, files);
    setPinned(path, false);
}

QStringList Settings::recentFiles() const
{
    QStringList files;
    for (const RecentFile& file : recent()) {
        if (file.exists)
            files << file.path;
    }
    return files;
}

void Settings::addRecentFile(const QString& path)
{
    QSettings settings;
    const QString full = QFileInfo(path).absoluteFilePath();
    QStringList files = settings.value(kRecent).toStringList();
    files.removeAll(full);
    files.prepend(full);
    const QStringList pinned = settings.value(kPinned).toStringList();
    QVariantMap opened = settings.value(kOpened).toMap();
    opened.insert(full, QDateTime::currentDateTime());
    QStringList kept;
    QVariantMap keptOpened;
    int unpinned = 0;
    for (const QString& file : files) {
        if (!pinned.contains(file) && ++unpinned > kMaxRecent)
            continue;
        kept << file;
        keptOpened.insert(file, opened.value(file));
    }
    settings.setValue(kRecent, kept);
    settings.setValue(kOpened, keptOpened);
}

void Settings::clearRecentFiles()
{
    QSettings settings;
    for (const QLatin1StringView key : {kRecent, kPinned, kOpened})
        settings.remove(key);
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
