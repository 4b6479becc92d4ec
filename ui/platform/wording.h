// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "core/base/issue.h"
#include "core/base/range.h"
#include "core/base/result.h"
#include "core/catalog/offer.h"
#include "core/evaluate/result.h"

#include <QLocale>
#include <QString>
#include <QTranslator>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace ui {

struct SentencePattern;

enum class Language { English, Spanish };

/// "en", "es", "es_MX", "es-ES.UTF-8" …; nothing for a language that the program does not speak.
[[nodiscard]] std::optional<Language> languageOf(std::string_view tag);
/// "en" or "es".
[[nodiscard]] QString tagOf(Language language);

/// A factor and its unit for the money of a whole chart: 1000 with "$ thousand".
struct MoneyScale
{
    double divisor = 1;
    QString unit;   ///< for a subtitle or axis: "$ thousand"
    QString suffix; ///< after a number: "k"
};

/// What a reader sees of core's values, in one language: numbers, money, names and sentences. Core holds no
/// user-facing text; all of it is here. A value, cheap to copy; works without a window or an application.
///
/// Everything rounds once, here. Ranges are shown with their limits, open ranges with "≥". A figure that is
/// not finite is shown as "–".
class Wording
{
public:
    explicit Wording(Language language);
    /// The language's numbers and dates, with words from `translator` instead of the built-in file.
    Wording(Language language, std::shared_ptr<const QTranslator> translator);
    [[nodiscard]] Language language() const { return m_language; }
    [[nodiscard]] const QLocale& locale() const { return m_locale; }
    /// `source` (English, marked with QT_TRANSLATE_NOOP("wording", …)) in this language.
    [[nodiscard]] QString text(const char* source) const;
    /// The same with "%n" replaced by `n`, in the plural form that `n` needs.
    [[nodiscard]] QString text(const char* source, int n) const;

    // wording_numbers.cpp
    /// Grouped, with a fixed number of decimals.
    [[nodiscard]] QString number(double x, int decimals) const;
    /// Grouped, three significant digits below 1,000 and whole above, without trailing zeros.
    [[nodiscard]] QString figure(double x) const;
    [[nodiscard]] QString figure(const core::Range& x) const;
    /// US dollars to the cent: "$21,940.12", "21.940,12 $".
    [[nodiscard]] QString money(double usd) const;
    /// "$21,940.12 (18,210.00–27,500.40)".
    [[nodiscard]] QString money(const core::Range& usd) const;
    [[nodiscard]] QString moneyIn(double amount, std::string_view currency) const;
    [[nodiscard]] QString moneyIn(const core::Range& amount, std::string_view currency) const;
    /// A price: as many decimals as it needs, two to six.
    [[nodiscard]] QString price(double usd) const;
    [[nodiscard]] QString price(const core::Range& usd) const;
    /// The limits only: "18,210.00–27,500.40"; "–" when exact.
    [[nodiscard]] QString moneyLimits(const core::Range& usd) const;
    /// For charts, three significant digits: "$21.9k", "21,9 mil $".
    [[nodiscard]] QString moneyShort(double usd) const;
    /// "$21.9k (18.2–27.5k)"; the likely value's scale holds for the limits.
    [[nodiscard]] QString moneyShort(const core::Range& usd) const;
    /// The limits only: "18.2–27.5k"; "–" when exact.
    [[nodiscard]] QString moneyShortLimits(const core::Range& usd) const;
    /// The scale for a chart whose greatest amount is `maximum`.
    [[nodiscard]] MoneyScale moneyScale(double maximum) const;
    /// Amounts to the cent, rounded so that they add up to the rounded total (largest remainder).
    [[nodiscard]] std::vector<QString> moneyRows(std::span<const double> usd) const;
    /// "54 %"; one decimal under 10.
    [[nodiscard]] QString percent(double share) const;
    [[nodiscard]] QString percent(const core::Range& share) const;
    [[nodiscard]] QString hours(double h) const;
    [[nodiscard]] QString hours(const core::Range& h) const;
    [[nodiscard]] QString gigabytes(double gb) const;
    [[nodiscard]] QString gigabytes(const core::Range& gb) const;
    /// A figure with the unit that results carry: "tokens_per_s", "USD", "GPU-h", "share", "".
    [[nodiscard]] QString quantity(double x, std::string_view unit) const;
    [[nodiscard]] QString quantity(const core::Range& x, std::string_view unit) const;
    /// "2026-11-01" → "1 Nov 2026"; "2027-01" → "Jan 2027"; any other text as it is.
    [[nodiscard]] QString date(std::string_view iso) const;
    [[nodiscard]] QString count(std::int64_t n) const;

