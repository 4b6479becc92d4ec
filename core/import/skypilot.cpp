// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/import/csv_reader.h"
#include "core/import/list_columns.h"
#include "core/import/readers.h"
#include "core/import/stated_number.h"

#include <array>
#include <charconv>
#include <cmath>
#include <map>

namespace core {

namespace {

/// What is used of a row, by place.
struct Columns
{
    std::size_t instance, gpu, count, cpus, memory, info, price, spot, region, zone;
};

Result<Columns> columnsOf(const CsvRow& header)
{
    const ListColumns names(header);
    for (const char* needed : {"InstanceType", "AcceleratorName", "AcceleratorCount", "Price"}) {
        if (!names.has(needed))
            return failure("import-column-missing", {{"column", needed}});
    }
    return Columns{
        names.place("InstanceType"),    names.place("AcceleratorName"), names.place("AcceleratorCount"),
        names.place("vCPUs"),           names.place("MemoryGiB"),       names.place("GpuInfo"),
        names.place("Price"),           names.place("SpotPrice"),       names.place("Region"),
        names.place("AvailabilityZone")};
}

/// Digits after the word `SizeInMiB` of a text that is neither JSON nor always the same.
std::optional<double> sizeInMib(std::string_view info)
{
    constexpr std::string_view kWord = "SizeInMiB";
    std::size_t at = info.find(kWord);
    if (at == std::string_view::npos)
        return std::nullopt;
    at += kWord.size();
    while (at < info.size() && (info[at] < '0' || info[at] > '9'))
        ++at;
    double value = 0;
    const auto [rest, error] = std::from_chars(info.data() + at, info.data() + info.size(), value);
    return error == std::errc() && value > 0 ? std::optional(value) : std::nullopt;
}

/// The memory of a card; RunPod's rows hold gigabytes in the field.
void readVram(ListedPrice& listed, std::string_view info)
{
    const auto mib = sizeInMib(info);
    if (!mib)
        return;
    constexpr double kMostGigabytes = 1024;
    if (*mib < kMostGigabytes) {
        listed.vramGib = *mib;
        listed.remarks.push_back(PriceRemark::VramUnit);
    } else {
        listed.vramGib = *mib / 1024;
    }
}

StatedPrice stated(Purchase purchase, std::string_view text)
{
    const StatedNumber number = statedNumber(text);
    StatedPrice price{purchase, number.value, {}, {}};
    if (!number.value && !number.blank)
        price.text = std::string(text);
    return price;
}

/// The price of a GCP machine by instance type and zone.
struct HostPrice
{
    std::optional<double> onDemand;
    std::optional<double> spot;
};
using Hosts = std::map<std::string, HostPrice, std::less<>>;

/// The smallest machine type that takes `count` of these GPUs (cloud.google.com/compute/docs/gpus).
std::string hostFor(std::string_view gpu, double count)
{
    struct Family
    {
        std::string_view gpu;
        std::array<std::string_view, 6> hosts; ///< for 1, 2, 4, 8, 16 GPUs
    };
    constexpr std::array<Family, 9> families{
        {{"A100", {"a2-highgpu-1g", "a2-highgpu-2g", "a2-highgpu-4g", "a2-highgpu-8g", "a2-megagpu-16g"}},
         {"A100-80GB", {"a2-ultragpu-1g", "a2-ultragpu-2g", "a2-ultragpu-4g", "a2-ultragpu-8g", ""}},
         {"H100", {"a3-highgpu-1g", "a3-highgpu-2g", "a3-highgpu-4g", "a3-highgpu-8g", ""}},
         {"H100-MEGA", {"", "", "", "a3-megagpu-8g", ""}},
         {"H200", {"", "", "", "a3-ultragpu-8g", ""}},
         {"H100-80GB", {"a3-highgpu-1g", "a3-highgpu-2g", "a3-highgpu-4g", "a3-highgpu-8g", ""}},
         {"B200", {"", "", "", "a4-highgpu-8g", ""}},
         {"L4", {"g2-standard-4", "g2-standard-24", "g2-standard-48", "g2-standard-96", ""}},
         {"", {"n1-standard-4", "n1-standard-8", "n1-standard-16", "n1-standard-32", ""}}}};
    const double step = std::log2(count);
    if (!(step >= 0 && step <= 4) || step != std::floor(step))
        return {};
    const auto place = static_cast<std::size_t>(step);
    for (const Family& family : families) {
        if (family.gpu == gpu)
            return std::string(family.hosts[place]);
    }
    constexpr std::array<std::string_view, 5> attachable{"T4", "V100", "P100", "P4", "K80"};
    const bool attached = std::find(attachable.begin(), attachable.end(), gpu) != attachable.end();
    return attached ? std::string(families.back().hosts[place]) : std::string();
}

class Reader
{
public:
    Reader(const PriceListOptions& options, const TakePrice& take)
        : m_options(options)
        , m_take(take)
    {
    }

