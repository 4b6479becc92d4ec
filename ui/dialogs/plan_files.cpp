// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/plan_files.h"

#include "core/plan/plan_json.h"
#include "core/report/report_content.h"
#include "core/store/plan_file.h"
#include "ui/pdf/pdf_report.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDesktopServices>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>

#include <algorithm>

namespace ui {

namespace {

QString filters()
{
    return PlanFiles::tr("Plans (*.gpuplan *.gpuplan.json *.json);;All files (*)");
}

/// One scenario to start from, so that a new plan has a baseline.
core::Plan emptyPlan()
{
    core::Plan plan;
    plan.name = PlanFiles::tr("New plan").toStdString();
    core::Scenario today;
    today.id = "today";
    today.name = PlanFiles::tr("Today").toStdString();
    today.baseline = true;
    plan.scenarios.emplace_back(std::move(today));
    return plan;
}

} // namespace

PlanFiles::PlanFiles(PlanDocument& document, MessageBar& messages, const Wording& wording, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_messages(messages)
    , m_wording(wording)
    , m_window(window)
{
}

void PlanFiles::startEmpty()
{
    if (!mayLeave())
        return;
    m_messages.clear();
    m_document.start(emptyPlan(), {}, 0, true);
}

void PlanFiles::chooseAndOpen()
{
    if (!mayLeave())
        return;
    const QString folder = QFileInfo(m_document.path()).absolutePath();
    const QString path = QFileDialog::getOpenFileName(m_window, tr("Open a plan"), folder, filters());
    if (!path.isEmpty())
        open(path);
}

bool PlanFiles::open(const QString& path)
{
    const auto opened = core::openPlan(QFile::encodeName(path).toStdString());
    if (!opened) {
        m_messages.show(Tone::Bad, m_wording.sentence(opened.error()));
        return false;
    }
    m_messages.clear();
    m_document.start(opened->read.plan, path, opened->revision, true);
    sayIssues(opened->read.issues);
    Settings().addRecentFile(path);
    Q_EMIT recentFilesChanged();
    return true;
}

void PlanFiles::sayIssues(const std::vector<core::Issue>& issues)
{
    std::vector<core::Issue> all = issues;
    all.insert(all.end(), m_document.issues().begin(), m_document.issues().end());
    all.erase(std::remove_if(all.begin(), all.end(),
                             [](const core::Issue& i) { return i.severity != core::Severity::Error; }),
              all.end());
    if (all.empty())
        return;
    const int others = static_cast<int>(all.size()) - 1;
    QString sentence = m_wording.sentence(all.front());
    if (others > 0)
        sentence += QLatin1Char(' ') + tr("There are %n more such places.", nullptr, others);
    m_messages.show(Tone::Bad, sentence);
}

bool PlanFiles::save()
{
    return m_document.path().isEmpty() ? saveAs() : saveTo(m_document.path());
}

bool PlanFiles::saveAs()
{
    QString suggestion = m_document.path();
    if (suggestion.isEmpty())
        suggestion = QString::fromStdString(m_document.plan().name) + QStringLiteral(".gpuplan");
    const QString path =
        QFileDialog::getSaveFileName(m_window, tr("Save the plan"), suggestion,
                                     tr("Plan (*.gpuplan);;Plan as text (*.gpuplan.json);;All files (*)"));
    if (path.isEmpty())
        return false;
    return saveTo(QFileInfo(path).suffix().isEmpty() ? path + QStringLiteral(".gpuplan") : path);
}

bool PlanFiles::saveTo(const QString& path)
{
    const auto saved = m_document.save(path);
    if (!saved) {
        m_messages.show(Tone::Bad, m_wording.sentence(saved.error()), tr("Save elsewhere…"),
                        [this] { saveAs(); });
        return false;
    }
    m_messages.clear();
    Settings().addRecentFile(path);
    Q_EMIT recentFilesChanged();
    return true;
}

void PlanFiles::chooseAndReport()
{
    QString suggestion = QFileInfo(m_document.path()).absoluteFilePath();
    if (m_document.path().isEmpty())
        suggestion = QString::fromStdString(m_document.plan().name);
    suggestion.remove(QStringLiteral(".json")).remove(QStringLiteral(".gpuplan"));
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Write the report"), suggestion + QStringLiteral(".pdf"), tr("Report (*.pdf)"));
    if (!path.isEmpty())
        reportTo(path);
}

bool PlanFiles::reportTo(const QString& path)
{
    const core::Plan& plan = m_document.plan();
    const QByteArray attachment = QByteArray::fromStdString(core::writePlan(plan));
    core::ReportChoice choice;
    choice.scenario = m_document.inHand().scenario;
    // North America writes on Letter, everyone else on A4.
    const bool letter = QLocale::system().measurementSystem() == QLocale::ImperialUSSystem;
    choice.paper = letter ? core::Paper::Letter : core::Paper::A4;
    choice.identity =
        identityOf(attachment, QDateTime::currentDateTime(), QCoreApplication::applicationVersion());
    const core::ReportContent content =
        core::makeReport(plan, m_document.catalog(), m_document.result(), choice);
    const auto pages = writePdf(path, content, plan, m_document.result(), m_wording, attachment);
    if (!pages) {
        m_messages.show(Tone::Bad, m_wording.sentence(pages.error()), tr("Write elsewhere…"),
                        [this] { chooseAndReport(); });
        return false;
    }
    m_messages.show(Tone::Good, tr("The report is written: %1, %n pages.", nullptr, *pages).arg(path),
                    tr("Open it"), [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    return true;
}

bool PlanFiles::mayLeave()
{
    if (!m_document.isUnsaved())
        return true;
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::NoIcon);
    box.setWindowTitle(tr("Unsaved changes"));
    box.setText(
        tr("“%1” has changes that are not saved.").arg(QString::fromStdString(m_document.plan().name)));
    QPushButton* saveIt = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* drop = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    QPushButton* stay = box.addButton(tr("Keep editing"), QMessageBox::RejectRole);
    box.setDefaultButton(saveIt);
    box.setEscapeButton(stay);
    box.exec();
    if (box.clickedButton() == saveIt)
        return save();
    return box.clickedButton() == drop;
}

} // namespace ui
