// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"
#include "core/report/report_content.h"
#include "ui/pdf/pdf_pages.h"
#include "ui/pdf/pdf_report.h"
#include "ui/platform/wording_report.h"

#include <nlohmann/json.hpp>

#include <QDirIterator>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace {

const ui::Wording& wording(ui::Language language = ui::Language::English)
{
    static const ui::Wording english(ui::Language::English);
    static const ui::Wording spanish(ui::Language::Spanish);
    return language == ui::Language::English ? english : spanish;
}

core::Plan read(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(path));
    const auto plan = core::readPlan(file.readAll().toStdString());
    if (!plan)
        qFatal("no plan: %s", qPrintable(path));
    return plan->plan;
}

core::Plan sample(const char* name = "a6-lab")
{
    return read(QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/cases/%1.gpuplan.json").arg(QLatin1String(name)));
}

QString plain(QString text)
{
    return text.replace(QChar(0x00A0), ' '_L1);
}

QString outputOf(const QString& program, const QStringList& arguments)
{
    QProcess process;
    process.start(program, arguments);
    if (!process.waitForFinished(20000) || process.exitCode() != 0)
        qFatal("%s failed: %s", qPrintable(program), process.readAllStandardError().constData());
    return plain(QString::fromUtf8(process.readAllStandardOutput()));
}

struct Written
{
    int pages = 0;
    core::PlanResult result;
    core::ReportContent content;
    QByteArray attachment;
};

Written write(const QString& path, const core::Plan& plan, core::Paper paper = core::Paper::A4,
              ui::Language language = ui::Language::English, core::ReportChoice choice = {})
{
    Written written;
    written.attachment = QByteArray::fromStdString(core::writePlan(plan));
    written.result = core::evaluate(plan, core::builtInCatalog());
    choice.paper = paper;
    choice.identity = ui::identityOf(written.attachment, QDateTime({2026, 11, 30}, {12, 0}), u"0.1.0"_s);
    written.content = core::makeReport(plan, core::builtInCatalog(), written.result, choice);
    const auto pages =
        ui::writePdf(path, written.content, plan, written.result, wording(language), written.attachment);
    if (!pages)
        qFatal("%s", qPrintable(wording().sentence(pages.error())));
    written.pages = *pages;
    return written;
}

} // namespace

class TestPdfReport : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_dir;

    QString pathFor(const QString& name)
    {
        // For people: set GPUPLAN_PICTURES to a folder to keep the files.
        const QString folder = qEnvironmentVariable("GPUPLAN_PICTURES");
        return (folder.isEmpty() ? m_dir.path() : folder) + '/'_L1 + name;
    }

