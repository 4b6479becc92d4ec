// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/main_pages.h"

#include "ui/dialogs/plan_commands.h"
#include "ui/dialogs/plan_files.h"
#include "ui/pages/catalog_page.h"
#include "ui/pages/compare_page.h"
#include "ui/pages/report_page.h"
#include "ui/pages/savings_page.h"
#include "ui/pages/start_page.h"
#include "ui/pages/workloads_page.h"

#include <QCoreApplication>

#include <utility>

namespace ui {

namespace {

std::size_t workloads(const core::Plan& plan)
{
    return plan.workloads.size();
}

std::size_t scenarios(const core::Plan& plan)
{
    return plan.scenarios.size();
}

template<class P>
Page* make(const PageParts& parts)
{
    return new P(parts.document, parts.wording);
}

Page* makeWorkloadsPage(const PageParts& parts)
{
    auto* page = new WorkloadsPage(parts.document, parts.wording);
    PlanCommands* commands = &parts.commands;
    // The button that was pressed hides itself: once its press is done.
    QObject::connect(
        page, &WorkloadsPage::workWanted, commands,
        [commands](std::size_t kind) { commands->addWorkload(kind); }, Qt::QueuedConnection);
    return page;
}

Page* makeReportPage(const PageParts& parts)
{
    auto* page = new ReportPage(parts.document, parts.wording);
    PlanFiles* files = &parts.files;
    QObject::connect(page, &ReportPage::exportWanted, files,
                     [files](const ReportRequest& request) { files->chooseAndReport(request); });
    return page;
}

Page* makeStart(const PageParts& parts)
{
    return new StartPage(parts.files, parts.wording, parts.speak);
}

Page* makeCatalogPage(const PageParts& parts)
{
    return new CatalogPage(parts.document.catalog(), parts.wording);
}

// clang-format off
constexpr PageEntry kPages[] = {
    {"start", QT_TRANSLATE_NOOP("ui::Pages", "Start"), QT_TRANSLATE_NOOP("ui::Pages", "S&tart"),
     QT_TRANSLATE_NOOP("ui::Pages", "Recent plans, and worked plans to start from"),
     &makeStart, nullptr, true},
    {"workloads", QT_TRANSLATE_NOOP("ui::Pages", "Workloads"), QT_TRANSLATE_NOOP("ui::Pages", "&Workloads"),
     QT_TRANSLATE_NOOP("ui::Pages", "What work there is: the list, and the form of the workload in hand"),
     &makeWorkloadsPage, &workloads},
    {"compare", QT_TRANSLATE_NOOP("ui::Pages", "Compare"), QT_TRANSLATE_NOOP("ui::Pages", "&Compare"),
     QT_TRANSLATE_NOOP("ui::Pages", "Scenarios side by side"),
     &make<ComparePage>, &scenarios},
    {"savings", QT_TRANSLATE_NOOP("ui::Pages", "Savings"), QT_TRANSLATE_NOOP("ui::Pages", "&Savings"),
     QT_TRANSLATE_NOOP("ui::Pages", "Where the saving comes from, lever by lever"),
     &make<SavingsPage>},
    {"report", QT_TRANSLATE_NOOP("ui::Pages", "Report"), QT_TRANSLATE_NOOP("ui::Pages", "&Report"),
     QT_TRANSLATE_NOOP("ui::Pages", "The report as it will be printed: sections, paper, language"),
     &makeReportPage},
    {"catalog", QT_TRANSLATE_NOOP("ui::Pages", "Catalog"), QT_TRANSLATE_NOOP("ui::Pages", "C&atalog"),
     QT_TRANSLATE_NOOP("ui::Pages", "What is known of GPUs, prices, providers and models, with sources and dates"),
     &makeCatalogPage, nullptr, true},
};
// clang-format on

QString translated(const char* text)
{
    return QCoreApplication::translate("ui::Pages", text);
}

} // namespace

QString PageEntry::titleText() const
{
    return translated(title);
}

QString PageEntry::actionText() const
{
    return translated(action);
}

QString PageEntry::tipText() const
{
    return translated(tip);
}

std::span<const PageEntry> pageEntries()
{
    return kPages;
}

int pageIndex(QStringView id)
{
    for (std::size_t i = 0; i < std::size(kPages); ++i) {
        if (id == QLatin1StringView(kPages[i].id))
            return static_cast<int>(i);
    }
    return -1;
}

int openingPage(const core::Plan& plan, QStringView last)
{
    const int index = pageIndex(last);
    if (plan.workloads.empty())
        return pageIndex(u"workloads");
    return index >= 0 && !kPages[index].bare ? index : pageIndex(u"compare");
}

PageStack::PageStack(PageParts parts, QWidget* parent)
    : QStackedWidget(parent)
    , m_parts(std::move(parts))
    , m_pages(std::size(kPages), nullptr)
{
}

Page* PageStack::page(int index)
{
    Page*& page = m_pages.at(static_cast<std::size_t>(index));
    if (!page) {
        page = kPages[index].make(m_parts);
        addWidget(page);
        connect(page, &Page::pageWanted, this, &PageStack::pageWanted);
        connect(page, &Page::problem, this, &PageStack::problem);
        page->refresh();
    }
    return page;
}

void PageStack::show(int index)
{
    m_shown = index;
    const bool isNew = !m_pages.at(static_cast<std::size_t>(index));
    setCurrentWidget(page(index));
    if (!isNew)
        refresh();
}

const PageEntry& PageStack::shownEntry() const
{
    return kPages[m_shown];
}

void PageStack::refresh()
{
    if (Page* page = m_pages.at(static_cast<std::size_t>(m_shown)))
        page->refresh();
}

} // namespace ui
