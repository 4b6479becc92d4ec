// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/figure_strip.h"

#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/tabular_text.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double kPadding = 12;
constexpr int kLargest = 28;
constexpr int kSmallest = 16;
constexpr int kSmallestWithNotes = 22;
constexpr double kNarrowestCell = 76;
/// A longer note ends in an ellipsis before it makes the figures smaller.
constexpr double kWidestNote = 120;
/// Cells grow in such steps, so that they stand still while a figure changes its digits.
constexpr double kStep = 12;

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
    arrange();
    update();
}

void FigureStrip::arrange()
{
    m_font = figureFont();
    std::vector<double> widths;
    double sum = 0;
    for (int size = kLargest; size >= kSmallest; --size) {
        m_font.setPixelSize(size);
        widths.clear();
        sum = 0;
        for (const Figure& figure : m_figures) {
            // Notes give way before figures get small.
            const double note =
                size < kSmallestWithNotes ? 0 : qMin(kWidestNote, tabularWidth(captionFont(), figure.note));
            const double needed = std::max({kNarrowestCell, tabularWidth(m_font, figure.value), note});
            widths.push_back(std::ceil(needed / kStep) * kStep + 2 * kPadding);
            sum += widths.back();
        }
        if (sum <= width())
            break;
    }
    // Where even that is too wide, short figures give their room to long ones.
    if (sum > width()) {
        sum = 0;
        for (std::size_t i = 0; i < widths.size(); ++i) {
            widths[i] = std::ceil(tabularWidth(m_font, m_figures[i].value)) + 2 * kPadding;
            sum += widths[i];
        }
    }
    // What is over is shared equally; what is missing too.
    const double each = m_figures.empty() ? 0 : (width() - sum) / static_cast<double>(m_figures.size());
    m_cells.clear();
    double left = 0;
    for (const double cellWidth : widths) {
        m_cells.emplace_back(left, 0, cellWidth + each, height());
        left += cellWidth + each;
    }
}

void FigureStrip::resizeEvent(QResizeEvent* event)
{
    Panel::resizeEvent(event);
    arrange();
}

void FigureStrip::paintEvent(QPaintEvent* event)
{
    Panel::paintEvent(event);
    if (m_figures.empty())
        return;
    QPainter painter(this);
    const Tokens& t = tokensFor(palette());
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        const Figure& figure = m_figures[i];
        const QRectF& box = m_cells[i];
        if (i > 0)
            painter.fillRect(QRectF(qRound(box.left()), 1, 1, box.height() - 2), t.hairline);
        const QRectF inner = box.adjusted(kPadding, 0, -kPadding, 0);
        const auto line = [&](double top, double height, const QFont& font, const QColor& color,
                              const QString& text) {
            painter.setPen(color);
            drawTabular(painter, QRectF(inner.left(), top, inner.width(), height), Qt::AlignLeft, font, text);
        };
        line(9, 14, captionFont(), t.secondary, figure.label);
        line(23, 34, m_font, colorOf(figure.tone, palette()), figure.value);
        line(57, 14, captionFont(), t.secondary, figure.note);
    }
}

bool FigureStrip::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_figures.empty())
        return Panel::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    for (std::size_t i = 0; i < m_figures.size(); ++i) {
        if (!m_cells[i].contains(help->pos()))
            continue;
        const Figure& figure = m_figures[i];
        QString tip = figure.help;
        if (!figure.note.isEmpty())
            tip = figure.label + QStringLiteral("\n") + figure.value + QStringLiteral(" · ") + figure.note
                  + (tip.isEmpty() ? QString() : QStringLiteral("\n") + tip);
        QToolTip::showText(help->globalPos(), tipText(tip), this, m_cells[i].toRect());
    }
    return true;
}

} // namespace ui
