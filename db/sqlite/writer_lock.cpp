// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/writer_lock.hpp"

#include "db/sqlite/sqlite.hpp"

#include <system_error>
#include <thread>

namespace damscope::db {
namespace {

constexpr std::chrono::milliseconds pollInterval{10};

base::FileLock openLockFile(const std::filesystem::path& store) {
    const std::string name = store.string() + "-lock";
    try {
        return base::FileLock(name);
    } catch (const std::system_error& error) {
        const bool full = error.code() == std::errc::no_space_on_device;
        throw Error(full ? Error::Kind::full : Error::Kind::readOnly,
                    name + ": cannot be opened for writing (" + error.code().message() +
                        "); check that the database's folder exists, is writable and has space");
    }
}

bool tryLock(base::FileLock& lock, const std::filesystem::path& store) {
    try {
        return lock.tryLock();
    } catch (const std::system_error& error) {
        throw Error(Error::Kind::failed, store.string() + "-lock: cannot be locked (" +
                                             error.code().message() +
                                             "); put the database on a file system with locks");
    }
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& store, std::chrono::milliseconds timeout)
    : lock_(openLockFile(store)) {
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    while (!tryLock(lock_, store)) {
        if (std::chrono::steady_clock::now() >= deadline)
            throw Error(Error::Kind::busy,
                        store.string() + ": another program has been writing to the database all "
                                         "the time; try again when it is done");
        std::this_thread::sleep_for(pollInterval);
    }
}

} // namespace damscope::db
