// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/catalog_table.h"

#include "core/catalog/cheapest_offer.h"
#include "ui/platform/catalog_words.h"
#include "ui/platform/shown_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <optional>
#include <span>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(CatalogTable)
};

/// How a column's values are said.
enum class Says { Figure, Price, Word, Date, Purchase, Confidence };

struct Shown
{
    std::string_view key; ///< of the catalog's column
    const char* title;
    const char* help;
    Says says = Says::Word;
};

// clang-format off
constexpr Shown kGpus[] = {
    {"name", QT_TRANSLATE_NOOP("CatalogTable", "GPU"), QT_TRANSLATE_NOOP("CatalogTable", "As its maker calls it")},
    {"architecture", QT_TRANSLATE_NOOP("CatalogTable", "Architecture"), ""},
    {"vram", QT_TRANSLATE_NOOP("CatalogTable", "VRAM, GiB"), QT_TRANSLATE_NOOP("CatalogTable", "Memory of one GPU; a \"24 GB\" card holds 24 GiB"), Says::Figure},
    {"bandwidth", QT_TRANSLATE_NOOP("CatalogTable", "Bandwidth, GB/s"), QT_TRANSLATE_NOOP("CatalogTable", "Between the GPU and its memory: what bounds decoding"), Says::Figure},
    {"bf16", QT_TRANSLATE_NOOP("CatalogTable", "BF16, TFLOP/s"), QT_TRANSLATE_NOOP("CatalogTable", "Dense peak; sparse peaks are never used for times"), Says::Figure},
    {"fp8", QT_TRANSLATE_NOOP("CatalogTable", "FP8, TFLOP/s"), QT_TRANSLATE_NOOP("CatalogTable", "Dense peak; sparse peaks are never used for times"), Says::Figure},
    {"power", QT_TRANSLATE_NOOP("CatalogTable", "Power, W"), QT_TRANSLATE_NOOP("CatalogTable", "As specified, for the whole card"), Says::Figure},
    {"nvlink", QT_TRANSLATE_NOOP("CatalogTable", "Direct link"), QT_TRANSLATE_NOOP("CatalogTable", "NVLink or Infinity Fabric between GPUs")},
};
/// What else is worth a row where GPUs stand side by side.
constexpr Shown kGpuFacts[] = {
    {"fp32", QT_TRANSLATE_NOOP("CatalogTable", "FP32, TFLOP/s"), QT_TRANSLATE_NOOP("CatalogTable", "Dense peak; sparse peaks are never used for times"), Says::Figure},
    {"tf32", QT_TRANSLATE_NOOP("CatalogTable", "TF32, TFLOP/s"), QT_TRANSLATE_NOOP("CatalogTable", "Dense peak; sparse peaks are never used for times"), Says::Figure},
    {"nvlink_bandwidth", QT_TRANSLATE_NOOP("CatalogTable", "Link, GB/s"), QT_TRANSLATE_NOOP("CatalogTable", "Both directions, for one GPU"), Says::Figure},
    {"pcie", QT_TRANSLATE_NOOP("CatalogTable", "PCIe generation"), "", Says::Figure},
    {"memory", QT_TRANSLATE_NOOP("CatalogTable", "Memory type"), ""},
    {"form_factor", QT_TRANSLATE_NOOP("CatalogTable", "Form"), ""},
    {"class", QT_TRANSLATE_NOOP("CatalogTable", "Class"), ""},
};
constexpr Shown kOffers[] = {
    {"provider", QT_TRANSLATE_NOOP("CatalogTable", "Provider"), ""},
    {"gpu", QT_TRANSLATE_NOOP("CatalogTable", "GPU"), ""},
    {"region", QT_TRANSLATE_NOOP("CatalogTable", "Region"), QT_TRANSLATE_NOOP("CatalogTable", "Without one the price spans the regions")},
    {"purchase", QT_TRANSLATE_NOOP("CatalogTable", "Purchase"), "", Says::Purchase},
    {"tier", QT_TRANSLATE_NOOP("CatalogTable", "Tier"), ""},
    {"usd_per_gpu_hour", QT_TRANSLATE_NOOP("CatalogTable", "$ a GPU-hour"), QT_TRANSLATE_NOOP("CatalogTable", "The likely price, for one GPU and hour whatever the offer is per"), Says::Price},
    {"usd", QT_TRANSLATE_NOOP("CatalogTable", "Price as offered"), QT_TRANSLATE_NOOP("CatalogTable", "With its range and in its own currency; for a GPU and hour where no unit is said"), Says::Price},
    {"as_of", QT_TRANSLATE_NOOP("CatalogTable", "Date"), QT_TRANSLATE_NOOP("CatalogTable", "When the price was seen"), Says::Date},
    {"confidence", QT_TRANSLATE_NOOP("CatalogTable", "Certainty"), "", Says::Confidence},
};
constexpr Shown kProviders[] = {
    {"name", QT_TRANSLATE_NOOP("CatalogTable", "Provider"), ""},
    {"type", QT_TRANSLATE_NOOP("CatalogTable", "Type"), ""},
    {"purchases", QT_TRANSLATE_NOOP("CatalogTable", "Purchase models"), "", Says::Purchase},
    {"increment", QT_TRANSLATE_NOOP("CatalogTable", "Increment, s"), QT_TRANSLATE_NOOP("CatalogTable", "Use is billed in steps of so many seconds"), Says::Figure},
    {"minimum", QT_TRANSLATE_NOOP("CatalogTable", "Minimum, s"), QT_TRANSLATE_NOOP("CatalogTable", "Billed at least, each time an instance runs"), Says::Figure},
    {"spot_notice", QT_TRANSLATE_NOOP("CatalogTable", "Spot notice, s"), QT_TRANSLATE_NOOP("CatalogTable", "Warning before a spot instance is taken away"), Says::Figure},
    {"storage", QT_TRANSLATE_NOOP("CatalogTable", "Storage, $/GB-month"), QT_TRANSLATE_NOOP("CatalogTable", "The first paid step"), Says::Price},
    {"egress", QT_TRANSLATE_NOOP("CatalogTable", "Egress, $/GB"), QT_TRANSLATE_NOOP("CatalogTable", "To the internet, the first paid step"), Says::Price},
    {"as_of", QT_TRANSLATE_NOOP("CatalogTable", "Date"), "", Says::Date},
};
constexpr Shown kModels[] = {
    {"name", QT_TRANSLATE_NOOP("CatalogTable", "Model"), ""},
    {"kind", QT_TRANSLATE_NOOP("CatalogTable", "Kind"), ""},
    {"params_b", QT_TRANSLATE_NOOP("CatalogTable", "Parameters, 10⁹"), "", Says::Figure},
    {"active_params_b", QT_TRANSLATE_NOOP("CatalogTable", "Active, 10⁹"), QT_TRANSLATE_NOOP("CatalogTable", "Mixture of experts: those that one token uses"), Says::Figure},
    {"layers", QT_TRANSLATE_NOOP("CatalogTable", "Layers"), "", Says::Figure},
    {"hidden", QT_TRANSLATE_NOOP("CatalogTable", "Hidden size"), "", Says::Figure},
    {"kv_heads", QT_TRANSLATE_NOOP("CatalogTable", "KV heads"), "", Says::Figure},
    {"max_context", QT_TRANSLATE_NOOP("CatalogTable", "Context, tokens"), "", Says::Figure},
    {"kv_bytes_per_token", QT_TRANSLATE_NOOP("CatalogTable", "KV cache, B/token"), QT_TRANSLATE_NOOP("CatalogTable", "At 16 bits, as published"), Says::Figure},
    {"attention", QT_TRANSLATE_NOOP("CatalogTable", "Attention"), ""},
    {"released", QT_TRANSLATE_NOOP("CatalogTable", "Released in"), ""},
    {"license", QT_TRANSLATE_NOOP("CatalogTable", "Licence"), ""},
};
// clang-format on

