// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/forms/choices.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace {

struct Text
{
    Q_DECLARE_TR_FUNCTIONS(Choices)
};

using Choices = std::vector<FieldChoice>;

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// "8.03 B", "86 M": three digits.
QString parametersText(double parameters)
{
    const auto digits = [](double x) {
        const int decimals = x >= 100 ? 0 : x >= 10 ? 1 : 2;
        return QLocale().toString(x, 'f', decimals);
    };
    if (parameters >= 1e9)
        return Text::tr("%1 B parameters").arg(digits(parameters / 1e9));
    return Text::tr("%1 M parameters").arg(digits(parameters / 1e6));
}

QString modelDetail(const core::ModelShape& model)
{
    QString detail = parametersText(model.parameters);
    if (model.activeParameters && *model.activeParameters < 0.99 * model.parameters)
        detail += Text::tr(", %1 B active").arg(QLocale().toString(*model.activeParameters / 1e9, 'f', 1));
    if (model.maxContext)
        detail += Text::tr(" · context %1").arg(QLocale().toString(*model.maxContext));
    return detail;
}

bool isMadeFor(const core::ModelShape& model, ModelUse use)
{
    const std::string& kind = model.kind;
    const auto has = [&kind](const char* word) { return kind.find(word) != std::string::npos; };
    switch (use) {
    case ModelUse::Language:
        return kind == "decoder LM" || has("vision-language") || kind == "encoder-decoder";
    case ModelUse::Images:
        return has("diffusion");
    case ModelUse::Vision:
        return has("classifier") || has("detector");
    case ModelUse::Text:
        return has("encoder");
    }
    return false;
}

} // namespace

Choices modelChoices(const core::Catalog& catalog, ModelUse use)
{
    Choices made, others;
    for (const core::ModelShape& model : catalog.models())
        (isMadeFor(model, use) ? made : others)
            .push_back({model.id, fromUtf8(model.name.empty() ? model.id : model.name), modelDetail(model)});
    made.insert(made.end(), others.begin(), others.end());
    return made;
}

Choices gpuChoices(const core::Catalog& catalog)
{
    Choices choices;
    for (const core::Gpu& gpu : catalog.gpus()) {
        QString detail = Text::tr("%1 GB").arg(std::lround(core::inGiB(gpu.vram)));
        if (gpu.releaseYear)
            detail += QStringLiteral(" · %1").arg(*gpu.releaseYear);
        choices.push_back({gpu.id, fromUtf8(gpu.name), detail});
    }
    return choices;
}

Choices providerChoices(const core::Catalog& catalog)
{
    Choices choices{{std::string(), Text::tr("that of the offer"), {}}};
    for (const core::Provider& provider : catalog.providers())
        choices.push_back({provider.id, fromUtf8(provider.name.empty() ? provider.id : provider.name), {}});
    return choices;
}

Choices methodChoices()
{
    return {{"full", Text::tr("whole model"), {}},
            {"lora", QStringLiteral("LoRA"), {}},
            {"qlora", QStringLiteral("QLoRA"), {}},
            {"dreambooth", QStringLiteral("DreamBooth"), {}}};
}

Choices trialChoices()
{
    return {{std::string(), Text::tr("measured hours"), {}},
            {"llm-training", Text::tr("LLM training"), {}},
            {"llm-finetuning", Text::tr("LLM fine-tuning"), {}},
            {"image-finetuning", Text::tr("image fine-tuning"), {}},
            {"vision-training", Text::tr("vision training"), {}},
            {"nlp-training", Text::tr("NLP training"), {}}};
}

Choices formatChoices(std::string_view list, const QString& unsaid)
{
    Choices choices{{std::string(), unsaid, {}}};
    for (std::size_t start = 0; start < list.size();) {
        const std::size_t end = std::min(list.find(", ", start), list.size());
        const std::string word(list.substr(start, end - start));
        choices.push_back({word, fromUtf8(word), {}});
        start = end + 2;
    }
    return choices;
}

Choices wordChoices(std::initializer_list<const char*> words, const QString& unsaid)
{
    Choices choices{{std::string(), unsaid, {}}};
    for (const char* word : words)
        choices.push_back({word, QString::fromLatin1(word), {}});
    return choices;
}

Choices engineChoices()
{
    return wordChoices({"vllm", "sglang", "tensorrt-llm", "llama.cpp", "exllama", "hf"},
                       Text::tr("not said"));
}

Choices optimizerChoices()
{
    return wordChoices({"adamw", "adamw-8bit", "adafactor", "sgd", "lion", "muon"}, Text::tr("AdamW"));
}

Choices shardChoices()
{
    return {{"none", Text::tr("nothing"), {}},
            {"zero1", QStringLiteral("ZeRO 1"), Text::tr("optimizer")},
            {"zero2", QStringLiteral("ZeRO 2"), Text::tr("optimizer, gradients")},
            {"zero3", QStringLiteral("ZeRO 3, FSDP"), Text::tr("optimizer, gradients, weights")}};
}

Choices purchaseChoices()
{
    return {{"on-demand", Text::tr("on demand"), {}},
            {"spot", Text::tr("spot"), {}},
            {"reserved", Text::tr("reserved"), {}},
            {"savings-plan", Text::tr("savings plan"), {}},
            {"serverless", Text::tr("serverless"), {}},
            {"monthly", Text::tr("monthly"), {}},
            {"owned", Text::tr("owned"), {}}};
}

Choices priceUnitChoices()
{
    return {{"gpu_hour", Text::tr("GPU-hour"), {}},
            {"instance_hour", Text::tr("machine-hour"), {}},
            {"gpu_second", Text::tr("GPU-second"), {}},
            {"month", Text::tr("month"), {}}};
}

Choices tierChoices()
{
    return {{std::string(), Text::tr("any"), {}},     {"secure", Text::tr("secure"), {}},
            {"community", Text::tr("community"), {}}, {"dedicated", Text::tr("dedicated"), {}},
            {"1y", Text::tr("for 1 year"), {}},       {"3y", Text::tr("for 3 years"), {}}};
}

Choices routeChoices()
{
    return {{"internet", Text::tr("to the internet"), {}},
            {"inter-region", Text::tr("to another region"), {}},
            {"inter-zone", Text::tr("to another zone"), {}},
            {"intra", Text::tr("within the zone"), {}},
            {"ingress", Text::tr("into the cloud"), {}}};
}

Choices storageStateChoices()
{
    return {{"running", Text::tr("machine running"), {}}, {"stopped", Text::tr("machine stopped"), {}}};
}

Choices yesNoChoices(const QString& unsaid)
{
    return {{std::string(), unsaid, {}}, {"yes", Text::tr("yes"), {}}, {"no", Text::tr("no"), {}}};
}

} // namespace ui
