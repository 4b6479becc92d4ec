// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording_report.h"

#include "ui/platform/wording_sentences.h"

#include <QStringList>

namespace ui {

namespace {

struct CellText
{
    const Wording& wording;

    QString operator()(std::monostate) const { return QStringLiteral("–"); }
    QString operator()(const core::ReportText& text) const { return phrase(text, wording); }
    QString operator()(const core::ReportSentences& sentences) const
    {
        QStringList texts;
        for (const core::ReportText& each : sentences.texts)
            texts << phrase(each, wording);
        return texts.join(QLatin1Char(' '));
    }
    QString operator()(const core::OwnWords& words) const { return inert(words.text, true); }
    QString operator()(const core::UsdAmount& amount) const
    {
        return wording.money({amount.usd, amount.usd, amount.usd, amount.openHigh});
    }
    QString operator()(const core::UsdLimits& limits) const { return wording.moneyLimits(limits.usd); }
    QString operator()(const core::UsdPrice& price) const { return wording.price(price.usd); }
    QString operator()(const core::LocalAmount& amount) const
    {
        return wording.moneyIn(core::Range{amount.amount, amount.amount, amount.amount, amount.openHigh},
                               amount.code);
    }
    QString operator()(const core::FieldName& name) const
    {
        const QString field = wording.field(name.field);
        return name.workload.empty() ? field : inert(name.workload, false) + QStringLiteral(": ") + field;
    }
    QString operator()(const core::ReportSettings& settings) const
    {
        QStringList texts;
        for (const core::ReportSetting& each : settings.settings)
            texts << wording.field(each.field) + QStringLiteral(": ") + std::visit(*this, each.value);
        return texts.join(QStringLiteral(" · "));
    }
    QString operator()(const core::UnitFigure& figure) const
    {
        return wording.quantity(figure.value, figure.unit);
    }
    QString operator()(const core::IsoDate& date) const { return wording.date(date.text); }
    QString operator()(core::Severity severity) const { return wording.name(severity); }
    QString operator()(const core::IssueSentence& sentence) const
    {
        return inert(wording.sentenceAtField(sentence.issue).toStdString(), false);
    }
    QString operator()(const core::FormulaText& formula) const
    {
        return inert(wording.formula(formula.derivation).toStdString(), false);
    }
    QString operator()(const core::FileWord& word) const
    {
        switch (word.what) {
        case core::NameOf::CostRow:
            return wording.name(core::valueOf<core::CostRow>(word.word).value_or(core::CostRow::Compute));
        case core::NameOf::Purchase:
            return wording.purchase(word.word);
        case core::NameOf::Kind:
            return wording.kind(word.word);
        case core::NameOf::Confidence:
            return inert(wording.confidence(word.word).toStdString(), false);
        case core::NameOf::PriceUnit:
            return wording.unit(word.word);
        case core::NameOf::UnitOfWork:
            return phrase({"report.per", {{"per", wording.per(word.word).toStdString()}}}, wording);
        case core::NameOf::Pillar:
            return wording.pillar(QString::fromStdString(word.word).toInt());
        case core::NameOf::Setting:
            return wording.setting(word.word);
        }
        return {};
    }
};

bool turnsDirection(QChar c)
{
    const ushort code = c.unicode();
    return code == 0x200E || code == 0x200F || code == 0x061C || (code >= 0x202A && code <= 0x202E)
           || (code >= 0x2066 && code <= 0x2069);
}

} // namespace

QString phrase(const core::ReportText& text, const Wording& wording)
{
    if (text.id.empty())
        return {};
    const SentencePattern* pattern = findPattern(reportPatterns(), text.id);
    if (!pattern)
        return QString::fromStdString(text.id);
    return inert(wording.filled(wording.text(pattern->source), text.arguments).toStdString(), false);
}

bool hasPhrase(std::string_view id)
{
    return findPattern(reportPatterns(), id) != nullptr;
}

QString inert(const std::string& text, bool paragraphs)
{
    QString result;
    for (const QChar c : QString::fromStdString(text)) {
        if (turnsDirection(c))
            continue;
        const bool lineBreak =
            c == QLatin1Char('\n') || c == QChar::LineSeparator || c == QChar::ParagraphSeparator;
        if (lineBreak)
            result += paragraphs ? QLatin1Char('\n') : QLatin1Char(' ');
        else
            result += c.category() == QChar::Other_Control ? QLatin1Char(' ') : c;
    }
    return result.trimmed();
}

QString shown(const core::ReportCell& cell, const Wording& wording)
{
    return std::visit(CellText{wording}, cell);
}

} // namespace ui
