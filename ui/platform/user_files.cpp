// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/user_files.h"

#include <QDir>
#include <QStandardPaths>

namespace ui {

QString userDataFolder()
{
    // Not AppLocalDataLocation: it hangs on the application's name, which the command line does not set.
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation))
        .filePath(QStringLiteral("gpuplan"));
}

QString priceLibraryFile()
{
    return QDir(userDataFolder()).filePath(QStringLiteral("prices.sqlite"));
}

} // namespace ui
