// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/theme_style.h"

#include "ui/platform/theme.h"
#include "ui/platform/theme_paint.h"

#include <QPainter>
#include <QScrollBar>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

namespace ui {

namespace {

bool has(const QWidget* widget, const char* property)
{
    return widget && widget->property(property).toBool();
}

void fillWithEdge(QPainter& painter, const QStyleOption& option, Qt::Edge edge)
{
    const Tokens& t = tokensFor(option.palette);
    painter.fillRect(option.rect, t.panel);
    const QRect& r = option.rect;
    painter.fillRect(edge == Qt::TopEdge ? QRect(r.left(), r.top(), r.width(), 1)
                                         : QRect(r.left(), r.bottom(), r.width(), 1),
                     t.hairline);
}

void paintToolButton(QPainter& painter, const QStyleOption& option)
{
    const Tokens& t = tokensFor(option.palette);
    if (!(option.state & QStyle::State_Enabled))
        return;
    if (option.state & (QStyle::State_Sunken | QStyle::State_On))
        paintBox(painter, option.rect, t.groove, {});
    else if (option.state & QStyle::State_MouseOver)
        paintBox(painter, option.rect, t.hover, {});
}

void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item, const QStyle& style,
                      const QWidget* widget)
{
    fillWithEdge(painter, item, Qt::BottomEdge);
    const Tokens& t = tokensFor(item.palette);
    const QRect inner = item.rect.adjusted(2, 2, -2, -3);
    if (item.state & (QStyle::State_Selected | QStyle::State_Sunken))
        paintBox(painter, inner, t.groove, {});
    int flags = Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine;
    if (!style.styleHint(QStyle::SH_UnderlineShortcut, &item, widget))
        flags |= Qt::TextHideMnemonic;
    style.drawItemText(&painter, item.rect, flags, item.palette, item.state & QStyle::State_Enabled,
                       item.text, QPalette::ButtonText);
}

} // namespace

ThemeStyle::ThemeStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void ThemeStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    // Scroll bars are a handle on whatever lies below.
    if (qobject_cast<QScrollBar*>(widget))
        widget->setAttribute(Qt::WA_OpaquePaintEvent, false);
}

int ThemeStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_SliderThickness:
    case PM_SliderControlThickness:
        return 20;
    case PM_SliderLength:
        return 14;
    case PM_ScrollBarExtent:
        return 10;
    case PM_ScrollBarSliderMin:
        return 28;
    case PM_DockWidgetSeparatorExtent:
        return 1;
    case PM_ToolBarItemSpacing:
        return 4;
    case PM_ToolBarItemMargin:
    case PM_MenuBarPanelWidth:
        return 0;
    case PM_ToolBarFrameWidth:
        return 6;
    case PM_MenuBarHMargin:
        return 4;
    case PM_MenuBarVMargin:
        return 2;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int ThemeStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                          QStyleHintReturn* data) const
{
    if (hint == SH_EtchDisabledText || hint == SH_DitherDisabledText || hint == SH_UnderlineShortcut)
        return 0;
    if (hint == SH_Slider_AbsoluteSetButtons)
        return Qt::LeftButton;
    if (hint == SH_FormLayoutLabelAlignment)
        return Qt::AlignLeft | Qt::AlignVCenter;
    return QProxyStyle::styleHint(hint, option, widget, data);
}

QSize ThemeStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& size,
                                   const QWidget* widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type == CT_PushButton)
        return {qMax(size.width() + 24, 48), 28};
    if (type == CT_ComboBox || type == CT_LineEdit)
        result.setHeight(28);
    if (type == CT_ToolButton)
        return {size.width() + 16, 28};
    if (type == CT_MenuBarItem)
        result.setHeight(qMax(result.height(), 24));
    return result;
}

