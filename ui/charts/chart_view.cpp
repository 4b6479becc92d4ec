// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/charts/chart_view.h"

#include "ui/charts/chart_builder.h"
#include "ui/charts/chart_canvas.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QMenu>
#include <QMimeData>
#include <QSaveFile>
#include <QStackedLayout>
#include <QSvgGenerator>
#include <QTableWidget>

namespace ui {

namespace {

constexpr int kTableBelow = 240;

QTableWidget* makeTable(QWidget* parent)
{
    auto* table = new QTableWidget(parent);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setFrameShape(QFrame::NoFrame);
    table->setShowGrid(false);
    table->verticalHeader()->hide();
    table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return table;
}

/// New, for the clipboard to own.
QMimeData* figuresOf(const ChartTable& table)
{
    QString text = table.headers.join(QLatin1Char('\t')) + QLatin1Char('\n');
    const auto htmlRow = [](const QStringList& cells, const QString& tag) {
        QString row = QStringLiteral("<tr>");
        for (const QString& cell : cells)
            row += QStringLiteral("<%1>%2</%1>").arg(tag, cell.toHtmlEscaped());
        return row + QStringLiteral("</tr>\n");
    };
    QString html = QStringLiteral("<table>\n") + htmlRow(table.headers, QStringLiteral("th"));
    for (const QStringList& row : table.rows) {
        QStringList plain = row;
        plain.replaceInStrings(QStringLiteral("\t"), QStringLiteral(" "));
        text += plain.join(QLatin1Char('\t')) + QLatin1Char('\n');
        html += htmlRow(row, QStringLiteral("td"));
    }
    auto* copied = new QMimeData;
    copied->setText(text);
    copied->setHtml(html + QStringLiteral("</table>\n"));
    return copied;
}

QByteArray svgOf(const ChartSpec& spec, const ChartStyle& style, const Wording& wording, const QSize& size)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setViewBox(QRect(QPoint(0, 0), size));
    generator.setTitle(spec.title);
    generator.setDescription(spec.summary);
    QGraphicsScene scene;
    std::unique_ptr<ChartItem> item = buildChart(spec, style, wording, size);
    scene.addItem(item.get());
    QPainter painter(&generator);
    scene.render(&painter, QRectF(QPointF(0, 0), size), QRectF(QPointF(0, 0), size));
    painter.end();
    scene.removeItem(item.get());
    return bytes;
}

} // namespace

ChartView::ChartView(const Wording& wording, QWidget* parent)
    : QWidget(parent)
    , m_wording(wording)
    , m_scene(new QGraphicsScene(this))
    , m_item(new ChartItem(chartStyle(m_appearance, font()), wording))
    , m_canvas(new ChartCanvas(m_scene, m_item, this))
    , m_table(makeTable(this))
    , m_layout(new QStackedLayout(this))
{
    m_scene->addItem(m_item);
    m_scene->setItemIndexMethod(QGraphicsScene::NoIndex);
    m_canvas->setWording(m_wording);
    m_layout->addWidget(m_canvas);
    m_layout->addWidget(m_table);
    setFocusProxy(m_canvas);
    connect(m_canvas, &ChartCanvas::activated, this, &ChartView::markActivated);
    connect(m_canvas, &ChartCanvas::copyWanted, this, &ChartView::copy);
    connect(m_canvas, &ChartCanvas::tableWanted, this, [this] { showTable(true); });
    connect(m_table, &QTableWidget::itemActivated, this, [this] { showTable(false); });
    connect(m_table, &QTableWidget::itemClicked, this, [this](const QTableWidgetItem* cell) {
        if (const QString id = m_table->item(cell->row(), 0)->data(Qt::UserRole).toString(); !id.isEmpty())
            Q_EMIT markActivated(id);
    });
}

ChartView::~ChartView() = default;

void ChartView::setSpec(const ChartSpec& spec)
{
    m_item->setSpec(spec);
    m_canvas->setAccessibleName(spec.title);
    m_canvas->setAccessibleDescription(spec.summary);
    setAccessibleName(spec.title);
    setAccessibleDescription(spec.summary);
    if (isTableShown())
        fillTable();
}

const ChartSpec& ChartView::spec() const
{
    return m_item->spec();
}

void ChartView::setAppearance(ChartAppearance appearance)
{
    m_appearance = appearance;
    retheme();
}

void ChartView::retheme()
{
    const ChartStyle style = chartStyle(m_appearance, font());
    m_canvas->setBackgroundBrush(style.background);
    m_item->setChartStyle(style);
}

void ChartView::setWording(const Wording& wording)
{
    m_wording = wording;
    m_canvas->setWording(wording);
    m_item->setChartWording(wording);
    if (isTableShown())
        fillTable();
}

