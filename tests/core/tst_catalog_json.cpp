// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"

#include <nlohmann/json.hpp>

#include <QtTest>

#include <map>

using nlohmann::json;

namespace {

/// A small catalog with one row of each kind.
std::map<std::string, json> smallCatalog()
{
    const auto file = [](const char* kind) {
        return json{
            {"format", std::string("gpuplan.catalog.") + kind}, {"version", 1}, {"about", {"A test."}}};
    };
    json gpus = file("gpus");
    gpus["rows"] =
        json::parse(R"([{"id": "g", "name": "G", "vendor": "V", "architecture": "A", "vram_gib": 24,
        "vram_with_ecc_gib": 22.5, "memory_type": "GDDR6", "bandwidth_gb_s": 1000,
        "dense_tflops": {"fp32": 80, "bf16": 160}, "sparse_tflops": {"bf16": 320}, "unsupported": ["fp8"],
        "ecc": "optional", "nvlink": false, "form_factor": "PCIe", "class": "consumer", "confidence": "seen",
        "source": "sheet", "as_of": "2026-04", "aliases": ["G!"]}])");
    json providers = file("providers");
    providers["rows"] =
        json::parse(R"([{"id": "p", "name": "P", "type": "marketplace", "billing_increment_s": 1,
        "billing_minimum_s": 0, "egress": [{"up_to_gb": 100, "usd": 0}, {"usd": 0.09}], "purchases": ["spot"],
        "facts": [{"field": "minimum", "value": "none", "seen": true, "source": "docs"}], "source": "docs",
        "as_of": "2026-05-01"}])");
    json models = file("models");
    models["rows"] = json::parse(R"([{"id": "m-1.5b", "name": "M", "family": "F", "kind": "decoder LM",
        "total_params": 1500000000, "active_params": 1000000000, "layers": 12, "encoder_layers": 6,
        "precision_released": "bf16", "source": "card", "confidence": "seen"}])");
    json offers = file("offers");
    offers["offers"] = json::parse(R"([{"id": "p-g-spot", "provider": "p", "gpu": "g", "purchase": "spot",
        "per": "gpu_hour", "usd": [0.2, 0.3, 0.8], "as_of": "2026-07-20", "source": "list",
        "confidence": "market"}])");
    offers["quotes"] = json::parse(R"([{"id": "guide", "gpu": "g", "purchase": "on-demand", "per": "gpu_hour",
        "usd": {"low": 0.9, "likely": 1.05, "high": 1.2, "open_high": true}, "as_of": "undated",
        "source": "guide", "confidence": "illustrative"}])");
    return {
        {"gpus.json", gpus}, {"providers.json", providers}, {"models.json", models}, {"offers.json", offers}};
}

core::Result<core::Catalog> read(const std::map<std::string, std::string>& texts)
{
    return core::readCatalog({texts.at("gpus.json"),
                              texts.at("providers.json"),
                              texts.at("models.json"),
                              texts.at("offers.json"),
                              {}});
}

