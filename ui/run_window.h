// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"

#include <QStringList>

class QApplication;

namespace ui {

/// The program with a window: look, catalog and the first of `files` (the start page without), until the
/// window is closed. `app` must be new. Speaks `language`, unless another was chosen in the window and
/// `asked` is false. Returns the exit status.
int runWindow(QApplication& app, const QStringList& files, Language language, bool asked);
/// In the language of the environment's locale.
int runWindow(QApplication& app, const QStringList& files);

} // namespace ui
