// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/built_in_text.h"

#include <QDirIterator>
#include <QFile>
#include <QTest>

class TstBuiltInText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyResourceTextIsCompiledIn();
    void anUnknownNameIsEmpty();
};

void TstBuiltInText::everyResourceTextIsCompiledIn()
{
    const QDir resources(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources"));
    for (const char* folder : {"catalog", "templates", "schema"}) {
        QDirIterator files(resources.filePath(QString::fromLatin1(folder)), {QStringLiteral("*.json")},
                           QDir::Files);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const std::string name = resources.relativeFilePath(file.fileName()).toStdString();
            QVERIFY2(core::builtInText(name) == file.readAll().toStdString(), name.c_str());
        }
    }
}

void TstBuiltInText::anUnknownNameIsEmpty()
{
    QVERIFY(core::builtInText("catalog/none.json").empty());
    QVERIFY(core::builtInText("").empty());
}

QTEST_APPLESS_MAIN(TstBuiltInText)
#include "tst_built_in_text.moc"
