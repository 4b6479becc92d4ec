// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/offer_text.h"

#include <QCoreApplication>

#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Offers)
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString withoutFamily(QString name)
{
    for (const QLatin1StringView word :
         {QLatin1StringView("NVIDIA "), QLatin1StringView("GeForce "), QLatin1StringView("AMD Instinct "),
          QLatin1StringView("Instinct ")}) {
        if (name.startsWith(word))
            name = name.mid(word.size());
    }
    return name;
}

} // namespace

QString priceText(const core::Price& price, const Wording& wording)
{
    QString text = price.usd.low == price.usd.high
                       ? wording.price(price.usd.likely)
                       : Text::tr("%1–%2").arg(wording.price(price.usd.low), wording.price(price.usd.high));
    if (price.usd.openHigh)
        text = QStringLiteral("≥ ") + text;
    switch (price.per) {
    case core::PriceUnit::GpuHour:
        return text;
    case core::PriceUnit::InstanceHour:
        return price.gpusPerInstance && *price.gpusPerInstance > 1
                   ? Text::tr("%1 for %n GPUs", nullptr, *price.gpusPerInstance).arg(text)
                   : Text::tr("%1 a machine-hour").arg(text);
    case core::PriceUnit::GpuSecond:
        return Text::tr("%1 a GPU-second").arg(text);
    case core::PriceUnit::Month:
        return Text::tr("%1 a month").arg(text);
    }
    return text;
}

QString offerText(const core::Offer& offer, const core::Catalog& catalog, const Wording& wording)
{
    // The price before the rest, which a narrow list cuts off.
    QStringList parts{providerName(catalog, offer.provider), wording.name(offer.purchase),
                      priceText(offer.price, wording)};
    if (!offer.tier.empty())
        parts << fromUtf8(offer.tier);
    return parts.join(QStringLiteral(" · "));
}

QString offerDetail(const core::Offer& offer, const Wording& wording)
{
    QStringList parts;
    if (!offer.region.empty())
        parts << fromUtf8(offer.region);
    if (!offer.price.asOf.empty())
        parts << wording.date(offer.price.asOf);
    return parts.join(QStringLiteral(" · "));
}

QString priceDateText(std::string_view asOf, std::string_view source, const QDate& today,
                      const Wording& wording)
{
    const QDate date = QDate::fromString(fromUtf8(asOf), Qt::ISODate);
    if (!date.isValid())
        return source.empty() ? Text::tr("price without a date or source") : Text::tr("price without a date");
    const qint64 age = date.daysTo(today);
    if (age < 1)
        return Text::tr("price of %1").arg(wording.date(asOf));
    return Text::tr("price of %1, %n days old", nullptr, static_cast<int>(age)).arg(wording.date(asOf));
}

QString gpuText(const core::Gpu& gpu, const Wording& wording)
{
    return withoutFamily(fromUtf8(gpu.name))
           + Text::tr(" · %1 GiB").arg(wording.figure(std::round(core::inGiB(gpu.vram))));
}

QString shortGpuName(const core::Catalog& catalog, std::string_view gpu)
{
    const core::Gpu* known = catalog.gpu(gpu);
    return withoutFamily(fromUtf8(known ? std::string_view(known->name) : gpu));
}

QString providerName(const core::Catalog& catalog, std::string_view provider)
{
    const core::Provider* known = catalog.provider(provider);
    return fromUtf8(known && !known->name.empty() ? std::string_view(known->name) : provider);
}

} // namespace ui
