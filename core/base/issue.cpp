// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/base/issue.h"

namespace core {

std::string_view nameOf(Severity severity)
{
    switch (severity) {
    case Severity::Info:
        return "info";
    case Severity::Warning:
        return "warning";
    case Severity::Blocking:
        return "blocking";
    case Severity::Error:
        return "error";
    }
    return "info";
}

} // namespace core
