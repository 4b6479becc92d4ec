// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/run_window.h"

#include "ui/main_window.h"
#include "ui/platform/language.h"
#include "ui/platform/settings.h"
#include "ui/platform/theme.h"
#include "ui/platform/user_catalog.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QLocale>

#ifndef GPUPLAN_VERSION
#define GPUPLAN_VERSION "0.1.0"
#endif

namespace ui {

int runWindow(QApplication& app, const QStringList& files, Language language, bool asked)
{
    QApplication::setOrganizationName(QStringLiteral("gpuplan"));
    QApplication::setApplicationName(QStringLiteral("gpuplan"));
    QApplication::setApplicationVersion(QStringLiteral(GPUPLAN_VERSION));
    QApplication::setApplicationDisplayName(QStringLiteral("GPU Plan"));
    QGuiApplication::setDesktopFileName(QStringLiteral("org.gpuplan.Gpuplan"));
    const Settings settings;
    const Language spoken = asked ? language : settings.language().value_or(language);
    useLanguage(spoken);
    Theme theme(app);
    theme.setReducedMotion(settings.reducedMotion());
    theme.apply(settings.theme());
    const UserCatalog known = userCatalog();
    MainWindow window(known.catalog, Wording(spoken), theme);
    window.openFirst(files);
    if (known.problem && window.messages()->text().isEmpty())
        window.messages()->show(Tone::Warn, [&window, problem = *known.problem] {
            return Wording(window.language()).sentence(problem);
        });
    window.show();
    return QApplication::exec();
}

int runWindow(QApplication& app, const QStringList& files)
{
    return runWindow(app, files, languageOf(QLocale().name().toStdString()).value_or(Language::English),
                     false);
}

} // namespace ui