    /// The machines, before the GPUs that are put into them.
    void addHost(const CsvRow& row, const Columns& at)
    {
        const std::string_view instance = cell(row, at.instance);
        if (instance.empty() || !cell(row, at.gpu).empty())
            return;
        const bool takesGpus = instance.starts_with("a") || instance.starts_with("g2-standard-")
                               || instance.starts_with("n1-standard-");
        if (takesGpus)
            m_hosts.try_emplace(
                keyOf(instance, placeOf(row, at)),
                HostPrice{statedNumber(cell(row, at.price)).value, statedNumber(cell(row, at.spot)).value});
    }

    void take(const CsvRow& row, const Columns& at)
    {
        ListedPrice listed;
        listed.row = row.line;
        listed.provider = m_options.provider;
        listed.instance = std::string(cell(row, at.instance));
        listed.gpu = std::string(cell(row, at.gpu));
        listed.region = std::string(cell(row, at.region));
        listed.zone = std::string(cell(row, at.zone));
        if (listed.gpu.empty())
            return m_take(std::move(listed));
        listed.gpus = statedNumber(cell(row, at.count)).value;
        readShare(listed, statedNumber(cell(row, at.cpus)).value);
        readVram(listed, cell(row, at.info));
        listed.prices = {stated(Purchase::OnDemand, cell(row, at.price)),
                         stated(Purchase::Spot, cell(row, at.spot))};
        if (listed.instance.empty() && !listed.gpu.starts_with("tpu"))
            putIntoHost(listed);
        m_take(std::move(listed));
    }

private:
    static std::string placeOf(const CsvRow& row, const Columns& at)
    {
        const std::string_view zone = cell(row, at.zone);
        return std::string(zone.empty() ? cell(row, at.region) : zone);
    }
    static std::string keyOf(std::string_view instance, const std::string& place)
    {
        return std::string(instance) + '\n' + place;
    }

    /// Azure writes one GPU where a machine has a part of one: its processors tell how much.
    void readShare(ListedPrice& listed, std::optional<double> cpus) const
    {
        if (!cpus || listed.gpus != 1.0)
            return;
        const std::string_view name = listed.instance;
        const bool a10 = name.starts_with("Standard_NV") && name.find("ads_A10_v5") != std::string::npos;
        const bool mi25 = name.starts_with("Standard_NV") && name.ends_with("as_v4");
        const double whole = a10 ? 36 : mi25 ? 32 : 0;
        if (whole > 0 && *cpus < whole)
            listed.gpus = *cpus / whole;
    }

    void putIntoHost(ListedPrice& listed) const
    {
        const std::string host = hostFor(listed.gpu, listed.gpus.value_or(0));
        const auto found = m_hosts.find(keyOf(host, listed.zone.empty() ? listed.region : listed.zone));
        if (host.empty() || found == m_hosts.end() || !found->second.onDemand) {
            listed.rejection = PriceRejection::HostMissing;
            return;
        }
        listed.instance = host;
        listed.remarks.push_back(PriceRemark::HostAdded);
        add(listed.prices[0], found->second.onDemand);
        add(listed.prices[1], found->second.spot);
    }

    static void add(StatedPrice& price, const std::optional<double>& host)
    {
        if (price.value && *price.value > 0)
            price.value = host ? std::optional(*price.value + *host) : std::nullopt;
    }

    const PriceListOptions& m_options;
    const TakePrice& m_take;
    Hosts m_hosts;
};

} // namespace

Result<void> readSkypilot(std::string_view text, const PriceListOptions& options, const TakePrice& take)
{
    Reader reader(options, take);
    const auto each = [&](const auto& row) -> Result<void> {
        std::optional<Columns> columns;
        return readCsv(text, [&](const CsvRow& record) -> Result<void> {
            if (!columns) {
                auto found = columnsOf(record);
                if (!found)
                    return tl::unexpected(found.error());
                columns = *found;
            } else {
                row(record, *columns);
            }
            return {};
        });
    };
    if (lowered(options.provider) == "gcp") {
        auto hosts = each([&](const CsvRow& row, const Columns& at) { reader.addHost(row, at); });
        if (!hosts)
            return hosts;
    }
    return each([&](const CsvRow& row, const Columns& at) { reader.take(row, at); });
}

} // namespace core
