// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/vfs_file.hpp"

#include "db/sqlite/first_bytes.hpp"
#include "db/sqlite/sqlite.hpp"
#include "messages/system_reason.hpp"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>

namespace damscope::db {

VfsFile::VfsFile(const std::filesystem::path& path, Access access)
    : vfs_(sqlite3_vfs_find(nullptr)),
      memory_(static_cast<std::size_t>(vfs_->szOsFile) / sizeof(std::max_align_t) + 1) {
    // SQLite wants a name that two zeros end, as it makes one itself.
    name_ = path.string();
    name_.append(2, '\0');
    const int flags = SQLITE_OPEN_MAIN_DB |
                      (access == Access::write ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
    if (vfs_->xOpen(vfs_, name_.c_str(), handle(), flags, nullptr) != SQLITE_OK)
        throw Error(Error::Kind::failed,
                    Message{"database-unopened",
                            {{"file", path.string()}, {"reason", systemReason(errno)}}});
}

VfsFile::~VfsFile() {
    handle()->pMethods->xUnlock(handle(), SQLITE_LOCK_NONE);
    handle()->pMethods->xClose(handle());
}

std::string VfsFile::read(std::size_t count) {
    sqlite3_int64 size = 0;
    if (handle()->pMethods->xFileSize(handle(), &size) != SQLITE_OK)
        return {};
    std::string bytes(std::min(count, static_cast<std::size_t>(size)), '\0');
    const int code =
        handle()->pMethods->xRead(handle(), bytes.data(), static_cast<int>(bytes.size()), 0);
    return code == SQLITE_OK ? bytes : std::string();
}

// A connection in write-ahead mode holds a shared lock from its first look at the file to its end.
bool VfsFile::lockAlone() {
    for (const int level : {SQLITE_LOCK_SHARED, SQLITE_LOCK_RESERVED, SQLITE_LOCK_EXCLUSIVE}) {
        errno = 0;
        const int code = handle()->pMethods->xLock(handle(), level);
        if ((code & 0xff) == SQLITE_BUSY)
            return false;
        if (code != SQLITE_OK)
            throw Error(Error::Kind::failed,
                        Message{"database-lock-impossible",
                                {{"file", std::string(name_.c_str())},
                                 {"reason", systemReason(errno == 0 ? EIO : errno)}}},
                        code);
    }
    return true;
}

sqlite3_file* VfsFile::handle() {
    return reinterpret_cast<sqlite3_file*>(memory_.data());
}

std::string firstBytes(const std::filesystem::path& file, std::size_t count) {
    return VfsFile(file, VfsFile::Access::read).read(count);
}

} // namespace damscope::db
