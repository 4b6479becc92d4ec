// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/derivation.h"
#include "core/base/issue.h"
#include "core/base/names.h"
#include "core/base/range.h"
#include "core/catalog/catalog.h"
#include "core/evaluate/result.h"
#include "core/plan/plan.h"
#include "core/savings/waterfall.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace core {

/// The paper of a printed report.
enum class Paper { A4, Letter };
template<>
inline constexpr auto kNames<Paper> = std::to_array<Named<Paper>>({{Paper::A4, "a4"},
                                                                   {Paper::Letter, "letter"}});

/// A phrase of the report by id; wording gives its text with the arguments filled in.
struct ReportText
{
    std::string id;
    std::vector<std::pair<std::string, std::string>> arguments;
    bool operator==(const ReportText&) const = default;
};

/// Phrases one after the other.
struct ReportSentences
{
    std::vector<ReportText> texts;
    bool operator==(const ReportSentences&) const = default;
};

/// Words from the plan, the catalog or a file: shown as they are, never as markup and never translated.
struct OwnWords
{
    std::string text;
    bool operator==(const OwnWords&) const = default;
};

/// US dollars, already rounded to the cent so that the parts of a table add up to its total.
struct UsdAmount
{
    double usd = 0;
    bool openHigh = false;
    bool operator==(const UsdAmount&) const = default;
};

/// The limits of an amount of US dollars; nothing to say when it is exact.
struct UsdLimits
{
    Range usd;
    bool operator==(const UsdLimits&) const = default;
};

/// A price or a unit cost: with as many decimals as it needs, never rounded to zero.
struct UsdPrice
{
    Range usd;
    bool operator==(const UsdPrice&) const = default;
};

/// An amount of the plan's other currency.
struct LocalAmount
{
    double amount = 0;
    std::string code;
    bool openHigh = false;
    bool operator==(const LocalAmount&) const = default;
};

/// A figure with a unit as derivations name them: "h", "GPU-h", "GB", "share", "" for a count.
struct UnitFigure
{
    Range value;
    std::string unit;
    bool operator==(const UnitFigure&) const = default;
};

struct IsoDate
{
    std::string text; ///< a date or a month
    bool operator==(const IsoDate&) const = default;
};

enum class NameOf { CostRow, Purchase, Kind, Confidence, PriceUnit, UnitOfWork, Pillar, Setting };

/// A word of the files, to be shown by its name in the reader's language.
struct FileWord
{
    NameOf what = NameOf::CostRow;
    std::string word;
    bool operator==(const FileWord&) const = default;
};

/// A field of the plan by its name in files, with the name of its workload or without.
struct FieldName
{
    std::string workload;
    std::string field;
    bool operator==(const FieldName&) const = default;
};

using ReportSettingValue = std::variant<UnitFigure, OwnWords, FileWord, ReportText, IsoDate>;

/// A field of a workload or a deployment by its name in files, and its value.
struct ReportSetting
{
    std::string field;
    ReportSettingValue value;
    bool operator==(const ReportSetting&) const = default;
};

/// Settings one after the other, in one cell.
struct ReportSettings
{
    std::vector<ReportSetting> settings;
    bool operator==(const ReportSettings&) const = default;
};

/// What an issue says, without the path in the file.
struct IssueSentence
{
    Issue issue;
    bool operator==(const IssueSentence&) const = default;
};

/// A formula or input by its id; `derivation.inputs` is empty.
struct FormulaText
{
    Derivation derivation;
    bool operator==(const FormulaText&) const = default;
};

/// One typed value. Empty (monostate) is shown as "–".
using ReportCell = std::variant<std::monostate, ReportText, ReportSentences, OwnWords, UsdAmount, UsdLimits,
                                UsdPrice, LocalAmount, UnitFigure, IsoDate, FileWord, FieldName,
                                ReportSettings, Severity, IssueSentence, FormulaText>;

struct ReportColumn
{
    ReportCell title;    ///< empty = none
    double weight = 1;   ///< share of the width, relative to the other columns
    bool number = false; ///< right-aligned
    bool operator==(const ReportColumn&) const = default;
};

/// A note belongs to the row above it and runs across the table: only its first cell is shown.
enum class RowRank { Plain, Group, Note, Total };

struct ReportRow
{
    std::vector<ReportCell> cells;
    RowRank rank = RowRank::Plain;
    int indent = 0; ///< of the first cell
    bool operator==(const ReportRow&) const = default;
};

