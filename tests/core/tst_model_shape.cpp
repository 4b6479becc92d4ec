// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/model_shape.h"

#include <QTest>

#include <cmath>
#include <string>

namespace {

/// Published counts that hold more than the shape's formula knows, and by how much at most.
double allowance(const std::string& id)
{
    if (id == "llama-4-scout-17b-16e") // the 34 layers that see images
        return 0.015;
    if (id == "opt-125m") // a table of 2,050 learned positions
        return 0.015;
    if (id == "opt-350m") // embeddings half as wide as the layers
        return 0.07;
    return 0.01;
}

} // namespace

/// Parameters follow from the shape: whoever gives a shape inline gets the count that its makers print.
class tst_model_shape : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void publishedCountsFollowFromTheShape_data()
    {
        QTest::addColumn<QString>("id");
        for (const core::ModelShape& model : core::builtInCatalog().models()) {
            if (model.kind == "decoder LM" && model.parameters > 0
                && !core::countParameters(model, false).missing)
                QTest::newRow(model.id.c_str()) << QString::fromStdString(model.id);
        }
    }
    void publishedCountsFollowFromTheShape()
    {
        QFETCH(QString, id);
        const core::ModelShape& model = *core::builtInCatalog().model(id.toStdString());
        const double counted = core::countParameters(model, false).parameters;
        QVERIFY2(std::abs(counted / model.parameters - 1) <= allowance(model.id),
                 qPrintable(QStringLiteral("counted %1, published %2").arg(counted).arg(model.parameters)));
    }
    void everyDecoderHasAShapeToCount()
    {
        int decoders = 0;
        for (const core::ModelShape& model : core::builtInCatalog().models()) {
            if (model.kind != "decoder LM")
                continue;
            ++decoders;
            const auto missing = core::countParameters(model, false).missing;
            QVERIFY2(!missing, (model.id + ": " + missing.value_or("")).c_str());
        }
        QCOMPARE(decoders, 128);
    }
};

QTEST_APPLESS_MAIN(tst_model_shape)
#include "tst_model_shape.moc"
