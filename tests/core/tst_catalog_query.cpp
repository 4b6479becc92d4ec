// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/catalog/catalog_query.h"

#include <nlohmann/json.hpp>
#include <rapidcheck.h>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validator.hpp>

#include <QtTest>

#include <fstream>

using core::CatalogList;
using core::CatalogTable;

namespace {

QStringList idsOf(const CatalogTable& table)
{
    QStringList ids;
    for (const auto& row : table.rows)
        ids << QString::fromStdString(std::get<std::string>(row[0]));
    return ids;
}

core::Result<CatalogTable> query(CatalogList list, const QStringList& filters)
{
    std::vector<std::string> texts;
    for (const QString& filter : filters)
        texts.push_back(filter.toStdString());
    return core::queryCatalog(core::builtInCatalog(), list, texts);
}

std::size_t countOf(CatalogList list, const QStringList& filters)
{
    const auto table = query(list, filters);
    return table ? table->rows.size() : 0;
}

QString argument(const core::Error& error, const std::string& name)
{
    for (const auto& [key, value] : error.arguments) {
        if (key == name)
            return QString::fromStdString(value);
    }
    return {};
}

} // namespace

Q_DECLARE_METATYPE(CatalogList)

class CatalogQueryTest : public QObject
{
    Q_OBJECT
private slots:
    void withoutFiltersEveryRowIsThere()
    {
        const core::Catalog& catalog = core::builtInCatalog();
        QCOMPARE(countOf(CatalogList::Gpus, {}), catalog.gpus().size());
        QCOMPARE(countOf(CatalogList::Providers, {}), catalog.providers().size());
        QCOMPARE(countOf(CatalogList::Models, {}), catalog.models().size());
        QCOMPARE(countOf(CatalogList::Offers, {}), catalog.offers().size() + catalog.quotes().size());
        for (const auto& [list, name] : core::kNames<CatalogList>) {
            const CatalogTable table = core::catalogTable(catalog, list);
            for (const auto& row : table.rows)
                QCOMPARE(row.size(), table.columns.size());
            QCOMPARE(table.columns[0].key, std::string_view("id"));
        }
    }

    void filterFinds_data()
    {
        QTest::addColumn<CatalogList>("list");
        QTest::addColumn<QStringList>("filters");
        QTest::addColumn<QStringList>("ids");
        const auto gpus = CatalogList::Gpus;
        QTest::newRow("equal number")
            << gpus << QStringList{"vram=32", "class=consumer"} << QStringList{"rtx-5090"};
        QTest::newRow("at least") << gpus << QStringList{"vram>=278", "vendor=NVIDIA"}
                                  << QStringList{"gb300"};
        QTest::newRow("more than") << gpus << QStringList{"power>1200"} << QStringList{"gb300", "mi355x"};
        QTest::newRow("less than") << gpus << QStringList{"bandwidth<160"} << QStringList{"inferentia1"};
        QTest::newRow("at most") << gpus << QStringList{"bandwidth<=160"}
                                 << QStringList{"m60", "inferentia1"};
        QTest::newRow("a range of numbers")
            << gpus << QStringList{"vram>90", "vram<96"} << QStringList{"h100-nvl-94", "tpu-v5p"};
        QTest::newRow("yes or no") << gpus << QStringList{"nvlink=yes", "class=consumer", "vram>11"}
                                   << QStringList{"rtx-3090", "rtx-3090-ti"};
        QTest::newRow("not") << gpus
                             << QStringList{"vendor!=NVIDIA", "vendor!=Google", "vendor!=AMD", "vendor!=AWS"}
                             << QStringList{"gaudi1", "gaudi2", "gaudi3"};
        QTest::newRow("free text in any spelling")
            << gpus << QStringList{"RTX_4090"} << QStringList{"rtx-4090"};
        QTest::newRow("free text in an alias")
            << gpus << QStringList{"nvidia a100 sxm4 80gb"} << QStringList{"a100-sxm-80"};
        QTest::newRow("member of a list")
            << gpus << QStringList{"unsupported=fp8", "architecture=Ampere", "vram=80"}
            << QStringList{"a100-pcie-80", "a100-sxm-80"};
        QTest::newRow("spaces and capitals")
            << gpus << QStringList{" VRAM >= 278 ", "Vendor = nvidia"} << QStringList{"gb300"};
        QTest::newRow("a missing figure passes nothing")
            << gpus << QStringList{"fp8>=0", "architecture=Ampere"} << QStringList{};
        QTest::newRow("nothing found") << gpus << QStringList{"abacus"} << QStringList{};
        QTest::newRow("purchase model")
            << CatalogList::Providers << QStringList{"purchases=savings-plan", "type=hyperscaler"}
            << QStringList{"aws", "azure"};
        QTest::newRow("model") << CatalogList::Models << QStringList{"family=Llama 2", "params_b>=60"}
                               << QStringList{"llama-2-70b"};
        QTest::newRow("likely price")
            << CatalogList::Offers << QStringList{"gpu=rtx-4090", "provider=vast", "quote=no", "usd<0.35"}
            << QStringList{"vast-rtx-4090-spot"};
        QTest::newRow("quotes that no list confirms")
            << CatalogList::Offers << QStringList{"unverified"}
            << QStringList{"guide-1-lambda-rtx-4090-on-demand", "guide-1-vultr-rtx-4090-on-demand"};
        QTest::newRow("by date") << CatalogList::Offers << QStringList{"as_of>=2026-09", "purchase=spot"}
                                 << QStringList{"coreweave-b200-sxm-spot-node",
                                                "coreweave-h100-sxm-80-spot-node"};
    }
    void filterFinds()
    {
        QFETCH(CatalogList, list);
        QFETCH(QStringList, filters);
        QFETCH(QStringList, ids);
        const auto table = query(list, filters);
        QVERIFY2(table, table ? "" : table.error().id.c_str());
        QCOMPARE(idsOf(*table), ids);
    }

