// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QMimeData;

namespace ui {

/// The local files of a drag that may be plans, by their endings; what is in them is seen when they are
/// opened.
[[nodiscard]] QStringList droppedPlans(const QMimeData* data);

} // namespace ui
