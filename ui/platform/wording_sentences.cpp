// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_sentences.h"

#include "ui/platform/wording.h"

#include <algorithm>

namespace ui {

namespace {

using Arguments = std::vector<std::pair<std::string, std::string>>;

const std::string* argument(const Arguments& arguments, QStringView name)
{
    const auto found = std::find_if(arguments.begin(), arguments.end(), [name](const auto& entry) {
        return name == QString::fromStdString(entry.first);
    });
    return found == arguments.end() ? nullptr : &found->second;
}

bool isOneOf(QStringView text, std::initializer_list<const char*> words)
{
    return std::any_of(words.begin(), words.end(),
                       [text](const char* word) { return text == QLatin1String(word); });
}

/// "[{path}: ]the file …" without a path: the sentence then begins with what follows the bracket.
bool startsWithItsSecondPart(const QString& sentence, const QString& pattern)
{
    if (!pattern.startsWith(QLatin1Char('[')))
        return false;
    const QStringView rest = QStringView(pattern).mid(pattern.indexOf(QLatin1Char(']')) + 1, 3);
    return !sentence.isEmpty() && sentence.startsWith(rest);
}

} // namespace

namespace {

const SentencePattern* issuePattern(std::string_view id)
{
    const SentencePattern* pattern = findPattern(evaluationPatterns(), id);
    return pattern ? pattern : findPattern(planPatterns(), id);
}

} // namespace

const SentencePattern* findPattern(std::span<const SentencePattern> patterns, std::string_view id)
{
    for (const SentencePattern& pattern : patterns) {
        if (pattern.id == id)
            return &pattern;
    }
    return nullptr;
}

QString Wording::formatted(const QString& value, QStringView format) const
{
    if (isOneOf(format, {"only"})) // the argument only decides whether its part is said
        return {};
    if (isOneOf(format, {"date"}))
        return date(value.toStdString());
    if (isOneOf(format, {"when"}))
        return when(value.toStdString());
    if (isOneOf(format, {"type"}))
        return jsonType(value.toStdString());
    if (isOneOf(format, {"kind"}))
        return kind(value.toStdString());
    if (isOneOf(format, {"purchase"}))
        return purchase(value.toStdString());
    if (isOneOf(format, {"confidence"}))
        return confidence(value.toStdString());
    bool isNumber = false;
    const double x = value.toDouble(&isNumber);
    if (!isNumber || format.isEmpty())
        return value;
    if (isOneOf(format, {"usd"}))
        return money(x);
    if (isOneOf(format, {"price"}))
        return price(x);
    if (isOneOf(format, {"exact"}))
        return m_locale.toString(x, 'g', QLocale::FloatingPointShortest);
    if (isOneOf(format, {"pct"}))
        return percent(x);
    if (isOneOf(format, {"h"}))
        return hours(x);
    if (isOneOf(format, {"gb"}))
        return gigabytes(x);
    return figure(x);
}

/// One pass over the pattern, so that an argument's own braces and brackets stay as they are.
QString Wording::filled(const QString& pattern, const Arguments& arguments) const
{
    QString result;
    QString part;
    bool inPart = false;
    bool partComplete = true;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern[i];
        const qsizetype end = c == QLatin1Char('{') ? pattern.indexOf(QLatin1Char('}'), i) : -1;
        if (c == QLatin1Char('[')) {
            inPart = partComplete = true;
        } else if (c == QLatin1Char(']')) {
            result += partComplete ? part : QString();
            part.clear();
            inPart = false;
        } else if (end > i) {
            const QStringView inside = QStringView(pattern).mid(i + 1, end - i - 1);
            const qsizetype colon = inside.indexOf(QLatin1Char(':'));
            const std::string* value = argument(arguments, colon < 0 ? inside : inside.left(colon));
            const QStringView format = colon < 0 ? QStringView() : inside.mid(colon + 1);
            partComplete = partComplete && value && !value->empty();
            (inPart ? part : result) +=
                value ? formatted(QString::fromStdString(*value), format) : QStringLiteral("–");
            i = end;
        } else {
            (inPart ? part : result) += c;
        }
    }
    return startsWithItsSecondPart(result, pattern) ? result.at(0).toUpper() + result.mid(1) : result;
}

QString Wording::undescribed(std::string_view id, const Arguments& arguments) const
{
    QStringList shown;
    for (const auto& [name, value] : arguments)
        shown += QString::fromStdString(name) + QStringLiteral(": ") + QString::fromStdString(value);
    const QString word = QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
    return shown.isEmpty()
               ? word
               : word + QStringLiteral(" (") + shown.join(QStringLiteral(", ")) + QLatin1Char(')');
}

QString Wording::sentenceAtField(const core::Issue& issue) const
{
    const SentencePattern* pattern = issuePattern(issue.id);
    return pattern ? filled(text(pattern->source), issue.arguments) : undescribed(issue.id, issue.arguments);
}

QString Wording::sentence(const core::Issue& issue) const
{
    const QString what = sentenceAtField(issue);
    return issue.path.empty() ? what : QString::fromStdString(issue.path) + QStringLiteral(": ") + what;
}

QString Wording::sentence(const core::Error& error) const
{
    const SentencePattern* pattern = findPattern(errorPatterns(), error.id);
    return pattern ? filled(text(pattern->source), error.arguments) : undescribed(error.id, error.arguments);
}

bool Wording::hasIssueSentence(std::string_view id)
{
    return issuePattern(id) != nullptr;
}

bool Wording::hasErrorSentence(std::string_view id)
{
    return findPattern(errorPatterns(), id) != nullptr;
}

QString Wording::formula(const core::Derivation& derivation) const
{
    const QString name = QString::fromStdString(derivation.text);
    const SentencePattern* pattern = findPattern(derivationPatterns(), derivation.id);
    if (!pattern)
        return name.isEmpty() ? QString::fromStdString(derivation.id) : name;
    Arguments arguments;
    if (derivation.id == "price.gpu_hour") {
        // "Vast.ai spot": a name, then a word of ours.
        const qsizetype last = name.lastIndexOf(QLatin1Char(' ')) + 1;
        arguments.emplace_back("name",
                               (name.left(last) + purchase(name.mid(last).toStdString())).toStdString());
    } else if (!name.isEmpty()) {
        arguments.emplace_back("name", derivation.id == "unit_cost" ? per(derivation.text).toStdString()
                                                                    : derivation.text);
    }
    return filled(text(pattern->source), arguments);
}

bool Wording::hasFormula(std::string_view id)
{
    return findPattern(derivationPatterns(), id) != nullptr;
}

} // namespace ui
