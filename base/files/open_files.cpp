// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cerrno>
#include <system_error>

namespace damscope::base {

namespace {

[[noreturn]] void fail(const std::filesystem::path& file) {
    throw std::system_error(errno, std::generic_category(), file.string());
}

} // namespace

MappedFile::MappedFile(const std::filesystem::path& file) {
    const FileDescriptor descriptor(::open(file.c_str(), O_RDONLY | O_CLOEXEC));
    if (!descriptor.isOpen())
        fail(file);
    struct stat status {};
    if (::fstat(descriptor.number(), &status) != 0)
        fail(file);
    const auto size = static_cast<std::size_t>(status.st_size);
    if (size == 0)
        return; // which cannot be mapped
    void* const start = ::mmap(nullptr, size, PROT_READ, MAP_SHARED, descriptor.number(), 0);
    if (start == MAP_FAILED)
        fail(file);
    bytes_ = {static_cast<std::uint8_t*>(start), size};
}

MappedFile::~MappedFile() {
    if (!bytes_.empty())
        ::munmap(bytes_.data(), bytes_.size());
}

FileLock::FileLock(std::filesystem::path file)
    : file_(std::move(file)),
      descriptor_(::open(file_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0666)) {
    if (!descriptor_.isOpen())
        fail(file_);
}

FileLock::~FileLock() {
    unlock();
}

bool FileLock::tryLock() {
    while (!held_ && ::flock(descriptor_.number(), LOCK_EX | LOCK_NB) != 0) {
        if (errno == EWOULDBLOCK)
            return false;
        if (errno != EINTR)
            fail(file_);
    }
    held_ = true;
    return true;
}

bool FileLock::lockWithin(std::chrono::milliseconds time) {
    return waitUntil(time, [this] { return tryLock(); });
}

void FileLock::unlock() {
    // Closing would do, but a close that fails must not keep the lock.
    if (descriptor_.isOpen() && std::exchange(held_, false))
        ::flock(descriptor_.number(), LOCK_UN);
}

FileLock lockToChange(const std::filesystem::path& file) {
    constexpr std::chrono::seconds patience{10};
    if (file.has_parent_path())
        std::filesystem::create_directories(file.parent_path());
    FileLock lock(file.string() + ".lock");
    if (!lock.lockWithin(patience))
        throw std::system_error(EBUSY, std::generic_category(), file.string());
    return lock;
}

} // namespace damscope::base
