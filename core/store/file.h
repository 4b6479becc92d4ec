// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace core {

/// The bytes of a file, a pipe or a device, at most `limit` ("file-too-large" above); "file-unreadable" with
/// the system's reason.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t limit);

/// Makes `path` hold what `write` puts into the file whose name it is given, whole or not at all: written
/// beside the target, synchronised, then renamed over it. An existing target keeps its permissions; a link is
/// followed. `write` returns the reason when it fails, else an empty text. Fails with "file-unwritable".
[[nodiscard]] Result<void> replaceFile(const std::string& path,
                                       const std::function<std::string(const std::string&)>& write);

/// `text` as the whole content of `path`, as replaceFile does it.
[[nodiscard]] Result<void> writeFile(const std::string& path, std::string_view text);

} // namespace core
