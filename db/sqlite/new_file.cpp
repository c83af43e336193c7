// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/new_file.hpp"

#include "db/sqlite/sqlite.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, int error) {
    const auto kind = error == ENOSPC ? Error::Kind::full : Error::Kind::failed;
    throw Error(kind,
                file.string() + ": cannot be made: " + std::generic_category().message(error));
}

void removeQuietly(const fs::path& file) {
    std::error_code ignored; // there is an error to report already, or nothing to remove
    for (const char* suffix : {"", "-wal", "-shm", "-journal"})
        fs::remove(file.string() + suffix, ignored);
}

// Brings a file, or the names in a folder, to the disk.
void sync(const fs::path& path, int flags) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC | flags);
    if (descriptor < 0)
        return; // a folder that may be written but not read: nothing more can be done
    const int code = fsync(descriptor);
    const int error = errno;
    close(descriptor);
    if (code != 0 && error != EINVAL && error != EROFS)
        fail(path, error);
}

// False where there is such a file. Atomic where the file system can do it.
bool renameUnlessPresent(const fs::path& from, const fs::path& to) {
    if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return true;
    if (errno == EEXIST)
        return false;
    if (errno != EINVAL && errno != ENOSYS)
        fail(to, errno);
    std::error_code error;
    if (fs::exists(to, error))
        return false;
    if (rename(from.c_str(), to.c_str()) != 0)
        fail(to, errno);
    return true;
}

} // namespace

NewFile::NewFile(fs::path target, const std::string& suffix)
    : target_(std::move(target)), unfinished_(target_.string() + suffix) {
    removeQuietly(unfinished_);
}

NewFile::~NewFile() {
    if (!kept_)
        removeQuietly(unfinished_);
}

void NewFile::keep(Present present) {
    sync(unfinished_, 0);
    if (present == Present::refused) {
        if (!renameUnlessPresent(unfinished_, target_))
            throw Error(Error::Kind::foreign, target_.string() + ": there is such a file already");
    } else if (rename(unfinished_.c_str(), target_.c_str()) != 0) {
        fail(target_, errno);
    }
    kept_ = true;
    sync(fs::absolute(target_).parent_path(), O_DIRECTORY);
}

} // namespace damscope::db
