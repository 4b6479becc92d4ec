// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/platform/wording.h"
#include "ui/widgets/panel.h"

#include <QList>

#include <cstddef>

class QPushButton;

namespace ui {

/// The invitation of a plan without work: the kinds of work there are, each a button.
class FirstWork : public Panel
{
    Q_OBJECT

public:
    explicit FirstWork(const Wording& wording, QWidget* parent = nullptr);
    /// In the order of core::kWorkKinds.
    [[nodiscard]] const QList<QPushButton*>& buttons() const { return m_buttons; }

Q_SIGNALS:
    /// An index into core::kWorkKinds.
    void chosen(std::size_t kind);

private:
    QList<QPushButton*> m_buttons;
};

} // namespace ui
