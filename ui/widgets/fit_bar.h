// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/range.h"
#include "ui/platform/theme.h"

#include <QWidget>

#include <utility>
#include <vector>

namespace ui {

/// Memory needed against memory there, decimal GB.
struct FitBarContent
{
    std::vector<std::pair<QString, double>> parts; ///< in their order, likely values
    core::Range needed;
    double available = 0;
    Tone tone = Tone::Secondary;
    QString sentence; ///< what it shows, in words
    bool operator==(const FitBarContent&) const = default;
};

/// A bar of the memory that is needed, in parts, with a mark where the GPU's memory ends and a whisker for
/// the range of the need.
class FitBar : public QWidget
{
    Q_OBJECT

public:
    explicit FitBar(QWidget* parent = nullptr);
    void setContent(FitBarContent content);
    [[nodiscard]] const FitBarContent& content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] double end() const;
    FitBarContent m_content;
};

} // namespace ui
