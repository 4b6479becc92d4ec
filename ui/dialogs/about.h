// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

class QWidget;

namespace ui {

/// Version and licence, until it is closed.
void showAbout(QWidget* window);

} // namespace ui
