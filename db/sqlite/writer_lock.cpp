// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/writer_lock.hpp"

#include "db/sqlite/sqlite.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <thread>

namespace damscope::db {
namespace {

constexpr std::chrono::milliseconds pollInterval{10};

int openLockFile(const std::filesystem::path& store) {
    const std::string name = store.string() + "-lock";
    const int descriptor = open(name.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666);
    if (descriptor >= 0)
        return descriptor;
    const int error = errno;
    const auto kind = error == ENOSPC ? Error::Kind::full : Error::Kind::readOnly;
    throw Error(kind, name + ": cannot be opened for writing (" + std::strerror(error) +
                          "); check that the store's folder exists, may be written and has room");
}

} // namespace

WriterLock::WriterLock(const std::filesystem::path& store, std::chrono::milliseconds patience)
    : descriptor_(openLockFile(store)) {
    const auto deadline = std::chrono::steady_clock::now() + patience;
    while (flock(descriptor_, LOCK_EX | LOCK_NB) != 0) {
        const int error = errno;
        const bool held = error == EWOULDBLOCK || error == EINTR;
        if (!held || std::chrono::steady_clock::now() >= deadline) {
            close(descriptor_);
            if (held)
                throw Error(Error::Kind::busy,
                            store.string() + ": another program has been writing to the store all "
                                             "the time; try again when it is done");
            throw Error(Error::Kind::failed, store.string() + "-lock: cannot be locked (" +
                                                 std::strerror(error) +
                                                 "); put the store on a file system with locks");
        }
        std::this_thread::sleep_for(pollInterval);
    }
}

WriterLock::~WriterLock() {
    flock(descriptor_, LOCK_UN); // closing would do, but a close that fails must not keep it
    close(descriptor_);
}

} // namespace damscope::db
