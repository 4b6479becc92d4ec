// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/theme.h"
#include "ui/platform/wording.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace ui {

/// What the program remembers about the person: language, colours, paper, motion. Each choice holds at once;
/// the dialog saves it and says so.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Language language, ThemeMode theme, QWidget* parent);
    [[nodiscard]] QComboBox* languages() const { return m_languages; }
    [[nodiscard]] QComboBox* themes() const { return m_themes; }
    [[nodiscard]] QComboBox* papers() const { return m_papers; }
    [[nodiscard]] QCheckBox* reducedMotion() const { return m_motion; }

Q_SIGNALS:
    void languageChosen(Language language);
    void themeChosen(ThemeMode mode);
    void motionChosen(bool reduced);

private:
    void addLanguages(QFormLayout* form, Language language);
    void addThemes(QFormLayout* form, ThemeMode theme);
    void addPapers(QFormLayout* form);
    void addMotion(QFormLayout* form);

    QComboBox* m_languages;
    QComboBox* m_themes;
    QComboBox* m_papers;
    QCheckBox* m_motion;
};

} // namespace ui
