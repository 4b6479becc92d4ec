// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/plan_details.h"

#include <QLineEdit>
#include <QTest>

using namespace ui;

class tst_plan_details : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void whatIsEnteredIsThePlans()
    {
        PlanDetails dialog({}, Wording(Language::English), nullptr);
        enter(dialog, "name", "Chatbot 2027");
        enter(dialog, "owner", "Platform");
        enter(dialog, "start", "2027-03");
        enter(dialog, "months", "6");
        enter(dialog, "budget", "12,500.50");
        enter(dialog, "goal", "40");
        enter(dialog, "contingency", "7.5");
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        const core::Plan& plan = dialog.plan();
        QCOMPARE(plan.name, std::string("Chatbot 2027"));
        QCOMPARE(plan.owner, std::string("Platform"));
        QCOMPARE(plan.start, std::string("2027-03"));
        QCOMPARE(plan.months, 6);
        QCOMPARE(*plan.budget.amount, 12500.5);
        QCOMPARE(plan.goalSaving, 0.4);
        QCOMPARE(plan.budget.contingency, 0.075);
    }
    void nothingEnteredChangesNothing()
    {
        core::Plan plan;
        plan.name = "As it was";
        plan.budget.amount = 60'000;
        plan.budget.contingency = 0.1;
        PlanDetails dialog(plan, Wording(Language::Spanish), nullptr);
        dialog.accept();
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QVERIFY(dialog.plan() == plan);
    }
    void whatCannotBeReadKeepsTheDialogOpenAndSaysWhy_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        const int english = static_cast<int>(Language::English);
        const int spanish = static_cast<int>(Language::Spanish);
        QTest::newRow("a point where the comma is decimal") << spanish << "budget"
                                                            << "1.5";
        QTest::newRow("words for a number") << english << "months"
                                            << "a year";
        QTest::newRow("no months") << english << "months"
                                   << "0";
        QTest::newRow("a goal above everything") << english << "goal"
                                                 << "140";
        QTest::newRow("a negative contingency") << english << "contingency"
                                                << "-5";
        QTest::newRow("month thirteen") << english << "start"
                                        << "2027-13";
    }
    void whatCannotBeReadKeepsTheDialogOpenAndSaysWhy()
    {
        QFETCH(int, language);
        QFETCH(QString, field);
        QFETCH(QString, text);
        PlanDetails dialog({}, Wording(static_cast<Language>(language)), nullptr);
        dialog.show();
        dialog.field(field)->setText(text);
        dialog.accept();
        QVERIFY(dialog.isVisible());
        QVERIFY(!dialog.problem().isEmpty());
        QVERIFY(dialog.plan() == core::Plan{});
    }

private:
    static void enter(const PlanDetails& dialog, const char* name, const char* text)
    {
        QLineEdit* line = dialog.field(QLatin1String(name));
        QVERIFY(line);
        line->selectAll();
        QTest::keyClicks(line, QString::fromUtf8(text));
    }
};

QTEST_MAIN(tst_plan_details)
#include "tst_plan_details.moc"
