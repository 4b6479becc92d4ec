// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/report_preview.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

constexpr double kGap = 12;
constexpr double kPixelsPerInch = 96;
/// Wider than this, a page is not easier to read.
constexpr double kWidest = 1.6;
constexpr std::array kSteps{0.25, 0.33, 0.5, 0.67, 0.75, 0.9, 1.0, 1.25, 1.5, 2.0, 3.0, 4.0};

} // namespace

ReportPreview::ReportPreview(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::StrongFocus);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    viewport()->setAutoFillBackground(false);
    setMinimumSize(240, 200);
    setAccessibleName(tr("Preview of the report"));
    describe();
}

void ReportPreview::setPages(std::optional<PdfPages> pages)
{
    const double place =
        pageSize().height() > 0 ? verticalScrollBar()->value() / (pageSize().height() + kGap) : 0;
    m_pages = std::move(pages);
    m_pictures.clear();
    arrange();
    verticalScrollBar()->setValue(qRound(place * (pageSize().height() + kGap)));
    viewport()->update();
    describe();
    Q_EMIT viewChanged();
}

int ReportPreview::currentPage() const
{
    if (pageCount() == 0)
        return 0;
    const double middle = verticalScrollBar()->value() + viewport()->height() / 2.0;
    return std::clamp(static_cast<int>(middle / (pageSize().height() + kGap)), 0, pageCount() - 1);
}

void ReportPreview::showPage(int page)
{
    verticalScrollBar()->setValue(qRound(page * (pageSize().height() + kGap)));
}

void ReportPreview::setZoom(double zoom)
{
    const int page = currentPage();
    m_zoom = zoom <= 0 ? 0 : std::clamp(zoom, kSteps.front(), kSteps.back());
    m_pictures.clear();
    arrange();
    showPage(page);
    viewport()->update();
    Q_EMIT viewChanged();
}

double ReportPreview::shownZoom() const
{
    if (m_zoom > 0 || !m_pages)
        return m_zoom > 0 ? m_zoom : 1;
    const double inches = m_pages->size().width() / kPdfResolution;
    return std::min(kWidest,
                    std::max(kSteps.front(), (viewport()->width() - 2 * kGap) / (inches * kPixelsPerInch)));
}

void ReportPreview::zoomBy(int steps)
{
    const double now = shownZoom();
    const auto* const larger = std::upper_bound(kSteps.begin(), kSteps.end(), now + 0.005);
    const auto* const notSmaller = std::lower_bound(kSteps.begin(), kSteps.end(), now - 0.005);
    if (steps > 0 && larger != kSteps.end())
        setZoom(*larger);
    if (steps < 0 && notSmaller != kSteps.begin())
        setZoom(*(notSmaller - 1));
}

QSizeF ReportPreview::pageSize() const
{
    if (!m_pages)
        return {};
    const QSizeF size = m_pages->size() * (shownZoom() * kPixelsPerInch / kPdfResolution);
    return {std::round(size.width()), std::round(size.height())};
}

QRectF ReportPreview::pageRect(int page) const
{
    const QSizeF size = pageSize();
    const double left =
        std::max(kGap, (viewport()->width() - size.width()) / 2) - horizontalScrollBar()->value();
    const double top = 1 + page * (size.height() + kGap) - verticalScrollBar()->value();
    return {QPointF(std::round(left), std::round(top)), size};
}

/// Scroll bars cover the pages; the step is a few lines, the page what is in sight.
void ReportPreview::arrange()
{
    const QSizeF size = pageSize();
    const double all = pageCount() * (size.height() + kGap);
    verticalScrollBar()->setRange(0, std::max(0, qRound(all - viewport()->height())));
    verticalScrollBar()->setPageStep(std::max(1, viewport()->height() - 40));
    verticalScrollBar()->setSingleStep(48);
    horizontalScrollBar()->setRange(0, std::max(0, qRound(size.width() + 2 * kGap - viewport()->width())));
    horizontalScrollBar()->setPageStep(viewport()->width());
    horizontalScrollBar()->setSingleStep(48);
}

const QPixmap& ReportPreview::picture(int page)
{
    const auto known = m_pictures.find(page);
    if (known != m_pictures.end())
        return known->second;
    const double ratio = devicePixelRatioF();
    const QSizeF size = pageSize();
    QPixmap picture((size * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(size.width() / m_pages->size().width(), size.height() / m_pages->size().height());
    m_pages->draw(painter, page);
    painter.end();
    return m_pictures.emplace(page, std::move(picture)).first->second;
}

void ReportPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    const Tokens& tokens = tokensFor(palette());
    int first = pageCount();
    int last = -1;
    for (int page = 0; page < pageCount(); ++page) {
        const QRectF rect = pageRect(page);
        if (!rect.intersects(QRectF(viewport()->rect())))
            continue;
        first = std::min(first, page);
        last = std::max(last, page);
        painter.drawPixmap(rect.topLeft(), picture(page));
        painter.setPen(tokens.hairline);
        painter.drawRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5));
    }
    std::erase_if(m_pictures,
                  [&](const auto& each) { return each.first < first - 1 || each.first > last + 1; });
    if (hasFocus() && pageCount() > 0)
        paintFocus(painter, QRectF(viewport()->rect()), palette());
}

void ReportPreview::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    const double before = verticalScrollBar()->maximum();
    const double place = before > 0 ? verticalScrollBar()->value() / before : 0;
    if (m_zoom <= 0)
        m_pictures.clear();
    arrange();
    verticalScrollBar()->setValue(qRound(place * verticalScrollBar()->maximum()));
    Q_EMIT viewChanged();
}

void ReportPreview::scrollContentsBy(int, int)
{
    viewport()->update();
    describe();
    Q_EMIT viewChanged();
}

void ReportPreview::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers().testFlag(Qt::ControlModifier);
    const int key = event->key();
    if (control && (key == Qt::Key_Plus || key == Qt::Key_Equal))
        zoomBy(1);
    else if (control && key == Qt::Key_Minus)
        zoomBy(-1);
    else if (control && key == Qt::Key_0)
        setZoom(0);
    else if (key == Qt::Key_PageDown || key == Qt::Key_Space)
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepAdd);
    else if (key == Qt::Key_PageUp)
        verticalScrollBar()->triggerAction(QAbstractSlider::SliderPageStepSub);
    else if (key == Qt::Key_Home)
        showPage(0);
    else if (key == Qt::Key_End)
        verticalScrollBar()->setValue(verticalScrollBar()->maximum());
    else
        QAbstractScrollArea::keyPressEvent(event);
}

void ReportPreview::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    zoomBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void ReportPreview::changeEvent(QEvent* event)
{
    QAbstractScrollArea::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        viewport()->update();
}

void ReportPreview::describe()
{
    setAccessibleDescription(pageCount() == 0 ? tr("No page yet")
                                              : tr("Page %1 of %2").arg(currentPage() + 1).arg(pageCount()));
}

} // namespace ui
