// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/file_access.hpp"

#include "base/files/user_folder.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

constexpr mode_t permissionBits = 0777;

int flagsOf(Opening opening) {
    switch (opening) {
    case Opening::read:
        return O_RDONLY | O_NONBLOCK | O_NOCTTY;
    case Opening::write:
        return O_WRONLY | O_NOCTTY;
    case Opening::append:
        return O_WRONLY | O_CREAT | O_APPEND;
    case Opening::extend:
        return O_WRONLY | O_APPEND;
    case Opening::change:
        return O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
    case Opening::make:
        return O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW;
    case Opening::share:
        break;
    }
    return O_RDWR | O_CREAT | O_NOFOLLOW;
}

mode_t modeOf(fs::perms permissions) {
    return static_cast<mode_t>(permissions) & permissionBits;
}

FileStatus::Kind kindOf(mode_t mode) {
    if (S_ISREG(mode))
        return FileStatus::Kind::regular;
    if (S_ISDIR(mode))
        return FileStatus::Kind::folder;
    if (S_ISFIFO(mode))
        return FileStatus::Kind::pipe;
    return S_ISSOCK(mode) ? FileStatus::Kind::socket : FileStatus::Kind::device;
}

FileStatus statusOf(const struct stat& status) {
    return {kindOf(status.st_mode),
            static_cast<std::uint64_t>(status.st_size),
            status.st_nlink,
            {status.st_dev, status.st_ino}};
}

// What an attempt that failed left in errno; none otherwise.
std::error_code lastError(bool failed) {
    return failed ? errorOf(errno) : std::error_code();
}

// Asks again what a signal interrupted.
template <class Call> ssize_t uninterrupted(const Call& call) {
    ssize_t result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

std::size_t countOf(ssize_t got, std::error_code& error) {
    error = lastError(got < 0);
    return got < 0 ? 0 : static_cast<std::size_t>(got);
}

std::string temporaryName(const fs::path& folder) {
    return (folder / "damscope-XXXXXX").string();
}

} // namespace

void FileDescriptor::close() {
    if (isOpen())
        ::close(std::exchange(number_, -1));
}

FileDescriptor openFile(const fs::path& file, Opening opening, std::error_code& error,
                        fs::perms permissions) {
    FileDescriptor opened(::open(file.c_str(), flagsOf(opening) | O_CLOEXEC, modeOf(permissions)));
    error = lastError(!opened.isOpen());
    return opened;
}

// O_TMPFILE where the file system has it, else a file that is unlinked at once.
FileDescriptor openNamelessFile(std::error_code& error) {
    error.clear();
    FileDescriptor file(
        ::open(temporaryFolder().c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, S_IRUSR | S_IWUSR));
    if (file.isOpen())
        return file;
    std::string name = temporaryName(temporaryFolder());
    FileDescriptor named(::mkostemp(name.data(), O_CLOEXEC));
    error = lastError(!named.isOpen() || ::unlink(name.c_str()) != 0);
    return error ? FileDescriptor() : std::move(named);
}

fs::path makeTemporaryFolder(const fs::path& in, std::error_code& error) {
    std::string name = temporaryName(in);
    error = lastError(::mkdtemp(name.data()) == nullptr);
    return name;
}

std::size_t readAt(const FileDescriptor& file, std::uint64_t offset, std::span<char> room,
                   std::error_code& error) {
    return countOf(uninterrupted([&] {
                       return ::pread(file.number(), room.data(), room.size(),
                                      static_cast<off_t>(offset));
                   }),
                   error);
}

void expectReadingInOrder(const FileDescriptor& file) {
    (void)::posix_fadvise(file.number(), 0, 0, POSIX_FADV_SEQUENTIAL);
}

std::optional<FileStatus> statusOf(const fs::path& file, std::error_code& error) {
    struct stat status {};
    error = lastError(::stat(file.c_str(), &status) != 0);
    return error ? std::nullopt : std::optional(statusOf(status));
}

std::optional<FileStatus> statusOf(const FileDescriptor& file, std::error_code& error) {
    struct stat status {};
    error = lastError(::fstat(file.number(), &status) != 0);
    return error ? std::nullopt : std::optional(statusOf(status));
}

LockAttempt lockWhole(const FileDescriptor& file, std::error_code& error) {
    error =
        lastError(uninterrupted([&] { return ::flock(file.number(), LOCK_EX | LOCK_NB); }) != 0);
    if (!error)
        return LockAttempt::locked;
    return error == std::errc::operation_would_block ? LockAttempt::taken : LockAttempt::impossible;
}

void unlockWhole(const FileDescriptor& file) {
    ::flock(file.number(), LOCK_UN);
}

std::error_code takePermissions(const FileDescriptor& file, const fs::path& from) {
    struct stat present {};
    const bool isThere = ::stat(from.c_str(), &present) == 0;
    return lastError(isThere && ::fchmod(file.number(), present.st_mode & permissionBits) != 0);
}

std::error_code setPermissions(const FileDescriptor& file, fs::perms permissions) {
    return lastError(::fchmod(file.number(), modeOf(permissions)) != 0);
}

bool openFilesStay() {
    return false;
}

std::error_code errorOf(int systemNumber) {
    return {systemNumber, std::generic_category()};
}

std::string withSlashes(std::string path) {
    return path;
}

} // namespace damscope::base
