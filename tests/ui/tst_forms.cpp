// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/catalog/catalog_json.h"
#include "core/plan/describe_plan.h"
#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/forms/deployment_fields.h"
#include "ui/forms/deployment_form.h"
#include "ui/forms/described_field.h"
#include "ui/forms/field_cell.h"
#include "ui/forms/form_body.h"
#include "ui/forms/form_rows.h"
#include "ui/forms/levers_panel.h"
#include "ui/forms/tier_text.h"
#include "ui/forms/workload_form.h"
#include "ui/main_window.h"
#include "ui/pages/workloads_page.h"
#include "ui/widgets/fold_header.h"
#include "ui/widgets/range_edit.h"
#include "ui/widgets/search_combo.h"
#include "ui/widgets/search_popup.h"

#include <QApplication>
#include <QListView>
#include <QPushButton>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <set>

using namespace ui;

namespace {

/// Every path that a described struct has, lists by their own name (a visitor of describe).
template<class T>
class Paths
{
public:
    Paths(std::set<std::string>& found, std::string before)
        : m_found(found)
        , m_before(std::move(before))
    {
    }
    template<class M, class U>
    void field(const core::Key& key, M U::*, const core::FieldRule& = {})
    {
        const std::string path = m_before + std::string(key.name);
        if constexpr (Described<M>) {
            Paths<M> inside(m_found, path + ".");
            describe(inside, core::Of<M>{});
        } else if constexpr (DescribedInside<M>::value) {
            using Part = typename DescribedInside<M>::Type;
            Paths<Part> inside(m_found, path + ".");
            describe(inside, core::Of<Part>{});
        } else {
            m_found.insert(path);
        }
    }
    template<class U, class V>
    void inlined(U V::*)
    {
    }
    template<class Member>
    void unknown(Member)
    {
    }
    void checkpoint(const core::Key& key) { m_found.insert(m_before + std::string(key.name)); }
    void trial(const core::Key& key) { m_found.insert(m_before + std::string(key.name)); }
    void work() {}

private:
    std::set<std::string>& m_found;
    std::string m_before;
};

template<class T>
std::set<std::string> pathsOf()
{
    std::set<std::string> found;
    Paths<T> paths(found, {});
    describe(paths, core::Of<T>{});
    return found;
}

template<class K>
struct Inside
{
    using Type = K;
};
template<class K>
struct Inside<core::Shared<K>>
{
    using Type = K;
};

/// The paths of each kind of work, in the order of kWorkKinds.
template<std::size_t... kKind>
std::vector<std::set<std::string>> pathsOfKinds(std::index_sequence<kKind...>)
{
    return {pathsOf<typename Inside<std::variant_alternative_t<kKind, core::Work>>::Type>()...};
}

QString missing(const std::set<std::string>& wanted, const std::set<std::string>& there)
{
    QStringList missing;
    for (const std::string& path : wanted) {
        if (!there.contains(path))
            missing << QString::fromStdString(path);
    }
    return missing.join(QStringLiteral(", "));
}

} // namespace

/// The forms of the real window: everything that a plan can say of work and of how it runs.
class TstForms : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup() { m_window.reset(); }
    void everyFieldOfEveryKindIsInItsForm();
    void everyFieldOfADeploymentIsInAForm();
    void everyFieldHasHelpAndStandardsAreNotValues();
    void aFieldIsTypedKeptAndTakenBack_data();
    void aFieldIsTypedKeptAndTakenBack();
    void aFieldHoldsToItsRange_data();
    void aFieldHoldsToItsRange();
    void whatNeedsAnotherWaitsForIt();
    void aSectionOpensWithTheKeyboardAndCountsWhatItHolds();
    void storageIsAddedPricedAndRemoved();
    void aDayProfileTakesThePlaceOfRequestsADay();
    void aTrialMayBeWorkThatIsTimed();
    void tiersAreReadAndWritten_data();
    void tiersAreReadAndWritten();
    void typingSearchesAndNeverPicks();
    void aModelIsFoundByAnyPartOfItsName();
    void theWheelNeverChooses();
    void anOfferThatWasOnlyTriedLeavesThePlan();
    void fitSpeedAndCostStandAboveTheFields();
    void showsEveryFormInEveryTheme();

