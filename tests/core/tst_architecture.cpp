// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <vector>

namespace {

/// What the sources of one folder may include besides their own folder.
struct Layer
{
    QString folder;
    QStringList mayInclude;
};

/// Who may include whom: the architecture, as data. A folder's files may include their own folder, and what
/// is listed here; an entry stands for everything below it. Anything else is a step in the wrong direction.
const std::vector<Layer>& layers()
{
    static const std::vector<Layer> table = [] {
        const QStringList base{"core/base"};
        const QStringList catalog = base + QStringList{"core/catalog"};
        const QStringList plan = catalog + QStringList{"core/plan"};
        const QStringList estimate = plan + QStringList{"core/estimate"};
        const QStringList finance = estimate + QStringList{"core/finance"};
        const QStringList evaluate = finance + QStringList{"core/evaluate"};
        const QStringList answers =
            evaluate + QStringList{"core/risk", "core/savings", "core/optimize", "core/ledger"};
        const QStringList ground{"core", "ui/platform"};
        const QStringList document = ground + QStringList{"ui/document"};
        const QStringList parts =
            document + QStringList{"ui/charts", "ui/models", "ui/forms", "ui/widgets", "ui/pdf"};
        return std::vector<Layer>{
            {"core/base", {}},
            {"core/catalog", base},
            {"core/plan", catalog},
            {"core/estimate", plan},
            {"core/finance", estimate},
            {"core/evaluate", finance},
            {"core/risk", evaluate},
            {"core/savings", evaluate},
            {"core/optimize", evaluate},
            {"core/ledger", evaluate},
            {"core/report", answers},
            {"core/store", answers},
            {"core/import", catalog + QStringList{"core/ledger"}},
            {"core/calibrate", estimate + QStringList{"core/import"}},
            {"ui/platform", {"core"}},
            {"ui/document", ground},
            {"ui/widgets", document + QStringList{"ui/models"}},
            {"ui/charts", document},
            {"ui/models", document},
            {"ui/forms", document + QStringList{"ui/widgets", "ui/models"}},
            {"ui/pdf", document + QStringList{"ui/charts", "ui/models"}},
            {"ui/dialogs", parts},
            {"ui/pages", parts + QStringList{"ui/dialogs"}},
            {"ui", parts + QStringList{"ui/dialogs", "ui/pages"}},
            {"app", {"core", "ui"}},
        };
    }();
    return table;
}

bool isBelow(const QString& path, const QString& folder)
{
    return path.startsWith(folder + QLatin1Char('/'));
}

/// The layer of a source: the longest folder of the table that holds it.
const Layer* layerOf(const QString& file)
{
    const Layer* found = nullptr;
    for (const Layer& layer : layers()) {
        if (isBelow(file, layer.folder) && (found == nullptr || layer.folder.size() > found->folder.size()))
            found = &layer;
    }
    return found;
}

bool mayInclude(const Layer& layer, const QString& included)
{
    const Layer* target = layerOf(included);
    if (target == nullptr)
        return false;
    if (target->folder == layer.folder)
        return true;
    return std::any_of(layer.mayInclude.begin(), layer.mayInclude.end(), [&](const QString& folder) {
        return target->folder == folder || isBelow(target->folder, folder);
    });
}

/// What is wrong with `file` including `included` (as written, with its brackets); empty when nothing is.
QString complaint(const QString& file, const QString& included)
{
    static const QRegularExpression qt(QStringLiteral("^[<\"](Q[A-Z]|Qt|q[a-z]+\\.h)"));
    const QString name = included.mid(1, included.size() - 2);
    if (file.startsWith(QLatin1String("core/")) && qt.match(included).hasMatch())
        return QStringLiteral("core uses no Qt");
    if (included.startsWith(QLatin1Char('<')) || name.endsWith(QLatin1String(".moc")))
        return {};
    const Layer* layer = layerOf(file);
    if (layer == nullptr)
        return QStringLiteral("its folder is not part of the architecture");
    if (layerOf(name) == nullptr)
        return QStringLiteral("project files are included by their path from the root");
    if (name == QLatin1String("ui/main_window.h") && !file.startsWith(QLatin1String("app/"))
        && file != QLatin1String("ui/main_window.cpp") && file != QLatin1String("ui/run_window.cpp"))
        return QStringLiteral("nobody but app includes the main window");
    return mayInclude(*layer, name) ? QString()
                                    : QStringLiteral("this is against the direction of the layers");
}

QString textOf(const QString& file)
{
    QFile source(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + file);
    return source.open(QIODevice::ReadOnly) ? QString::fromUtf8(source.readAll()) : QString();
}

/// Paths from the root of all files below `folders` with one of `endings`.
QStringList filesBelow(const QStringList& folders, const QStringList& endings)
{
    const QDir root(QStringLiteral(GPUPLAN_SOURCE_DIR));
    QStringList files;
    for (const QString& folder : folders) {
        QDirIterator each(root.filePath(folder), endings, QDir::Files, QDirIterator::Subdirectories);
        while (each.hasNext())
            files << root.relativeFilePath(each.next());
    }
    files.sort();
    return files;
}

} // namespace

class TstArchitecture : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongIncludesAreNoticed_data();
    void wrongIncludesAreNoticed();
    void includesFollowTheLayers();
    void coreLinksNoQt();
    void everySourceNamesItsLicence();
    void everyHeaderIsIncludedOnce();
    void everyTextThatIsLookedUpIsMarkedForTranslation();
};

