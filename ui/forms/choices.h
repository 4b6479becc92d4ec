// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/catalog/catalog.h"
#include "ui/forms/form_field.h"

#include <string_view>
#include <vector>

/// What forms offer to choose from: the catalog's rows and the words of files, each with its name and with
/// what tells it from the others.
namespace ui {

enum class ModelUse { Language, Images, Vision, Text };

/// Models made for this use first, then the others, in the catalog's order.
[[nodiscard]] std::vector<FieldChoice> modelChoices(const core::Catalog& catalog, ModelUse use);
[[nodiscard]] std::vector<FieldChoice> gpuChoices(const core::Catalog& catalog);
[[nodiscard]] std::vector<FieldChoice> providerChoices(const core::Catalog& catalog);
[[nodiscard]] std::vector<FieldChoice> methodChoices();
/// Kinds of work that a trial of a search may be; first: hours that were measured.
[[nodiscard]] std::vector<FieldChoice> trialChoices();
/// "fp32, bf16, …" as choices, after an empty one called `unsaid`.
[[nodiscard]] std::vector<FieldChoice> formatChoices(std::string_view list, const QString& unsaid);
[[nodiscard]] std::vector<FieldChoice> wordChoices(std::initializer_list<const char*> words,
                                                   const QString& unsaid);
[[nodiscard]] std::vector<FieldChoice> engineChoices();
[[nodiscard]] std::vector<FieldChoice> optimizerChoices();
[[nodiscard]] std::vector<FieldChoice> shardChoices();
[[nodiscard]] std::vector<FieldChoice> purchaseChoices();
[[nodiscard]] std::vector<FieldChoice> priceUnitChoices();
[[nodiscard]] std::vector<FieldChoice> tierChoices();
[[nodiscard]] std::vector<FieldChoice> routeChoices();
[[nodiscard]] std::vector<FieldChoice> storageStateChoices();
/// Not said, yes, no.
[[nodiscard]] std::vector<FieldChoice> yesNoChoices(const QString& unsaid);

} // namespace ui
