// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/about.h"

#include <QCoreApplication>
#include <QMessageBox>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(About)
};

} // namespace

void showAbout(QWidget* window)
{
    QMessageBox::about(
        window, Text::tr("About GPU Plan"),
        Text::tr("GPU Plan %1\n\nWhat GPU work costs, and how to cut it.\n\nFree software under the "
                 "GNU General Public License, version 3 or later.")
            .arg(QCoreApplication::applicationVersion()));
}

} // namespace ui
