// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/figure_strip.h"

#include "ui/platform/theme.h"
#include "ui/widgets/tabular_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace ui {

namespace {

constexpr double kPadding = 12;
constexpr int kLargest = 28;
constexpr int kSmallest = 18;

} // namespace

FigureStrip::FigureStrip(QWidget* parent)
    : Panel(parent)
{
    setFixedHeight(80);
    setAccessibleName(tr("Key figures"));
}

void FigureStrip::setFigures(std::vector<Figure> figures)
{
    if (figures == m_figures)
        return;
    m_figures = std::move(figures);
    QStringList sentences;
    for (const Figure& figure : m_figures)
        sentences << tr("%1: %2, %3").arg(figure.label, figure.value, figure.note);
    setAccessibleDescription(sentences.join(QStringLiteral(". ")));
    update();
}

QRectF FigureStrip::cell(std::size_t index) const
{
    const double each = static_cast<double>(width()) / static_cast<double>(m_figures.size());
    return {each * static_cast<double>(index), 0, each, static_cast<double>(height())};
}

QFont FigureStrip::fittingFont() const
{
    QFont font = figureFont();
    const double room = cell(0).width() - 2 * kPadding;
    for (int size = kLargest; size >= kSmallest; --size) {
        font.setPixelSize(size);
        bool fits = true;
        for (const Figure& figure : m_figures)
            fits = fits && tabularWidth(font, figure.value) <= room;
        if (fits)
            break;
    }
    return font;
}

void FigureStrip::paintEvent(QPaintEvent* event)
{
    Panel::paintEvent(event);
    if (m_figures.empty())
        return;
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    const QFont figureSize = fittingFont();
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const Figure& figure = m_figures[i];
        const QRectF box = cell(i);
        if (i > 0)
            painter.fillRect(QRectF(qRound(box.left()), 1, 1, box.height() - 2), t.hairline);
        const QRectF inner = box.adjusted(kPadding, 0, -kPadding, 0);
        const auto line = [&](double top, double height, const QFont& font, const QColor& color,
                              const QString& text) {
            painter.setPen(color);
            drawTabular(painter, QRectF(inner.left(), top, inner.width(), height), Qt::AlignLeft, font, text);
        };
        line(9, 14, captionFont(), t.secondary, figure.label);
        line(23, 34, figureSize, colorOf(figure.tone, palette()), figure.value);
        line(57, 14, captionFont(), t.secondary, figure.note);
    }
}

bool FigureStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_figures.empty())
        return Panel::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        if (!cell(i).contains(help->pos()))
            continue;
        const Figure& figure = m_figures[i];
        QString tip = figure.help;
        if (!figure.note.isEmpty())
            tip = figure.label + QStringLiteral("\n") + figure.value + QStringLiteral(" · ") + figure.note
                  + (tip.isEmpty() ? QString() : QStringLiteral("\n") + tip);
        QToolTip::showText(help->globalPos(), tip, this, cell(i).toRect());
    }
    return true;
}

} // namespace ui
