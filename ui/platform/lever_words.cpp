// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/lever_words.h"

#include "ui/platform/shown_text.h"

namespace ui {

namespace {

/// "<workload>.<field>" in words.
QString pathName(std::string_view path, const core::Plan& plan, const Wording& wording)
{
    const std::size_t dot = path.find('.');
    const std::string_view workload = path.substr(0, dot);
    const std::string_view key = dot == std::string_view::npos ? path : path.substr(dot + 1);
    QString field = wording.field(key).replace(QLatin1Char('_'), QLatin1Char(' '));
    const core::Workload* found = core::findWorkload(plan, workload);
    if (!found || plan.workloads.size() == 1)
        return field;
    return QStringLiteral("%1, %2").arg(field, shownText(found->name));
}

} // namespace

QString leverName(const core::LeverResult& lever, const core::Plan& plan, const Wording& wording, int changes)
{
    if (!lever.name.empty())
        return shownText(lever.name);
    if (lever.id == core::kRestLever)
        return wording.text(QT_TRANSLATE_NOOP("wording", "Not split"));
    if (lever.id == "extras")
        return wording.text(QT_TRANSLATE_NOOP("wording", "Extras of one scenario"));
    if (lever.id == "shared.storage")
        return wording.text(QT_TRANSLATE_NOOP("wording", "Shared storage and transfer"));
    constexpr std::string_view kCommitment = "commitment.";
    if (lever.id.starts_with(kCommitment))
        return wording.text(QT_TRANSLATE_NOOP("wording", "Commitment %1"))
            .arg(shownText(lever.id.substr(kCommitment.size())));
    if (lever.id.starts_with("pillar-"))
        return wording.text(QT_TRANSLATE_N_NOOP("wording", "%1: %n change(s)"), changes)
            .arg(wording.pillar(lever.pillar));
    return pathName(lever.id, plan, wording);
}

QString leverName(const core::WaterfallStep& step, const core::Plan& plan, const Wording& wording)
{
    return leverName(step.lever, plan, wording, step.changes);
}

} // namespace ui