std::span<const Shown> shownOf(core::CatalogList list)
{
    switch (list) {
    case core::CatalogList::Gpus:
        return kGpus;
    case core::CatalogList::Providers:
        return kProviders;
    case core::CatalogList::Offers:
        return kOffers;
    case core::CatalogList::Models:
        return kModels;
    }
    return {};
}

std::optional<std::size_t> placeOf(const core::CatalogTable& table, std::string_view key)
{
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (table.columns[i].key == key)
            return i;
    }
    return std::nullopt;
}

TableCell dash(const QString& why)
{
    TableCell cell;
    cell.text = QStringLiteral("–");
    cell.sortKey = -1e300;
    cell.tone = Tone::Secondary;
    cell.tip = why;
    return cell;
}

QString word(Says says, const std::string& text, const Wording& wording)
{
    switch (says) {
    case Says::Date:
        return wording.date(text);
    case Says::Purchase:
        return wording.purchase(text);
    case Says::Confidence:
        return wording.confidence(text);
    default:
        return catalogWord(text, wording);
    }
}

TableCell wordCell(const QString& text, const QVariant& key = {})
{
    TableCell cell;
    cell.text = text;
    cell.sortKey = key;
    return cell;
}

TableCell numberCell(Says says, const core::Range& x, const Wording& wording)
{
    const QString text = says == Says::Price ? wording.price(x) : wording.figure(x);
    return wordCell(text, x.likely);
}

