// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/plan_file.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <unistd.h>

namespace {

/// One file in memory, where the system has such a place, written anew for each input.
const std::string& fileName()
{
    static const std::string name = [] {
        const char* folder = ::access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp";
        return std::string(folder) + "/fuzz_plan_file." + std::to_string(::getpid()) + ".gpuplan";
    }();
    return name;
}

void write(const std::uint8_t* data, std::size_t size)
{
    std::FILE* const file = std::fopen(fileName().c_str(), "wb");
    if (!file)
        std::abort();
    const std::size_t written = std::fwrite(data, 1, size, file);
    if (std::fclose(file) != 0 || written != size)
        std::abort();
}

} // namespace

/// Any file is opened or refused; what was opened is saved over it and opened equal.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    write(data, size);
    const auto opened = core::openPlan(fileName());
    if (opened && core::savePlan(opened->read.plan, fileName())) {
        const auto again = core::openPlan(fileName());
        if (!again || !(again->read.plan == opened->read.plan))
            std::abort();
    }
    ::unlink(fileName().c_str());
    return 0;
}
