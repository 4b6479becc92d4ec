// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/number_input.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <cmath>
#include <vector>

namespace ui {

namespace {

struct Sentences
{
    Q_DECLARE_TR_FUNCTIONS(NumberInput)
};

InputProblem notANumber(const QString& text, const QLocale& locale)
{
    return Sentences::tr("“%1” is not a number here: write it like %2 or %3.")
        .arg(text, locale.toString(1500), locale.toString(0.25));
}

QString oneGroupSign(QString text, const QLocale& locale)
{
    // People type a plain space or apostrophe where the locale has a special one.
    const QString group = locale.groupSeparator();
    if (group == QChar(0x202F) || group == QChar(0x00A0) || group == QChar(0x2019)) {
        for (const QChar typed : {QChar(u' '), QChar(0x00A0), QChar(0x202F), QChar(u'\''), QChar(0x2019)})
            text.replace(typed, group);
    }
    return text;
}

double multiplierOf(QString& text)
{
    if (text.endsWith(QLatin1Char('k'))) {
        text.chop(1);
        return 1e3;
    }
    if (text.endsWith(QLatin1Char('M'))) {
        text.chop(1);
        return 1e6;
    }
    return 1;
}

/// Binary figures such as 0.1 × 100 shown and read back give the same decimal.
double cleaned(double value)
{
    return QString::number(value, 'g', 15).toDouble();
}

std::variant<std::vector<double>, InputProblem> numbersIn(const QString& text, const QLocale& locale)
{
    static const QRegularExpression separator(
        QStringLiteral("\\s*(?:–|—|\\.\\.+|…|(?<=[0-9%kM])\\s*-\\s*(?=[0-9])|\\s-\\s)\\s*"));
    std::vector<double> numbers;
    for (const QString& part : text.split(separator)) {
        auto number = parseNumber(part, locale);
        if (auto* problem = std::get_if<InputProblem>(&number))
            return *problem;
        numbers.push_back(std::get<double>(number));
    }
    return numbers;
}

core::Uncertain made(const std::vector<double>& numbers, bool open, const core::Uncertain& before)
{
    core::Uncertain value = numbers.front();
    if (numbers.size() == 2)
        value = core::Uncertain::between(numbers[0], numbers[1]);
    else if (numbers.size() == 3)
        value = core::Uncertain::threePoint(numbers[0], numbers[1], numbers[2]);
    value.openHigh = open;
    value.note = before.note;
    if (before.form == core::RangeForm::Object && numbers.size() == 3) {
        value.shape = before.shape;
        value.percentiles = before.percentiles;
    }
    if (value.note || value.openHigh || value.percentiles)
        value.form = core::RangeForm::Object;
    return value;
}

} // namespace

std::variant<double, InputProblem> parseNumber(const QString& typed, const QLocale& locale)
{
    QString text = oneGroupSign(typed.trimmed(), locale);
    if (text.endsWith(QLatin1Char('%')))
        text = text.chopped(1).trimmed();
    const double multiplier = multiplierOf(text);
    const QString group = QRegularExpression::escape(locale.groupSeparator());
    const QString point = QRegularExpression::escape(locale.decimalPoint());
    const QRegularExpression number(
        QStringLiteral("^([-−+]?)(\\d+|\\d{1,3}(?:%1\\d{3})+)?(?:%2(\\d+))?(?:[eE]([-+]?\\d{1,3}))?$")
            .arg(group, point));
    const QRegularExpressionMatch match = number.match(text);
    if (!match.hasMatch() || (match.captured(2).isEmpty() && match.captured(3).isEmpty()))
        return notANumber(typed.trimmed(), locale);
    QString whole = match.captured(2);
    whole.remove(locale.groupSeparator());
    QString plain = whole.isEmpty() ? QStringLiteral("0") : whole;
    if (!match.captured(3).isEmpty())
        plain += QLatin1Char('.') + match.captured(3);
    if (!match.captured(4).isEmpty())
        plain += QLatin1Char('e') + match.captured(4);
    const bool negative = match.captured(1) == QLatin1String("-") || match.captured(1) == QChar(0x2212);
    const double value = plain.toDouble() * multiplier;
    if (!std::isfinite(value))
        return Sentences::tr("“%1” is too large.").arg(typed.trimmed());
    return negative ? -value : value;
}

std::variant<core::Uncertain, InputProblem> parseRange(const QString& typed, const QLocale& locale,
                                                       double scale, const core::Uncertain& before)
{
    QString text = typed.trimmed();
    const bool open = text.endsWith(QLatin1Char('+'));
    if (open)
        text = text.chopped(1).trimmed();
    auto read = numbersIn(text, locale);
    if (auto* problem = std::get_if<InputProblem>(&read))
        return *problem;
    auto& numbers = std::get<std::vector<double>>(read);
    if (numbers.size() > 3)
        return Sentences::tr("Write one number, low – high, or low – likely – high.");
    for (std::size_t i = 1; i < numbers.size(); ++i) {
        if (numbers[i] < numbers[i - 1])
            return Sentences::tr("A range goes from low to high: %1 comes after %2.")
                .arg(numberText(numbers[i], locale), numberText(numbers[i - 1], locale));
    }
    if (scale != 1) {
        for (double& number : numbers)
            number = cleaned(number / scale);
    }
    return made(numbers, open, before);
}

QString numberText(double value, const QLocale& locale)
{
    if (std::abs(value) >= 1e15 || (value != 0 && std::abs(value) < 1e-6))
        return locale.toString(value, 'g', QLocale::FloatingPointShortest);
    // Qt 6.4 leaves out groups where a locale begins them at five digits: "1000.000" in Spanish, which nobody
    // reads, and which parseNumber refuses.
    QString text =
        locale.toString(value, 'f', QLocale::FloatingPointShortest).remove(locale.groupSeparator());
    const qsizetype point = text.indexOf(locale.decimalPoint());
    const qsizetype first = value < 0 ? locale.negativeSign().size() : 0;
    const qsizetype end = point < 0 ? text.size() : point;
    const bool fromFive = locale.toString(1000).size() == 4;
    if (end - first < (fromFive ? 5 : 4))
        return text;
    for (qsizetype at = end - 3; at > first; at -= 3)
        text.insert(at, locale.groupSeparator());
    return text;
}

QString rangeText(const core::Uncertain& value, const QLocale& locale, double scale)
{
    const auto text = [&](double x) { return numberText(scale == 1 ? x : cleaned(x * scale), locale); };
    const QString dash = QStringLiteral(" – ");
    const QString open = value.openHigh ? QStringLiteral("+") : QString();
    if (value.low == value.high)
        return text(value.likely) + open;
    if (value.form == core::RangeForm::Pair)
        return text(value.low) + dash + text(value.high) + open;
    return text(value.low) + dash + text(value.likely) + dash + text(value.high) + open;
}

} // namespace ui