void TstArchitecture::wrongIncludesAreNoticed_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("included");
    QTest::addColumn<bool>("allowed");
    const auto row = [](const char* name, const char* file, const char* included, bool allowed) {
        QTest::newRow(name) << file << included << allowed;
    };
    row("own folder", "core/base/money.cpp", "\"core/base/money.h\"", true);
    row("downwards", "core/plan/plan.h", "\"core/base/shared.h\"", true);
    row("several layers down", "core/report/json_writer.cpp", "\"core/base/money.h\"", true);
    row("standard library", "core/base/money.cpp", "<vector>", true);
    row("upwards in core", "core/base/money.cpp", "\"core/plan/plan.h\"", false);
    row("one layer up", "core/finance/billing.cpp", "\"core/evaluate/result.h\"", false);
    row("sideways in core", "core/risk/tornado.cpp", "\"core/savings/compare.h\"", false);
    row("import does not know plans", "core/import/focus.cpp", "\"core/plan/plan.h\"", false);
    row("core includes ui", "core/base/money.cpp", "\"ui/platform/wording.h\"", false);
    row("core includes Qt", "core/base/money.cpp", "<QString>", false);
    row("core includes Qt by module", "core/base/money.cpp", "<QtCore/QString>", false);
    row("core includes an old Qt header", "core/base/money.cpp", "<qstring.h>", false);
    row("ui includes core", "ui/charts/specs.cpp", "\"core/evaluate/result.h\"", true);
    row("ui includes Qt", "ui/charts/specs.cpp", "<QChart>", true);
    row("chart includes a page", "ui/charts/specs.cpp", "\"ui/pages/compare_page.h\"", false);
    row("page includes a chart", "ui/pages/compare_page.cpp", "\"ui/charts/specs.h\"", true);
    row("page includes the main window", "ui/pages/compare_page.cpp", "\"ui/main_window.h\"", false);
    row("app includes the main window", "app/main.cpp", "\"ui/main_window.h\"", true);
    row("ui includes app", "ui/pages/compare_page.cpp", "\"app/command_line.h\"", false);
    row("platform includes the document", "ui/platform/settings.cpp", "\"ui/document/plan_document.h\"",
        false);
    row("relative path", "ui/pages/compare_page.cpp", "\"compare_page.h\"", false);
    row("generated by moc", "ui/pages/compare_page.cpp", "\"compare_page.moc\"", true);
    row("a folder nobody agreed on", "core/helpers/text.cpp", "\"core/base/money.h\"", false);
}

void TstArchitecture::wrongIncludesAreNoticed()
{
    QFETCH(QString, file);
    QFETCH(QString, included);
    QFETCH(bool, allowed);
    const QString found = complaint(file, included);
    QVERIFY2(found.isEmpty() == allowed, qPrintable(found));
}

void TstArchitecture::includesFollowTheLayers()
{
    static const QRegularExpression include(QStringLiteral("^\\s*#\\s*include\\s*([<\"][^>\"]+[>\"])"),
                                            QRegularExpression::MultilineOption);
    QStringList wrong;
    int seen = 0;
    for (const QString& file : filesBelow({"core", "ui", "app"}, {"*.h", "*.cpp"})) {
        auto matches = include.globalMatch(textOf(file));
        while (matches.hasNext()) {
            const QString included = matches.next().captured(1);
            ++seen;
            if (const QString why = complaint(file, included); !why.isEmpty())
                wrong << QStringLiteral("%1 includes %2: %3").arg(file, included, why);
        }
    }
    QVERIFY(seen > 50);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TstArchitecture::coreLinksNoQt()
{
    const QString build = textOf(QStringLiteral("core/CMakeLists.txt"));
    QVERIFY(build.contains(QLatin1String("add_library(gpuplan_core")));
    QVERIFY(!build.contains(QLatin1String("Qt")));
}

void TstArchitecture::everySourceNamesItsLicence()
{
    const QStringList files =
        filesBelow({"core", "ui", "app", "tests", "packaging", ".ci"},
                   {"*.h", "*.cpp", "*.cmake", "CMakeLists.txt", "*.sh", "*.svg", "run"})
        + QStringList{"CMakeLists.txt"};
    QVERIFY(files.size() > 30);
    QStringList wrong;
    for (const QString& file : files) {
        const QString head = textOf(file).section(QLatin1Char('\n'), 0, 3);
        if (!head.contains(QLatin1String("SPDX-FileCopyrightText: gpuplan contributors"))
            || !head.contains(QLatin1String("SPDX-License-Identifier: GPL-3.0-or-later")))
            wrong << file;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void TstArchitecture::everyHeaderIsIncludedOnce()
{
    QStringList wrong;
    for (const QString& file : filesBelow({"core", "ui", "app", "tests"}, {"*.h"})) {
        if (!textOf(file).contains(QLatin1String("\n#pragma once\n")))
            wrong << file;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

/// A text that is looked up without being marked never reaches the translators and stays English for ever.
void TstArchitecture::everyTextThatIsLookedUpIsMarkedForTranslation()
{
    static const QRegularExpression unmarked(QStringLiteral(R"(\b(?:m_)?wording(?:\(\))?\.text\(\s*")"));
    QStringList found;
    for (const char* folder : {"app", "ui"}) {
        QDirIterator files(QStringLiteral(GPUPLAN_SOURCE_DIR "/") + QLatin1String(folder),
                           {QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            if (QString::fromUtf8(file.readAll()).contains(unmarked))
                found << file.fileName();
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join(QLatin1Char('\n'))));
}

QTEST_APPLESS_MAIN(TstArchitecture)
#include "tst_architecture.moc"