struct ReportHeading
{
    ReportCell text;
    bool operator==(const ReportHeading&) const = default;
};

/// Lead is what the whole report says; a note belongs to what stands above it.
enum class ParagraphRank { Lead, Plain, Note };

struct ReportParagraph
{
    ReportCell text;
    ParagraphRank rank = ParagraphRank::Plain;
    bool operator==(const ReportParagraph&) const = default;
};

struct ReportTable
{
    std::vector<ReportColumn> columns;
    std::vector<ReportRow> rows;
    bool operator==(const ReportTable&) const = default;
};

struct ReportFigure
{
    ReportText label;
    ReportCell value;
    ReportCell note;
    enum class Mood { Plain, Good, Bad } mood = Mood::Plain;
    bool operator==(const ReportFigure&) const = default;
};

/// The few figures that a reader must not miss, in large type.
struct ReportFigures
{
    std::vector<ReportFigure> figures;
    bool operator==(const ReportFigures&) const = default;
};

enum class ReportChart { CostByScenario, CostByTime, SavingByLever };

/// Lines to be filled in by hand.
struct ReportSignatures
{
    std::vector<ReportText> roles;
    bool operator==(const ReportSignatures&) const = default;
};

using ReportBlock =
    std::variant<ReportHeading, ReportParagraph, ReportTable, ReportFigures, ReportChart, ReportSignatures>;

enum class ReportPart {
    Summary,
    Scenarios,
    Savings,
    Breakdown,
    Months,
    Alternatives,
    Assumptions,
    Prices,
    Issues,
    SignOff,
    Derivations
};
template<>
inline constexpr auto
    kNames<ReportPart> = std::to_array<Named<ReportPart>>({{ReportPart::Summary, "summary"},
                                                           {ReportPart::Scenarios, "scenarios"},
                                                           {ReportPart::Savings, "savings"},
                                                           {ReportPart::Breakdown, "breakdown"},
                                                           {ReportPart::Months, "months"},
                                                           {ReportPart::Alternatives, "alternatives"},
                                                           {ReportPart::Assumptions, "assumptions"},
                                                           {ReportPart::Prices, "prices"},
                                                           {ReportPart::Issues, "issues"},
                                                           {ReportPart::SignOff, "sign-off"},
                                                           {ReportPart::Derivations, "derivations"}});

struct ReportSection
{
    ReportPart part = ReportPart::Summary;
    ReportText title;
    std::vector<ReportBlock> blocks;
    bool operator==(const ReportSection&) const = default;
};

/// What tells this report from every other and lets a reader check it. Empty fields are left out.
struct ReportIdentity
{
    std::string document;   ///< number of the document
    std::string written;    ///< "2026-12-01 14:32", local time
    std::string program;    ///< version of the program
    std::string attachment; ///< name of the attached file with the plan
    std::string sha256;     ///< of that file's bytes, in lower-case hexadecimal
    bool operator==(const ReportIdentity&) const = default;
};

/// A report as values: what PDF, XLSX and HTML writers lay out, each in its own way and in any language.
struct ReportContent
{
    std::string planName;
    std::string scenario; ///< id of the scenario that the report recommends or examines
    std::string scenarioName;
    std::string catalogAsOf;
    Paper paper = Paper::A4;
    ReportIdentity identity;
    std::optional<Waterfall> waterfall; ///< what ReportChart::SavingByLever draws
    std::vector<ReportSection> sections;
    bool operator==(const ReportContent&) const = default;
};

struct ReportChoice
{
    std::string scenario;          ///< empty = the cheapest that can be priced
    std::vector<ReportPart> parts; ///< empty = all; always in their order
    Paper paper = Paper::A4;
    ReportIdentity identity = {};
};

/// The report of `result` = evaluate(plan, catalog). Money in a table is rounded by largest remainder, so the
/// rows shown add up to the total shown. Texts of the plan that are longer than their place are shortened and
/// end with "…". Unknown scenario ids fall back to the default choice. Ages of prices are counted to the date
/// in `identity.written`.
[[nodiscard]] ReportContent makeReport(const Plan& plan, const Catalog& catalog, const PlanResult& result,
                                       const ReportChoice& choice);

/// The scenario that a report examines when nobody says: the cheapest with a price, else the first; null in a
/// plan without scenarios.
[[nodiscard]] const ScenarioResult* reportedScenario(const PlanResult& result, std::string_view asked);

} // namespace core
