// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/pages/template_cards.h"

#include "core/base/built_in_text.h"
#include "core/plan/plan_json.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Known
{
    const char* id;
    const char* title;
    const char* sentence;
};

// clang-format off
constexpr Known kKnown[] = {
    {"chatbot-7b", QT_TRANSLATE_NOOP("ui::Templates", "7B chatbot"),
     QT_TRANSLATE_NOOP("ui::Templates", "A support chatbot and what surrounds it, from a hyperscaler's A100 to RTX 4090s on a marketplace.")},
    {"sdxl-studio", QT_TRANSLATE_NOOP("ui::Templates", "SDXL studio"),
     QT_TRANSLATE_NOOP("ui::Templates", "Pictures all day, a style adapter every night, four artists: where it costs least, and what shutting down saves.")},
    {"pretraining-7b", QT_TRANSLATE_NOOP("ui::Templates", "7B pre-training"),
     QT_TRANSLATE_NOOP("ui::Templates", "A trillion tokens on 256 GPUs with a deadline: cards, precision and interruptible nodes.")},
    {"hyperparameter-sweep", QT_TRANSLATE_NOOP("ui::Templates", "Hyper-parameter search"),
     QT_TRANSLATE_NOOP("ui::Templates", "Sixty-four trials a month: early stopping, mixed precision and spot, alone and together.")},
    {"rl-project", QT_TRANSLATE_NOOP("ui::Templates", "Reinforcement learning project"),
     QT_TRANSLATE_NOOP("ui::Templates", "Half a year of agents in a simulator that leaves the card idle half of the time.")},
    {"student-50-dollars", QT_TRANSLATE_NOOP("ui::Templates", "A student's fifty dollars"),
     QT_TRANSLATE_NOOP("ui::Templates", "QLoRA of an 8B model in one month: a card forgotten overnight, or spot and automatic shutdown.")},
    {"70b-on-one-card", QT_TRANSLATE_NOOP("ui::Templates", "70B on one 24 GB card"),
     QT_TRANSLATE_NOOP("ui::Templates", "It does not fit: by how much, and what would.")},
    {"p4d-node", QT_TRANSLATE_NOOP("ui::Templates", "Eight-GPU node"),
     QT_TRANSLATE_NOOP("ui::Templates", "A node is billed whole: what a job that uses three of eight GPUs pays, on demand and on spot.")},
    {"case-2-spot-finetune", QT_TRANSLATE_NOOP("ui::Templates", "Fine-tuning on spot"),
     QT_TRANSLATE_NOOP("ui::Templates", "Ten hours on one A100: marketplace spot against a dedicated GPU and a hyperscaler's spot.")},
    {"case-3-amp", QT_TRANSLATE_NOOP("ui::Templates", "Mixed precision, spot and shutdown"),
     QT_TRANSLATE_NOOP("ui::Templates", "Three levers on one training run, and why their savings do not add up.")},
    {"lab-quarter", QT_TRANSLATE_NOOP("ui::Templates", "A lab's year"),
     QT_TRANSLATE_NOOP("ui::Templates", "Four quarters with credits that expire, contingency and value added tax, paid in euros.")},
};
// clang-format on

QString translated(const char* text)
{
    return QCoreApplication::translate("ui::Templates", text);
}

std::size_t placeOf(const QString& id)
{
    const auto found = std::find_if(std::begin(kKnown), std::end(kKnown),
                                    [&](const Known& known) { return id == QLatin1String(known.id); });
    return static_cast<std::size_t>(found - std::begin(kKnown));
}

TemplateCard cardOf(const QString& id, std::string_view file)
{
    if (const std::size_t place = placeOf(id); place < std::size(kKnown))
        return {id, translated(kKnown[place].title), translated(kKnown[place].sentence)};
    const auto read = core::readPlan(core::builtInText(file));
    if (!read)
        return {id, id, {}};
    const QString notes = QString::fromStdString(read->plan.notes);
    const qsizetype end = notes.indexOf(QStringLiteral(". "));
    return {id, QString::fromStdString(read->plan.name), end < 0 ? notes : notes.left(end + 1)};
}

} // namespace

std::vector<TemplateCard> templateCards()
{
    constexpr std::string_view kFolder = "templates/";
    constexpr std::string_view kEnding = ".gpuplan.json";
    std::vector<TemplateCard> cards;
    for (const std::string_view file : core::builtInNames(kFolder)) {
        const std::string_view id =
            file.substr(kFolder.size(), file.size() - kFolder.size() - kEnding.size());
        cards.push_back(cardOf(QString::fromUtf8(id.data(), qsizetype(id.size())), file));
    }
    std::stable_sort(cards.begin(), cards.end(), [](const TemplateCard& a, const TemplateCard& b) {
        return placeOf(a.id) < placeOf(b.id);
    });
    return cards;
}

} // namespace ui
