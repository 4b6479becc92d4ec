// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/price_review.h"

#include "core/import/readers.h"
#include "core/import/stated_number.h"

#include <algorithm>
#include <cmath>
#include <fmt/format.h>
#include <optional>
#include <unordered_map>

namespace core {

namespace {

constexpr std::size_t kRowsShown = 5;
constexpr double kMostGpus = 10000;
/// Above any machine or slice that is for rent by the hour.
constexpr double kMostUsdPerHour = 1e5;

void count(ReviewReason& reason, const ListedPrice& listed)
{
    ++reason.rows;
    if (reason.first.size() < kRowsShown)
        reason.first.push_back({listed.row, listed.provider, listed.gpu, listed.instance, listed.region});
}

/// What a row comes to before it is judged against other rows.
struct Judged
{
    std::string provider;
    const Gpu* gpu = nullptr;
    int gpus = 1;
    std::vector<StatedPrice> prices; ///< each above zero
    std::optional<PriceRejection> rejection;
    std::vector<PriceRemark> remarks;
};

bool isMoney(double value)
{
    return std::isfinite(value) && value > 0 && value <= kMostUsdPerHour;
}

void judgePrices(Judged& judged, const ListedPrice& listed)
{
    bool zero = false;
    bool wrong = false;
    for (const StatedPrice& price : listed.prices) {
        const bool blank = !price.value && price.text.empty();
        if (blank)
            continue;
        if (price.value == 0.0)
            zero = true;
        else if (!price.value || !isMoney(*price.value))
            wrong = true;
        else
            judged.prices.push_back(price);
    }
    if (!judged.prices.empty() && (wrong || zero))
        judged.remarks.push_back(PriceRemark::PriceLeftOut);
    if (judged.prices.empty())
        judged.rejection = wrong  ? PriceRejection::PriceWrong
                           : zero ? PriceRejection::PriceZero
                                  : PriceRejection::PriceMissing;
}

const StatedPrice* priceFor(const std::vector<StatedPrice>& prices, Purchase purchase)
{
    const auto found = std::find_if(prices.begin(), prices.end(), [purchase](const StatedPrice& price) {
        return price.purchase == purchase;
    });
    return found == prices.end() ? nullptr : &*found;
}

void judgeSpot(Judged& judged)
{
    const StatedPrice* onDemand = priceFor(judged.prices, Purchase::OnDemand);
    const StatedPrice* spot = priceFor(judged.prices, Purchase::Spot);
    if (!onDemand || !spot || onDemand->tier != spot->tier)
        return;
    const double share = *spot->value / *onDemand->value;
    constexpr double kEqual = 1e-9;
    constexpr double kLeast = 0.05;
    if (share > 1 + kEqual)
        judged.remarks.push_back(PriceRemark::SpotAboveOnDemand);
    else if (share > 1 - kEqual)
        judged.remarks.push_back(PriceRemark::SpotAsOnDemand);
    else if (share < kLeast) {
        judged.remarks.push_back(PriceRemark::SpotMissingPart);
        judged.prices.erase(judged.prices.begin() + (spot - judged.prices.data()));
    }
}

/// "2026-10-01".
bool isDate(std::string_view text)
{
    constexpr std::string_view kForm = "dddd-dd-dd";
    if (text.size() != kForm.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool digit = text[i] >= '0' && text[i] <= '9';
        if (kForm[i] == 'd' ? !digit : text[i] != '-')
            return false;
    }
    const std::string_view month = text.substr(5, 2);
    const std::string_view day = text.substr(8, 2);
    return month >= "01" && month <= "12" && day >= "01" && day <= "31";
}

std::string priceKey(std::string_view gpu, Purchase purchase)
{
    return fmt::format("{} {}", gpu, nameIn(purchase));
}

/// USD a GPU-hour, over the catalog's offers.
struct Usual
{
    double lowest = 0;
    double highest = 0;
};

/// `likely` is a GPU-hour's; the range is of the offer's own unit.
void widen(Usual& usual, const Uncertain& range, double likely)
{
    const double unit = range.likely > 0 ? likely / range.likely : 0;
    usual.lowest = usual.highest > 0 ? std::min(usual.lowest, range.low * unit) : range.low * unit;
    usual.highest = std::max(usual.highest, range.high * unit);
}

/// `prices` are put into order.
double median(std::vector<double>& prices)
{
    std::sort(prices.begin(), prices.end());
    const std::size_t middle = prices.size() / 2;
    return prices.size() % 2 == 1 ? prices[middle] : (prices[middle - 1] + prices[middle]) / 2;
}

class Review
{
public:
    Review(PriceReview& review, const PriceListOptions& options, const Catalog& catalog,
           const std::vector<NameInLists>& taught)
        : m_review(review)
        , m_options(options)
        , m_catalog(catalog)
        , m_names(catalog, taught)
    {
        for (const Offer& offer : catalog.offers()) {
            if (const auto usd = likelyUsdPerGpuHour(offer.price))
                widen(m_usual[priceKey(offer.gpu, offer.purchase)], offer.price.usd, *usd);
        }
    }

