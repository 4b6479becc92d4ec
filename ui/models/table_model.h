// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/models/table_content.h"

#include <QAbstractTableModel>

namespace ui {

/// A TableContent for views. Figures that change in the same rows are updated in place, so that selection and
/// scroll position stay while a slider moves.
class TableModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortRole = Qt::UserRole, ToneRole, StrongRole, NumericRole, IdRole, PillarRole };

    using QAbstractTableModel::QAbstractTableModel;
    void setContent(TableContent content);
    [[nodiscard]] const TableContent& content() const { return m_content; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    TableContent m_content;
};

} // namespace ui
