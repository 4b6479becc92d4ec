// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/document/uncertain_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

namespace ui {

namespace {

std::string numberJson(double value)
{
    return QByteArray::number(value, 'g', QLocale::FloatingPointShortest).toStdString();
}

QString shapeName(core::Shape shape)
{
    switch (shape) {
    case core::Shape::Fixed:
        return QStringLiteral("fixed");
    case core::Shape::Uniform:
        return QStringLiteral("uniform");
    case core::Shape::Triangular:
        return QStringLiteral("triangular");
    case core::Shape::Pert:
        return QStringLiteral("pert");
    case core::Shape::Lognormal:
        return QStringLiteral("lognormal");
    }
    return {};
}

std::string longForm(const core::Uncertain& value)
{
    QJsonObject object{{QStringLiteral("low"), value.low},
                       {QStringLiteral("likely"), value.likely},
                       {QStringLiteral("high"), value.high},
                       {QStringLiteral("shape"), shapeName(value.shape)}};
    if (value.openHigh)
        object[QStringLiteral("open_high")] = true;
    if (value.percentiles)
        object[QStringLiteral("percentiles")] =
            QJsonArray{value.percentiles->first, value.percentiles->second};
    if (value.note) {
        const std::pair<QLatin1StringView, const std::string*> notes[] = {
            {QLatin1StringView("variable"), &value.note->variable},
            {QLatin1StringView("source"), &value.note->source},
            {QLatin1StringView("note"), &value.note->note},
            {QLatin1StringView("owner"), &value.note->owner},
            {QLatin1StringView("confidence"), &value.note->confidence}};
        for (const auto& [key, text] : notes) {
            if (!text->empty())
                object[key] = QString::fromStdString(*text);
        }
    }
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString();
}

} // namespace

std::string uncertainJson(const core::Uncertain& value)
{
    switch (value.form) {
    case core::RangeForm::Number:
        return numberJson(value.likely);
    case core::RangeForm::Pair:
        return "[" + numberJson(value.low) + "," + numberJson(value.high) + "]";
    case core::RangeForm::Triple:
        return "[" + numberJson(value.low) + "," + numberJson(value.likely) + "," + numberJson(value.high)
               + "]";
    case core::RangeForm::Object:
        return longForm(value);
    }
    return numberJson(value.likely);
}

core::Uncertain scaledTo(const core::Uncertain& value, double likely)
{
    core::Uncertain scaled = value;
    const double factor = value.likely != 0 ? likely / value.likely : 1;
    scaled.low = value.low * factor;
    scaled.high = value.high * factor;
    // Exactly the slider's figure; a uniform range's likely value stays its middle by the same factor.
    scaled.likely = likely;
    if (value.low == value.high)
        scaled.low = scaled.high = likely;
    return scaled;
}

} // namespace ui
