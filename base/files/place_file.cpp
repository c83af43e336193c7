// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/place_file.hpp"

#include "base/files/file_descriptor.hpp"

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <system_error>
#include <unistd.h>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void fail(const fs::path& file, int error) {
    throw std::system_error(error, std::generic_category(), file.string());
}

// Syncs a file, or the names in a folder, to the disk.
void sync(const fs::path& path, int flags) {
    const FileDescriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | flags));
    if (!file.isOpen())
        return; // a folder that may be written but not read: nothing more can be done
    if (::fsync(file.number()) != 0 && errno != EINVAL && errno != EROFS)
        fail(path, errno);
}

// Atomic if the file system supports it.
void renameUnlessPresent(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return;
    if (errno != EINVAL && errno != ENOSYS)
        fail(to, errno);
    std::error_code error;
    if (fs::exists(fs::symlink_status(to, error)))
        fail(to, EEXIST);
    if (::rename(from.c_str(), to.c_str()) != 0)
        fail(to, errno);
}

} // namespace

void placeFile(const fs::path& finished, const fs::path& file, Present present) {
    sync(finished, 0);
    if (present == Present::refused)
        renameUnlessPresent(finished, file);
    else if (::rename(finished.c_str(), file.c_str()) != 0)
        fail(file, errno);
    sync(fs::absolute(file).parent_path(), O_DIRECTORY);
}

} // namespace damscope::base