private:
    [[nodiscard]] PlanDocument& document() const { return m_window->document(); }
    [[nodiscard]] FormBody* work() const { return m_window->workloadsPage()->form()->body(); }
    [[nodiscard]] FormBody* place() const { return m_window->workloadsPage()->deployment()->body(); }
    [[nodiscard]] const core::Deployment& deployment() const
    {
        return *core::findScenario(document().plan(), document().inHand().scenario)
                    ->deployments.at(document().inHand().workload);
    }
    [[nodiscard]] const core::Work& workInHand() const
    {
        return core::findWorkload(document().plan(), document().inHand().workload)->work;
    }
    void add(std::string_view kind) const;
    static void openAll(const FormBody* body);
    static void type(FieldCell* cell, const QString& text);
    static SearchPopup* popup() { return qobject_cast<SearchPopup*>(QApplication::activePopupWidget()); }
    QTemporaryDir m_folder;
    std::unique_ptr<Theme> m_theme;
    std::unique_ptr<MainWindow> m_window;
};

void TstForms::initTestCase()
{
    QSettings::setDefaultFormat(QSettings::IniFormat);
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
    qputenv("XDG_DATA_HOME", m_folder.path().toUtf8()); // recovery files
    QApplication::setOrganizationName(QStringLiteral("gpuplan-test"));
    QApplication::setApplicationName(QStringLiteral("gpuplan-test"));
    QLocale::setDefault(Wording(Language::English).locale());
    m_theme = std::make_unique<Theme>(*qApp);
    m_theme->apply(ThemeMode::Light);
}

void TstForms::init()
{
    m_window = std::make_unique<MainWindow>(core::builtInCatalog(), Wording(Language::English), *m_theme);
    m_window->files().startEmpty();
    m_window->showPage(u"workloads");
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void TstForms::add(std::string_view kind) const
{
    const auto at = std::find(core::kWorkKinds.begin(), core::kWorkKinds.end(), kind);
    m_window->commands().addWorkload(static_cast<std::size_t>(at - core::kWorkKinds.begin()));
}

void TstForms::openAll(const FormBody* body)
{
    for (FoldHeader* header : body->headers()) {
        if (header && !header->isChecked())
            header->click();
    }
}

void TstForms::type(FieldCell* cell, const QString& text)
{
    auto* line = qobject_cast<QLineEdit*>(cell->editor());
    QVERIFY(line);
    line->setFocus();
    line->selectAll();
    QTest::keyClick(line, Qt::Key_Delete);
    if (!text.isEmpty())
        QTest::keyClicks(line, text);
    QTest::keyClick(line, Qt::Key_Return);
}

void TstForms::everyFieldOfEveryKindIsInItsForm()
{
    const auto wanted = pathsOfKinds(std::make_index_sequence<std::variant_size_v<core::Work>>());
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind) {
        add(core::kWorkKinds[kind]);
        std::set<std::string> there;
        for (const std::string& path : wanted[kind]) {
            if (work()->cell(path) || work()->rows(path))
                there.insert(path);
        }
        QVERIFY2(there == wanted[kind], qPrintable(QString::fromUtf8(core::kWorkKinds[kind].data())
                                                   + QStringLiteral(": ") + missing(wanted[kind], there)));
        for (const char* path :
             {"name", "team", "schedule.runs", "schedule.runs_per_month", "schedule.start", "schedule.months",
              "schedule.growth_per_month", "deadline_hours", "interruptible", "needs.ecc", "needs.nvlink"})
            QVERIFY2(work()->cell(path), path);
    }
}

void TstForms::everyFieldOfADeploymentIsInAForm()
{
    std::set<std::string> there;
    for (const std::string_view kind : core::kWorkKinds) {
        add(kind);
        const core::Workload& workload = *core::findWorkload(document().plan(), document().inHand().workload);
        for (const DeploymentField& field : deploymentFields(*document().plan().scenarios.front(), workload,
                                                             deployment(), document().catalog())) {
            QVERIFY2(place()->cell(field.key), field.key.c_str());
            there.insert(field.key);
        }
        for (const char* list : {"storage", "transfer"}) {
            QVERIFY(place()->rows(list));
            there.insert(list);
        }
    }
    std::set<std::string> wanted = pathsOf<core::Deployment>();
    // The levers choose GPU and offer. A price's own currency and what it includes are an import's to say,
    // and a fallback's price is by the GPU-hour.
    for (const char* elsewhere :
         {"gpu", "offer", "price.currency", "price.includes_host", "price.confidence"})
        wanted.erase(elsewhere);
    std::erase_if(wanted, [](const std::string& path) {
        return path.starts_with("fallback.price.") && path != "fallback.price.usd";
    });
    QVERIFY2(there == wanted,
             qPrintable(missing(wanted, there) + QStringLiteral(" | ") + missing(there, wanted)));
}

