// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/first_work.h"

#include "core/plan/workload.h"
#include "ui/widgets/text_label.h"

#include <QGridLayout>
#include <QPushButton>

namespace ui {

namespace {

constexpr int kColumns = 3;
constexpr int kMargin = 24;

} // namespace

FirstWork::FirstWork(const Wording& wording, QWidget* parent)
    : Panel(parent)
{
    auto* title = new TextLabel(titleFont());
    title->setText(tr("What work do you plan?"));
    auto* sentence = new TextLabel(bodyFont(), Tone::Secondary);
    sentence->setText(
        tr("Choose a kind. It comes with usual figures and runs on the offer on demand on which "
           "it costs least; change what is different with you."));
    sentence->setWordWrap(true);
    auto* grid = new QGridLayout;
    grid->setSpacing(8);
    for (std::size_t kind = 0; kind < core::kWorkKinds.size(); ++kind) {
        auto* button = new QPushButton(wording.kind(core::kWorkKinds[kind]));
        button->setMinimumHeight(40);
        connect(button, &QPushButton::clicked, this, [this, kind] { Q_EMIT chosen(kind); });
        grid->addWidget(button, static_cast<int>(kind) / kColumns, static_cast<int>(kind) % kColumns);
        m_buttons << button;
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(kMargin, kMargin, kMargin, kMargin);
    column->setSpacing(12);
    column->addWidget(title);
    column->addWidget(sentence);
    column->addLayout(grid);
}

} // namespace ui
