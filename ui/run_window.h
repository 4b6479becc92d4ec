// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <QStringList>

class QApplication;

namespace ui {

/// The program with a window: look, catalog and the first of `files` (an empty plan without), until the
/// window is closed. `app` must be new. Returns the exit status.
int runWindow(QApplication& app, const QStringList& files, Language language);
/// In the language of the environment's locale.
int runWindow(QApplication& app, const QStringList& files);

} // namespace ui
