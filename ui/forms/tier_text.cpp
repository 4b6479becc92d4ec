// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/tier_text.h"

#include "ui/widgets/number_input.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Tiers)
};

std::variant<core::TierRow, QString> parseTier(const QString& text, const QLocale& locale)
{
    core::TierRow tier;
    const qsizetype colon = text.indexOf(QLatin1Char(':'));
    if (colon >= 0) {
        const auto limit = parseNumber(text.left(colon).trimmed(), locale);
        if (const auto* problem = std::get_if<InputProblem>(&limit))
            return *problem;
        if (std::get<double>(limit) <= 0)
            return Text::tr("A limit in GB must be more than 0.");
        tier.upToGb = std::get<double>(limit);
    }
    const auto usd = parseRange(text.mid(colon + 1).trimmed(), locale, 1, {});
    if (const auto* problem = std::get_if<InputProblem>(&usd))
        return *problem;
    tier.usd = std::get<core::Uncertain>(usd);
    if (tier.usd.low < 0)
        return Text::tr("A price must be 0 or more.");
    return tier;
}

} // namespace

QString tiersText(const std::vector<core::TierRow>& tiers, const QLocale& locale)
{
    QStringList parts;
    for (const core::TierRow& tier : tiers) {
        const QString limit =
            tier.upToGb ? numberText(*tier.upToGb, locale) + QStringLiteral(": ") : QString();
        parts << limit + rangeText(tier.usd, locale, 1);
    }
    return parts.join(QStringLiteral("; "));
}

std::variant<std::vector<core::TierRow>, QString> parseTiers(const QString& text, const QLocale& locale)
{
    std::vector<core::TierRow> tiers;
    for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        if (part.trimmed().isEmpty())
            continue;
        auto tier = parseTier(part.trimmed(), locale);
        if (auto* problem = std::get_if<QString>(&tier))
            return *problem;
        tiers.push_back(std::get<core::TierRow>(std::move(tier)));
    }
    for (std::size_t i = 0; i + 1 < tiers.size(); ++i) {
        const bool rises =
            tiers[i].upToGb && (!tiers[i + 1].upToGb || *tiers[i + 1].upToGb > *tiers[i].upToGb);
        if (!rises)
            return Text::tr(
                "Write the limits in rising order, the price of the rest last: 1000: 0.07; 0.05.");
    }
    return tiers;
}

} // namespace ui
