// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/search_combo.h"

#include "ui/widgets/search_popup.h"

#include <QKeyEvent>

namespace ui {

SearchCombo::SearchCombo(QWidget* parent)
    : QComboBox(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

SearchCombo::~SearchCombo()
{
    delete m_popup;
}

void SearchCombo::addRow(const QString& text, const QVariant& word, const QString& detail)
{
    addItem(text, word);
    setItemData(count() - 1, detail, kDetail);
}

void SearchCombo::showPopup()
{
    open({});
}

void SearchCombo::hidePopup()
{
    if (m_popup)
        m_popup->close();
    QComboBox::hidePopup();
}

void SearchCombo::open(const QString& typed)
{
    if (m_popup || count() == 0)
        return;
    m_popup = new SearchPopup(model(), currentIndex(), accessibleName(), this);
    connect(m_popup, &SearchPopup::chosen, this, &SearchCombo::choose);
    m_popup->showAt(*this);
    m_popup->setTyped(typed);
}

void SearchCombo::choose(int row)
{
    setCurrentIndex(row);
    Q_EMIT activated(row);
    Q_EMIT textActivated(itemText(row));
    setFocus();
}

void SearchCombo::keyPressEvent(QKeyEvent* event)
{
    const QString typed = event->text();
    const bool letter = !typed.isEmpty() && typed.at(0).isPrint() && typed.at(0) != QLatin1Char(' ')
                        && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (letter) {
        open(typed);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_F4:
        open({});
        return;
    default:
        event->ignore(); // Tab and shortcuts are others' to take
    }
}

void SearchCombo::wheelEvent(QWheelEvent* event)
{
    event->ignore();
}

} // namespace ui
