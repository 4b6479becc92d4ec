// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QWidget>

class QSlider;

namespace ui {

class TextLabel;

/// The values a lever's slider can take, in equal steps of the value or of its logarithm.
struct SliderScale
{
    double low = 0;
    double high = 1;
    bool logarithmic = false;
    double step = 1;           ///< linear: distance of two positions
    int significantDigits = 2; ///< logarithmic: what a value is rounded to
    bool operator==(const SliderScale&) const = default;

    [[nodiscard]] int positions() const;
    [[nodiscard]] double valueAt(int position) const;
    [[nodiscard]] int positionOf(double value) const;
};

/// A lever: its name and its value in a line, the slider, and a caption. While it moves it says every value;
/// moves of one drag, or of the keys without leaving, carry the same number, to be one undo step.
class LeverSlider : public QWidget
{
    Q_OBJECT

public:
    explicit LeverSlider(const QString& name, QWidget* parent = nullptr);
    void setScale(const SliderScale& scale);
    [[nodiscard]] const SliderScale& scale() const { return m_scale; }
    /// Shows a value without saying `moved`; a handle that is being dragged stays under the pointer.
    void setValue(double value, const QString& text);
    void setCaption(const QString& caption);
    void setName(const QString& name);
    [[nodiscard]] QSlider* slider() const { return m_slider; }

Q_SIGNALS:
    void moved(double value, int gesture);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    TextLabel* m_name;
    TextLabel* m_value;
    QSlider* m_slider;
    TextLabel* m_caption;
    SliderScale m_scale;
    bool m_showing = false;
    int m_gesture = 0;
};

} // namespace ui
