// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/lever_slider.h"

#include "ui/platform/theme.h"
#include "ui/widgets/text_label.h"

#include <QEvent>
#include <QGridLayout>
#include <QSlider>

#include <cmath>

namespace ui {

namespace {

constexpr int kLogarithmicPositions = 200;

double rounded(double value, int digits)
{
    if (value == 0 || !std::isfinite(value))
        return value;
    const double unit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - digits + 1);
    return unit >= 1 ? std::round(value / unit) * unit : std::round(value / unit) / std::round(1 / unit);
}

} // namespace

int SliderScale::positions() const
{
    return logarithmic ? kLogarithmicPositions : qMax(1, qRound((high - low) / step));
}

double SliderScale::valueAt(int position) const
{
    if (!logarithmic) {
        // Whole steps in a second are divided, not multiplied: 0.29 and not 0.29000000000000004.
        const double perUnit = std::round(1 / step);
        return step < 1 ? std::round((low + position * step) * perUnit) / perUnit : low + position * step;
    }
    const double share = static_cast<double>(position) / kLogarithmicPositions;
    return rounded(low * std::pow(high / low, share), significantDigits);
}

int SliderScale::positionOf(double value) const
{
    const double at = logarithmic
                          ? std::log(qMax(value, low) / low) / std::log(high / low) * kLogarithmicPositions
                          : (value - low) / step;
    return std::isfinite(at) ? qBound(0, static_cast<int>(std::lround(qBound(-1e6, at, 1e6))), positions())
                             : 0;
}

LeverSlider::LeverSlider(const QString& name, QWidget* parent)
    : QWidget(parent)
    , m_name(new TextLabel(bodyFont()))
    , m_value(new TextLabel(strongFont()))
    , m_slider(new QSlider(Qt::Horizontal))
    , m_caption(new TextLabel(captionFont(), Tone::Secondary))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(0);
    grid->addWidget(m_name, 0, 0);
    grid->addWidget(m_value, 0, 1);
    grid->addWidget(m_slider, 1, 0, 1, 2);
    grid->addWidget(m_caption, 2, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    // A long value takes a second line: it never makes the dock wider than the window has room for.
    for (TextLabel* label : {m_name, m_value, m_caption})
        label->setWordWrap(true);
    m_value->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_caption->hide();
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_slider->installEventFilter(this);
    setName(name);
    connect(m_slider, &QSlider::sliderPressed, this, [this] { ++m_gesture; });
    connect(m_slider, &QSlider::valueChanged, this, [this](int position) {
        if (!m_showing)
            Q_EMIT moved(m_scale.valueAt(position), m_gesture);
    });
}

void LeverSlider::setName(const QString& name)
{
    m_name->setText(name);
    m_slider->setAccessibleName(name);
}

void LeverSlider::setScale(const SliderScale& scale)
{
    if (scale == m_scale || m_slider->isSliderDown())
        return;
    m_scale = scale;
    m_showing = true;
    m_slider->setRange(0, scale.positions());
    m_slider->setPageStep(qMax(1, scale.positions() / 10));
    m_showing = false;
}

void LeverSlider::setValue(double value, const QString& text)
{
    m_value->setText(text);
    m_slider->setAccessibleDescription(text);
    m_slider->setToolTip(text);
    if (m_slider->isSliderDown())
        return;
    m_showing = true;
    // Several positions can round to one value: a handle that already shows it stays.
    if (m_scale.valueAt(m_slider->value()) != value)
        m_slider->setValue(m_scale.positionOf(value));
    m_showing = false;
}

void LeverSlider::setCaption(const QString& caption)
{
    m_caption->setText(caption);
    m_caption->setVisible(!caption.isEmpty());
}

bool LeverSlider::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusIn)
        ++m_gesture;
    // The wheel scrolls the dock; it must not change a plan in passing.
    if (event->type() == QEvent::Wheel && !m_slider->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
