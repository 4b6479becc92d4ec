// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording.h"

#include "core/base/money.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr QChar kNoBreakSpace(0x00A0);
constexpr QChar kMinus(0x2212);
constexpr QChar kRangeDash(0x2013);

QString nothing()
{
    return QString(kRangeDash);
}

QString open(const core::Range& x, const QString& text)
{
    return x.openHigh ? QStringLiteral("≥") + kNoBreakSpace + text : text;
}

/// Decimals that leave three significant digits.
int decimalsForThree(double x)
{
    const double size = std::abs(x);
    if (size >= 100 || size == 0)
        return 0;
    if (size >= 10)
        return 1;
    if (size >= 1)
        return 2;
    return std::min(6, 2 - static_cast<int>(std::floor(std::log10(size))));
}

double toThreeDigits(double x)
{
    if (x == 0 || !std::isfinite(x))
        return x;
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(x))) - 2);
    return std::round(x / unit) * unit;
}

/// Digits grouped in threes. QLocale of Qt 6.4 leaves out groups in Spanish ("1234.567,00").
QString grouped(double size, int decimals, const QLocale& locale)
{
    QString digits = QString::number(size, 'f', decimals);
    const qsizetype point = digits.indexOf(QLatin1Char('.'));
    if (point >= 0)
        digits.replace(point, 1, locale.decimalPoint());
    for (qsizetype at = (point < 0 ? digits.size() : point) - 3; at > 0; at -= 3)
        digits.insert(at, locale.groupSeparator());
    return digits;
}

struct Scale
{
    double divisor;
    const char* suffix;
    const char* unit;
};

/// Short scales of money. The suffix of thousands has a space before it in Spanish: it is a word there.
constexpr std::array kScales{
    Scale{1e9, QT_TRANSLATE_NOOP("wording", "B"), QT_TRANSLATE_NOOP("wording", "$ billion")},
    Scale{1e6, QT_TRANSLATE_NOOP("wording", "M"), QT_TRANSLATE_NOOP("wording", "$ million")},
    Scale{1e3, QT_TRANSLATE_NOOP("wording", "k"), QT_TRANSLATE_NOOP("wording", "$ thousand")}};

int decimalsOfPrice(double usd)
{
    for (int decimals = 2; decimals < 6; ++decimals) {
        const double scaled = usd * std::pow(10.0, decimals);
        if (std::abs(scaled - std::round(scaled)) < 1e-6 * std::max(1.0, std::abs(scaled)))
            return decimals;
    }
    if (std::abs(usd) >= 0.01)
        return 4;
    if (std::abs(usd) >= 1e-4)
        return 6;
    // However small, a price is never shown as nothing.
    return std::min(15, 2 - static_cast<int>(std::floor(std::log10(std::abs(usd)))));
}

QString symbolOf(std::string_view code)
{
    if (code == "USD")
        return QStringLiteral("$");
    if (code == "EUR")
        return QStringLiteral("€");
    if (code == "GBP")
        return QStringLiteral("£");
    return QString::fromUtf8(code.data(), static_cast<qsizetype>(code.size()));
}

QString trimmedZeros(QString text, const QString& point)
{
    if (!text.contains(point))
        return text;
    while (text.endsWith(QLatin1Char('0')))
        text.chop(1);
    if (text.endsWith(point))
        text.chop(point.size());
    return text;
}

} // namespace

QString Wording::number(double x, int decimals) const
{
    if (!std::isfinite(x))
        return nothing();
    const QString digits = grouped(std::abs(x), decimals, m_locale);
    const bool isZero = std::none_of(digits.begin(), digits.end(),
                                     [](QChar c) { return c.isDigit() && c != QLatin1Char('0'); });
    return x < 0 && !isZero ? kMinus + digits : digits;
}

QString Wording::figure(double x) const
{
    return trimmedZeros(number(x, decimalsForThree(toThreeDigits(x))), m_locale.decimalPoint());
}

QString Wording::figure(const core::Range& x) const
{
    if (x.low == x.high)
        return open(x, figure(x.likely));
    return open(x, figure(x.likely) + QStringLiteral(" (%1–%2)").arg(figure(x.low), figure(x.high)));
}

QString Wording::withCurrency(const QString& number, bool negative, std::string_view code) const
{
    const QString symbol = symbolOf(code);
    const QString sign = negative ? QString(kMinus) : QString();
    if (m_language == Language::Spanish)
        return sign + number + kNoBreakSpace + symbol;
    return symbol.size() == 1 ? sign + symbol + number : sign + symbol + kNoBreakSpace + number;
}

QString Wording::money(double usd) const
{
    return moneyIn(usd, "USD");
}

QString Wording::moneyIn(double amount, std::string_view currency) const
{
    if (!std::isfinite(amount))
        return nothing();
    const double cents = std::round(amount * 100);
    return withCurrency(grouped(std::abs(cents) / 100, 2, m_locale), cents < 0, currency);
}

QString Wording::money(const core::Range& usd) const
{
    return moneyIn(usd, "USD");
}

QString Wording::moneyIn(const core::Range& amount, std::string_view currency) const
{
    const QString likely = moneyIn(amount.likely, currency);
    if (amount.low == amount.high)
        return open(amount, likely);
    return open(amount,
                likely + QStringLiteral(" (%1)").arg(moneyLimits({amount.low, 0, amount.high, false})));
}

QString Wording::moneyLimits(const core::Range& usd) const
{
    if (usd.isExact())
        return nothing();
    return open(usd, number(usd.low, 2) + kRangeDash + number(usd.high, 2));
}

