// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/plan_json.h"
#include "ui/dialogs/plan_files.h"
#include "ui/dialogs/settings_dialog.h"
#include "ui/main_pages.h"
#include "ui/main_window.h"
#include "ui/platform/theme.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QSettings>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

#include <set>

using namespace ui;

namespace {

constexpr QChar kOpen(0x27E6);  // ⟦
constexpr QChar kClose(0x27E7); // ⟧

/// A language in which every text is longer by a third and wears brackets: what has none was never
/// translated, what does not fit has too little room for German or Spanish.
class PseudoTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* source, const char*, int) const override
    {
        // Qt's own texts follow Qt's own files.
        if (QByteArrayView(context).startsWith("Q"))
            return {};
        const QString text = QString::fromUtf8(source);
        return kOpen + text + QString(std::max<qsizetype>(1, text.size() / 3), QLatin1Char('~')) + kClose;
    }
};

/// What stands outside of every pair of brackets.
QString bare(const QString& text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == kOpen)
            ++depth;
        else if (c == kClose)
            --depth;
        else if (depth == 0)
            rest += c;
    }
    return rest;
}

/// Words that are not the program's: names of the catalog and of the plan.
std::set<QString> foreignWords(const core::Plan& plan)
{
    QString all = QString::fromStdString(core::writePlan(plan));
    const core::Catalog& catalog = core::builtInCatalog();
    for (const auto& gpu : catalog.gpus())
        all += QLatin1Char(' ') + QString::fromStdString(gpu.name + " " + gpu.id + " " + gpu.architecture);
    for (const auto& provider : catalog.providers())
        all += QLatin1Char(' ') + QString::fromStdString(provider.name + " " + provider.id);
    for (const auto& model : catalog.models())
        all += QLatin1Char(' ') + QString::fromStdString(model.name + " " + model.id);
    std::set<QString> words;
    static const QRegularExpression separator(QStringLiteral("[^A-Za-z]+"));
    for (const QString& word : all.split(separator, Qt::SkipEmptyParts))
        words.insert(word.toLower());
    // The program's own name, keys of the keyboard, and what every language writes alike.
    for (const char* word : {"gpuplan", "plan", "ctrl", "shift", "english", "español", "espa", "json"})
        words.insert(QString::fromUtf8(word));
    return words;
}

class Inspector
{
public:
    explicit Inspector(std::set<QString> foreign)
        : m_foreign(std::move(foreign))
    {
    }
    void look(const QWidget* top, const QString& where)
    {
        for (const QWidget* widget : top->findChildren<QWidget*>()) {
            if (!widget->isVisibleTo(top) || isOfQt(widget))
                continue;
            read(*widget, where);
            measure(*widget, where);
        }
        for (const QAction* action : top->findChildren<QAction*>())
            word(action->text(), where + QStringLiteral(" action"));
    }
    [[nodiscard]] const QStringList& untranslated() const { return m_untranslated; }
    [[nodiscard]] const QStringList& clipped() const { return m_clipped; }

private:
    static bool isOfQt(const QWidget* widget) { return widget->objectName().startsWith(u"qt_"); }

    void read(const QWidget& widget, const QString& where)
    {
        const QString at = where + QLatin1Char(' ') + QString::fromUtf8(widget.metaObject()->className())
                           + QLatin1Char(' ') + widget.objectName();
        word(widget.toolTip(), at + QStringLiteral(" tooltip"));
        word(widget.accessibleName(), at + QStringLiteral(" name"));
        if (const auto* label = qobject_cast<const QLabel*>(&widget))
            word(label->text(), at);
        if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
            word(button->text(), at);
        if (const auto* line = qobject_cast<const QLineEdit*>(&widget))
            word(line->placeholderText(), at);
        if (const auto* table = qobject_cast<const QTableView*>(&widget)) {
            for (int c = 0; table->model() && c < table->model()->columnCount(); ++c)
                word(table->model()->headerData(c, Qt::Horizontal).toString(),
                     at + QStringLiteral(" header"));
        }
    }
    void word(const QString& text, const QString& at)
    {
        static const QRegularExpression letters(QStringLiteral("[A-Za-z]{4,}"));
        if (text.startsWith(QLatin1Char('/'))) // a file's place
            return;
        auto found = letters.globalMatch(bare(text));
        while (found.hasNext()) {
            const QString one = found.next().captured();
            if (!m_foreign.count(one.toLower())) {
                m_untranslated << at + QStringLiteral(": ") + text.left(120);
                return;
            }
        }
    }
    void measure(const QWidget& widget, const QString& where)
    {
        const auto* label = qobject_cast<const QLabel*>(&widget);
        const auto* button = qobject_cast<const QAbstractButton*>(&widget);
        const QString text = label ? label->text() : button ? button->text() : QString();
        if (text.size() < 3) // signs on square buttons
            return;
        const bool narrow = label && label->wordWrap()
                                ? label->heightForWidth(label->width()) > label->height() + 1
                                : widget.sizeHint().width() > widget.width() + 1;
        if (narrow)
            m_clipped << QStringLiteral("%1 %2 needs %3, has %4: %5")
                             .arg(where, QString::fromUtf8(widget.metaObject()->className()))
                             .arg(widget.sizeHint().width())
                             .arg(widget.width())
                             .arg(text.left(100));
    }

    std::set<QString> m_foreign;
    QStringList m_untranslated;
    QStringList m_clipped;
};

} // namespace

class tst_pseudo_locale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        qputenv("XDG_DATA_HOME", m_folder.path().toUtf8());
        QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
        QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
        m_translator = std::make_shared<PseudoTranslator>();
        QCoreApplication::installTranslator(m_translator.get());
        m_theme = std::make_unique<Theme>(*qApp);
        m_theme->apply(ThemeMode::Light);
    }

    void everyPageSpeaksTheLanguageAndHasRoomForIt()
    {
        const Wording wording(Language::English, m_translator);
        MainWindow window(core::builtInCatalog(), wording, *m_theme);
        window.openFirst({QStringLiteral(GPUPLAN_SOURCE_DIR "/resources/templates/chatbot-7b.gpuplan.json")});
        window.resize(1280, 800);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        Inspector inspector(foreignWords(window.document().plan()));
        for (const PageEntry& page : pageEntries()) {
            window.showPage(QString::fromLatin1(page.id));
            QTest::qWait(300); // what waits for the hand to rest is drawn
            inspector.look(&window, QString::fromLatin1(page.id));
            if (qEnvironmentVariableIsSet("GPUPLAN_SHOTS"))
                window.grab().save(qEnvironmentVariable("GPUPLAN_SHOTS")
                                   + QStringLiteral("/pseudo-%1.png").arg(QLatin1String(page.id)));
        }
        QVERIFY2(inspector.untranslated().isEmpty(), qPrintable(inspector.untranslated().join(u'\n')));
        QVERIFY2(inspector.clipped().isEmpty(), qPrintable(inspector.clipped().join(u'\n')));
    }

private:
    QTemporaryDir m_folder;
    std::shared_ptr<PseudoTranslator> m_translator;
    std::unique_ptr<Theme> m_theme;
};

QTEST_MAIN(tst_pseudo_locale)
#include "tst_pseudo_locale.moc"
