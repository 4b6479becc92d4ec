// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <sys/stat.h>
#include <system_error>
#include <unistd.h>

namespace core {

namespace fs = std::filesystem;

namespace {

/// An open file descriptor, closed with its scope.
class Descriptor
{
public:
    explicit Descriptor(int fd)
        : m_fd(fd)
    {
    }
    ~Descriptor()
    {
        if (m_fd >= 0)
            ::close(m_fd);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int fd() const { return m_fd; }
    [[nodiscard]] bool open() const { return m_fd >= 0; }

private:
    int m_fd;
};

std::string lastReason()
{
    return std::generic_category().message(errno);
}

tl::unexpected<Error> unwritable(const std::string& path, const std::string& reason)
{
    return failure("file-unwritable", {{"path", path}, {"reason", reason}});
}

/// Empty when done, else the reason.
std::string synchronise(const std::string& path, int flags)
{
    const Descriptor file(::open(path.c_str(), flags | O_CLOEXEC));
    return file.open() && ::fsync(file.fd()) == 0 ? std::string() : lastReason();
}

std::string writeAll(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(fd, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return lastReason();
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

/// The file that a chain of links ends at, whether it exists or not.
fs::path resolved(const std::string& path)
{
    std::error_code error;
    const fs::path target = fs::weakly_canonical(path, error);
    return error || target.empty() ? fs::path(path) : target;
}

/// A new empty file beside `target`; empty (with errno) when there can be none.
std::string createBeside(const fs::path& target)
{
    std::string name = (target.parent_path() / ("." + target.filename().string() + ".XXXXXX")).string();
    const Descriptor created(::mkstemp(name.data()));
    return created.open() ? name : std::string();
}

/// The permissions that `target` has, or that a new file gets.
void takePermissions(const std::string& file, const fs::path& target)
{
    struct stat existing = {};
    const mode_t mask = ::umask(0);
    ::umask(mask);
    const bool exists = ::stat(target.c_str(), &existing) == 0;
    const mode_t mode = exists ? existing.st_mode & 07777U : 0666U & ~mask;
    // A file system without permissions refuses; the content is what counts.
    [[maybe_unused]] const int ignored = ::chmod(file.c_str(), mode);
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t limit)
{
    const auto unreadable = [&] {
        return failure("file-unreadable", {{"path", path}, {"reason", lastReason()}});
    };
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.open())
        return unreadable();
    std::string text;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(file.fd(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return unreadable();
        if (count == 0)
            return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
        if (text.size() > limit)
            return failure("file-too-large", {{"path", path}, {"limit", std::to_string(limit >> 20U)}});
    }
}

Result<void> replaceFile(const std::string& path, const std::function<std::string(const std::string&)>& write)
{
    const fs::path target = resolved(path);
    const std::string draft = createBeside(target);
    if (draft.empty())
        return unwritable(path, lastReason());
    std::string reason = write(draft);
    if (reason.empty())
        reason = synchronise(draft, O_RDWR);
    if (reason.empty()) {
        takePermissions(draft, target);
        if (::rename(draft.c_str(), target.c_str()) != 0)
            reason = lastReason();
    }
    if (!reason.empty()) {
        ::unlink(draft.c_str());
        return unwritable(path, reason);
    }
    // The rename itself lasts only when its folder is synchronised; some file systems refuse, and the file is
    // whole either way.
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    (void)synchronise(folder.string(), O_RDONLY | O_DIRECTORY);
    return {};
}

Result<void> writeFile(const std::string& path, std::string_view text)
{
    return replaceFile(path, [&](const std::string& draft) {
        const Descriptor file(::open(draft.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC));
        return file.open() ? writeAll(file.fd(), text) : lastReason();
    });
}

} // namespace core
