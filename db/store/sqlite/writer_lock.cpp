// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sqlite/writer_lock.hpp"

#include "base/files/open_files.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/refusal.hpp"

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <system_error>

namespace damscope::db {
namespace {

namespace fs = std::filesystem;

std::string lockFile(const fs::path& store) {
    return store.string() + "-lock";
}

Error unopened(const std::string& name, int code) {
    return {code == ENOSPC ? Error::Kind::full : Error::Kind::readOnly,
            Message{"database-lock-unopened", {{"file", name}, {"reason", systemReason(code)}}}};
}

Error unlockable(const std::string& name, int code) {
    return {Error::Kind::failed,
            Message{"database-lock-impossible", {{"file", name}, {"reason", systemReason(code)}}}};
}

Error lockedOut(const fs::path& store) {
    return {Error::Kind::busy, Message{"database-busy", {{"file", store.string()}}}};
}

base::FileLock openLockFile(const fs::path& store) {
    const std::string name = lockFile(store);
    try {
        return base::FileLock(name);
    } catch (const std::system_error& error) {
        throw unopened(name, error.code().value());
    }
}

bool tryLock(base::FileLock& lock, const fs::path& store) {
    try {
        return lock.tryLock();
    } catch (const std::system_error& error) {
        throw unlockable(lockFile(store), error.code().value());
    }
}

// What was written under one name would be in the log of that name, and lost under the other.
void requireOneName(const fs::path& store) {
    struct stat present {};
    if (::stat(store.c_str(), &present) == 0 && S_ISREG(present.st_mode) && present.st_nlink > 1)
        throw Error(Error::Kind::linked, Message{"database-linked", {{"file", store.string()}}});
}

// A byte of the lock file that belongs to the descriptor: other locks on the file, such as that of
// the writers, have nothing to do with it.
bool tryByte(int descriptor, const fs::path& store) {
    struct flock byte {};
    byte.l_type = F_WRLCK;
    byte.l_whence = SEEK_SET;
    byte.l_len = 1;
    if (::fcntl(descriptor, F_OFD_SETLK, &byte) == 0)
        return true;
    if (errno != EAGAIN && errno != EACCES && errno != EINTR)
        throw unlockable(lockFile(store), errno);
    return false;
}

} // namespace

WriterLock::WriterLock(const fs::path& store, std::chrono::milliseconds timeout)
    : lock_(openLockFile(store)) {
    if (!base::waitUntil(timeout, [&] { return tryLock(lock_, store); }))
        throw lockedOut(store);
    requireOneName(store);
}

ClosingTurn::ClosingTurn(const fs::path& store)
    : file_(::open(lockFile(store).c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666)) {
    if (!file_.isOpen())
        throw unopened(lockFile(store), errno);
    if (!base::waitUntil(std::chrono::seconds(10), [&] { return tryByte(file_.number(), store); }))
        throw lockedOut(store);
}

} // namespace damscope::db
