// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/dropped_plans.h"

#include <QMimeData>
#include <QUrl>

namespace ui {

QStringList droppedPlans(const QMimeData* data)
{
    QStringList plans;
    for (const QUrl& url : data->urls()) {
        const QString path = url.toLocalFile();
        if (path.endsWith(QLatin1StringView(".gpuplan"), Qt::CaseInsensitive)
            || path.endsWith(QLatin1StringView(".json"), Qt::CaseInsensitive))
            plans << path;
    }
    return plans;
}

QString droppedPrices(const QMimeData* data)
{
    for (const QUrl& url : data->urls()) {
        QString path = url.toLocalFile();
        if (path.endsWith(QLatin1StringView(".csv"), Qt::CaseInsensitive)
            || path.endsWith(QLatin1StringView(".tsv"), Qt::CaseInsensitive))
            return path;
    }
    return {};
}

} // namespace ui