    void take(ListedPrice&& listed)
    {
        ++m_review.rows;
        Judged judged = judge(listed);
        if (!judged.rejection && isDuplicate(listed, judged))
            judged.rejection = PriceRejection::Duplicate;
        if (judged.rejection) {
            ++m_review.rejected;
            count(m_review.refused[*judged.rejection], listed);
            if (*judged.rejection == PriceRejection::GpuUnknown)
                ++m_review.unknownGpus[listed.gpu];
            return;
        }
        const bool mended =
            std::any_of(judged.remarks.begin(), judged.remarks.end(), [](auto r) { return isRepair(r); });
        ++(mended ? m_review.repaired : m_review.taken);
        for (const PriceRemark remark : judged.remarks)
            count((isRepair(remark) ? m_review.mended : m_review.remarked)[remark], listed);
        for (const StatedPrice& price : judged.prices)
            add(listed, judged, price);
    }

    void finish();

private:
    struct Gathered
    {
        LibraryOffer offer;
        std::vector<double> prices;
    };

    Judged judge(const ListedPrice& listed) const;
    void remark(Judged& judged, const ListedPrice& listed) const;
    void judgeGpu(Judged& judged, const ListedPrice& listed) const;
    static void judgeCount(Judged& judged, const ListedPrice& listed, double chips);
    bool isDuplicate(const ListedPrice& listed, const Judged& judged);
    void add(const ListedPrice& listed, const Judged& judged, const StatedPrice& price);
    [[nodiscard]] std::string currencyOf(const ListedPrice& listed) const
    {
        return listed.currency.empty() ? m_options.currency : listed.currency;
    }

    PriceReview& m_review;
    const PriceListOptions& m_options;
    const Catalog& m_catalog;
    ListNames m_names;
    std::map<std::string, Usual, std::less<>> m_usual;     ///< by GPU and purchase model
    std::unordered_map<std::string, std::size_t> m_places; ///< of an offer in m_gathered
    std::vector<Gathered> m_gathered;
    std::unordered_map<std::string, std::size_t> m_seen; ///< rows by all that they say
};

void Review::judgeCount(Judged& judged, const ListedPrice& listed, double chips)
{
    if (!listed.gpus || !(*listed.gpus > 0) || *listed.gpus * chips > kMostGpus) {
        judged.rejection = PriceRejection::CountMissing;
        return;
    }
    const double gpus = *listed.gpus * chips;
    if (gpus != std::floor(gpus)) {
        judged.rejection = PriceRejection::FractionalGpu;
        return;
    }
    judged.gpus = static_cast<int>(gpus);
}

void Review::judgeGpu(Judged& judged, const ListedPrice& listed) const
{
    const NamedGpu named = m_names.gpu(judged.provider, listed.gpu, listed.vramGib, listed.instance);
    if (!named.gpu) {
        judged.rejection = PriceRejection::GpuUnknown;
        return;
    }
    judged.gpu = named.gpu;
    if (named.chips > 1)
        judged.remarks.push_back(PriceRemark::SliceCounted);
    if (listed.vramGib && *listed.vramGib > 0 && named.chips == 1
        && !isSameVram(*listed.vramGib, inGiB(named.gpu->vram)))
        judged.remarks.push_back(PriceRemark::VramUnlike);
    judgeCount(judged, listed, named.chips);
    const std::optional<int> held = m_names.gpusOf(judged.provider, listed.instance);
    if (!judged.rejection && held && *held != judged.gpus) {
        judged.gpus = *held;
        judged.remarks.push_back(PriceRemark::CountCorrected);
    }
}

Judged Review::judge(const ListedPrice& listed) const
{
    Judged judged;
    judged.remarks = listed.remarks;
    judged.rejection = listed.rejection;
    if (judged.rejection)
        return judged;
    if (listed.gpu.empty()) {
        judged.rejection = PriceRejection::NoGpu;
        return judged;
    }
    judged.provider = m_names.provider(listed.provider);
    if (judged.provider.empty()) {
        judged.rejection = PriceRejection::ProviderMissing;
        return judged;
    }
    const std::string currency = currencyOf(listed);
    const bool code = currency.size() == 3 && std::all_of(currency.begin(), currency.end(), [](char c) {
                          return c >= 'A' && c <= 'Z';
                      });
    if (!code) {
        judged.rejection = PriceRejection::CurrencyUnknown;
        return judged;
    }
    // A date that is none would sort as the newest and hide every real one.
    if (!listed.asOf.empty() && !isDate(listed.asOf)) {
        judged.rejection = PriceRejection::Unreadable;
        return judged;
    }
    judgeGpu(judged, listed);
    if (!judged.rejection)
        judgePrices(judged, listed);
    if (!judged.rejection) {
        judgeSpot(judged);
        remark(judged, listed);
    }
    return judged;
}

/// What to know of an offer that is kept as it stands.
void Review::remark(Judged& judged, const ListedPrice& listed) const
{
    if (!m_catalog.provider(judged.provider))
        judged.remarks.push_back(PriceRemark::ProviderUnknown);
    if (listed.currency.empty() && m_review.format == PriceListFormat::Table)
        judged.remarks.push_back(PriceRemark::CurrencyAssumed);
    if (currencyOf(listed) != "USD")
        return;
    constexpr double kJump = 3;
    const bool jumps = std::any_of(judged.prices.begin(), judged.prices.end(), [&](const StatedPrice& price) {
        const auto usual = m_usual.find(priceKey(judged.gpu->id, price.purchase));
        const double each = *price.value / judged.gpus;
        return usual != m_usual.end()
               && (each > kJump * usual->second.highest || each * kJump < usual->second.lowest);
    });
    if (jumps)
        judged.remarks.push_back(PriceRemark::PriceJump);
}

bool Review::isDuplicate(const ListedPrice& listed, const Judged& judged)
{
    std::string all = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}", judged.provider, judged.gpu->id, judged.gpus,
                                  listed.instance, listed.region, listed.zone, listed.tier);
    all += "\n" + currencyOf(listed) + "\n" + listed.asOf;
    for (const StatedPrice& price : judged.prices)
        all += fmt::format("\n{}{}{}", nameIn(price.purchase), price.tier, *price.value);
    return !m_seen.try_emplace(std::move(all), listed.row).second;
}