void TstForms::everyFieldHasHelpAndStandardsAreNotValues()
{
    for (const std::string_view kind : core::kWorkKinds) {
        add(kind);
        for (const FormBody* body : {work(), place()}) {
            for (const FieldCell* cell : body->findChildren<FieldCell*>()) {
                QVERIFY2(!cell->toolTip().isEmpty(), cell->key().c_str());
                QVERIFY2(!cell->editor()->accessibleName().isEmpty(), cell->key().c_str());
            }
        }
    }
    add("llm-serving");
    const auto* nodes = qobject_cast<RangeEdit*>(work()->cell("minimum_replicas")->editor());
    QVERIFY(nodes->text().isEmpty());
    QVERIFY(!nodes->placeholderText().isEmpty());
}

void TstForms::aFieldIsTypedKeptAndTakenBack_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* kind, const char* key, const char* typed, const char* shown) {
        QTest::newRow(key) << kind << key << typed << shown;
    };
    row("llm-serving", "concurrency", "12", "12");
    row("llm-serving", "context_tokens", "8k", "8,000");
    row("llm-serving", "weights_gb", "7 - 9", "7 – 9");
    row("llm-serving", "duty", "60", "60");
    row("llm-training", "micro_batch", "4", "4");
    row("llm-training", "mfu", "35 - 45", "35 – 45");
    row("llm-training", "gradient_accumulation", "8", "8");
    row("llm-training", "interruption.mtbf_hours", "2 - 5 - 20", "2 – 5 – 20");
    row("llm-finetuning", "overhead", "1.2", "1.2");
    row("vision-training", "data_loading", "80", "80");
    row("measured", "owned.price", "5200", "5,200");
    row("measured", "fallback.share", "10", "10");
    row("image-generation", "serverless.cold_start_s", "8", "8");
}

void TstForms::aFieldIsTypedKeptAndTakenBack()
{
    QFETCH(QString, kind);
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    add(kind.toStdString());
    openAll(place());
    const std::string path = key.toStdString();
    const auto said = [&] { return fieldValue(deployment(), path); };
    const FieldValue unsaid = fieldValue(core::Deployment{}, path);
    type(place()->cell(path), typed);
    QVERIFY2(place()->cell(path)->problem().isEmpty(), qPrintable(place()->cell(path)->problem()));
    const FieldValue typedIn = said();
    QVERIFY(typedIn != unsaid);
    QCOMPARE(qobject_cast<QLineEdit*>(place()->cell(path)->editor())->text(), shown);
    for (const core::Issue& issue : document().issues())
        QVERIFY2(issue.severity != core::Severity::Error, (issue.id + " " + issue.path).c_str());
    type(place()->cell(path), QString());
    QVERIFY(said() == unsaid);
    document().undoStack().undo();
    QVERIFY(said() == typedIn);
}

void TstForms::aFieldHoldsToItsRange_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::newRow("nothing at once") << "concurrency"
                                     << "0";
    QTest::newRow("more than all") << "duty"
                                   << "101";
    QTest::newRow("a part of a GPU") << "gpus"
                                     << "1.5";
    QTest::newRow("a speed of nothing") << "measured.value"
                                        << "0";
    QTest::newRow("another language's decimals") << "overhead"
                                                 << "1,5";
}

void TstForms::aFieldHoldsToItsRange()
{
    QFETCH(QString, key);
    QFETCH(QString, typed);
    add("llm-serving");
    openAll(place());
    const core::Plan before = document().plan();
    FieldCell* cell = place()->cell(key.toStdString());
    type(cell, typed);
    QVERIFY(!cell->problem().isEmpty());
    QVERIFY(document().plan() == before);
}

