// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/catalog_words.h"

#include "ui/platform/shown_text.h"
#include "ui/platform/wording_sentences.h"

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

constexpr SentencePattern kWords[] = {
    {"consumer", QT_TRANSLATE_NOOP("wording", "consumer")},
    {"workstation", QT_TRANSLATE_NOOP("wording", "workstation")},
    {"datacenter", QT_TRANSLATE_NOOP("wording", "data centre")},
    {"board", QT_TRANSLATE_NOOP("wording", "board")},
    {"pod", QT_TRANSLATE_NOOP("wording", "part of a pod")},
    {"superchip", QT_TRANSLATE_NOOP("wording", "superchip")},
    {"hyperscaler", QT_TRANSLATE_NOOP("wording", "hyperscaler")},
    {"specialised", QT_TRANSLATE_NOOP("wording", "specialised cloud")},
    {"marketplace", QT_TRANSLATE_NOOP("wording", "marketplace")},
    {"serverless", QT_TRANSLATE_NOOP("wording", "serverless")},
    {"owned", QT_TRANSLATE_NOOP("wording", "owned")},
    {"decoder LM", QT_TRANSLATE_NOOP("wording", "language model")},
    {"encoder", QT_TRANSLATE_NOOP("wording", "encoder")},
    {"encoder-decoder", QT_TRANSLATE_NOOP("wording", "encoder–decoder")},
    {"speech encoder-decoder", QT_TRANSLATE_NOOP("wording", "speech recognition")},
    {"vision classifier", QT_TRANSLATE_NOOP("wording", "image classification")},
    {"vision-language", QT_TRANSLATE_NOOP("wording", "images and text")},
    {"detector", QT_TRANSLATE_NOOP("wording", "object detection")},
    {"diffusion", QT_TRANSLATE_NOOP("wording", "image generation")},
    {"community", QT_TRANSLATE_NOOP("wording", "community")},
    {"secure", QT_TRANSLATE_NOOP("wording", "secure")},
    {"node", QT_TRANSLATE_NOOP("wording", "whole node")},
    {"1y", QT_TRANSLATE_NOOP("wording", "1 year")},
    {"3y", QT_TRANSLATE_NOOP("wording", "3 years")},
    {"gpu_hour", QT_TRANSLATE_NOOP("wording", "a GPU-hour")},
    {"instance_hour", QT_TRANSLATE_NOOP("wording", "an instance-hour")},
    {"gpu_second", QT_TRANSLATE_NOOP("wording", "a GPU-second")},
    {"month", QT_TRANSLATE_NOOP("wording", "a month")},
};

} // namespace

QString catalogWord(std::string_view word, const Wording& wording)
{
    const auto found = std::find_if(std::begin(kWords), std::end(kWords),
                                    [word](const SentencePattern& pattern) { return pattern.id == word; });
    return found == std::end(kWords) ? shownText(word) : wording.text(found->source);
}

} // namespace ui
