// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/store/price_library.h"
#include "ui/dialogs/price_files.h"
#include "ui/dialogs/price_import.h"
#include "ui/main_window.h"
#include "ui/platform/language.h"
#include "ui/platform/theme.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/search_combo.h"

#include <QComboBox>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace ui;

namespace {

/// A table of two clouds: a sound price, a zero, a blank, one of a GPU that nobody knows, one twice.
const char* const kTable = "provider,gpu,gpus,region,purchase,price_per_hour\n"
                           "lambda,H100 SXM,8,us-west-1,on-demand,23.92\n"
                           "lambda,A100 SXM4 80GB,1,us-west-1,on-demand,0\n"
                           "lambda,A10,1,us-west-1,on-demand,\n"
                           "lambda,Zorg Z1,1,us-west-1,on-demand,1.50\n"
                           "lambda,H100 SXM,8,us-west-1,on-demand,23.92\n";

} // namespace

/// The review of a price list: nothing is stored before it is agreed to, and nothing is skipped unsaid.
class TstPriceImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_home.path());
        qputenv("XDG_DATA_HOME", m_home.path().toUtf8());
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->apply(ThemeMode::Light);
        useLanguage(Language::English);
    }
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_library = m_folder->filePath(QStringLiteral("prices.sqlite"));
    }

    void everyRowHasAVerdictAndNothingIsStoredYet()
    {
        const auto dialog = review(kTable);
        QVERIFY2(dialog->summary().contains(QStringLiteral("5 rows")), qPrintable(dialog->summary()));
        const TableContent& content = dialog->table()->content();
        QStringList reasons;
        double rows = 0;
        for (const TableRow& row : content.rows) {
            reasons << QString::fromStdString(row.id);
            if (row.cells[0].text == QLatin1String("rejected"))
                rows += row.cells[2].sortKey.toDouble();
        }
        for (const char* reason : {"price-zero", "price-missing", "gpu-unknown", "duplicate"})
            QVERIFY2(reasons.contains(QLatin1String(reason)), qPrintable(reasons.join(QLatin1Char(' '))));
        QCOMPARE(rows, 4.0);
        QVERIFY(dialog->storeButton()->isEnabled());
        QCOMPARE(dialog->storeButton()->text(), QStringLiteral("Store 1 price"));
        QVERIFY(!QFile::exists(m_library));
        pictures();
    }

    void rowsAreShownByVerdict()
    {
        const auto dialog = review(kTable);
        auto* shown = named<QComboBox>(*dialog, "Rows shown");
        for (int i = 0; i < shown->count(); ++i) {
            shown->setCurrentIndex(i);
            Q_EMIT shown->activated(i);
            for (const TableRow& row : dialog->table()->content().rows)
                QVERIFY(i == 0 || row.cells[0].text == shown->itemText(i).toLower());
        }
    }

    void aNameIsTaughtOnceAndKnownFromThenOn()
    {
        auto dialog = review(kTable);
        auto* combo = named<SearchCombo>(*dialog, "GPU that “Zorg Z1” means");
        const int at = combo->findData(QStringLiteral("l40s"));
        QVERIFY(at > 0);
        combo->setCurrentIndex(at);
        Q_EMIT combo->activated(at);
        QTRY_COMPARE(dialog->storeButton()->text(), QStringLiteral("Store 2 prices"));
        QTest::mouseClick(dialog->storeButton(), Qt::LeftButton);
        QCOMPARE(dialog->result(), int(QDialog::Accepted));
        QCOMPARE(dialog->stored()->added, std::size_t(2));
        const auto offers = core::currentOffers(m_library.toStdString());
        QVERIFY(offers);
        QCOMPARE(offers->size(), std::size_t(2));
        dialog = review(kTable);
        QCOMPARE(dialog->storeButton()->text(), QStringLiteral("Store 2 prices"));
        QTest::mouseClick(dialog->storeButton(), Qt::LeftButton);
        QCOMPARE(dialog->stored()->added, std::size_t(0));
        QCOMPARE(dialog->stored()->same, std::size_t(2));
    }

    void aLibraryThatIsNoneIsSaidAndLeftAlone()
    {
        const QByteArray words = "this is no database, only words, and long enough to be taken for a page";
        QFile file(m_library);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(words);
        file.close();
        const auto dialog = review(kTable);
        QVERIFY2(dialog->summary().contains(QStringLiteral("prices.sqlite")), qPrintable(dialog->summary()));
        QVERIFY(!dialog->storeButton()->isEnabled());
        QVERIFY(!dialog->isReading());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), words);
    }

    void leavingAFieldAsItWasKeepsTheReview()
    {
        const auto dialog = review(kTable);
        Q_EMIT named<QLineEdit>(*dialog, "Currency")->editingFinished();
        Q_EMIT named<QLineEdit>(*dialog, "Date of the prices")->editingFinished();
        QVERIFY(!dialog->isReading());
        QVERIFY(dialog->storeButton()->isEnabled());
    }

    void currencyAndDateAreWhatTheUserSays()
    {
        const auto dialog = review(kTable);
        auto* date = named<QLineEdit>(*dialog, "Date of the prices");
        auto* currency = named<QLineEdit>(*dialog, "Currency");
        date->setText(QStringLiteral("2026-13-01"));
        Q_EMIT date->editingFinished();
        QVERIFY2(dialog->summary().contains(QStringLiteral("is no date")), qPrintable(dialog->summary()));
        QVERIFY(!dialog->storeButton()->isEnabled());
        date->setText(QStringLiteral("2026-10-31"));
        currency->setText(QStringLiteral("eur"));
        Q_EMIT date->editingFinished();
        QTRY_VERIFY(dialog->storeButton()->isEnabled());
        QTest::mouseClick(dialog->storeButton(), Qt::LeftButton);
        const auto offers = core::currentOffers(m_library.toStdString());
        QCOMPARE(offers->front().asOf, std::string("2026-10-31"));
        QCOMPARE(offers->front().currency, std::string("EUR"));
    }

    void whatIsNoPriceListIsASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("a page") << QByteArray("<!doctype html><html><body>404</body></html>");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("packed") << QByteArray("\x1f\x8b\x08\x00 and so on");
        QTest::newRow("another table") << QByteArray("a,b\n1,2\n");
        QTest::newRow("broken JSON") << QByteArray("[{\"gpu\":");
    }
    void whatIsNoPriceListIsASentence()
    {
        QFETCH(QByteArray, text);
        const auto dialog = review(text);
        QVERIFY2(dialog->summary().contains(QStringLiteral("nothing was stored")),
                 qPrintable(dialog->summary()));
        QVERIFY(dialog->table()->content().rows.empty());
        QVERIFY(!dialog->storeButton()->isEnabled());
        QVERIFY(!QFile::exists(m_library));
    }

    void aDialogMayCloseWhileItReads()
    {
        QByteArray large("provider,gpu,gpus,region,purchase,price_per_hour\n");
        for (int i = 0; i < 60000; ++i)
            large += "lambda,H100 SXM,8,r" + QByteArray::number(i) + ",on-demand,23.92\n";
        const QString file = write(large);
        auto dialog = std::make_unique<PriceImport>(file, m_library, Wording(Language::English));
        QVERIFY(!dialog->storeButton()->isEnabled());
        dialog.reset();
        QVERIFY(!QFile::exists(m_library));
    }

    void theWindowPlansWithWhatWasStored()
    {
        MainWindow window(core::builtInCatalog(), Wording(Language::English), *m_theme);
        window.openFirst({QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json")});
        window.show();
        const auto before = window.document().result().scenarios;
        const std::size_t offers = window.document().catalog().offers().size();
        const QString file = write(kTable);
        QTimer::singleShot(0, &window, [&] {
            auto* dialog = window.findChild<PriceImport*>();
            QVERIFY(dialog);
            QTRY_VERIFY(dialog->storeButton()->isEnabled());
            QTest::mouseClick(dialog->storeButton(), Qt::LeftButton);
        });
        window.prices().import(file);
        QCOMPARE(window.document().catalog().offers().size(), offers + 1);
        // The plan keeps its own prices.
        QVERIFY(window.document().result().scenarios == before);
        QVERIFY(!window.document().isUnsaved());
        QVERIFY(window.isVisible());
    }

private:
    QString write(const QByteArray& text)
    {
        const QString path = m_folder->filePath(QStringLiteral("list.csv"));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no file");
        return path;
    }

    /// A dialog that has read the list.
    std::unique_ptr<PriceImport> review(const QByteArray& text)
    {
        auto dialog = std::make_unique<PriceImport>(write(text), m_library, m_english);
        dialog->show();
        for (int i = 0; i < 500 && dialog->isReading(); ++i)
            QTest::qWait(10);
        QTest::qWait(10);
        return dialog;
    }

    template<class Widget>
    static Widget* named(QWidget& dialog, const char* name)
    {
        for (Widget* widget : dialog.findChildren<Widget*>()) {
            if (widget->accessibleName() == QString::fromUtf8(name))
                return widget;
        }
        qFatal("no %s", name);
    }

    /// To be looked at, into the folder that GPUPLAN_SHOTS names, else none.
    void pictures()
    {
        const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
        for (const Language language : {Language::Spanish, Language::English}) {
            useLanguage(language);
            const Wording wording(language);
            for (const ThemeMode mode : {ThemeMode::Dark, ThemeMode::Light}) {
                if (folder.isEmpty())
                    continue;
                m_theme->apply(mode);
                PriceImport dialog(write(kTable), m_library, wording);
                dialog.show();
                QTRY_VERIFY(!dialog.isReading());
                QTest::qWait(60);
                dialog.grab().save(
                    QStringLiteral("%1/price-import-%2-%3.png")
                        .arg(folder, tagOf(language),
                             mode == ThemeMode::Dark ? QStringLiteral("dark") : QStringLiteral("light")));
            }
        }
    }

    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_library;
    Wording m_english{Language::English};
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(TstPriceImport)
#include "tst_price_import.moc"
