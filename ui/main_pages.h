// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/document/plan_document.h"
#include "ui/platform/wording.h"

#include <QStackedWidget>

#include <functional>
#include <span>
#include <vector>

namespace ui {

class MessageBar;
class Page;
class PlanCommands;
class PlanFiles;

/// What a page may be built from.
struct PageParts
{
    PlanDocument& document;
    const Wording& wording;
    PlanFiles& files;
    PlanCommands& commands;
    MessageBar& messages;
    std::function<void(Language)> speak; ///< the window in another language, once events are done
};

/// One page of the window. Everything that the window knows of it stands in the table of main_pages.cpp:
/// navigation, View menu and shortcut (Ctrl+1 for the first that is not bare) follow from it.
struct PageEntry
{
    const char* id;     ///< stable: settings remember it
    const char* title;  ///< in the navigation; English, context "ui::Pages"
    const char* action; ///< in the View menu, with its mnemonic
    const char* tip;
    Page* (*make)(const PageParts&);
    std::size_t (*count)(const core::Plan&) = nullptr; ///< the number beside the title
    bool bare = false;                                 ///< without the strip of figures and the docks

    [[nodiscard]] QString titleText() const;
    [[nodiscard]] QString actionText() const;
    [[nodiscard]] QString tipText() const;
};
[[nodiscard]] std::span<const PageEntry> pageEntries();
/// −1: no page has this id.
[[nodiscard]] int pageIndex(QStringView id);
/// The page that a plan opens at: `last` where that is a page of plans, the workloads where there is none
/// yet.
[[nodiscard]] int openingPage(const core::Plan& plan, QStringView last);

/// The pages, one on top. Each is built when it is first wanted, so that the start waits for one only.
class PageStack : public QStackedWidget
{
    Q_OBJECT

public:
    explicit PageStack(PageParts parts, QWidget* parent = nullptr);
    /// Builds it if need be, brings it to the top and up to date.
    void show(int index);
    /// False until a page was shown.
    [[nodiscard]] bool isAnyShown() const { return currentWidget() != nullptr; }
    [[nodiscard]] const PageEntry& shownEntry() const;
    [[nodiscard]] Page* page(int index);
    /// The page on top shows the document anew; the others catch up when they are shown.
    void refresh();

Q_SIGNALS:
    void pageWanted(const QString& id);
    void problem(const QString& sentence);

private:
    PageParts m_parts;
    std::vector<Page*> m_pages; ///< null until wanted
    int m_shown = 0;
};

} // namespace ui
