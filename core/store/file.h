// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <functional>
#include <string>
#include <string_view>

namespace core {

/// Why a file cannot be read, from the system's error number: "file-missing", "file-forbidden", else
/// "file-unreadable" with the system's reason.
[[nodiscard]] Error readProblem(const std::string& path, int systemError);
/// Why a file cannot be written: "folder-missing", "file-read-only", "disk-full", else "file-unwritable" with
/// the system's reason.
[[nodiscard]] Error writeProblem(const std::string& path, int systemError);

/// The bytes of a file, a pipe or a device, at most `limit` ("file-too-large" above), or readProblem.
[[nodiscard]] Result<std::string> readFile(const std::string& path, std::size_t limit);

/// The first `count` bytes of an ordinary file, fewer when it is shorter. Empty for anything else: what is
/// read from a pipe is gone.
[[nodiscard]] std::string startOfFile(const std::string& path, std::size_t count);

/// Whether a file is there and nobody gave leave to change it, also when the user could take that leave.
[[nodiscard]] bool isReadOnly(const std::string& path);

/// Tries to write 64 KiB beside `path` and removes them again: zero, or the system's error number.
[[nodiscard]] int tryToWrite(const std::string& path);

/// Makes `path` hold what `write` puts into the file whose name it is given, whole or not at all: written
/// beside the target, synchronised, then renamed over it. An existing target keeps its permissions; a link is
/// followed; a device or a pipe is refused. Fails with what `write` fails with, or writeProblem.
[[nodiscard]] Result<void> replaceFile(const std::string& path,
                                       const std::function<Result<void>(const std::string&)>& write);

/// `text` as the whole content of `path`, as replaceFile does it; into a device or a pipe straight away.
[[nodiscard]] Result<void> writeFile(const std::string& path, std::string_view text);

} // namespace core