bool ChartView::isTableShown() const
{
    return m_layout->currentWidget() == m_table;
}

void ChartView::showTable(bool shown)
{
    m_tableWanted = shown;
    chooseForm();
}

void ChartView::chooseForm()
{
    const bool table = m_tableWanted || width() < kTableBelow;
    if (table == isTableShown())
        return;
    const bool hadFocus = m_canvas->hasFocus() || m_table->hasFocus();
    if (table)
        fillTable();
    m_layout->setCurrentWidget(table ? static_cast<QWidget*>(m_table) : m_canvas);
    setFocusProxy(m_layout->currentWidget());
    if (hadFocus)
        m_layout->currentWidget()->setFocus();
}

void ChartView::fillTable()
{
    const ChartTable content = chartTable(spec(), m_wording);
    m_table->setAccessibleName(spec().title);
    m_table->setColumnCount(static_cast<int>(content.headers.size()));
    m_table->setHorizontalHeaderLabels(content.headers);
    m_table->setRowCount(static_cast<int>(content.rows.size()));
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const QStringList& cells = content.rows[static_cast<std::size_t>(row)];
        for (int column = 0; column < m_table->columnCount(); ++column) {
            auto* cell = new QTableWidgetItem(cells.value(column));
            cell->setTextAlignment(column == 0 ? Qt::AlignLeft | Qt::AlignVCenter
                                               : Qt::AlignRight | Qt::AlignVCenter);
            cell->setData(Qt::UserRole, content.ids[static_cast<std::size_t>(row)]);
            m_table->setItem(row, column, cell);
        }
    }
}

void ChartView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    chooseForm();
}

void ChartView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        retheme();
}

QImage ChartView::picture() const
{
    const double ratio = std::max(2.0, devicePixelRatioF());
    const QSize size = m_canvas->viewport()->size();
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(chartStyle(m_appearance, font()).background);
    QPainter painter(&image);
    m_scene->render(&painter, QRectF(QPointF(0, 0), size), QRectF(QPointF(0, 0), size));
    return image;
}

void ChartView::copyPicture() const
{
    QApplication::clipboard()->setImage(picture());
}

void ChartView::copyFigures() const
{
    QApplication::clipboard()->setMimeData(figuresOf(chartTable(spec(), m_wording)));
}

void ChartView::copy() const
{
    QMimeData* copied = figuresOf(chartTable(spec(), m_wording));
    copied->setImageData(picture());
    QApplication::clipboard()->setMimeData(copied);
}

bool ChartView::saveAs(const QString& path, QString* reason) const
{
    QByteArray bytes;
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        bytes = chartCsv(spec()).toUtf8();
    } else if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive)) {
        bytes = svgOf(spec(), chartStyle(ChartAppearance::Print, font()), m_wording,
                      m_canvas->viewport()->size());
    } else {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        picture().save(&buffer, "PNG");
    }
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return true;
    if (reason)
        *reason = m_wording.sentence(core::Error{"file-unwritable", {{"path", path.toStdString()}}, {}});
    return false;
}

void ChartView::saveWithDialog(const QString& ending)
{
    QString path =
        QFileDialog::getSaveFileName(this, tr("Save chart"), QString(), QLatin1String("*") + ending);
    if (path.isEmpty())
        return;
    if (!path.endsWith(ending, Qt::CaseInsensitive))
        path += ending;
    QString reason;
    if (!saveAs(path, &reason))
        Q_EMIT failed(reason);
}

QMenu* ChartView::makeMenu()
{
    auto* menu = new QMenu(this);
    menu->addAction(tr("Copy picture"), this, &ChartView::copyPicture);
    menu->addAction(tr("Copy figures"), this, &ChartView::copyFigures);
    menu->addSeparator();
    menu->addAction(tr("Save as PNG…"), this, [this] { saveWithDialog(QStringLiteral(".png")); });
    menu->addAction(tr("Save as SVG…"), this, [this] { saveWithDialog(QStringLiteral(".svg")); });
    menu->addAction(tr("Save figures as CSV…"), this, [this] { saveWithDialog(QStringLiteral(".csv")); });
    menu->addSeparator();
    menu->addAction(isTableShown() ? tr("Show picture") : tr("Show as table"), this,
                    [this] { showTable(!m_tableWanted); });
    return menu;
}

void ChartView::contextMenuEvent(QContextMenuEvent* event)
{
    QMenu* menu = makeMenu();
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->popup(event->globalPos());
}

QSize ChartView::sizeHint() const
{
    return {520, 320};
}

QSize ChartView::minimumSizeHint() const
{
    return {160, 160};
}

} // namespace ui
