// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"

#include <QtTest>

class CatalogTest : public QObject
{
    Q_OBJECT
private slots:
    void theBuiltInCatalogIsThere()
    {
        const core::Catalog& catalog = core::builtInCatalog();
        QCOMPARE(catalog.gpus().size(), 80U);
        QCOMPARE(catalog.models().size(), 170U);
        QVERIFY(catalog.gpu("rtx-4090"));
        QVERIFY(catalog.findOffer("rtx-4090", "vast", core::Purchase::Spot, "", ""));
    }
};

QTEST_APPLESS_MAIN(CatalogTest)
#include "tst_catalog.moc"