QString Wording::price(double usd) const
{
    if (!std::isfinite(usd))
        return nothing();
    return withCurrency(grouped(std::abs(usd), decimalsOfPrice(usd), m_locale), usd < 0, "USD");
}

QString Wording::price(const core::Range& usd) const
{
    if (usd.low == usd.high)
        return open(usd, price(usd.likely));
    const int decimals = std::max(decimalsOfPrice(usd.low), decimalsOfPrice(usd.high));
    return open(usd,
                price(usd.likely)
                    + QStringLiteral(" (%1–%2)").arg(number(usd.low, decimals), number(usd.high, decimals)));
}

MoneyScale Wording::moneyScale(double maximum) const
{
    const double size = std::abs(toThreeDigits(maximum));
    for (const Scale& scale : kScales) {
        if (size >= scale.divisor)
            return {scale.divisor, text(scale.unit), text(scale.suffix)};
    }
    return {1, QStringLiteral("$"), QString()};
}

QString Wording::moneyShort(double usd) const
{
    if (!std::isfinite(usd))
        return nothing();
    const MoneyScale scale = moneyScale(usd);
    const double scaled = std::abs(toThreeDigits(usd)) / scale.divisor;
    QString digits = grouped(scaled, decimalsForThree(scaled), m_locale);
    if (scaled < 1)
        digits = trimmedZeros(digits, m_locale.decimalPoint());
    return withCurrency(digits + scale.suffix, usd < 0, "USD");
}

QString Wording::moneyShortLimits(const core::Range& usd) const
{
    if (usd.isExact())
        return nothing();
    const MoneyScale scale = moneyScale(usd.likely == 0 ? usd.high : usd.likely);
    const int decimals =
        decimalsForThree(toThreeDigits(usd.likely == 0 ? usd.high : usd.likely) / scale.divisor);
    return number(usd.low / scale.divisor, decimals) + kRangeDash + number(usd.high / scale.divisor, decimals)
           + scale.suffix;
}

QString Wording::moneyShort(const core::Range& usd) const
{
    if (usd.low == usd.high)
        return open(usd, moneyShort(usd.likely));
    return open(usd, moneyShort(usd.likely) + QStringLiteral(" (%1)").arg(moneyShortLimits(usd)));
}

std::vector<QString> Wording::moneyRows(std::span<const double> usd) const
{
    std::vector<QString> rows;
    for (const std::int64_t cents : core::centsThatAddUp(usd))
        rows.push_back(money(static_cast<double>(cents) / 100));
    return rows;
}

QString Wording::percent(double share) const
{
    const double value = share * 100;
    const bool whole = std::abs(value) >= 9.95 || value == 0;
    const QString digits = trimmedZeros(number(value, whole ? 0 : 1), m_locale.decimalPoint());
    return std::isfinite(share) ? digits + kNoBreakSpace + QLatin1Char('%') : nothing();
}

QString Wording::percent(const core::Range& share) const
{
    if (share.low == share.high)
        return open(share, percent(share.likely));
    return open(share, percent(share.likely)
                           + QStringLiteral(" (%1–%2)").arg(percent(share.low), percent(share.high)));
}

QString Wording::hours(double h) const
{
    return figure(h) + kNoBreakSpace + QLatin1Char('h');
}

QString Wording::hours(const core::Range& h) const
{
    return figure(h) + kNoBreakSpace + QLatin1Char('h');
}

QString Wording::gigabytes(double gb) const
{
    return number(gb, std::abs(gb) < 1 && gb != 0 ? 2 : 1) + kNoBreakSpace + QStringLiteral("GB");
}

QString Wording::gigabytes(const core::Range& gb) const
{
    if (gb.low == gb.high)
        return open(gb, gigabytes(gb.likely));
    return open(gb, number(gb.likely, 1)
                        + QStringLiteral(" (%1–%2)").arg(number(gb.low, 1), number(gb.high, 1))
                        + kNoBreakSpace + QStringLiteral("GB"));
}

QString Wording::quantity(double x, std::string_view unitWord) const
{
    return quantity(core::Range::exactly(x), unitWord);
}

QString Wording::quantity(const core::Range& x, std::string_view unitWord) const
{
    // A unit cost may be far below a cent, and is not nothing.
    if (unitWord == "USD")
        return x.likely != 0 && std::abs(x.likely) < 0.01 ? price(x) : money(x);
    if (unitWord == "share")
        return percent(x);
    if (unitWord == "factor")
        return QStringLiteral("×") + kNoBreakSpace + figure(x);
    if (unitWord == "GB")
        return gigabytes(x);
    if (unitWord.substr(0, 4) == "USD/")
        return price(x) + QLatin1Char('/') + unit(unitWord.substr(4));
    if (unitWord.empty())
        return figure(x);
    return figure(x) + kNoBreakSpace + unit(unitWord);
}

QString Wording::date(std::string_view iso) const
{
    QString text = QString::fromUtf8(iso.data(), static_cast<qsizetype>(iso.size()));
    if (const QDate day = QDate::fromString(text, QStringLiteral("yyyy-MM-dd")); day.isValid())
        return m_locale.toString(day, QStringLiteral("d MMM yyyy"));
    if (const QDate month = QDate::fromString(text, QStringLiteral("yyyy-MM")); month.isValid())
        return m_locale.toString(month, QStringLiteral("MMM yyyy"));
    return text;
}

QString Wording::count(std::int64_t n) const
{
    return number(static_cast<double>(n), 0);
}

} // namespace ui