/// One alternative after the other of what a catalog's cell may hold.
struct Say
{
    Says says;
    const Wording& wording;

    TableCell operator()(std::monostate) const { return dash(Text::tr("No source gives this.")); }
    TableCell operator()(bool yes) const
    {
        return wordCell(yes ? Text::tr("yes") : Text::tr("no"), yes ? 1.0 : 0.0);
    }
    TableCell operator()(double x) const { return numberCell(says, core::Range::exactly(x), wording); }
    TableCell operator()(const core::Range& x) const { return numberCell(says, x, wording); }
    TableCell operator()(const std::string& text) const
    {
        return wordCell(word(says, text, wording),
                        says == Says::Date ? QVariant(QString::fromStdString(text)) : QVariant());
    }
    TableCell operator()(const std::vector<std::string>& texts) const
    {
        QStringList words;
        for (const std::string& text : texts)
            words << word(says, text, wording);
        return wordCell(words.join(QStringLiteral(", ")));
    }
};

std::string textOf(const core::CatalogTable& table, const std::vector<core::CatalogCell>& row,
                   std::string_view key)
{
    const auto place = placeOf(table, key);
    const auto* text = place ? std::get_if<std::string>(&row[*place]) : nullptr;
    return text ? *text : std::string();
}

QString translated(const char* text)
{
    return *text ? QCoreApplication::translate("CatalogTable", text) : QString();
}

/// The least that a GPU costs, and where.
TableCell cheapestCell(const core::Catalog& catalog, std::string_view gpu, core::Purchase purchase,
                       const Wording& wording)
{
    const core::Offer* offer = core::cheapestOffer(catalog, gpu, purchase);
    if (!offer)
        return dash(Text::tr("No provider in the catalog offers it so."));
    const core::Provider* provider = catalog.provider(offer->provider);
    const double usd = *core::likelyUsdPerGpuHour(offer->price);
    TableCell cell = numberCell(Says::Price, core::Range::exactly(usd), wording);
    cell.tip = Text::tr("%1, %2. Source: %3")
                   .arg(shownText(provider ? provider->name : offer->provider),
                        wording.date(offer->price.asOf), shownText(offer->price.source));
    return cell;
}

/// The column of a provider's rule, and the rule as the catalog lists what nobody was seen to state.
constexpr std::pair<std::string_view, std::string_view> kRules[] = {{"increment", "billing_increment_s"},
                                                                    {"minimum", "billing_minimum_s"},
                                                                    {"spot_notice", "spot_notice_s"},
                                                                    {"storage", "storage"},
                                                                    {"egress", "egress"}};

