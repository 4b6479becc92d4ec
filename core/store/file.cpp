// SPDX-FileCopyrightText: gpuplan contributors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/store/file.h"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
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

/// Zero when done, else the system's error number.
int synchronise(const std::string& path, int flags)
{
    const Descriptor file(::open(path.c_str(), flags | O_CLOEXEC));
    return file.open() && ::fsync(file.fd()) == 0 ? 0 : errno;
}

int writeAll(int fd, std::string_view text)
{
    while (!text.empty()) {
        const ssize_t written = ::write(fd, text.data(), text.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return errno;
        text.remove_prefix(static_cast<std::size_t>(written));
    }
    return 0;
}

Result<void> writeInto(const std::string& file, int flags, std::string_view text)
{
    const Descriptor into(::open(file.c_str(), O_WRONLY | O_CLOEXEC | flags));
    const int problem = into.open() ? writeAll(into.fd(), text) : errno;
    if (problem != 0)
        return tl::unexpected(writeProblem(file, problem));
    return {};
}

/// Something that is no ordinary file: a device, a pipe, a folder.
bool isSpecial(const fs::path& target)
{
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    return fs::exists(status) && !fs::is_regular_file(status);
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

Error readProblem(const std::string& path, int systemError)
{
    const std::string reason = std::generic_category().message(systemError);
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
        return failure("file-missing", {{"path", path}}, reason).value();
    case EACCES:
    case EPERM:
        return failure("file-forbidden", {{"path", path}}, reason).value();
    default:
        return failure("file-unreadable", {{"path", path}, {"reason", reason}}, reason).value();
    }
}

Error writeProblem(const std::string& path, int systemError)
{
    const std::string reason = std::generic_category().message(systemError);
    switch (systemError) {
    case ENOENT:
    case ENOTDIR:
        return failure("folder-missing", {{"path", path}}, reason).value();
    case EACCES:
    case EPERM:
    case EROFS:
        return failure("file-read-only", {{"path", path}}, reason).value();
    case ENOSPC:
    case EDQUOT:
    case EFBIG:
        return failure("disk-full", {{"path", path}}, reason).value();
    default:
        return failure("file-unwritable", {{"path", path}, {"reason", reason}}, reason).value();
    }
}

Result<std::string> readFile(const std::string& path, std::size_t limit)
{
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.open())
        return tl::unexpected(readProblem(path, errno));
    std::string text;
    std::array<char, 65536> buffer{};
    for (;;) {
        const ssize_t count = ::read(file.fd(), buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return tl::unexpected(readProblem(path, errno));
        if (count == 0)
            return text;
        text.append(buffer.data(), static_cast<std::size_t>(count));
        if (text.size() > limit)
            return failure("file-too-large", {{"path", path}, {"limit", std::to_string(limit >> 20U)}});
    }
}

std::string startOfFile(const std::string& path, std::size_t count)
{
    if (isSpecial(path))
        return {};
    std::ifstream file(path, std::ios::binary);
    std::string start(count, '\0');
    file.read(start.data(), static_cast<std::streamsize>(count));
    start.resize(static_cast<std::size_t>(file.gcount()));
    return start;
}

bool isReadOnly(const std::string& path)
{
    struct stat existing = {};
    if (::stat(path.c_str(), &existing) != 0 || !S_ISREG(existing.st_mode))
        return false;
    // Whoever may do everything still sees that the file is meant to stay as it is.
    const bool nobodyMay = (existing.st_mode & (S_IWUSR | S_IWGRP | S_IWOTH)) == 0;
    return nobodyMay || ::access(path.c_str(), W_OK) != 0;
}

int tryToWrite(const std::string& path)
{
    const std::string trial = createBeside(resolved(path));
    if (trial.empty())
        return errno;
    const Descriptor file(::open(trial.c_str(), O_WRONLY | O_CLOEXEC));
    const int problem = file.open() ? writeAll(file.fd(), std::string(65536, ' ')) : errno;
    ::unlink(trial.c_str());
    return problem;
}

Result<void> replaceFile(const std::string& path,
                         const std::function<Result<void>(const std::string&)>& write)
{
    const fs::path target = resolved(path);
    const std::string draft = isSpecial(target) ? std::string() : createBeside(target);
    if (draft.empty())
        return tl::unexpected(writeProblem(path, isSpecial(target) ? EINVAL : errno));
    Result<void> done = write(draft);
    int problem = done ? synchronise(draft, O_RDWR) : 0;
    if (done && problem == 0) {
        takePermissions(draft, target);
        problem = ::rename(draft.c_str(), target.c_str()) == 0 ? 0 : errno;
    }
    if (problem != 0)
        done = tl::unexpected(writeProblem(path, problem));
    if (!done) {
        ::unlink(draft.c_str());
        return done;
    }
    // The rename itself lasts only when its folder is synchronised; some file systems refuse, and the file is
    // whole either way.
    const fs::path folder = target.has_parent_path() ? target.parent_path() : fs::path(".");
    (void)synchronise(folder.string(), O_RDONLY | O_DIRECTORY);
    return done;
}

Result<void> writeFile(const std::string& path, std::string_view text)
{
    const auto named = [&](Result<void> done) {
        if (!done)
            done.error().arguments.front().second = path; // not the name that it is written under
        return done;
    };
    if (isSpecial(path))
        return named(writeInto(path, 0, text));
    return replaceFile(path,
                       [&](const std::string& draft) { return named(writeInto(draft, O_TRUNC, text)); });
}

} // namespace core
