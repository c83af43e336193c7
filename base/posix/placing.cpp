// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/atomic_file.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <system_error>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

// Syncs a file, or the names in a folder, to the disk.
void sync(const fs::path& path, int flags) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags));
    if (!file.isOpen())
        return; // a folder that may be written but not read: nothing more can be done
    if (::fsync(file.number()) != 0 && errno != EINVAL && errno != EROFS)
        failOn(path, errorOf(errno));
}

// Atomic if the file system supports it.
void renameUnlessPresent(const fs::path& from, const fs::path& to) {
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return;
    if (errno != EINVAL && errno != ENOSYS)
        failOn(to, errorOf(errno));
#endif
    std::error_code error;
    if (fs::exists(fs::symlink_status(to, error)))
        failOn(to, errorOf(EEXIST));
    if (::rename(from.c_str(), to.c_str()) != 0)
        failOn(to, errorOf(errno));
}

} // namespace

void placeFile(const fs::path& finished, const fs::path& file, Present present) {
    sync(finished, 0);
    if (present == Present::refused)
        renameUnlessPresent(finished, file);
    else if (::rename(finished.c_str(), file.c_str()) != 0)
        failOn(file, errorOf(errno));
    sync(fs::absolute(file).parent_path(), O_DIRECTORY);
}

} // namespace damscope::base
