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

void addText(PdfFlow& flow, const QString& text, const TextLook& look, std::optional<int> mark)
{
    const QFontMetricsF metrics(look.font);
    const QStringList lines = brokenLines(text, look.font, flow.width(), look.mostLines);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        PdfBox box;
        box.height = metrics.lineSpacing() * 1.05;
        box.spaceBefore = i == 0 ? look.spaceBefore : 0;
        // No single line of a paragraph is left behind at the foot of a page or carried to the next.
        const bool kept = i == 0 || i + 2 == lines.size();
        box.withNext = i + 1 == lines.size() ? look.withNext : kept ? Keep::Must : Keep::No;
        if (i == 0)
            box.mark = mark;
        box.draw = [line = lines[i], font = look.font, colour = look.colour](QPainter& painter,
                                                                             const QRectF& rect) {
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
    const QString hint = phrase({"report.name_and_date", {}}, wording);
    const double gap = pt(22);
    const double width = (flow.width() - gap) / 2;
    for (std::size_t first = 0; first < signatures.roles.size(); first += 2) {
        QStringList roles;
        for (std::size_t i = first; i < std::min(first + 2, signatures.roles.size()); ++i)
            roles << phrase(signatures.roles[i], wording);
        PdfBox box;
        box.spaceBefore = pt(8);
        box.height = pt(68);
        // All who sign do so on one page.
        box.withNext = first + 2 < signatures.roles.size() ? Keep::Must : Keep::No;
        box.draw = [roles, hint, style, width, gap](QPainter& painter, const QRectF& rect) {
            double left = rect.left();
            for (const QString& role : roles) {
                double y = rect.top() + pt(2);
                drawLines(painter, {role}, style.strong, style.ink, left, y);
                y = rect.bottom() - pt(14);
                painter.setPen(QPen(style.ink, pt(0.6)));
                painter.drawLine(QPointF(left, y), QPointF(left + width, y));
                y += pt(2);
                drawLines(painter, {hint}, style.caption, style.quiet, left, y);
                left += width + gap;
            }
        };
        flow.add(std::move(box));
    }
}

void addContents(PdfFlow& flow, const QStringList& titles, std::shared_ptr<const std::vector<int>> pages,
                 const PdfStyle& style)
{
    const QFontMetricsF metrics(style.body);
    const qsizetype rows = (titles.size() + 1) / 2;
    const double row = metrics.lineSpacing() + pt(3.5);
    PdfBox box;
    box.spaceBefore = pt(2);
    box.height = row * static_cast<double>(rows);
    box.draw = [=](QPainter& painter, const QRectF& rect) {
        const double gap = pt(22);
        const double width = (rect.width() - gap) / 2;
        painter.setFont(style.body);
        for (qsizetype i = 0; i < titles.size(); ++i) {
            const double left = rect.left() + (i < rows ? 0 : width + gap);
            const double top = rect.top() + row * static_cast<double>(i % rows);
            const double baseline = top + pt(1.5) + metrics.ascent();
            const QString page = QString::number(pages->at(static_cast<std::size_t>(i)));
            painter.setPen(style.ink);
            painter.drawText(QPointF(left, baseline),
                             metrics.elidedText(titles[i], Qt::ElideRight, width - pt(24)));
            painter.drawText(QPointF(left + width - metrics.horizontalAdvance(page), baseline), page);
            painter.setPen(QPen(style.hairline, pt(0.3)));
            painter.drawLine(QPointF(left, top + row), QPointF(left + width, top + row));
        }
    };
    flow.add(std::move(box));
}

} // namespace ui
