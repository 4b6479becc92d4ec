// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commands/catalog_import.h"

#include "app/commands/text_table.h"
#include "core/catalog/catalog_json.h"
#include "core/import/price_file.h"
#include "core/store/file.h"
#include "core/store/price_library.h"
#include "ui/platform/user_files.h"

#include <QCoreApplication>
#include <QDate>

#include <nlohmann/json.hpp>
#include <ostream>

namespace app {

namespace {

constexpr int kDone = 0;
constexpr int kWrongUsage = 2;
constexpr int kFileProblem = 3;

std::string libraryOf(const std::string& given)
{
    return given.empty() ? ui::priceLibraryFile().toStdString() : given;
}

class Import
{
public:
    Import(const CatalogImportOptions& options, const ui::Wording& wording, std::ostream& err)
        : m_options(options)
        , m_wording(wording)
        , m_err(err)
        , m_library(libraryOf(options.library))
    {
    }

    int run(std::ostream& out)
    {
        if (const int wrong = checkOptions(); wrong != kDone)
            return wrong;
        for (const std::string& file : m_options.files) {
            auto list = read(file);
            if (!list)
                return refuse(list.error(), file);
            m_lists.push_back(std::move(*list));
        }
        if (!m_options.dryRun) {
            if (const auto stored = store(); !stored)
                return refuse(stored.error(), m_library);
        }
        if (m_options.json)
            out << core::importJson(m_lists, m_options.dryRun);
        else
            print(out);
        return kDone;
    }

private:
    int wrongUsage(const QString& sentence)
    {
        m_err << sentence.toStdString() << '\n';
        return kWrongUsage;
    }
    int refuse(core::Error error, const std::string& file)
    {
        error.arguments.emplace_back("path", file);
        m_err << m_wording.sentence(error).toStdString() << '\n';
        return kFileProblem;
    }

    int checkOptions();
    core::Result<core::ImportedList> read(const std::string& file);
    core::Result<void> store();
    void print(std::ostream& out) const;
    template<class Reasons>
    void printReasons(std::ostream& out, const Reasons& reasons) const;

