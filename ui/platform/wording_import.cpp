// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/platform/wording.h"
#include "ui/platform/wording_sentences.h"

namespace ui {

namespace {

/// What happened to a row of a price list (core/import/price_list.h).
constexpr SentencePattern kReasons[] = {
    {"host-added", QT_TRANSLATE_NOOP("wording", "the machine's price was added to its GPUs'")},
    {"slice-counted", QT_TRANSLATE_NOOP("wording", "a TPU slice under one name: its chips were counted")},
    {"vram-unlike",
     QT_TRANSLATE_NOOP("wording", "the stated memory is not the card's; the specification's is used")},
    {"vram-unit", QT_TRANSLATE_NOOP("wording", "gigabytes in a field of mebibytes")},
    {"per-gpu-recomputed",
     QT_TRANSLATE_NOOP("wording", "the price a GPU is not the machine's ÷ its GPUs; computed anew")},
    {"instance-price", QT_TRANSLATE_NOOP("wording", "the column of one GPU held the whole machine's price")},
    {"price-multiplied",
     QT_TRANSLATE_NOOP("wording", "only one GPU's price was given; multiplied by the GPUs")},
    {"storage-included", QT_TRANSLATE_NOOP("wording", "the price contains a disk")},
    {"count-corrected", QT_TRANSLATE_NOOP("wording", "this machine is known to hold another number of GPUs")},
    {"spot-above-on-demand", QT_TRANSLATE_NOOP("wording", "spot costs more than on demand")},
    {"spot-as-on-demand", QT_TRANSLATE_NOOP("wording", "spot costs as much as on demand")},
    {"price-left-out",
     QT_TRANSLATE_NOOP("wording", "one of the row's prices is zero or no price and was left out")},
    {"spot-missing-part", QT_TRANSLATE_NOOP("wording", "spot under a twentieth of on demand was left out")},
    {"price-jump",
     QT_TRANSLATE_NOOP(
         "wording",
         "more than three times the dearest price known of this GPU, or less than a third of the cheapest")},
    {"currency-assumed", QT_TRANSLATE_NOOP("wording", "the list names no currency")},
    {"provider-unknown",
     QT_TRANSLATE_NOOP("wording", "a provider that the catalog does not know: no billing rules")},
    {"no-capacity", QT_TRANSLATE_NOOP("wording", "listed, but not to be had when the list was written")},
    {"no-gpu", QT_TRANSLATE_NOOP("wording", "a machine without a GPU")},
    {"gpu-unknown", QT_TRANSLATE_NOOP("wording", "no GPU of the catalog has this name; it can be taught")},
    {"count-missing", QT_TRANSLATE_NOOP("wording", "how many GPUs is not said")},
    {"fractional-gpu", QT_TRANSLATE_NOOP("wording", "a part of a GPU")},
    {"price-missing", QT_TRANSLATE_NOOP("wording", "no price: unknown, or by reservation only")},
    {"price-zero", QT_TRANSLATE_NOOP("wording", "a price of zero: not for sale")},
    {"price-wrong", QT_TRANSLATE_NOOP("wording", "the price is no possible amount")},
    {"host-missing", QT_TRANSLATE_NOOP("wording", "GPUs without a machine to put them into")},
    {"duplicate", QT_TRANSLATE_NOOP("wording", "the same offer once more")},
    {"not-for-rent", QT_TRANSLATE_NOOP("wording", "not for rent, says the list")},
    {"provider-missing",
     QT_TRANSLATE_NOOP("wording", "no provider is named; say whose list it is with --provider")},
    {"currency-unknown", QT_TRANSLATE_NOOP("wording", "the currency is no code of three capitals")},
    {"unreadable", QT_TRANSLATE_NOOP("wording", "not of the form that this format has")},
};

} // namespace

QString Wording::importReason(std::string_view word) const
{
    return wordOf(kReasons, word);
}

} // namespace ui
