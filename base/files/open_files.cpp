// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <cerrno>
#include <fstream>
#include <string>
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

namespace {

namespace fs = std::filesystem;

// An empty file of this name is what writers leave beside every store.
bool hasLockFile(const fs::path& file) {
    std::error_code error;
    const fs::path lock = file.string() + "-lock";
    return fs::is_regular_file(lock, error) && fs::is_empty(lock, error) && !error;
}

} // namespace

bool beginsAsStore(std::string_view bytes) {
    constexpr std::size_t size = sizeof storeApplication;
    if (bytes.size() < applicationPlace + size || !bytes.starts_with(sqliteMagic))
        return false;
    std::uint32_t application = 0;
    for (const char byte : bytes.substr(applicationPlace, size))
        application = application << 8 | static_cast<unsigned char>(byte);
    return application == storeApplication;
}

FileKind kindOf(const fs::path& file) {
    constexpr std::size_t enough = 128;
    std::error_code error;
    if (!fs::is_regular_file(file, error))
        return FileKind::other;
    // The file is not opened: closing it would release the locks that SQLite holds on it in this
    // process.
    if (hasLockFile(file))
        return FileKind::store;
    std::ifstream in(file, std::ios::binary);
    if (!in)
        return FileKind::unreadable;
    std::string bytes(enough, '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    if (beginsAsStore(bytes))
        return FileKind::store;
    if (bytes.starts_with(endgameTableMagic))
        return FileKind::endgameTable;
    return bytes.starts_with(weightsMagic) ? FileKind::weights : FileKind::other;
}

} // namespace damscope::base
