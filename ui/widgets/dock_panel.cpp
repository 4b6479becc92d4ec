// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/dock_panel.h"

#include "ui/platform/shown_text.h"
#include "ui/widgets/panel.h"
#include "ui/widgets/text_label.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>

namespace ui {

namespace {

constexpr int kDockWidth = 282;

/// Takes the room that is left and cuts its text to it: a long name never widens the dock.
class Subject : public TextLabel
{
public:
    Subject()
        : TextLabel(strongFont(), Tone::Secondary)
    {
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setPen(palette().color(QPalette::WindowText));
        painter.drawText(rect(), Qt::AlignRight | Qt::AlignVCenter,
                         fontMetrics().elidedText(text(), Qt::ElideRight, width()));
    }
};

QWidget* titleLine(const QString& title, TextLabel* subject)
{
    auto* bar = new Surface;
    auto* column = new QVBoxLayout(bar);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(12, 9, 12, 9);
    auto* name = new TextLabel(strongFont());
    name->setText(title);
    row->addWidget(name);
    row->addWidget(subject, 1);
    column->addLayout(row);
    column->addWidget(new Hairline(Qt::Horizontal));
    return bar;
}

} // namespace

DockPanel::DockPanel(const QString& name, const QString& title, QWidget* content, bool scrolls,
                     QWidget* parent)
    : QDockWidget(title, parent)
    , m_subject(new Subject)
{
    setObjectName(name);
    setFeatures(QDockWidget::DockWidgetClosable);
    setAllowedAreas(Qt::RightDockWidgetArea);
    setTitleBarWidget(titleLine(title, m_subject));
    auto* surface = new Surface;
    auto* box = new QVBoxLayout(surface);
    box->setContentsMargins(0, 0, 0, 0);
    if (scrolls) {
        auto* area = new QScrollArea;
        area->setFrameShape(QFrame::NoFrame);
        area->setWidgetResizable(true);
        area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        area->setFocusPolicy(Qt::NoFocus);
        area->viewport()->setAutoFillBackground(false);
        area->setWidget(content);
        content->setAutoFillBackground(false);
        box->addWidget(area);
    } else {
        box->addWidget(content);
    }
    setWidget(surface);
    setMinimumWidth(kDockWidth);
}

void DockPanel::setSubject(const QString& subject)
{
    m_subject->setText(subject);
    m_subject->setToolTip(tipText(subject));
}

} // namespace ui
