// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/why_panel.h"

#include "core/evaluate/evaluate.h"
#include "ui/platform/theme.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QPushButton>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace ui {

namespace {

/// As much of a line as anyone reads: a name in it may be of any length, and is laid out at each change.
QString brief(const QString& text)
{
    constexpr qsizetype kLongest = 500;
    return text.size() <= kLongest ? text : text.left(kLongest - 1) + QChar(0x2026);
}

/// Limits and source: what a reader checks, under the line in small type.
QString fineText(const core::Derivation& node, const Wording& wording)
{
    QStringList parts;
    if (!node.value.isExact())
        parts << WhyPanel::tr("%1 to %2")
                     .arg(wording.quantity(node.value.low, node.unit),
                          wording.quantity(node.value.high, node.unit));
    if (!node.source.empty())
        parts << QString::fromStdString(node.source);
    return parts.join(QStringLiteral(" · "));
}

QString valueText(const core::Derivation& node, const Wording& wording)
{
    const QString open = node.value.openHigh ? QStringLiteral("≥ ") : QString();
    return open + wording.quantity(node.value.likely, node.unit);
}

void addHtml(QString& html, const core::Derivation& node, int depth, const Wording& wording, const Tokens& t)
{
    const QString fine = fineText(node, wording);
    const QString weight = depth == 0 ? QStringLiteral("600") : QStringLiteral("400");
    html += QStringLiteral("<tr><td style=\"padding-left:%1px;padding-top:%2px;font-weight:%3\">%4")
                .arg(depth * 10)
                .arg(depth == 0 ? 8 : 3)
                .arg(weight, brief(wording.formula(node)).toHtmlEscaped());
    if (!fine.isEmpty())
        html += QStringLiteral("<br><span style=\"font-size:11px;font-weight:400;color:%1\">%2</span>")
                    .arg(t.secondary.name(), brief(fine).toHtmlEscaped());
    html += QStringLiteral("</td><td align=\"right\" style=\"white-space:nowrap;padding-left:8px;"
                           "padding-top:%1px;font-weight:%2\">%3</td></tr>")
                .arg(depth == 0 ? 8 : 3)
                .arg(weight, valueText(node, wording).toHtmlEscaped());
    for (const core::Derivation& input : node.inputs)
        addHtml(html, input, depth + 1, wording, t);
}

void addText(QString& text, const core::Derivation& node, int depth, const Wording& wording)
{
    const QString fine = fineText(node, wording);
    text += QString(static_cast<qsizetype>(depth) * 2, QLatin1Char(' ')) + wording.formula(node)
            + QStringLiteral(" = ") + valueText(node, wording);
    if (!fine.isEmpty())
        text += QStringLiteral("  (") + fine + QLatin1Char(')');
    text += QLatin1Char('\n');
    for (const core::Derivation& input : node.inputs)
        addText(text, input, depth + 1, wording);
}

} // namespace

WhyPanel::WhyPanel(PlanDocument& document, const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_wording(wording)
    , m_text(new QTextBrowser)
{
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setAccessibleName(tr("How the figure comes about"));
    m_text->setOpenLinks(false);
    m_text->setTabChangesFocus(true);
    m_text->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text->document()->setDocumentMargin(0);
    auto* copy = new QPushButton(tr("Copy"));
    copy->setToolTip(tr("Copy these lines as text"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 4, 6, 12);
    column->setSpacing(8);
    column->addWidget(m_text, 1);
    column->addWidget(copy, 0, Qt::AlignLeft);
    m_redraw.setSingleShot(true);
    m_redraw.setInterval(40);
    connect(&m_redraw, &QTimer::timeout, this, &WhyPanel::draw);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(plainText()); });
}

void WhyPanel::refresh()
{
    const InHand& inHand = m_document.inHand();
    m_shown = core::explain(m_document.plan(), m_document.catalog(), m_document.result(), inHand.scenario,
                            inHand.workload);
    // Laying out the lines costs more than everything else that a lever moves: under a drag they follow at
    // their own pace, and the figures do not wait for them.
    if (!m_redraw.isActive())
        m_redraw.start();
}

void WhyPanel::draw()
{
    QString html = QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\">");
    for (const core::Derivation& part : m_shown.inputs)
        addHtml(html, part, 0, m_wording, tokensFor(palette()));
    html += QStringLiteral("</table>");
    if (m_shown.inputs.empty())
        html =
            tr("No figure can be worked out yet: the issues under the workload's form say what is missing.")
                .toHtmlEscaped();
    const int scroll = m_text->verticalScrollBar()->value();
    m_text->setHtml(html);
    m_text->verticalScrollBar()->setValue(scroll);
}

QString WhyPanel::plainText() const
{
    QString text;
    for (const core::Derivation& part : m_shown.inputs)
        addText(text, part, 0, m_wording);
    return text;
}

void WhyPanel::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace ui