    void wrongFilterIsExplained_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<QString>("id");
        QTest::newRow("unknown key") << "colour=red"
                                     << "catalog-filter-key-unknown";
        QTest::newRow("no key") << "=red"
                                << "catalog-filter-key-unknown";
        QTest::newRow("text for a number") << "vram>=lots"
                                           << "catalog-filter-not-a-number";
        QTest::newRow("text equal to a number") << "vram=lots"
                                                << "catalog-filter-not-a-number";
        QTest::newRow("comma for a point") << "fp32>82,5"
                                           << "catalog-filter-not-a-number";
        QTest::newRow("order of words") << "vendor>amd"
                                        << "catalog-filter-not-a-number";
        QTest::newRow("no value") << "vram="
                                  << "catalog-filter-empty";
        QTest::newRow("nothing") << ""
                                 << "catalog-filter-empty";
        QTest::newRow("blanks") << "   "
                                << "catalog-filter-empty";
    }
    void wrongFilterIsExplained()
    {
        QFETCH(QString, filter);
        QFETCH(QString, id);
        const auto table = query(CatalogList::Gpus, {filter});
        QVERIFY(!table);
        QCOMPARE(QString::fromStdString(table.error().id), id);
        if (id == QStringLiteral("catalog-filter-key-unknown"))
            QVERIFY(argument(table.error(), "known").contains(QStringLiteral("vram, vram_with_ecc")));
    }

    void aFilterAndItsOppositeShareTheRows()
    {
        QVERIFY(rc::check("x < n and x >= n divide the rows that have x", [] {
            const auto n = QString::number(*rc::gen::inRange(0, 3000));
            const std::size_t below = countOf(CatalogList::Gpus, {QStringLiteral("bandwidth<") + n});
            const std::size_t above = countOf(CatalogList::Gpus, {QStringLiteral("bandwidth>=") + n});
            return below + above == core::builtInCatalog().gpus().size();
        }));
    }

    void anyFilterIsAnsweredOrRefused()
    {
        QVERIFY(rc::check("no text makes the query fail otherwise", [](const std::string& text) {
            const auto table = core::queryCatalog(core::builtInCatalog(), CatalogList::Providers, {text});
            return table ? table->rows.size() <= core::builtInCatalog().providers().size()
                         : table.error().id.rfind("catalog-filter-", 0) == 0;
        }));
    }

    void jsonKeepsToItsSchema_data()
    {
        QTest::addColumn<CatalogList>("list");
        for (const auto& [list, name] : core::kNames<CatalogList>)
            QTest::newRow(std::string(name).c_str()) << list;
    }
    void jsonKeepsToItsSchema()
    {
        QFETCH(CatalogList, list);
        std::ifstream file(GPUPLAN_SOURCE_DIR "/resources/schema/catalog-list.schema.json");
        const nlohmann::json rules = nlohmann::json::parse(file);
        valijson::Schema schema;
        valijson::SchemaParser().populateSchema(valijson::adapters::NlohmannJsonAdapter(rules), schema);
        const CatalogTable table = core::catalogTable(core::builtInCatalog(), list);
        const nlohmann::json document = nlohmann::json::parse(core::catalogTableJson(table));
        const valijson::adapters::NlohmannJsonAdapter adapter(document);
        QVERIFY(valijson::Validator().validate(schema, adapter, nullptr));
        QCOMPARE(document["rows"].size(), table.rows.size());
    }

    void jsonHasTheFiguresUnrounded()
    {
        const auto table = query(CatalogList::Offers, {"id=vast-rtx-4090-on-demand"});
        QVERIFY(table);
        const nlohmann::json row = nlohmann::json::parse(core::catalogTableJson(*table))["rows"].at(0);
        QCOMPARE(row["usd"], (nlohmann::json{{"low", 0.33}, {"likely", 0.39}, {"high", 1.34}}));
        QCOMPARE(row["as_of"], nlohmann::json("2026-07-20"));
        QCOMPARE(row["quote"], nlohmann::json(false));
        QVERIFY(!row.contains("region"));
    }
};

QTEST_APPLESS_MAIN(CatalogQueryTest)
#include "tst_catalog_query.moc"
