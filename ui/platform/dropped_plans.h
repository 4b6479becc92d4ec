// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QStringList>

class QMimeData;

namespace ui {

/// The local files of a drag that may be plans, by their endings; what is in them is seen when they are
/// opened.
[[nodiscard]] QStringList droppedPlans(const QMimeData* data);

/// The first local file of a drag that may be a price list, by its ending; empty where there is none.
[[nodiscard]] QString droppedPrices(const QMimeData* data);

} // namespace ui