void Review::add(const ListedPrice& listed, const Judged& judged, const StatedPrice& price)
{
    const std::string& tier = price.tier.empty() ? listed.tier : price.tier;
    std::string key = fmt::format("{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}\n{}", judged.provider, judged.gpu->id,
                                  judged.gpus, listed.instance, listed.region, nameIn(price.purchase), tier,
                                  currencyOf(listed), listed.asOf);
    const auto [place, isNew] = m_places.try_emplace(std::move(key), m_gathered.size());
    if (isNew) {
        LibraryOffer offer{judged.provider,
                           judged.gpu->id,
                           judged.gpus,
                           listed.instance,
                           listed.region,
                           price.purchase,
                           tier,
                           0,
                           0,
                           0,
                           currencyOf(listed),
                           m_options.name,
                           listed.asOf.empty() ? m_options.asOf : listed.asOf};
        m_gathered.push_back({std::move(offer), {}});
    }
    m_gathered[place->second].prices.push_back(*price.value);
}

void Review::finish()
{
    for (Gathered& gathered : m_gathered) {
        std::vector<double>& prices = gathered.prices;
        gathered.offer.likely = median(prices);
        gathered.offer.low = prices.front();
        gathered.offer.high = prices.back();
        m_review.offers.push_back(std::move(gathered.offer));
    }
}

} // namespace

bool isRepair(PriceRemark remark)
{
    switch (remark) {
    case PriceRemark::SpotAboveOnDemand:
    case PriceRemark::SpotAsOnDemand:
    case PriceRemark::PriceLeftOut:
    case PriceRemark::PriceJump:
    case PriceRemark::CurrencyAssumed:
    case PriceRemark::ProviderUnknown:
    case PriceRemark::NoCapacity:
    case PriceRemark::StorageIncluded:
        return false;
    default:
        return true;
    }
}

Result<PriceReview> reviewPriceList(PriceListFormat format, std::string_view text,
                                    const PriceListOptions& options, const Catalog& catalog,
                                    const std::vector<NameInLists>& taught)
{
    PriceReview review;
    review.format = format;
    Review judge(review, options, catalog, taught);
    const auto read = readPriceList(format, text, options,
                                    [&judge](ListedPrice&& listed) { judge.take(std::move(listed)); });
    if (!read)
        return tl::unexpected(read.error());
    judge.finish();
    return review;
}

} // namespace core