void TstForms::whatNeedsAnotherWaitsForIt()
{
    add("llm-training");
    openAll(place());
    QVERIFY(!place()->cell("interruption.save_minutes")->isEnabled());
    type(place()->cell("interruption.mtbf_hours"), QStringLiteral("5"));
    QVERIFY(place()->cell("interruption.save_minutes")->isEnabled());
    type(place()->cell("interruption.checkpoint_minutes"), QStringLiteral("none"));
    QCOMPARE(deployment().interruption->policy, core::CheckpointPolicy::None);
    type(place()->cell("interruption.checkpoint_minutes"), QStringLiteral("30"));
    QCOMPARE(deployment().interruption->policy, core::CheckpointPolicy::Every);
    QCOMPARE(deployment().interruption->checkpointMinutes, std::optional(30.0));
    type(place()->cell("interruption.checkpoint_minutes"), QStringLiteral("soon"));
    QVERIFY(!place()->cell("interruption.checkpoint_minutes")->problem().isEmpty());
    type(place()->cell("interruption.mtbf_hours"), QString());
    QVERIFY(!deployment().interruption.has_value());
    // A speed is counted as the work is, until one says otherwise.
    type(place()->cell("measured.value"), QStringLiteral("1200"));
    QCOMPARE(deployment().measured->unit, std::string("tokens_per_s"));
}

void TstForms::aSectionOpensWithTheKeyboardAndCountsWhatItHolds()
{
    add("llm-serving");
    FoldHeader* header = place()->header(QStringLiteral("Idle time, set-up, overhead"));
    QVERIFY(header);
    QVERIFY(!place()->cell("overhead")->isVisible());
    QVERIFY(header->note().isEmpty());
    header->setFocus();
    QTest::keyClick(header, Qt::Key_Space);
    QTRY_VERIFY(place()->cell("overhead")->isVisible());
    type(place()->cell("overhead"), QStringLiteral("1.3"));
    QCOMPARE(header->note(), QStringLiteral("1 stated"));
}

void TstForms::storageIsAddedPricedAndRemoved()
{
    add("llm-serving");
    openAll(place());
    FormRows* rows = place()->rows("storage");
    rows->addButton()->click();
    QCOMPARE(deployment().storage.size(), std::size_t(1));
    QCOMPARE(rows->count(), std::size_t(1));
    type(rows->cell(0, 0), QStringLiteral("2000"));
    type(rows->cell(0, 1), QStringLiteral("1000: 0.07; 0.05"));
    QCOMPARE(deployment().storage[0].gb, core::Uncertain(2000));
    QCOMPARE(deployment().storage[0].tiers.size(), std::size_t(2));
    QCOMPARE(deployment().storage[0].tiers[0].upToGb, std::optional(1000.0));
    const auto result = document().workloadInHand();
    QVERIFY(result && result->breakdown[core::CostRow::Storage].likely > 0);
    type(rows->cell(0, 1), QStringLiteral("0.05; 1000: 0.07"));
    QVERIFY(!rows->cell(0, 1)->problem().isEmpty());
    rows->findChild<QPushButton*>(QStringLiteral("remove-storage"))->click();
    QVERIFY(deployment().storage.empty());
}

void TstForms::aDayProfileTakesThePlaceOfRequestsADay()
{
    add("llm-serving");
    openAll(work());
    FormRows* rows = work()->rows("profile");
    QVERIFY(std::get<core::LlmServing>(workInHand()).requestsPerDay.has_value());
    rows->addButton()->click();
    QVERIFY(!std::get<core::LlmServing>(workInHand()).requestsPerDay.has_value());
    type(rows->cell(0, 0), QStringLiteral("8"));
    type(rows->cell(0, 1), QStringLiteral("5 - 11"));
    const auto& serving = std::get<core::LlmServing>(workInHand());
    QCOMPARE(serving.profile.size(), std::size_t(1));
    QCOMPARE(serving.profile[0].hours, 8.0);
    QCOMPARE(serving.profile[0].requestsPerS, core::Uncertain::between(5, 11));
    for (const core::Issue& issue : document().issues())
        QVERIFY2(issue.severity != core::Severity::Error, issue.id.c_str());
}