    const CatalogImportOptions& m_options;
    const ui::Wording& m_wording;
    std::ostream& m_err;
    std::string m_library;
    std::vector<core::NameInLists> m_taughtNow; ///< on this command line
    std::vector<core::NameInLists> m_taught;
    std::vector<core::ImportedList> m_lists;
};

int Import::checkOptions()
{
    if (!m_options.format.empty() && !core::valueOf<core::PriceListFormat>(m_options.format))
        return wrongUsage(
            m_wording
                .text(QT_TRANSLATE_NOOP("wording", "There is no price list format “%1”. The formats "
                                                   "are %2."))
                .arg(QString::fromStdString(m_options.format),
                     QStringLiteral("skypilot, gpuhunt, vast, runpod, lambda, shadeform, "
                                    "cloud-gpus, serverless-gpus, table")));
    const bool dated = m_options.asOf.empty()
                       || QDate::fromString(QString::fromStdString(m_options.asOf), Qt::ISODate).isValid();
    if (!dated)
        return wrongUsage(
            m_wording.text(QT_TRANSLATE_NOOP("wording", "“%1” is no date. Write it as 2026-11-30."))
                .arg(QString::fromStdString(m_options.asOf)));
    auto taught = core::taughtNames(m_library);
    if (!taught)
        return refuse(taught.error(), m_library);
    m_taught = std::move(*taught);
    for (const std::string& each : m_options.taught) {
        const std::size_t equals = each.rfind('=');
        const std::string gpu = equals == std::string::npos ? std::string() : each.substr(equals + 1);
        if (gpu.empty() || equals == 0 || !core::builtInCatalog().gpu(gpu))
            return wrongUsage(m_wording
                                  .text(QT_TRANSLATE_NOOP(
                                      "wording", "“%1” teaches no name. Write NAME=ID with the id of a GPU "
                                                 "of the catalog: “A100 SXM=a100-sxm-80”."))
                                  .arg(QString::fromStdString(each)));
        m_taughtNow.push_back({{}, each.substr(0, equals), gpu, {}});
    }
    m_taught.insert(m_taught.begin(), m_taughtNow.begin(), m_taughtNow.end());
    return kDone;
}

core::Result<core::ImportedList> Import::read(const std::string& file)
{
    const auto text = core::readFile(file, core::kLargestPriceList);
    if (!text)
        return tl::unexpected(text.error());
    return core::reviewPriceFile(file, *text,
                                 {core::valueOf<core::PriceListFormat>(m_options.format), m_options.provider,
                                  m_options.currency, m_options.asOf},
                                 core::builtInCatalog(), m_taught);
}

core::Result<void> Import::store()
{
    std::vector<std::vector<core::LibraryOffer>> offers;
    for (const core::ImportedList& list : m_lists)
        offers.push_back(list.review.offers);
    const auto counts = core::storeOffers(m_library, offers, m_taughtNow);
    if (!counts)
        return tl::unexpected(counts.error());
    for (std::size_t i = 0; i < m_lists.size(); ++i) {
        m_lists[i].added = (*counts)[i].added;
        m_lists[i].changed = (*counts)[i].changed;
        m_lists[i].same = (*counts)[i].same;
    }
    return {};
}

template<class Reasons>
void Import::printReasons(std::ostream& out, const Reasons& reasons) const
{
    for (const auto& [reason, found] : reasons) {
        const core::ReviewedRow& first = found.first.front();
        out << "    " << m_wording.count(static_cast<std::int64_t>(found.rows)).toStdString() << "  "
            << m_wording.importReason(core::nameIn(reason)).toStdString();
        const std::string what = first.gpu.empty() ? first.instance : first.gpu;
        out << "  ("
            << m_wording.text(QT_TRANSLATE_NOOP("wording", "first: row %1, %2"))
                   .arg(QString::number(first.row), QString::fromStdString(what))
                   .toStdString()
            << ")\n";
    }
}

void Import::print(std::ostream& out) const
{
    for (const core::ImportedList& list : m_lists) {
        const core::PriceReview& review = list.review;
        out << list.file << ": "
            << m_wording.text(QT_TRANSLATE_NOOP("wording", "%1, %2 rows, prices of %3 in %4"))
                   .arg(QString::fromUtf8(core::nameIn(review.format).data()),
                        m_wording.count(static_cast<std::int64_t>(review.rows)), m_wording.date(list.asOf),
                        QString::fromStdString(list.currency))
                   .toStdString()
            << '\n';
        const auto line = [&](const QString& word, std::size_t rows) {
            out << "  " << word.toStdString() << ": "
                << m_wording.count(static_cast<std::int64_t>(rows)).toStdString() << '\n';
        };
        line(m_wording.text(QT_TRANSLATE_NOOP("wording", "Taken")), review.taken);
        printReasons(out, review.remarked);
        line(m_wording.text(QT_TRANSLATE_NOOP("wording", "Repaired")), review.repaired);
        printReasons(out, review.mended);
        line(m_wording.text(QT_TRANSLATE_NOOP("wording", "Rejected")), review.rejected);
        printReasons(out, review.refused);
        line(m_wording.text(QT_TRANSLATE_NOOP("wording", "Offers")), review.offers.size());
        if (!m_options.dryRun)
            out << "  "
                << m_wording
                       .text(QT_TRANSLATE_NOOP("wording", "%1 new, %2 with another price, %3 known already"))
                       .arg(m_wording.count(static_cast<std::int64_t>(list.added)),
                            m_wording.count(static_cast<std::int64_t>(list.changed)),
                            m_wording.count(static_cast<std::int64_t>(list.same)))
                       .toStdString()
                << '\n';
    }
    if (m_options.dryRun)
        out << m_wording.text(QT_TRANSLATE_NOOP("wording", "Nothing was stored.")).toStdString() << '\n';
}

nlohmann::ordered_json json(const core::LibraryOffer& offer)
{
    return {{"as_of", offer.asOf},
            {"provider", offer.provider},
            {"gpu", offer.gpu},
            {"gpus", offer.gpus},
            {"instance", offer.instance},
            {"region", offer.region},
            {"purchase", core::nameIn(offer.purchase)},
            {"tier", offer.tier},
            {"low", offer.low},
            {"likely", offer.likely},
            {"high", offer.high},
            {"currency", offer.currency},
            {"source", offer.source}};
}

void print(const std::vector<core::LibraryOffer>& offers, const ui::Wording& wording, std::ostream& out)
{
    const auto title = [&wording](const char* source) { return wording.text(source); };
    TextTable table({{title(QT_TRANSLATE_NOOP("wording", "Date"))},
                     {title(QT_TRANSLATE_NOOP("wording", "Provider"))},
                     {title(QT_TRANSLATE_NOOP("wording", "GPUs")), TextTable::Align::Right},
                     {title(QT_TRANSLATE_NOOP("wording", "Instance"))},
                     {title(QT_TRANSLATE_NOOP("wording", "Region"))},
                     {title(QT_TRANSLATE_NOOP("wording", "Purchase model"))},
                     {title(QT_TRANSLATE_NOOP("wording", "An instance and hour")), TextTable::Align::Right},
                     {title(QT_TRANSLATE_NOOP("wording", "Source"))}});
    for (const core::LibraryOffer& offer : offers) {
        const core::Range price{offer.low, offer.likely, offer.high, false};
        table.add({QString::fromStdString(offer.asOf), QString::fromStdString(offer.provider),
                   QString::number(offer.gpus), QString::fromStdString(offer.instance),
                   QString::fromStdString(offer.region), wording.name(offer.purchase),
                   offer.currency == "USD" ? wording.price(price) : wording.moneyIn(price, offer.currency),
                   QString::fromStdString(offer.source)});
    }
    table.print(out);
}

} // namespace

int runCatalogImport(const CatalogImportOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    return Import(options, wording, err).run(out);
}

int runCatalogHistory(const CatalogHistoryOptions& options, std::ostream& out, std::ostream& err)
{
    const ui::Wording wording(options.language);
    const core::ListNames names(core::builtInCatalog());
    const core::NamedGpu named = names.gpu({}, options.gpu, {});
    if (!named.gpu) {
        err << wording.text(QT_TRANSLATE_NOOP("wording", "There is no GPU “%1” in the catalog."))
                   .arg(QString::fromStdString(options.gpu))
                   .toStdString()
            << '\n';
        return kWrongUsage;
    }
    const std::string library = libraryOf(options.library);
    const auto offers = core::priceHistory(library, named.gpu->id);
    if (!offers) {
        core::Error error = offers.error();
        error.arguments.emplace_back("path", library);
        err << wording.sentence(error).toStdString() << '\n';
        return kFileProblem;
    }
    if (options.json) {
        nlohmann::ordered_json rows = nlohmann::ordered_json::array();
        for (const core::LibraryOffer& offer : *offers)
            rows.push_back(json(offer));
        out << nlohmann::ordered_json{{"format", "gpuplan.history"},
                                      {"version", 1},
                                      {"gpu", named.gpu->id},
                                      {"prices", rows}}
                   .dump(2)
            << '\n';
    } else {
        print(*offers, wording, out);
    }
    return kDone;
}

} // namespace app
