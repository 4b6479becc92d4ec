// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <csignal>
#include <cstdio>
#include <sys/wait.h>
#include <unistd.h>

namespace support {

/// Whether `act` ends the process by a failed assertion; tried in a child process.
template<class Act>
[[nodiscard]] bool dies(const Act& act)
{
    const pid_t child = fork();
    if (child == 0) {
        // The test framework catches the signal and prints a report; here it is what we wait for.
        std::signal(SIGABRT, SIG_DFL);
        if (std::freopen("/dev/null", "w", stderr) == nullptr)
            _exit(2);
        act();
        _exit(0);
    }
    int status = 0;
    return child > 0 && waitpid(child, &status, 0) == child && WIFSIGNALED(status)
           && WTERMSIG(status) == SIGABRT;
}

} // namespace support
