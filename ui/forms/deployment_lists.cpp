// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/plan/month.h"
#include "ui/forms/choices.h"
#include "ui/forms/deployment_fields.h"
#include "ui/forms/described_field.h"
#include "ui/forms/tier_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(DeploymentLists)
};

constexpr int kData = 8; ///< the last of deploymentSections

using Choices = std::vector<FieldChoice>;

FormField column(const char* key, const QString& label, const QString& unit, const QString& help,
                 Choices choices = {}, const QString& absent = {})
{
    FormField field;
    field.key = key;
    field.label = label;
    field.unit = unit;
    field.help = help;
    field.choices = std::move(choices);
    field.absent = absent;
    return field;
}

/// Every month of the plan, as files and readers write it.
void addMonths(Choices& choices, const core::Plan& plan)
{
    const auto start = core::parseMonth(plan.start);
    for (int m = 0; start && m < std::min(plan.months, 120); ++m) {
        const std::string month = core::toText(*start + m);
        choices.push_back({month, QString::fromStdString(month), {}});
    }
}

Choices startChoices(const core::Plan& plan)
{
    Choices choices{{std::string(), Text::tr("the plan's start"), {}}};
    addMonths(choices, plan);
    return choices;
}

Choices whenChoices(const core::Plan& plan)
{
    Choices choices{{std::string(), Text::tr("the plan's start"), {}},
                    {"once", Text::tr("once"), {}},
                    {"monthly", Text::tr("every month"), {}}};
    addMonths(choices, plan);
    return choices;
}

/// Prices by amount, written in one line.
template<class Row>
FieldOf<Row> tiersColumn(const QString& unit)
{
    FieldOf<Row> field;
    static_cast<FormField&>(field) =
        column("tiers", Text::tr("Price"), unit,
               Text::tr("Empty: the provider's. With tiers, limit in GB and price: 1000: 0.07; 0.05."), {},
               Text::tr("the provider's"));
    field.input = FieldInput::Text;
    field.optional = true;
    field.get = [](const Row& row) { return FieldValue(tiersText(row.tiers, QLocale()).toStdString()); };
    field.set = [](Row& row, const FieldValue& value) {
        const auto* text = std::get_if<std::string>(&value);
        auto tiers = parseTiers(text ? QString::fromStdString(*text) : QString(), QLocale());
        if (const auto* problem = std::get_if<QString>(&tiers))
            return *problem;
        row.tiers = std::get<std::vector<core::TierRow>>(std::move(tiers));
        return QString();
    };
    return field;
}

FormList described(const char* key, const QString& title, const QString& addText)
{
    FormList form;
    form.key = key;
    form.title = title;
    form.addText = addText;
    form.section = kData;
    return form;
}

DeploymentList storageList(const core::Plan& plan, const core::Catalog& catalog)
{
    using R = core::Storage;
    const auto kept = [](FormField field) { return keptAtKey<R>(std::move(field)); };
    std::vector<FieldOf<R>> columns{
        kept(column("gb", Text::tr("Size"), QStringLiteral("GB"), Text::tr("10⁹ bytes each."))),
        tiersColumn<R>(Text::tr("USD a GB and month")),
        kept(column("provider", Text::tr("Provider"), {}, Text::tr("Whose prices hold."),
                    providerChoices(catalog))),
        kept(column("state", Text::tr("While the"), {}, Text::tr("Stopped machines pay another rate."),
                    storageStateChoices())),
        kept(column("start", Text::tr("From"), {}, Text::tr("First month."), startChoices(plan))),
        kept(column("months", Text::tr("For"), Text::tr("months"), Text::tr("Empty: to the plan's end."), {},
                    Text::tr("to the plan's end")))};
    return listIn<core::Deployment, R>(
        described("storage", Text::tr("Storage"), Text::tr("Add storage")), std::move(columns),
        [](core::Deployment & d) -> auto& { return d.storage; });
}

DeploymentList transferList(const core::Plan& plan, const core::Catalog& catalog)
{
    using R = core::Transfer;
    const auto kept = [](FormField field) { return keptAtKey<R>(std::move(field)); };
    std::vector<FieldOf<R>> columns{
        kept(column("gb", Text::tr("Amount"), QStringLiteral("GB"), Text::tr("10⁹ bytes each."))),
        tiersColumn<R>(Text::tr("USD a GB")),
        kept(column("provider", Text::tr("Provider"), {}, Text::tr("Whose prices hold."),
                    providerChoices(catalog))),
        kept(column("route", Text::tr("Way"), {}, Text::tr("Where the data goes."), routeChoices())),
        kept(column("when", Text::tr("When"), {}, Text::tr("Once, every month, or in one month."),
                    whenChoices(plan))),
        kept(column("start", Text::tr("From"), {}, Text::tr("First month, if every month."),
                    startChoices(plan))),
        kept(column("months", Text::tr("For"), Text::tr("months"), Text::tr("Empty: to the plan's end."), {},
                    Text::tr("to the plan's end")))};
    return listIn<core::Deployment, R>(
        described("transfer", Text::tr("Transfer"), Text::tr("Add a transfer")), std::move(columns),
        [](core::Deployment & d) -> auto& { return d.transfer; });
}

} // namespace

std::vector<DeploymentList> deploymentLists(const core::Plan& plan, const core::Catalog& catalog)
{
    std::vector<DeploymentList> lists;
    lists.push_back(storageList(plan, catalog));
    lists.push_back(transferList(plan, catalog));
    return lists;
}

} // namespace ui