bool isUnverified(const core::CatalogTable& table, const std::vector<core::CatalogCell>& row,
                  std::string_view key)
{
    const auto place = placeOf(table, "unverified");
    const auto* rules = place ? std::get_if<std::vector<std::string>>(&row[*place]) : nullptr;
    const auto rule = std::find_if(std::begin(kRules), std::end(kRules),
                                   [key](const auto& entry) { return entry.first == key; });
    return rules && rule != std::end(kRules)
           && std::find(rules->begin(), rules->end(), rule->second) != rules->end();
}

/// What nobody was seen to state, and what is shown but never chosen, steps back and says so.
void stepBack(TableCell& cell, const core::CatalogTable& table, const std::vector<core::CatalogCell>& row,
              std::string_view key)
{
    const auto quote = placeOf(table, "quote");
    const auto* isQuote = quote ? std::get_if<bool>(&row[*quote]) : nullptr;
    if (isQuote && *isQuote) {
        cell.tone = Tone::Secondary;
        cell.tip = Text::tr("An older or illustrative price: shown, never chosen.");
    } else if (isUnverified(table, row, key)) {
        cell.text += QStringLiteral(" ?");
        cell.tone = Tone::Secondary;
        cell.tip = Text::tr("Not verified: no source was seen to state this.");
    }
}

/// A row's first cell says where the row is from.
QString originTip(const core::CatalogTable& table, const std::vector<core::CatalogCell>& row,
                  const Wording& wording)
{
    QStringList lines;
    for (const std::string_view key : {"id", "notes", "note"}) {
        const std::string text = textOf(table, row, key);
        if (!text.empty())
            lines << shownText(text);
    }
    const std::string source = textOf(table, row, "source");
    const std::string date = textOf(table, row, "as_of");
    if (!source.empty())
        lines << Text::tr("Source: %1").arg(shownText(source));
    if (!date.empty())
        lines << wording.date(date);
    return lines.join(QLatin1Char('\n'));
}

/// Ids of other lists by their names, and prices in the currency they were offered in; nothing for the rest.
std::optional<TableCell> specialCell(const core::Catalog& catalog, const core::CatalogTable& table,
                                     const std::vector<core::CatalogCell>& row, std::string_view key,
                                     const Wording& wording)
{
    if (table.list != core::CatalogList::Offers)
        return std::nullopt;
    const std::string id = textOf(table, row, key);
    if ((key == "gpu" || key == "provider") && id.empty())
        return dash(Text::tr("The source does not say."));
    if (key == "gpu") {
        const core::Gpu* gpu = catalog.gpu(id);
        return wordCell(shownText(gpu ? gpu->name : id));
    }
    if (key == "provider") {
        const core::Provider* provider = catalog.provider(id);
        return wordCell(shownText(provider ? provider->name : id));
    }
    if (key == "region" && id.empty())
        return wordCell(Text::tr("any"));
    const auto place = placeOf(table, key);
    if (key != "usd" || !place)
        return std::nullopt;
    const auto& usd = std::get<core::Range>(row[*place]);
    const std::string currency = textOf(table, row, "currency");
    const QString price = currency == "USD" ? wording.price(usd) : wording.moneyIn(usd, currency);
    const std::string per = textOf(table, row, "per");
    const bool isUsual = per == core::nameIn(core::PriceUnit::GpuHour);
    return wordCell(isUsual ? price : Text::tr("%1 %2").arg(price, catalogWord(per, wording)), usd.likely);
}

void addPriceColumns(TableContent& content, const core::Catalog& catalog, const Wording& wording)
{
    const QString help = Text::tr("The cheapest current offer for one GPU and hour; where and when is in the "
                                  "tooltip");
    content.columns.push_back({Text::tr("On demand from"), help, true});
    content.columns.push_back({Text::tr("Spot from"), help, true});
    for (TableRow& row : content.rows) {
        row.cells.push_back(cheapestCell(catalog, row.id, core::Purchase::OnDemand, wording));
        row.cells.push_back(cheapestCell(catalog, row.id, core::Purchase::Spot, wording));
    }
}

