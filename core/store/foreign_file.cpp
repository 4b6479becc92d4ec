// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/foreign_file.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

struct KnownId
{
    std::int64_t id;
    std::string_view owner;
};

/// From the list that SQLite keeps of registered numbers (its magic.txt).
constexpr std::array kKnownIds{
    KnownId{0x47504B47, "GeoPackage"}, KnownId{0x47503130, "GeoPackage"},
    KnownId{0x47503131, "GeoPackage"}, KnownId{0x4D504258, "MBTiles"},
    KnownId{0x0F055111, "Fossil"},     KnownId{0x0F055112, "Fossil"},
    KnownId{0x0F055113, "Fossil"},     KnownId{0x5F4D544E, "Monotone"},
    KnownId{0x45737269, "Esri"},       KnownId{0x42654462, "Bentley Systems"},
    KnownId{0x6A035744, "TeXnicard"},
};

struct KnownTables
{
    std::array<std::string_view, 2> tables;
    std::string_view owner;
};

/// Databases that lie around where GPU work is planned, then those on every desktop.
constexpr std::array kKnownTables{
    KnownTables{{"experiments", "runs"}, "MLflow"},
    KnownTables{{"studies", "trial_params"}, "Optuna"},
    KnownTables{{"clusters", "cluster_history"}, "SkyPilot"},
    KnownTables{{"TARGET_INFO_GPU", "StringIds"}, "NVIDIA Nsight Systems"},
    KnownTables{{"CUPTI_ACTIVITY_KIND_KERNEL", "StringIds"}, "NVIDIA Nsight Systems"},
    KnownTables{{"dag", "dag_run"}, "Apache Airflow"},
    KnownTables{{"dashboard", "data_source"}, "Grafana"},
    KnownTables{{"sessions", "output_history"}, "IPython"},
    KnownTables{{"nbsignatures", "nbsignatures"}, "Jupyter"},
    KnownTables{{"collections", "embeddings"}, "Chroma"},
    KnownTables{{"moz_places", "moz_bookmarks"}, "Firefox"},
    KnownTables{{"moz_cookies", "moz_cookies"}, "Firefox"},
    KnownTables{{"urls", "visits"}, "Chrome"},
    KnownTables{{"col", "revlog"}, "Anki"},
    KnownTables{{"itemTypes", "itemData"}, "Zotero"},
    KnownTables{{"books", "books_authors_link"}, "Calibre"},
    KnownTables{{"django_migrations", "django_migrations"}, "Django"},
};

struct KnownStart
{
    std::string_view start;
    std::string_view format;
};

constexpr std::array kKnownStarts{
    KnownStart{"%PDF-", "PDF"},
    KnownStart{"\x89PNG", "PNG"},
    KnownStart{"\xFF\xD8\xFF", "JPEG"},
    KnownStart{"PK\x03\x04", "ZIP"},
    KnownStart{"\x1F\x8B", "gzip"},
    KnownStart{"\xD0\xCF\x11\xE0", "Microsoft Office"},
    KnownStart{"\x7F"
               "ELF",
               "ELF"},
    KnownStart{"GGUF", "GGUF"},
};

} // namespace

std::string_view ownerOfDatabase(std::int64_t applicationId, const std::vector<std::string>& tables)
{
    for (const KnownId& known : kKnownIds) {
        if (known.id == applicationId)
            return known.owner;
    }
    const auto has = [&](std::string_view table) {
        return std::find(tables.begin(), tables.end(), table) != tables.end();
    };
    for (const KnownTables& known : kKnownTables) {
        if (has(known.tables[0]) && has(known.tables[1]))
            return known.owner;
    }
    return {};
}

std::string_view formatOf(std::string_view start)
{
    for (const KnownStart& known : kKnownStarts) {
        if (start.substr(0, known.start.size()) == known.start)
            return known.format;
    }
    return {};
}

} // namespace core
