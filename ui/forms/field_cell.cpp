// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/field_cell.h"

#include "ui/platform/shown_text.h"
#include "ui/platform/theme.h"
#include "ui/widgets/number_input.h"
#include "ui/widgets/range_edit.h"
#include "ui/widgets/search_combo.h"
#include "ui/widgets/text_label.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

namespace ui {

namespace {

/// What may be typed, where that is worth saying: "From 1 to 100,000."
QString limitsText(const FormField& field, const QLocale& locale)
{
    constexpr double kMuch = 1e9;
    if (field.input != FieldInput::Range && field.input != FieldInput::Number
        && field.input != FieldInput::Whole)
        return {};
    const QString low = numberText(field.lowest * field.scale, locale);
    const bool bounded = field.highest < kMuch;
    const QString high = bounded ? numberText(field.highest * field.scale, locale) : QString();
    if (field.above)
        return bounded ? FieldCell::tr("Above %1, up to %2.").arg(low, high)
                       : FieldCell::tr("Above %1.").arg(low);
    return bounded ? FieldCell::tr("From %1 to %2.").arg(low, high) : FieldCell::tr("%1 or more.").arg(low);
}

} // namespace

FieldCell::FieldCell(const FormField& field, const QLocale& locale, QWidget* parent)
    : QWidget(parent)
    , m_key(field.key)
    , m_standard(field.standard)
    , m_label(new TextLabel(captionFont(), Tone::Secondary))
    , m_problem(new TextLabel(captionFont(), Tone::Bad))
{
    switch (field.input) {
    case FieldInput::Choice:
        makeChoice(field);
        break;
    case FieldInput::Switch:
        makeSwitch(field);
        break;
    case FieldInput::Text:
        makeText(field);
        break;
    default:
        makeFigure(field, locale);
    }
    const QString unit = field.unit.isEmpty() ? QString() : QStringLiteral(", ") + field.unit;
    m_label->setText(field.label + unit);
    m_label->setBuddy(m_editor);
    m_editor->setAccessibleName(field.label + unit);
    m_editor->setObjectName(QString::fromStdString(field.key));
    QStringList help{field.help};
    if (field.input == FieldInput::Range)
        help << tr("One number, low – high, or low – likely – high.");
    help << limitsText(field, locale);
    help.removeAll(QString());
    setToolTip(tipText(help.join(QLatin1Char('\n'))));
    m_problem->setWordWrap(true);
    m_problem->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(3);
    column->addWidget(m_label);
    column->addWidget(m_editor);
    column->addWidget(m_problem);
    column->addStretch(1);
}

QString FieldCell::hint(const FormField& field, const QLocale& locale) const
{
    if (!field.absent.isEmpty())
        return field.absent;
    if (const auto* figure = std::get_if<core::Uncertain>(&field.standard))
        return rangeText(*figure, locale, field.scale);
    return field.optional ? tr("not said") : QString();
}

void FieldCell::makeFigure(const FormField& field, const QLocale& locale)
{
    RangeRules rules;
    rules.scale = field.scale;
    rules.lowest = field.lowest;
    rules.highest = field.highest;
    rules.single = field.input != FieldInput::Range;
    rules.whole = field.input == FieldInput::Whole;
    rules.above = field.above;
    rules.optional = field.optional;
    m_figure = new RangeEdit(locale, rules, this);
    m_figure->setPlaceholderText(hint(field, locale));
    m_editor = m_figure;
    connect(m_figure, &RangeEdit::problemChanged, this, &FieldCell::setProblem);
    connect(m_figure, &RangeEdit::committed, this, [this](const std::optional<core::Uncertain>& value) {
        Q_EMIT committed(value ? FieldValue(*value) : FieldValue());
    });
}

void FieldCell::makeChoice(const FormField& field)
{
    auto* choice = new SearchCombo(this);
    choice->setMinimumContentsLength(8);
    for (const FieldChoice& entry : field.choices)
        choice->addRow(entry.text, QString::fromStdString(entry.word), entry.detail);
    m_choice = choice;
    m_editor = m_choice;
    connect(m_choice, &QComboBox::activated, this,
            [this] { Q_EMIT committed(m_choice->currentData().toString().toStdString()); });
}

void FieldCell::makeSwitch(const FormField& field)
{
    m_switch = new QCheckBox(field.label, this);
    m_label->hide();
    m_editor = m_switch;
    connect(m_switch, &QCheckBox::clicked, this, [this](bool on) { Q_EMIT committed(on); });
}

void FieldCell::makeText(const FormField& field)
{
    m_text = new QLineEdit(this);
    m_text->setTextMargins(6, 0, 6, 0);
    m_text->setPlaceholderText(field.absent);
    m_editor = m_text;
    connect(m_text, &QLineEdit::editingFinished, this, [this] {
        if (m_text->isModified()) {
            m_text->setModified(false);
            Q_EMIT committed(m_text->text().trimmed().toStdString());
        }
    });
}

void FieldCell::setValue(const FieldValue& value)
{
    const auto* word = std::get_if<std::string>(&value);
    if (m_figure) {
        const auto* figure = value == m_standard ? nullptr : std::get_if<core::Uncertain>(&value);
        m_figure->setValue(figure ? std::optional(*figure) : std::nullopt);
    } else if (m_choice) {
        const QString wanted = word ? QString::fromStdString(*word) : QString();
        int at = m_choice->findData(wanted);
        // A word that the list does not know (a model given by its shape) is shown as it is, never replaced.
        if (at < 0 && word) {
            m_choice->addItem(wanted.isEmpty() ? tr("given by its shape") : wanted, wanted);
            at = m_choice->count() - 1;
        }
        m_choice->setCurrentIndex(at);
    } else if (m_switch) {
        const auto* on = std::get_if<bool>(&value);
        m_switch->setChecked(on && *on);
    } else if (m_text && !(m_text->hasFocus() && m_text->isModified())) {
        m_text->setText(word ? QString::fromStdString(*word) : QString());
        m_text->setCursorPosition(0);
        setProblem({});
    }
}

void FieldCell::setProblem(const QString& problem)
{
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_editor->setProperty("invalid", !problem.isEmpty());
    m_editor->setAccessibleDescription(problem);
    m_editor->update();
}

QString FieldCell::problem() const
{
    return m_problem->text();
}

} // namespace ui
