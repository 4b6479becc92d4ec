// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pdf/pdf_blocks.h"

#include "ui/pdf/pdf_text.h"
#include "ui/platform/wording_report.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace ui {

namespace {

/// The font made smaller until the text fits, down to half its size.
QFont fitted(QFont font, const QString& text, double width)
{
    const int full = font.pixelSize();
    while (QFontMetricsF(font).horizontalAdvance(text) > width && font.pixelSize() > full / 2)
        font.setPixelSize(font.pixelSize() - qRound(pt(0.5)));
    return font;
}

struct FigureText
{
    QStringList label;
    QString value;
    QFont font;
    QStringList note;
    QColor noteColour;
};

FigureText figureText(const core::ReportFigure& figure, double width, const PdfStyle& style,
                      const Wording& wording)
{
    FigureText text;
    text.label = brokenLines(phrase(figure.label, wording), style.caption, width, 2);
    text.value = shown(figure.value, wording);
    text.font = fitted(style.figure, text.value, width);
    if (!std::holds_alternative<std::monostate>(figure.note))
        text.note = brokenLines(shown(figure.note, wording), style.caption, width, 3);
    text.noteColour = figure.mood == core::ReportFigure::Mood::Good  ? style.good
                      : figure.mood == core::ReportFigure::Mood::Bad ? style.bad
                                                                     : style.quiet;
    return text;
}

void drawLines(QPainter& painter, const QStringList& lines, const QFont& font, const QColor& colour, double x,
               double& y)
{
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    for (const QString& line : lines) {
        painter.drawText(QPointF(x, y + metrics.ascent()), line);
        y += metrics.lineSpacing();
    }
}

void drawFigures(QPainter& painter, const QRectF& rect, const std::vector<FigureText>& texts,
                 const PdfStyle& style)
{
    const double cell = rect.width() / static_cast<double>(texts.size());
    painter.setPen(QPen(style.hairline, pt(0.6)));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(rect, pt(4), pt(4));
    qsizetype labelLines = 1;
    for (const FigureText& text : texts)
        labelLines = std::max(labelLines, text.label.size());
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const double left = rect.left() + static_cast<double>(i) * cell;
        if (i > 0) {
            painter.setPen(QPen(style.hairline, pt(0.6)));
            painter.drawLine(QPointF(left, rect.top()), QPointF(left, rect.bottom()));
        }
        double y = rect.top() + pt(7);
        const double labelBottom =
            y + static_cast<double>(labelLines) * QFontMetricsF(style.caption).lineSpacing() + pt(2);
        drawLines(painter, texts[i].label, style.caption, style.quiet, left + pt(8), y);
        y = labelBottom;
        drawLines(painter, {texts[i].value}, texts[i].font, style.ink, left + pt(8), y);
        y = labelBottom + QFontMetricsF(style.figure).lineSpacing() + pt(1);
        drawLines(painter, texts[i].note, style.caption, texts[i].noteColour, left + pt(8), y);
    }
}

} // namespace

void addText(PdfFlow& flow, const QString& text, const QFont& font, const QColor& colour, double spaceBefore,
             bool keepWithNext)
{
    const QFontMetricsF metrics(font);
    // A note may be long, but not a book: 2,000 lines are some thirty pages.
    const QStringList lines = brokenLines(text, font, flow.width(), 2000);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        PdfBox box;
        box.height = metrics.lineSpacing() * 1.05;
        box.spaceBefore = i == 0 ? spaceBefore : 0;
        // No single line of a paragraph is left behind at the foot of a page or carried to the next.
        box.keepWithNext = i + 1 == lines.size() ? keepWithNext : i == 0 || i + 2 == lines.size();
        box.draw = [line = lines[i], font, colour](QPainter& painter, const QRectF& rect) {
            painter.setFont(font);
            painter.setPen(colour);
            painter.drawText(QPointF(rect.left(), rect.top() + QFontMetricsF(font).ascent()), line);
        };
        flow.add(std::move(box));
    }
}

void addFigures(PdfFlow& flow, const core::ReportFigures& figures, const PdfStyle& style,
                const Wording& wording)
{
    if (figures.figures.empty())
        return;
    const double inside = flow.width() / static_cast<double>(figures.figures.size()) - pt(16);
    std::vector<FigureText> texts;
    qsizetype label = 1;
    qsizetype note = 1;
    for (const core::ReportFigure& figure : figures.figures) {
        texts.push_back(figureText(figure, inside, style, wording));
        label = std::max(label, texts.back().label.size());
        note = std::max(note, texts.back().note.size());
    }
    PdfBox box;
    box.spaceBefore = pt(10);
    box.height = pt(7 + 2 + 1 + 7)
                 + static_cast<double>(label + note) * QFontMetricsF(style.caption).lineSpacing()
                 + QFontMetricsF(style.figure).lineSpacing();
    box.draw = [texts, style](QPainter& painter, const QRectF& rect) {
        drawFigures(painter, rect, texts, style);
    };
    flow.add(std::move(box));
}

void addSignatures(PdfFlow& flow, const core::ReportSignatures& signatures, const PdfStyle& style,
                   const Wording& wording)
{
    QStringList roles;
    for (const core::ReportText& role : signatures.roles)
        roles << phrase(role, wording);
    const QString hint = phrase({"report.name_and_date", {}}, wording);
    PdfBox box;
    box.spaceBefore = pt(6);
    box.height = pt(74);
    box.draw = [roles, hint, style](QPainter& painter, const QRectF& rect) {
        const double cell = (rect.width() + pt(18)) / static_cast<double>(roles.size());
        for (qsizetype i = 0; i < roles.size(); ++i) {
            const double left = rect.left() + static_cast<double>(i) * cell;
            double y = rect.top() + pt(2);
            drawLines(painter, {roles[i]}, style.strong, style.ink, left, y);
            y = rect.bottom() - pt(16);
            painter.setPen(QPen(style.ink, pt(0.6)));
            painter.drawLine(QPointF(left, y), QPointF(left + cell - pt(18), y));
            y += pt(2);
            drawLines(painter, {hint}, style.caption, style.quiet, left, y);
        }
    };
    flow.add(std::move(box));
}

} // namespace ui
