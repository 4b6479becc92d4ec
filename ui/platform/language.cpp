// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>

namespace ui {

namespace {

/// Puts the translator in the place of the one of the same name.
void install(const QString& name, const QString& file, const QString& folder)
{
    delete QCoreApplication::instance()->findChild<QTranslator*>(name, Qt::FindDirectChildrenOnly);
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(name);
    if (translator->load(file, folder))
        QCoreApplication::installTranslator(translator);
}

} // namespace

void useLanguage(Language language)
{
    QLocale::setDefault(Wording(language).locale());
    // Qt's own texts are there where the distribution's package of translations is.
    install(QStringLiteral("qt-texts"), QStringLiteral("qtbase_%1").arg(tagOf(language)),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    install(QStringLiteral("program-texts"), QStringLiteral("gpuplan_%1.qm").arg(tagOf(language)),
            QStringLiteral(":/i18n"));
}

} // namespace ui