private Q_SLOTS:
    void everyTotalAndEveryCostIsInTheText_data()
    {
        QTest::addColumn<QString>("plan");
        QTest::addColumn<int>("paper");
        QTest::addColumn<int>("language");
        for (const QString& folder : {u"/tests/cases"_s, u"/resources/templates"_s}) {
            QDirIterator files(QStringLiteral(GPUPLAN_SOURCE_DIR) + folder, {u"*.gpuplan.json"_s},
                               QDir::Files);
            while (files.hasNext()) {
                const QString path = files.next();
                const QString name = files.fileName().section('.'_L1, 0, 0);
                QTest::addRow("%s on A4", qPrintable(name)) << path << 0 << 0;
                QTest::addRow("%s on Letter in Spanish", qPrintable(name)) << path << 1 << 1;
            }
        }
    }
    void everyTotalAndEveryCostIsInTheText()
    {
        QFETCH(QString, plan);
        QFETCH(int, paper);
        QFETCH(int, language);
        const auto tongue = language == 0 ? ui::Language::English : ui::Language::Spanish;
        const QString path = pathFor(QFileInfo(plan).fileName().section('.'_L1, 0, 0)
                                     + (paper == 0 ? u"-a4.pdf"_s : u"-letter.pdf"_s));
        const Written written =
            write(path, read(plan), paper == 0 ? core::Paper::A4 : core::Paper::Letter, tongue);
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        for (const core::ScenarioResult& scenario : written.result.scenarios) {
            if (!scenario.cost)
                continue;
            const QString total = plain(wording(tongue).money(scenario.cost->likely));
            QVERIFY2(text.contains(total), qPrintable(total));
            std::vector<double> parts;
            double sum = 0;
            for (const core::WorkloadResult& workload : scenario.workloads) {
                parts.push_back(workload.gross->likely);
                sum += workload.gross->likely;
            }
            parts.push_back(scenario.cost->likely - sum);
            for (std::size_t i = 0; i + 1 < parts.size(); ++i) {
                const QString cost = plain(wording(tongue).moneyRows(parts)[i]);
                QVERIFY2(text.contains(cost), qPrintable(cost));
            }
        }
        static const QRegularExpression phraseId(u"report\\.[a-z]"_s);
        QVERIFY(!text.contains(phraseId)); // no id without a phrase
        const QString info = outputOf(u"pdfinfo"_s, {path});
        QVERIFY(info.contains(paper == 0 ? u"595 x 842 pts (A4)"_s : u"612 x 792 pts (letter)"_s));
        QVERIFY(info.contains(QRegularExpression(u"Pages:\\s+%1\n"_s.arg(written.pages))));
        QVERIFY(written.pages >= 2 && written.pages <= 40);
        for (int page = 1; page <= written.pages; ++page) {
            const auto number = language == 0 ? u"Page %1 of %2"_s : u"Página %1 de %2"_s;
            QVERIFY(text.contains(number.arg(page).arg(written.pages)));
        }
    }

    void fontsAreEmbeddedAndThereAreNoPictures()
    {
        const QString path = pathFor(u"fonts.pdf"_s);
        write(path, sample());
        const QStringList fonts = outputOf(u"pdffonts"_s, {path}).split('\n'_L1, Qt::SkipEmptyParts);
        QVERIFY(fonts.size() > 2);
        const qsizetype column = fonts[0].indexOf(u"emb"_s);
        for (const QString& font : fonts.mid(2))
            QCOMPARE(font.mid(column, 3), u"yes"_s);
        QCOMPARE(outputOf(u"pdfimages"_s, {u"-list"_s, path}).split('\n'_L1, Qt::SkipEmptyParts).size(), 2);
    }

    void theHashIsThatOfTheAttachedPlan()
    {
        const QString path = pathFor(u"hash.pdf"_s);
        const Written written = write(path, sample());
        const QString json = m_dir.filePath(u"hash.json"_s);
        outputOf(u"pdfdetach"_s, {u"-save"_s, u"1"_s, u"-o"_s, json, path});
        const QString sum = outputOf(u"sha256sum"_s, {json}).section(' '_L1, 0, 0);
        QCOMPARE(sum.toStdString(), written.content.identity.sha256);
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        QVERIFY(text.contains(sum));
        QVERIFY(text.contains(sum.left(8).toUpper() + u"-20261130-1200"_s));
        QVERIFY(outputOf(u"pdfdetach"_s, {u"-list"_s, path}).contains(u"plan.gpuplan.json"_s));
    }

    void aUnitThatCostsLessThanACentIsNotShownAsNothing()
    {
        QCOMPARE(plain(wording().price(0.00000786)), u"$0.00000786"_s);
        QCOMPARE(plain(wording().quantity(0.00000786, "USD")), u"$0.00000786"_s);
        QCOMPARE(plain(wording().quantity(0, "USD")), u"$0.00"_s);
        const QString path = pathFor(u"units.pdf"_s);
        write(path, read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json")));
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        QVERIFY(text.contains(u"for 1,000,000 units"_s));
        core::Derivation cost;
        cost.id = "unit_cost";
        cost.text = "unit";
        QVERIFY(wording(ui::Language::Spanish).formula(cost).contains(u"unidad"_s));
        static const QRegularExpression nothing(u"\\$0\\.0+[ /(]*GPU"_s);
        QVERIFY(!text.contains(nothing));
    }

    void theTotalsAreThoseOfTheCommand_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("in English") << u"en"_s;
        QTest::newRow("in Spanish") << u"es"_s;
    }
    void theTotalsAreThoseOfTheCommand()
    {
        QFETCH(QString, language);
        const QString plan =
            QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json");
        const QString path = pathFor(u"command-%1.pdf"_s.arg(language));
        const QString program = QStringLiteral(GPUPLAN_PROGRAM);
        outputOf(program, {u"report"_s, plan, u"-o"_s, path, u"--lang"_s, language});
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        const auto json = nlohmann::json::parse(
            outputOf(program, {u"estimate"_s, plan, u"--json"_s, u"--lang"_s, language}).toStdString());
        const auto& words = wording(language == u"en"_s ? ui::Language::English : ui::Language::Spanish);
        int totals = 0;
        for (const auto& scenario : json["scenarios"]) {
            for (const char* key : {"gross", "cost", "authority"}) {
                if (scenario["id"] != "marketplace" && key != std::string("cost"))
                    continue;
                const QString total = plain(words.money(scenario[key]["likely"].get<double>()));
                QVERIFY2(text.contains(total), qPrintable(total));
                ++totals;
            }
            const auto& local = scenario["local"];
            if (scenario["id"] == "marketplace") {
                const QString amount = plain(
                    words.moneyIn(local["cost"]["likely"].get<double>(), local["code"].get<std::string>()));
                QVERIFY2(text.contains(amount), qPrintable(amount));
            }
        }
        QVERIFY(totals >= 5);
    }

    void aSentenceThatHoldsEverywhereIsSaidOnce()
    {
        const core::Plan plan =
            read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json"));
        const auto result = core::evaluate(plan, core::builtInCatalog());
        const auto content =
            core::makeReport(plan, core::builtInCatalog(), result, {{}, {core::ReportPart::Issues}});
        const auto& table = std::get<core::ReportTable>(content.sections.at(0).blocks.at(0));
        QSet<QString> sentences;
        std::size_t issues = 0;
        for (const core::ReportRow& row : table.rows)
            sentences += ui::shown(row.cells[1], wording());
        QCOMPARE(static_cast<std::size_t>(sentences.size()), table.rows.size());
        for (const core::ScenarioResult& scenario : result.scenarios) {
            issues += scenario.issues.size();
            for (const core::WorkloadResult& workload : scenario.workloads) {
                issues += workload.issues.size();
                for (const core::Issue& issue : workload.issues)
                    QVERIFY(sentences.contains(ui::shown(core::IssueSentence{issue}, wording())));
            }
        }
        QVERIFY(issues > table.rows.size());
    }

    void theOrderOfMoneyAddsUp()
    {
        for (const QString& name : {u"chatbot-7b"_s, u"lab-quarter"_s, u"case-2-spot-finetune"_s}) {
            const core::Plan plan =
                read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/%1.gpuplan.json").arg(name));
            const auto result = core::evaluate(plan, core::builtInCatalog());
            const auto content =
                core::makeReport(plan, core::builtInCatalog(), result, {{}, {core::ReportPart::Summary}});
            const core::ReportTable* ladder = nullptr;
            for (const core::ReportBlock& block : content.sections.at(0).blocks) {
                if (!ladder)
                    ladder = std::get_if<core::ReportTable>(&block);
            }
            QVERIFY(ladder);
            const auto cents = [&](std::size_t row) {
                return std::llround(std::get<core::UsdAmount>(ladder->rows[row].cells[1]).usd * 100);
            };
            QCOMPARE(cents(0) + cents(1) + cents(2), cents(3));
            QCOMPARE(cents(3) + cents(4), cents(5));
        }
    }

    void monthsOfTheWorkloadsAddUpToTheMonthsOfThePlan()
    {
        const core::Plan plan =
            read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json"));
        const auto result = core::evaluate(plan, core::builtInCatalog());
        const auto content =
            core::makeReport(plan, core::builtInCatalog(), result, {{}, {core::ReportPart::Months}});
        std::vector<const core::ReportTable*> tables;
        for (const core::ReportBlock& block : content.sections.at(0).blocks) {
            if (const auto* table = std::get_if<core::ReportTable>(&block))
                tables.push_back(table);
        }
        QCOMPARE(tables.size(), 3U); // by month, then six and six months by workload
        const auto cents = [](const core::ReportCell& cell) {
            return std::llround(std::get<core::UsdAmount>(cell).usd * 100);
        };
        for (std::size_t m = 0; m < 12; ++m) {
            const core::ReportTable& spread = *tables[1 + m / 6];
            qint64 sum = 0;
            for (const core::ReportRow& row : spread.rows)
                sum += row.rank == core::RowRank::Total ? 0 : cents(row.cells[1 + m % 6]);
            QCOMPARE(sum, cents(spread.rows.back().cells[1 + m % 6]));
            QCOMPARE(sum, cents(tables[0]->rows[m].cells[1]));
        }
    }

    void theContentsSayWhereSectionsBegin()
    {
        const QString path = pathFor(u"contents.pdf"_s);
        const Written written = write(
            path, read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json")));
        const QStringList pages = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}).split('\f'_L1);
        for (const auto& section : {u"Scenarios compared"_s, u"Price register"_s, u"Sign-off"_s}) {
            const QRegularExpression entry(QRegularExpression::escape(section) + u"\\s+(\\d+)\\b"_s);
            const auto match = entry.match(pages[0]);
            QVERIFY2(match.hasMatch(), qPrintable(pages[0]));
            const int page = match.captured(1).toInt();
            QVERIFY(page > 1 && page <= written.pages);
            QVERIFY(pages[page - 1].contains(section));
            for (int other = 1; other < page - 1; ++other)
                QVERIFY(!pages[other].contains(section));
        }
    }

    void theCommandSaysWhatItWroteAsJson()
    {
        const QString path = pathFor(u"said.pdf"_s);
        const auto said = nlohmann::json::parse(
            outputOf(QStringLiteral(GPUPLAN_PROGRAM),
                     {u"report"_s, QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/cases/a6-lab.gpuplan.json"),
                      u"-o"_s, path, u"--json"_s})
                .toStdString());
        const QString json = m_dir.filePath(u"said.json"_s);
        outputOf(u"pdfdetach"_s, {u"-save"_s, u"1"_s, u"-o"_s, json, path});
        const QString sum = outputOf(u"sha256sum"_s, {json}).section(' '_L1, 0, 0);
        QCOMPARE(QString::fromStdString(said.at("plan_sha256").get<std::string>()), sum);
        QVERIFY(said.at("document").get<std::string>().starts_with(sum.left(8).toUpper().toStdString()));
    }

    void theMonthsLeadToTheAmountAskedFor()
    {
        for (const QString& name : {u"chatbot-7b"_s, u"lab-quarter"_s}) {
            const core::Plan plan =
                read(QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/%1.gpuplan.json").arg(name));
            const auto result = core::evaluate(plan, core::builtInCatalog());
            const auto content =
                core::makeReport(plan, core::builtInCatalog(), result, {{}, {core::ReportPart::Months}});
            const auto& rows = std::get<core::ReportTable>(content.sections.at(0).blocks.at(0)).rows;
            // Paid stands before paid by then and, where months are ranges, their limits.
            const std::size_t paid = rows[0].cells.size() - (name == u"chatbot-7b"_s ? 3 : 2);
            const auto cents = [&](std::size_t row) {
                return std::llround(std::get<core::UsdAmount>(rows[row].cells[paid]).usd * 100);
            };
            const std::size_t last = rows.size() - 1;
            qint64 months = 0;
            for (std::size_t m = 0; m + 3 < rows.size(); ++m)
                months += cents(m);
            QCOMPARE(months, cents(last - 2));
            QCOMPARE(cents(last - 2) + cents(last - 1), cents(last));
            const auto* scenario = core::reportedScenario(result, {});
            QCOMPARE(cents(last), std::llround(scenario->cost->likely * 100));
        }
    }

    void thePreviewHasThePagesOfTheFile()
    {
        const QString path = pathFor(u"preview.pdf"_s);
        const core::Plan plan = sample();
        const Written written = write(path, plan);
        const ui::PdfPages pages(written.content, plan, written.result, wording());
        QCOMPARE(pages.count(), written.pages);
        QImage image(596, 842, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.scale(image.width() / pages.size().width(), image.height() / pages.size().height());
        pages.draw(painter, 0);
        painter.end();
        int dark = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                dark += qGray(image.pixel(x, y)) < 96 ? 1 : 0;
        QVERIFY2(dark > 2000 && dark < 60000, qPrintable(QString::number(dark)));
    }

    void thePlanIsAttached()
    {
        const QString path = pathFor(u"attached.pdf"_s);
        const core::Plan plan = sample();
        write(path, plan);
        const QString json = m_dir.filePath(u"attached.json"_s);
        outputOf(u"pdfdetach"_s, {u"-save"_s, u"1"_s, u"-o"_s, json, path});
        QCOMPARE(read(json), plan);
    }

    void hostileNamesAreInertAndNothingIsClipped()
    {
        core::Plan plan = sample();
        plan.name = "<b>bold</b> \xE2\x80\xAE"
                    "reversed & {usd} [x] %1";
        plan.owner = std::string(1 << 20, 'W');
        plan.notes = "first line\nsecond line\n" + std::string(3000, 'x');
        plan.workloads[1].edit().name = "=cmd|' /C calc'!A0";
        plan.workloads[0].edit().name = "<img src=x>\nnew line\t" + std::string(500, 'M');
        plan.scenarios[0].edit().name = "\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D " + std::string(300, 'i') + " end";
        const QString path = pathFor(u"hostile.pdf"_s);
        const Written written = write(path, plan);
        const QString text = outputOf(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s});
        QVERIFY(text.contains(u"<b>bold</b> reversed & {usd} [x] %1"_s));
        QVERIFY(text.contains(u"<img src=x>"_s));
        QVERIFY(text.contains(u"second line"_s));
        QVERIFY(text.contains(u"=cmd|' /C calc'!A0"_s));
        // What is too long is shortened, and said to be.
        QVERIFY(text.contains(QChar(0x2026)));
        QVERIFY(text.contains(u"the attached plan has them whole"_s));
        QVERIFY(text.count('W'_L1) >= 80 && text.count('W'_L1) < 400);
        QVERIFY(text.size() < 200000);
        // All text lies inside the page.
        const QString boxes = outputOf(u"pdftotext"_s, {u"-bbox"_s, path, u"-"_s});
        static const QRegularExpression word(
            u"<word xMin=\"([-\\d.]+)\" yMin=\"([-\\d.]+)\" xMax=\"([-\\d.]+)\" yMax=\"([-\\d.]+)\""_s);
        auto matches = word.globalMatch(boxes);
        int words = 0;
        while (matches.hasNext()) {
            const auto match = matches.next();
            ++words;
            QVERIFY(match.captured(1).toDouble() >= 40 && match.captured(3).toDouble() <= 595.5 - 40);
            QVERIFY(match.captured(2).toDouble() >= 30 && match.captured(4).toDouble() <= 842 - 30);
        }
        QVERIFY(words > 300);
        QVERIFY(written.pages < 60);
    }

    void shownRowsAddUpToTheCent()
    {
        const core::Plan plan = sample();
        const auto result = core::evaluate(plan, core::builtInCatalog());
        const auto content =
            core::makeReport(plan, core::builtInCatalog(), result, {{}, {core::ReportPart::Breakdown}});
        int tables = 0;
        for (const core::ReportBlock& block : content.sections.at(0).blocks) {
            const auto* table = std::get_if<core::ReportTable>(&block);
            if (!table)
                continue;
            ++tables;
            qint64 groups = 0;
            qint64 rows = 0;
            qint64 total = 0;
            for (const core::ReportRow& row : table->rows) {
                const auto* amount = std::get_if<core::UsdAmount>(&row.cells[2]);
                const qint64 cents = amount ? std::llround(amount->usd * 100) : 0;
                (row.rank == core::RowRank::Group   ? groups
                 : row.rank == core::RowRank::Total ? total
                                                    : rows) += cents;
            }
            QCOMPARE(groups, total);
            QCOMPARE(rows, total);
        }
        QVERIFY(tables > 0);
    }

    void everyPhraseOfTheReportHasItsText()
    {
        QFile dir;
        QStringList missing;
        QDirIterator files(QStringLiteral(GPUPLAN_SOURCE_DIR "/core/report"), {u"report_*.cpp"_s},
                           QDir::Files);
        static const QRegularExpression id(u"\"(report\\.[a-z_.]+)\""_s);
        int found = 0;
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = id.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                ++found;
                const QString each = matches.next().captured(1);
                if (!ui::hasPhrase(each.toStdString()))
                    missing << each;
            }
        }
        QVERIFY(found > 50);
        QCOMPARE(missing, QStringList());
    }

    void sectionsCanBeChosen()
    {
        const QString path = pathFor(u"sections.pdf"_s);
        core::ReportChoice choice;
        choice.parts = {core::ReportPart::SignOff};
        const Written written = write(path, sample(), core::Paper::A4, ui::Language::English, choice);
        QCOMPARE(written.pages, 1);
        const QString text = outputOf(u"pdftotext"_s, {path, u"-"_s});
        QVERIFY(text.contains(u"Approved by"_s));
        QVERIFY(!text.contains(u"Price register"_s));
    }

    void theSamePlanGivesTheSamePages()
    {
        const QString a = pathFor(u"first.pdf"_s);
        const QString b = pathFor(u"second.pdf"_s);
        write(a, sample());
        write(b, sample());
        QFile first(a), second(b);
        QVERIFY(first.open(QIODevice::ReadOnly) && second.open(QIODevice::ReadOnly));
        // Qt writes the clock and a random id into the file's description; the pages are the same.
        static const QRegularExpression clock(u"D:\\d{14}[^)]*|uuid:[0-9a-f-]+"_s);
        const QString one = QString::fromLatin1(first.readAll()).remove(clock);
        QCOMPARE(one, QString::fromLatin1(second.readAll()).remove(clock));
    }

    void theCommandNeedsNoDisplayAndSaysWhatIsWrong_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("says");
        QTest::newRow("a report on Letter")
            << QStringList{u"--paper"_s, u"letter"_s} << 0 << u"pages written"_s;
        QTest::newRow("in Spanish") << QStringList{u"--lang"_s, u"es"_s} << 0 << u"páginas escritas"_s;
        QTest::newRow("another ending") << QStringList{u"-o"_s, u"report.docx"_s} << 2 << u"ends in .pdf"_s;
        QTest::newRow("another paper") << QStringList{u"--paper"_s, u"a0"_s} << 2 << u"a4 or letter"_s;
        QTest::newRow("another section")
            << QStringList{u"--sections"_s, u"summary,magic"_s} << 2 << u"sign-off"_s;
        QTest::newRow("another scenario") << QStringList{u"--scenario"_s, u"nobody"_s} << 2 << u"nobody"_s;
        QTest::newRow("a folder that is not there")
            << QStringList{u"-o"_s, u"/nowhere/at/all.pdf"_s} << 3 << u"cannot be written"_s;
    }
    void theCommandNeedsNoDisplayAndSaysWhatIsWrong()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, status);
        QFETCH(QString, says);
        const QString path = m_dir.filePath(u"command.pdf"_s);
        QFile::remove(path);
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.remove(u"QT_QPA_PLATFORM"_s);
        environment.remove(u"DISPLAY"_s);
        process.setProcessEnvironment(environment);
        QStringList line{u"report"_s, QStringLiteral(GPUPLAN_SOURCE_DIR "/tests/cases/a6-lab.gpuplan.json")};
        if (!arguments.contains(u"-o"_s))
            line << u"-o"_s << path;
        process.start(QStringLiteral(GPUPLAN_PROGRAM), line + arguments);
        QVERIFY(process.waitForFinished(30000));
        const QString text =
            QString::fromUtf8(process.readAllStandardOutput() + process.readAllStandardError());
        QCOMPARE(process.exitCode(), status);
        QVERIFY2(text.contains(says), qPrintable(text));
        QCOMPARE(QFile::exists(path), status == 0);
    }

    void whatCannotBeWrittenIsSaid()
    {
        const core::Plan plan = sample();
        const auto result = core::evaluate(plan, core::builtInCatalog());
        const auto content = core::makeReport(plan, core::builtInCatalog(), result, {});
        const auto pages =
            ui::writePdf(m_dir.filePath(u"missing/report.pdf"_s), content, plan, result, wording(), {});
        QVERIFY(!pages);
        QCOMPARE(pages.error().id, "file-unwritable");
        QVERIFY(!QFile::exists(m_dir.filePath(u"missing/report.pdf"_s)));
    }

    void anEmptyPlanStillHasACover()
    {
        const Written written = write(pathFor(u"empty.pdf"_s), core::Plan{});
        QVERIFY(written.pages >= 1);
    }
};

QTEST_MAIN(TestPdfReport)
#include "tst_pdf_report.moc"