void TstForms::aTrialMayBeWorkThatIsTimed()
{
    add("sweep");
    auto* choice = qobject_cast<QComboBox*>(work()->cell("trial")->editor());
    QVERIFY(work()->cell("hours_per_trial"));
    choice->setCurrentIndex(choice->findData(QStringLiteral("llm-finetuning")));
    Q_EMIT choice->activated(choice->currentIndex());
    QVERIFY(!work()->cell("hours_per_trial"));
    QVERIFY(work()->cell("trial.examples"));
    type(work()->cell("trial.examples"), QStringLiteral("500"));
    const core::Sweep& sweep = *std::get<core::Shared<core::Sweep>>(workInHand());
    QCOMPARE(std::get<core::LlmFinetuning>(sweep.trial.front()).examples, core::Uncertain(500));
    for (const core::Issue& issue : document().issues())
        QVERIFY2(issue.severity != core::Severity::Error, issue.id.c_str());
}

void TstForms::tiersAreReadAndWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("one price") << "0.05" << true;
    QTest::newRow("two prices") << "1,000: 0.07; 0.05" << true;
    QTest::newRow("a range") << "0.05 – 0.07" << true;
    QTest::newRow("none") << "" << true;
    QTest::newRow("the rest first") << "0.05; 1,000: 0.07" << false;
    QTest::newRow("falling limits") << "1,000: 0.07; 500: 0.05" << false;
    QTest::newRow("no number") << "1,000: cheap" << false;
    QTest::newRow("a negative price") << "-0.05" << false;
}

void TstForms::tiersAreReadAndWritten()
{
    QFETCH(QString, text);
    QFETCH(bool, good);
    const QLocale locale = Wording(Language::English).locale();
    const auto tiers = parseTiers(text, locale);
    QCOMPARE(std::holds_alternative<std::vector<core::TierRow>>(tiers), good);
    if (good)
        QCOMPARE(tiersText(std::get<0>(tiers), locale), text);
    else
        QVERIFY(!std::get<QString>(tiers).isEmpty());
}

void TstForms::typingSearchesAndNeverPicks()
{
    add("llm-serving");
    auto* combo = qobject_cast<SearchCombo*>(work()->cell("model")->editor());
    QVERIFY(combo);
    const core::Plan before = document().plan();
    combo->setFocus();
    QTest::keyClick(combo, Qt::Key_Q);
    SearchPopup* list = popup();
    QVERIFY(list);
    QCOMPARE(list->line()->text(), QStringLiteral("q"));
    QTest::keyClicks(list->line(), QStringLiteral("xyzzy"));
    QCOMPARE(list->list()->model()->rowCount(), 0);
    QTest::keyClick(list->line(), Qt::Key_Return); // nothing to take
    QTest::keyClick(list->line(), Qt::Key_Escape);
    QVERIFY(document().plan() == before);
    QTest::keyClick(combo, Qt::Key_Down);
    if (SearchPopup* again = popup())
        again->close();
    QVERIFY(document().plan() == before);
}

void TstForms::aModelIsFoundByAnyPartOfItsName()
{
    add("llm-serving");
    auto* combo = qobject_cast<SearchCombo*>(work()->cell("model")->editor());
    combo->setFocus();
    combo->showPopup();
    SearchPopup* list = popup();
    QVERIFY(list);
    QTest::keyClicks(list->line(), QStringLiteral("70b llama"));
    const QAbstractItemModel& rows = *list->list()->model();
    QVERIFY(rows.rowCount() > 0);
    for (int row = 0; row < rows.rowCount(); ++row) {
        const QModelIndex index = rows.index(row, 0);
        QVERIFY(!index.data(SearchCombo::kDetail).toString().isEmpty());
        QVERIFY(index.data().toString().contains(QStringLiteral("llama"), Qt::CaseInsensitive)
                || index.data(Qt::UserRole).toString().contains(QStringLiteral("llama")));
    }
    // A figure in the detail finds a row, too, but a name comes first.
    list->line()->setText(QStringLiteral("llama 2 7"));
    QCOMPARE(rows.index(0, 0).data().toString(), QStringLiteral("Llama-2-7B"));
    const QString wanted = list->list()->currentIndex().data(Qt::UserRole).toString();
    QCOMPARE(wanted, QStringLiteral("llama-2-7b"));
    QTest::keyClick(list->line(), Qt::Key_Return);
    QCOMPARE(QString::fromStdString(std::get<core::LlmServing>(workInHand()).model.id), wanted);
    QVERIFY(!popup());
}

