// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/writer_lock.hpp"

#include "db/sqlite/sqlite.hpp"
#include "messages/system_reason.hpp"

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
                    Message{"database-lock-unopened",
                            {{"file", name}, {"reason", systemReason(error.code().value())}}});
    }
}

bool tryLock(base::FileLock& lock, const std::filesystem::path& store) {
    try {
        return lock.tryLock();
    } catch (const std::system_error& error) {
        throw Error(Error::Kind::failed, Message{"database-lock-impossible",
                                                 {{"file", store.string() + "-lock"},
                                                  {"reason", systemReason(error.code().value())}}});
    }
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& store, std::chrono::milliseconds timeout)
    : lock_(openLockFile(store)) {
    const auto deadline = std::chrono::steady_clock::now() + timeout;
    while (!tryLock(lock_, store)) {
        if (std::chrono::steady_clock::now() >= deadline)
            throw Error(Error::Kind::busy, Message{"database-busy", {{"file", store.string()}}});
        std::this_thread::sleep_for(pollInterval);
    }
}

} // namespace damscope::db