bool isNumeric(Says says)
{
    return says == Says::Figure || says == Says::Price;
}

/// Strong where it is the best of several: the greatest, or of prices and power the least.
void markBest(TableRow& row, bool least)
{
    double best = least ? 1e300 : -1e300;
    int known = 0;
    for (std::size_t i = 1; i < row.cells.size(); ++i) {
        const double x = row.cells[i].sortKey.toDouble();
        if (row.cells[i].tone == Tone::Secondary)
            continue;
        ++known;
        best = least ? std::min(best, x) : std::max(best, x);
    }
    for (std::size_t i = 1; i < row.cells.size() && known > 1; ++i)
        row.cells[i].strong = row.cells[i].tone != Tone::Secondary && row.cells[i].sortKey.toDouble() == best;
}

} // namespace

namespace {

TableContent contentOf(const core::Catalog& catalog, const core::CatalogTable& table,
                       std::span<const Shown> shown, const Wording& wording)
{
    TableContent content;
    for (const Shown& column : shown)
        content.columns.push_back(
            {translated(column.title), translated(column.help), isNumeric(column.says)});
    for (const auto& row : table.rows) {
        TableRow made{textOf(table, row, "id"), {}};
        for (const Shown& column : shown) {
            const auto special = specialCell(catalog, table, row, column.key, wording);
            const auto place = placeOf(table, column.key);
            made.cells.push_back(special ? *special
                                         : std::visit(Say{column.says, wording}, row[place.value()]));
            stepBack(made.cells.back(), table, row, column.key);
        }
        made.cells.front().tip = originTip(table, row, wording);
        content.rows.push_back(std::move(made));
    }
    return content;
}

} // namespace

TableContent catalogContent(const core::Catalog& catalog, const core::CatalogTable& table,
                            const Wording& wording)
{
    TableContent content = contentOf(catalog, table, shownOf(table.list), wording);
    if (table.list == core::CatalogList::Gpus)
        addPriceColumns(content, catalog, wording);
    return content;
}

std::vector<std::string> catalogFilters(const QString& typed)
{
    static const QRegularExpression kSpace(QStringLiteral("\\s+"));
    std::vector<std::string> filters;
    for (const QString& part : typed.split(kSpace, Qt::SkipEmptyParts))
        filters.push_back(part.toStdString());
    return filters;
}

TableContent gpusSideBySide(const core::Catalog& catalog, const std::vector<std::string>& ids,
                            const Wording& wording)
{
    std::vector<Shown> facts(std::begin(kGpus), std::end(kGpus));
    facts.insert(facts.end(), std::begin(kGpuFacts), std::end(kGpuFacts));
    const core::CatalogTable table = core::catalogTable(catalog, core::CatalogList::Gpus);
    TableContent all = withRows(contentOf(catalog, table, facts, wording), ids);
    addPriceColumns(all, catalog, wording);
    TableContent content;
    content.columns.push_back({Text::tr("Fact"), QString(), false});
    for (const TableRow& gpu : all.rows)
        content.columns.push_back({gpu.cells.front().text, gpu.cells.front().tip, true});
    for (std::size_t fact = 1; fact < all.columns.size(); ++fact) {
        TableRow row{all.columns[fact].title.toStdString(), {wordCell(all.columns[fact].title)}};
        row.cells.front().tip = all.columns[fact].help;
        for (const TableRow& gpu : all.rows)
            row.cells.push_back(gpu.cells[fact]);
        const bool isPrice = fact >= facts.size();
        if (all.columns[fact].numeric)
            markBest(row, isPrice || facts[fact].key == "power");
        content.rows.push_back(std::move(row));
    }
    return content;
}

} // namespace ui