QRect ThemeStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl sub,
                                 const QWidget* widget) const
{
    if (control == CC_ComboBox && sub == SC_ComboBoxEditField)
        return visualRect(option->direction, option->rect, option->rect.adjusted(6, 1, -24, -1));
    if (control != CC_ScrollBar)
        return QProxyStyle::subControlRect(control, option, sub, widget);
    // No arrow buttons: the groove is the whole bar.
    if (sub == SC_ScrollBarAddLine || sub == SC_ScrollBarSubLine)
        return {};
    const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (!bar || sub == SC_ScrollBarGroove)
        return option->rect;
    const bool across = bar->orientation == Qt::Horizontal;
    const int length = across ? option->rect.width() : option->rect.height();
    const double span = bar->maximum - bar->minimum + bar->pageStep;
    const int handle =
        span > 0 ? qBound(std::min(28, length), qRound(length * bar->pageStep / span), length) : length;
    const int at = sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - handle);
    const auto part = [&](int from, int size) {
        return across ? QRect(option->rect.left() + from, option->rect.top(), size, option->rect.height())
                      : QRect(option->rect.left(), option->rect.top() + from, option->rect.width(), size);
    };
    if (sub == SC_ScrollBarSlider)
        return part(at, handle);
    return sub == SC_ScrollBarSubPage ? part(0, at) : part(at + handle, length - at - handle);
}

void ThemeStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                               const QWidget* widget) const
{
    switch (element) {
    case PE_FrameFocusRect:
        paintFocus(*painter, option->rect, option->palette);
        return;
    case PE_PanelLineEdit:
    case PE_FrameLineEdit:
        paintField(*painter, *option, has(widget, "invalid"));
        return;
    case PE_PanelButtonTool:
        paintToolButton(*painter, *option);
        if (option->state & State_HasFocus)
            paintFocus(*painter, option->rect, option->palette);
        return;
    case PE_IndicatorCheckBox:
        paintCheckBox(*painter, *option);
        return;
    case PE_PanelStatusBar:
        fillWithEdge(*painter, *option, Qt::TopEdge);
        return;
    case PE_FrameStatusBarItem:
    case PE_PanelItemViewRow:
        return;
    case PE_IndicatorDockWidgetResizeHandle:
        painter->fillRect(option->rect, tokensFor(option->palette).hairline);
        return;
    default:
        QProxyStyle::drawPrimitive(element, option, painter, widget);
    }
}

void ThemeStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                             const QWidget* widget) const
{
    switch (element) {
    case CE_PushButtonBevel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option))
            paintButton(*painter, *button, has(widget, "primary"));
        return;
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            QStyleOptionButton copy = *button;
            if (has(widget, "primary"))
                copy.palette.setColor(QPalette::ButtonText, tokensFor(copy.palette).onAccent);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_MenuBarItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            paintMenuBarItem(*painter, *item, *this, widget);
        return;
    case CE_ComboBoxLabel:
        if (const auto* combo = qstyleoption_cast<const QStyleOptionComboBox*>(option)) {
            QStyleOptionComboBox copy = *combo;
            const int room = subControlRect(CC_ComboBox, combo, SC_ComboBoxEditField, widget).width() - 6;
            copy.currentText = combo->fontMetrics.elidedText(combo->currentText, Qt::ElideRight, room);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader copy = *header;
            copy.palette.setColor(QPalette::ButtonText, tokensFor(copy.palette).secondary);
            // A header stands over its column's text, which has this padding.
            copy.rect.adjust(6, 0, -6, 0);
            QProxyStyle::drawControl(element, &copy, painter, widget);
        }
        return;
    case CE_ToolBar:
    case CE_MenuBarEmptyArea:
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        fillWithEdge(*painter, *option, Qt::BottomEdge);
        return;
    default:
        QProxyStyle::drawControl(element, option, painter, widget);
    }
}

void ThemeStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
                                    QPainter* painter, const QWidget* widget) const
{
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_ComboBox) {
        paintCombo(*painter, *option);
    } else if (control == CC_Slider && slider && slider->orientation == Qt::Horizontal) {
        paintSlider(*painter, *slider, subControlRect(control, option, SC_SliderGroove, widget),
                    subControlRect(control, option, SC_SliderHandle, widget));
    } else if (control == CC_ScrollBar && slider) {
        if (slider->maximum > slider->minimum)
            paintScrollBar(*painter, *slider, subControlRect(control, option, SC_ScrollBarSlider, widget));
    } else {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    }
}

} // namespace ui
