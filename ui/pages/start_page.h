// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/dialogs/plan_files.h"
#include "ui/pages/page.h"
#include "ui/platform/settings.h"
#include "ui/platform/wording.h"

#include <functional>
#include <vector>

class QComboBox;
class QGridLayout;

namespace ui {

class Card;
class TextLabel;

/// Where one begins: recent plans with pins, worked plans as cards, a new plan or a file, and the language.
class StartPage : public Page
{
    Q_OBJECT

public:
    StartPage(PlanFiles& files, const Wording& wording, std::function<void(Language)> speak,
              QWidget* parent = nullptr);
    void refresh() override;
    [[nodiscard]] const std::vector<Card*>& recentCards() const { return m_recentCards; }
    [[nodiscard]] const std::vector<Card*>& templateCards() const { return m_templateCards; }
    [[nodiscard]] QComboBox* languages() const { return m_languages; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QWidget* buildHead();
    [[nodiscard]] QWidget* buildRecent();
    void buildTemplates();
    void placeTemplates();
    void fillRecent();
    [[nodiscard]] Card* recentCard(const Settings::RecentFile& file);
    [[nodiscard]] QString whenOf(const Settings::RecentFile& file) const;

    PlanFiles& m_files;
    const Wording& m_wording;
    std::function<void(Language)> m_speak;
    QComboBox* m_languages;
    QVBoxLayout* m_recent;
    QGridLayout* m_templates;
    std::vector<Card*> m_recentCards;
    std::vector<Card*> m_templateCards;
};

} // namespace ui