    // wording_names.cpp
    [[nodiscard]] QString name(core::CostRow row) const;
    [[nodiscard]] QString name(core::CostGroup group) const;
    [[nodiscard]] QString name(core::Purchase model) const;
    [[nodiscard]] QString name(core::Severity severity) const;
    /// A purchase model by its word in files: "spot".
    [[nodiscard]] QString purchase(std::string_view word) const;
    /// A kind of work by its word in files: "llm-serving".
    [[nodiscard]] QString kind(std::string_view word) const;
    /// A unit by its word in results: "tokens_per_s" → "tok/s".
    [[nodiscard]] QString unit(std::string_view word) const;
    /// A part of memory: "kv_cache" → "KV cache".
    [[nodiscard]] QString memoryPart(std::string_view word) const;
    /// What limits a throughput: "bandwidth" → "bandwidth-bound".
    [[nodiscard]] QString bound(std::string_view word) const;
    /// What a unit cost is per: "1M tokens".
    [[nodiscard]] QString per(std::string_view word) const;
    /// How sure a price is: "market" → "market quote".
    [[nodiscard]] QString confidence(std::string_view word) const;
    /// What a place of a file holds or must hold: "whole-number" → "a whole number".
    [[nodiscard]] QString jsonType(std::string_view word) const;
    /// When something is paid: "once", "monthly" or a month.
    [[nodiscard]] QString when(std::string_view word) const;
    /// Title of pillar 1…4: "Right GPU".
    [[nodiscard]] QString pillar(int number) const;

    // wording_fields.cpp
    /// A field of the plan by its JSON key: "gpus" → "GPUs".
    [[nodiscard]] QString field(std::string_view key) const;
    /// A word that a field holds: "zero3" → "ZeRO 3"; a word that is nobody's is shown as it is.
    [[nodiscard]] QString setting(std::string_view word) const;

    // wording_import.cpp
    /// What became of a row of a price list, by its word in results: "price-zero".
    [[nodiscard]] QString importReason(std::string_view word) const;

    // wording_issues.cpp, wording_errors.cpp
    /// Where and what is wrong, and what to do: "scenarios[1].deployments.serve.gpus: must be 1 or more, …".
    [[nodiscard]] QString sentence(const core::Issue& issue) const;
    /// The same without the path, for a message that stands at the field.
    [[nodiscard]] QString sentenceAtField(const core::Issue& issue) const;
    [[nodiscard]] QString sentence(const core::Error& error) const;
    /// False: `sentence` can only show the id and its arguments.
    [[nodiscard]] static bool hasIssueSentence(std::string_view id);
    [[nodiscard]] static bool hasErrorSentence(std::string_view id);

    /// `pattern` with its arguments filled in; its form is that of SentencePattern (wording_sentences.h).
    [[nodiscard]] QString filled(const QString& pattern,
                                 const std::vector<std::pair<std::string, std::string>>& arguments) const;

    // wording_derivations.cpp
    /// The formula in words: "billed hours × price per GPU-hour × GPUs"; a name from the plan where it has
    /// one; the id when unknown.
    [[nodiscard]] QString formula(const core::Derivation& derivation) const;
    [[nodiscard]] static bool hasFormula(std::string_view id);

private:
    /// The text of the word `id`, or the word itself: what a file says and we do not know is still shown.
    [[nodiscard]] QString wordOf(std::span<const SentencePattern> words, std::string_view id) const;
    [[nodiscard]] QString withCurrency(const QString& number, bool negative, std::string_view code) const;
    [[nodiscard]] QString formatted(const QString& value, QStringView format) const;
    [[nodiscard]] QString
    undescribed(std::string_view id, const std::vector<std::pair<std::string, std::string>>& arguments) const;

    Language m_language;
    QLocale m_locale;
    std::shared_ptr<const QTranslator> m_translator;
};

} // namespace ui