void TstForms::theWheelNeverChooses()
{
    add("llm-serving");
    const core::Plan before = document().plan();
    for (auto* combo : m_window->findChildren<SearchCombo*>()) {
        QWheelEvent wheel(QPointF(5, 5), combo->mapToGlobal(QPointF(5, 5)), {}, {0, -120}, Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(combo, &wheel);
    }
    QVERIFY(document().plan() == before);
}

void TstForms::anOfferThatWasOnlyTriedLeavesThePlan()
{
    add("llm-serving");
    const auto combos = m_window->levers()->findChildren<SearchCombo*>();
    QCOMPARE(combos.size(), 2);
    SearchCombo* gpus = combos.front();
    gpus->setCurrentIndex(gpus->findData(QStringLiteral("h100-sxm-80")));
    Q_EMIT gpus->activated(gpus->currentIndex());
    SearchCombo* offers = combos.back();
    QVERIFY(offers->count() > 2);
    const auto take = [offers](int row) {
        offers->setCurrentIndex(row);
        Q_EMIT offers->activated(row);
    };
    const std::size_t before = document().plan().offers.size();
    for (const int row : {1, 2, 0, 1})
        take(row);
    QVERIFY(document().plan().offers.size() <= before + 1);
    QVERIFY(core::findOffer(document().plan(), deployment().offer));
    // One that differs from the catalog's is the plan's own and stays.
    core::Plan own = document().plan();
    for (auto& offer : own.offers)
        offer.edit().price.usd = core::Uncertain(0.123);
    document().edit(own, QStringLiteral("own price"));
    const std::string id = deployment().offer;
    take(0);
    take(2);
    QVERIFY(core::findOffer(document().plan(), id));
}

void TstForms::fitSpeedAndCostStandAboveTheFields()
{
    add("llm-serving");
    const DeploymentForm* form = m_window->workloadsPage()->deployment();
    QVERIFY2(form->fitLine().startsWith(QStringLiteral("✓ fits")), qPrintable(form->fitLine()));
    QVERIFY(form->speedLine().contains(QStringLiteral("cost $")));
    openAll(place());
    type(place()->cell("weights_gb"), QStringLiteral("5000"));
    QVERIFY2(form->fitLine().startsWith(QStringLiteral("✗ does not fit")), qPrintable(form->fitLine()));
    QVERIFY(!form->speedLine().contains(QStringLiteral("cost $")));
    const double there = document().workloadInHand()->memory->availableGb;
    type(place()->cell("runtime_gb"), QStringLiteral("0"));
    type(place()->cell("weights_gb"), QStringLiteral("1 - %1").arg(std::ceil(1.5 * there)));
    QVERIFY2(form->fitLine().startsWith(QStringLiteral("⚠ may not fit")), qPrintable(form->fitLine()));
}

/// Also writes pictures, to be looked at, into the folder that GPUPLAN_SHOTS names; in Spanish only then.
void TstForms::showsEveryFormInEveryTheme()
{
    const QString folder = qEnvironmentVariable("GPUPLAN_SHOTS");
    const auto keep = [&](QWidget* widget, const QString& name) {
        const QPixmap picture = widget->grab();
        QVERIFY(!picture.isNull());
        if (!folder.isEmpty())
            picture.save(folder + QStringLiteral("/form-") + name + QStringLiteral(".png"));
    };
    for (const Language language : {Language::English, Language::Spanish}) {
        if (language == Language::Spanish && folder.isEmpty())
            continue;
        m_window->setLanguage(language);
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            m_theme->apply(mode);
            const QString look =
                (mode == ThemeMode::Light ? QStringLiteral("-light-") : QStringLiteral("-dark-"))
                + tagOf(language);
            for (const std::string_view kind : core::kWorkKinds) {
                add(kind);
                openAll(work());
                openAll(place());
                QTest::qWait(folder.isEmpty() ? 1 : 600);
                keep(m_window->workloadsPage()->widget(),
                     QString::fromUtf8(kind.data(), static_cast<qsizetype>(kind.size())) + look);
            }
            auto* combo = m_window->levers()->findChildren<SearchCombo*>().front();
            combo->showPopup();
            QTest::keyClicks(popup()->line(), QStringLiteral("rtx"));
            QTest::qWait(folder.isEmpty() ? 1 : 60);
            keep(popup(), QStringLiteral("search") + look);
            popup()->close();
        }
    }
    m_window->setLanguage(Language::English);
    m_theme->apply(ThemeMode::Light);
}

QTEST_MAIN(TstForms)
#include "tst_forms.moc"
