// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog_query.h"
#include "ui/pages/page.h"
#include "ui/platform/wording.h"

#include <optional>
#include <string>
#include <vector>

class QLineEdit;
class QTabBar;

namespace ui {

class ChartView;
class DataTable;
class TextLabel;

/// What the figures rest on: GPUs, offers, providers and models, searched by words and conditions
/// ("vram>=40"), sorted and copied; two to four GPUs side by side.
class CatalogPage : public Page
{
    Q_OBJECT

public:
    CatalogPage(const core::Catalog& catalog, const Wording& wording, QWidget* parent = nullptr);
    void refresh() override;
    void showList(core::CatalogList list);
    [[nodiscard]] DataTable* table() const { return m_table; }
    /// Hidden while fewer than two GPUs are selected.
    [[nodiscard]] DataTable* sideBySide() const { return m_sideBySide; }
    [[nodiscard]] QLineEdit* searchField() const { return m_search; }
    /// How many rows are found, or what is wrong with the search.
    [[nodiscard]] QString found() const;
    /// Price against memory, and against speed, of the GPUs that are found.
    [[nodiscard]] ChartView* memoryChart() const { return m_memory; }
    [[nodiscard]] ChartView* speedChart() const { return m_speed; }

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] core::CatalogList list() const;
    void buildCharts();
    void search();
    void compare();
    void drawCharts(const std::vector<std::string>& inHand);
    void retheme();
    void fitRows();

    const core::Catalog& m_catalog;
    const Wording& m_wording;
    QTabBar* m_lists;
    QLineEdit* m_search;
    TextLabel* m_found;
    DataTable* m_table;
    TextLabel* m_hint;
    DataTable* m_sideBySide;
    QWidget* m_charts;
    ChartView* m_memory;
    ChartView* m_speed = nullptr;
    std::optional<core::CatalogList> m_shown; ///< nothing until the page is first shown
};

} // namespace ui
