// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/dialogs/plan_files.h"

#include "core/base/built_in_text.h"
#include "core/base/money.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/newer_prices.h"
#include "core/plan/plan_json.h"
#include "core/store/file.h"
#include "core/store/plan_file.h"
#include "ui/dialogs/recovery_offer.h"
#include "ui/forms/workload_notes.h"
#include "ui/pdf/pdf_report.h"
#include "ui/platform/shown_text.h"

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
#include <optional>

namespace ui {

namespace {

QString filters()
{
    return PlanFiles::tr("Plans (*.gpuplan *.gpuplan.json *.json);;All files (*)");
}

/// What the scenario in hand would cost if the plan were this one.
std::optional<core::Range> costInHand(const core::Plan& plan, const PlanDocument& document)
{
    const core::PlanResult result = core::evaluate(plan, document.catalog());
    const auto inHand =
        std::find_if(result.scenarios.begin(), result.scenarios.end(),
                     [&](const core::ScenarioResult& s) { return s.id == document.inHand().scenario; });
    return inHand == result.scenarios.end() ? std::nullopt : inHand->cost;
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

QString briefName(const core::Plan& plan)
{
    constexpr int kLongest = 60;
    const QString name = shownText(plan.name);
    return name.size() <= kLongest ? name : name.left(kLongest - 1) + QChar(0x2026);
}

QString moment(const QDateTime& when, const Wording& wording)
{
    const QDateTime here = when.toLocalTime();
    return wording.date(here.date().toString(Qt::ISODate).toStdString()) + QStringLiteral(", ")
           + here.time().toString(QStringLiteral("HH:mm"));
}

PlanFiles::PlanFiles(PlanDocument& document, MessageBar& messages, const Wording& wording, QWidget* window)
    : QObject(window)
    , m_document(document)
    , m_messages(messages)
    , m_wording(wording)
    , m_window(window)
    , m_recovery(new RecoveryOffer(
          document, messages, wording, [this] { return mayLeave(); }, this))
{
}

void PlanFiles::startEmpty()
{
    if (!mayLeave())
        return;
    m_messages.clear();
    m_document.start(emptyPlan(), {}, 0, true);
}

void PlanFiles::startTemplate(const QString& id)
{
    const std::string name = "templates/" + id.toStdString() + ".gpuplan.json";
    const auto read = core::readPlan(core::builtInText(name));
    if (!read || !mayLeave())
        return;
    m_messages.clear();
    m_document.start(read->plan, {}, 0, true);
}

void PlanFiles::openDropped(const QStringList& paths)
{
    if (paths.isEmpty() || !mayLeave() || !open(paths.front()) || paths.size() == 1)
        return;
    m_messages.show(Tone::Normal, [name = QFileInfo(paths.front()).fileName()] {
        return tr("One window shows one plan: “%1” is open, the other files are not.").arg(name);
    });
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
        m_messages.show(Tone::Bad, [this, error = opened.error()] { return m_wording.sentence(error); });
        return false;
    }
    m_messages.clear();
    m_document.start(opened->read.plan, path, opened->revision, true);
    if (core::isReadOnly(QFile::encodeName(path).toStdString()))
        m_messages.show(
            Tone::Warn,
            [name = QFileInfo(path).fileName()] {
                return tr("“%1” is read-only: changes can be saved under another name.").arg(name);
            },
            [] { return tr("Save as…"); }, [this] { saveAs(); });
    sayIssues(opened->read.issues);
    if (m_messages.text().isEmpty())
        sayNewerPrices();
    Settings().addRecentFile(path);
    Q_EMIT recentFilesChanged();
    return true;
}

void PlanFiles::sayNewerPrices()
{
    const core::Catalog& catalog = m_document.catalog();
    const std::vector<core::NewerPrice> newer = core::newerPrices(m_document.plan(), catalog);
    if (newer.empty())
        return;
    std::string latest;
    for (const core::NewerPrice& each : newer)
        latest = std::max(latest, each.price.asOf);
    const int count = static_cast<int>(newer.size());
    const core::ScenarioResult* shown = m_document.resultInHand();
    const std::optional<core::Range> before = shown ? shown->cost : std::nullopt;
    const QString name = shown ? shownText(shown->name) : QString();
    const std::optional<core::Range> after =
        costInHand(core::withNewerPrices(m_document.plan(), catalog), m_document);
    m_messages.show(
        Tone::Normal,
        [this, count, latest, before, after, name] {
            QString sentence =
                tr("There are newer prices for %n of the plan's offers, the latest of %1.", nullptr, count)
                    .arg(m_wording.date(latest));
            const bool same = before && after && core::centsBetween(before->likely, after->likely) == 0;
            if (same)
                sentence += QLatin1Char(' ') + tr("“%1” would cost the same.").arg(name);
            else if (before && after)
                sentence += QLatin1Char(' ')
                            + tr("With them “%1” would cost %2 instead of %3.")
                                  .arg(name, m_wording.money(after->likely), m_wording.money(before->likely));
            return sentence;
        },
        [] { return tr("Take the newer prices"); },
        [this] {
            m_document.edit(core::withNewerPrices(m_document.plan(), m_document.catalog()),
                            tr("Newer prices"));
            m_messages.clear();
        });
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
    m_messages.show(Tone::Bad, [this, first = all.front(), others] {
        QString sentence = m_wording.sentence(withNames(first, m_document.catalog()));
        if (others > 0)
            sentence += QLatin1Char(' ') + tr("There are %n more such places.", nullptr, others);
        return sentence;
    });
}

void PlanFiles::sayError(const core::Error& error)
{
    m_messages.show(
        Tone::Bad, [this, error] { return m_wording.sentence(error); }, [] { return tr("Save elsewhere…"); },
        [this] { saveAs(); });
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
    return saveTo(path, PlanDocument::Over::WhatWasOpened);
}

bool PlanFiles::saveTo(const QString& path, PlanDocument::Over over)
{
    const bool wasGone = path == m_document.path() && !QFileInfo::exists(path);
    const auto done = m_document.save(path, over);
    if (done) {
        saved(path, *done, wasGone);
        return true;
    }
    if (done.error().id == "file-changed")
        askWhoseToKeep(path);
    else
        sayError(done.error());
    return false;
}

void PlanFiles::saved(const QString& path, const core::SavedPlan& saved, bool wasGone)
{
    m_messages.clear();
    if (!saved.backup.empty())
        m_messages.show(Tone::Good, [name = QFile::decodeName(saved.backup.c_str())] {
            return tr("The plan is saved in the current file format. The file as it was is kept as %1.")
                .arg(name);
        });
    else if (wasGone)
        m_messages.show(Tone::Warn, [name = QFileInfo(path).fileName()] {
            return tr("“%1” was no longer there; someone may have moved or deleted it. It has been written "
                      "anew.")
                .arg(name);
        });
    Settings().addRecentFile(path);
    Q_EMIT recentFilesChanged();
}

void PlanFiles::askWhoseToKeep(const QString& path)
{
    const QFileInfo file(path);
    const auto sentence = [this, name = file.fileName(), saved = file.lastModified()] {
        return tr("Someone else saved “%1” after you opened it (%2). Yours is not saved yet.")
            .arg(name, moment(saved, m_wording));
    };
    const std::vector<Choice> choices{
        {[] { return tr("Keep mine"); }, [this, path] { saveTo(path, PlanDocument::Over::Anything); }},
        {[] { return tr("Take theirs"); }, [this] { takeTheirs(); }},
        {[] { return tr("Save a copy…"); }, [this] { saveAs(); }}};
    m_messages.show(Tone::Warn, sentence, choices);
}

void PlanFiles::takeTheirs()
{
    const auto opened = core::openPlan(QFile::encodeName(m_document.path()).toStdString());
    if (!opened) {
        sayError(opened.error());
        return;
    }
    m_document.takeSaved(opened->read.plan, opened->revision, tr("take the saved plan"));
    m_messages.show(
        Tone::Good, [] { return tr("The plan is as it was saved. Undo brings yours back."); },
        [] { return tr("Undo"); }, [this] { m_document.undoStack().undo(); });
    sayIssues(opened->read.issues);
}

void PlanFiles::offerRecovery()
{
    m_recovery->offer();
}

void PlanFiles::chooseAndReport(const ReportRequest& request)
{
    QString suggestion = QFileInfo(m_document.path()).absoluteFilePath();
    if (m_document.path().isEmpty())
        suggestion = QString::fromStdString(m_document.plan().name);
    suggestion.remove(QStringLiteral(".json")).remove(QStringLiteral(".gpuplan"));
    const QString path = QFileDialog::getSaveFileName(
        m_window, tr("Write the report"), suggestion + QStringLiteral(".pdf"), tr("Report (*.pdf)"));
    if (!path.isEmpty())
        reportTo(path, request);
}

ReportRequest PlanFiles::lastRequest() const
{
    ReportRequest request = rememberedRequest(m_wording.language());
    request.scenario = m_document.inHand().scenario;
    return request;
}

bool PlanFiles::reportTo(const QString& path, const ReportRequest& request)
{
    const ReportDraft draft = draftOf(m_document.plan(), m_document.catalog(), m_document.result(), request,
                                      QDateTime::currentDateTime(), QCoreApplication::applicationVersion());
    const auto pages = writePdf(path, draft.content, m_document.plan(), m_document.result(),
                                Wording(request.language), draft.attachment);
    if (!pages) {
        m_messages.show(
            Tone::Bad, [this, error = pages.error()] { return m_wording.sentence(error); },
            [] { return tr("Write elsewhere…"); }, [this, request] { chooseAndReport(request); });
        return false;
    }
    m_messages.show(
        Tone::Good,
        [path, count = *pages] {
            return tr("The report is written: %1, %n pages.", nullptr, count).arg(path);
        },
        [] { return tr("Open it"); }, [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    return true;
}

bool PlanFiles::mayLeave()
{
    if (!m_document.isUnsaved())
        return true;
    QMessageBox box(m_window);
    box.setIcon(QMessageBox::NoIcon);
    box.setWindowTitle(tr("Unsaved changes"));
    box.setTextFormat(Qt::PlainText); // a name is never markup
    box.setText(tr("“%1” has changes that are not saved.").arg(briefName(m_document.plan())));
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
