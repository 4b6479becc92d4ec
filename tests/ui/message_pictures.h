// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/main_window.h"
#include "ui/platform/language.h"
#include "ui/platform/theme.h"

#include <QTest>

namespace testing {

/// Pictures of the window as it stands, in both languages and both themes, to be looked at: into the folder
/// that GPUPLAN_SHOTS names, else none. Ends in English and light.
inline void keepPictures(ui::MainWindow& window, ui::Theme& theme, const QString& name)
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    if (folder.isEmpty())
        return;
    for (const ui::Language language : {ui::Language::Spanish, ui::Language::English}) {
        window.setLanguage(language);
        for (const ui::ThemeMode mode : {ui::ThemeMode::Dark, ui::ThemeMode::Light}) {
            theme.apply(mode);
            QTest::qWait(80);
            window.grab().save(
                QStringLiteral("%1/%2-%3-%4.png")
                    .arg(folder, name, ui::tagOf(language),
                         mode == ui::ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light")));
        }
    }
}

} // namespace testing