std::map<std::string, std::string> textsOf(const std::map<std::string, json>& files)
{
    std::map<std::string, std::string> texts;
    for (const auto& [name, file] : files)
        texts[name] = file.dump();
    return texts;
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

class CatalogJsonTest : public QObject
{
    Q_OBJECT
private slots:
    void aRightCatalogIsReadWhole()
    {
        const auto catalog = read(textsOf(smallCatalog()));
        QVERIFY2(catalog, catalog ? "" : catalog.error().detail.c_str());
        const core::Gpu& gpu = catalog->gpus().at(0);
        QCOMPARE(core::inGiB(gpu.vram), 24.0);
        QCOMPARE(core::inGiB(gpu.vramWithEcc.value()), 22.5);
        QCOMPARE(core::inTeraflops(gpu.dense(core::Precision::Bf16).value()), 160.0);
        QVERIFY(!gpu.dense(core::Precision::Fp8));
        QCOMPARE(gpu.asOf, std::string("2026-04"));
        const core::Provider& provider = catalog->providers().at(0);
        QCOMPARE(provider.billingMinimumS.value(), 0.0);
        QCOMPARE(provider.egressTiers, (std::vector<core::Tier>{{100.0, 0.0}, {std::nullopt, 0.09}}));
        QCOMPARE(provider.facts.at(0), (core::ProviderFact{"minimum", "none", true, "docs"}));
        QCOMPARE(catalog->models().at(0).encoderLayers.value(), 6);
        QCOMPARE(catalog->offers().at(0).price.usd, core::Uncertain::threePoint(0.2, 0.3, 0.8));
        const core::Offer& quote = catalog->quotes().at(0);
        QVERIFY(quote.price.usd.openHigh && quote.price.asOf.empty() && quote.provider.empty());
        QCOMPARE(catalog->asOf(), std::string("2026-07-20"));
    }

    void aWrongFieldIsNamed_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("place"); // JSON pointer
        QTest::addColumn<QString>("value"); // JSON; empty = removed
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* name, const char* file, const char* place, const char* value,
                            const char* rowName, const char* field) {
            QTest::newRow(name) << file << place << value << rowName << field;
        };
        row("text for a number", "gpus.json", "/rows/0/bandwidth_gb_s", R"("fast")", "g", "bandwidth_gb_s");
        row("missing number", "gpus.json", "/rows/0/vram_gib", "", "g", "vram_gib");
        row("negative number", "gpus.json", "/rows/0/vram_gib", "-24", "g", "vram_gib");
        row("zero for unknown", "gpus.json", "/rows/0/power_w", "0", "g", "power_w");
        row("infinite number", "gpus.json", "/rows/0/bandwidth_gb_s", "1e999", "the file", "");
        row("more memory with ECC", "gpus.json", "/rows/0/vram_with_ecc_gib", "25", "g", "vram_with_ecc_gib");
        row("half a core", "gpus.json", "/rows/0/cuda_cores", "1.5", "g", "cuda_cores");
        row("unknown word", "gpus.json", "/rows/0/ecc", R"("sometimes")", "g", "ecc");
        row("text for yes or no", "gpus.json", "/rows/0/nvlink", R"("no")", "g", "nvlink");
        row("unknown precision", "gpus.json", "/rows/0/dense_tflops/fp7", "1", "g", "dense_tflops.fp7");
        row("supported and unsupported", "gpus.json", "/rows/0/unsupported", R"(["bf16"])", "g",
            "unsupported");
        row("unsupported is no list", "gpus.json", "/rows/0/unsupported", R"("fp8")", "g", "unsupported");
        row("empty source", "gpus.json", "/rows/0/source", R"("")", "g", "source");
        row("missing date", "gpus.json", "/rows/0/as_of", "", "g", "as_of");
        row("impossible date", "gpus.json", "/rows/0/as_of", R"("2026-13")", "g", "as_of");
        row("unknown field", "gpus.json", "/rows/0/vramgib", "24", "g", "vramgib");
        row("id with capitals", "gpus.json", "/rows/0/id", R"("G 1")", "G 1", "id");
        row("missing id", "gpus.json", "/rows/0/id", "", "rows[0]", "id");
        row("row that is no object", "gpus.json", "/rows/0", "7", "rows[0]", "");
        row("rows that are no list", "gpus.json", "/rows", "{}", "head", "rows");
        row("wrong format", "gpus.json", "/format", R"("plan")", "head", "format");
        row("newer version", "gpus.json", "/version", "2", "head", "version");
        row("unknown head", "gpus.json", "/extra", "1", "head", "extra");
        row("unknown type", "providers.json", "/rows/0/type", R"("shop")", "p", "type");
        row("unknown purchase", "providers.json", "/rows/0/purchases", R"(["barter"])", "p", "purchases");
        row("tiers without an end", "providers.json", "/rows/0/egress/1/up_to_gb", "200", "p", "egress");
        row("tiers that fall", "providers.json", "/rows/0/egress/1/up_to_gb", "50", "p",
            "egress[1].up_to_gb");
        row("tier without a price", "providers.json", "/rows/0/egress/0/usd", "", "p", "egress[0].usd");
        row("fact without a source", "providers.json", "/rows/0/facts/0/source", "", "p", "facts[0].source");
        row("fact that may be seen", "providers.json", "/rows/0/facts/0/seen", R"("yes")", "p",
            "facts[0].seen");
        row("increment of zero", "providers.json", "/rows/0/billing_increment_s", "0", "p",
            "billing_increment_s");
        row("more active than all", "models.json", "/rows/0/active_params", "2e9", "m-1.5b", "active_params");
        row("more encoder layers than all", "models.json", "/rows/0/encoder_layers", "13", "m-1.5b",
            "encoder_layers");
        row("huge count", "models.json", "/rows/0/layers", "1e12", "m-1.5b", "layers");
        row("price of zero", "offers.json", "/offers/0/usd", "0", "p-g-spot", "usd");
        row("price that falls", "offers.json", "/offers/0/usd", "[0.8, 0.2]", "p-g-spot", "usd");
        row("price of text", "offers.json", "/offers/0/usd", R"("0.5")", "p-g-spot", "usd");
        row("price of four numbers", "offers.json", "/offers/0/usd", "[1, 2, 3, 4]", "p-g-spot", "usd");
        row("open price without likely", "offers.json", "/quotes/0/usd/likely", "", "guide", "usd.likely");
        row("missing price", "offers.json", "/offers/0/usd", "", "p-g-spot", "usd");
        row("unknown unit", "offers.json", "/offers/0/per", R"("day")", "p-g-spot", "per");
        row("instance without GPUs", "offers.json", "/offers/0/gpus_per_instance", "0", "p-g-spot",
            "gpus_per_instance");
        row("offer of an unknown GPU", "offers.json", "/offers/0/gpu", R"("h")", "p-g-spot", "gpu");
        row("offer of an unknown provider", "offers.json", "/offers/0/provider", R"("q")", "p-g-spot",
            "provider");
        row("offer of no provider", "offers.json", "/offers/0/provider", "", "p-g-spot", "provider");
        row("quote of an unknown provider", "offers.json", "/quotes/0/provider", R"("q")", "guide",
            "provider");
        row("quote with an offer's id", "offers.json", "/quotes/0/id", R"("p-g-spot")", "p-g-spot", "id");
        row("no quotes", "offers.json", "/quotes", "", "head", "quotes");
    }
    void aWrongFieldIsNamed()
    {
        QFETCH(QString, file);
        QFETCH(QString, place);
        QFETCH(QString, value);
        QFETCH(QString, row);
        QFETCH(QString, field);
        auto files = smallCatalog();
        const json::json_pointer pointer(place.toStdString());
        json& content = files.at(file.toStdString());
        constexpr const char* kMark = "\"the mark\"";
        if (value.isEmpty())
            content[pointer.parent_pointer()].erase(pointer.back());
        else
            content[pointer] = json::parse(kMark);
        auto texts = textsOf(files);
        std::string& text = texts.at(file.toStdString());
        if (!value.isEmpty()) // as text, so that 1e999 can be tried
            text.replace(text.find(kMark), std::string(kMark).size(), value.toStdString());
        const auto catalog = read(texts);
        QVERIFY(!catalog);
        QCOMPARE(catalog.error().id, std::string("catalog-wrong"));
        QCOMPARE(argument(catalog.error(), "file"), file);
        QCOMPARE(argument(catalog.error(), "row"), row);
        QCOMPARE(argument(catalog.error(), "field"), field);
        QVERIFY(!argument(catalog.error(), "found").isEmpty());
    }

    void anIdThatComesTwiceIsNamed()
    {
        auto files = smallCatalog();
        files["models.json"]["rows"].push_back(files["models.json"]["rows"][0]);
        const auto catalog = read(textsOf(files));
        QVERIFY(!catalog);
        QCOMPARE(argument(catalog.error(), "row"), QStringLiteral("m-1.5b"));
        QCOMPARE(argument(catalog.error(), "field"), QStringLiteral("id"));
    }

    void aTextThatIsNoCatalogIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << "";
        QTest::newRow("half a file") << R"({"format": "gpuplan.catalog.gpus", "rows": [{)";
        QTest::newRow("a list") << "[]";
        QTest::newRow("a number") << "1";
        QTest::newRow("null") << "null";
        QTest::newRow("bytes") << QString::fromLatin1("\xff\xfe\x01");
        QTest::newRow("deep nesting") << QString(100000, QLatin1Char('['));
    }
    void aTextThatIsNoCatalogIsRefused()
    {
        QFETCH(QString, text);
        auto texts = textsOf(smallCatalog());
        for (auto& [name, content] : texts) {
            const std::string right = content;
            content = text.toLatin1().toStdString();
            const auto catalog = read(texts);
            QVERIFY(!catalog);
            QCOMPARE(argument(catalog.error(), "file"), QString::fromStdString(name));
            content = right;
        }
    }
};

QTEST_APPLESS_MAIN(CatalogJsonTest)
#include "tst_catalog_json.moc"
