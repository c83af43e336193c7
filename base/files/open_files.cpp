// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"

#include "base/files/links.hpp"
#include "base/files/user_folder.hpp"

#include <algorithm>
#include <fstream>
#include <random>
#include <string>
#include <system_error>

namespace damscope::base {

void failOn(const std::filesystem::path& file, std::error_code error) {
    throw std::system_error(error, file.string());
}

FileDescriptor openFile(const std::filesystem::path& file, Opening opening,
                        std::filesystem::perms permissions) {
    std::error_code error;
    FileDescriptor opened = openFile(file, opening, error, permissions);
    if (error)
        failOn(file, error);
    return opened;
}

bool isCalled(const FileDescriptor& file, const std::filesystem::path& name) {
    std::error_code error;
    const auto own = statusOf(file, error);
    const auto named = statusOf(name, error);
    return own && named && own->identity == named->identity && !isLink(name);
}

std::string randomLetters(std::size_t count) {
    std::random_device device;
    std::uniform_int_distribution<int> any('a', 'z');
    std::string text(count, ' ');
    std::ranges::generate(text, [&] { return static_cast<char>(any(device)); });
    return text;
}

std::filesystem::path makeTemporaryFile(std::string_view ending, std::error_code& error) {
    constexpr std::size_t letters = 16;
    constexpr std::filesystem::perms ownersOnly{0600};
    for (;;) {
        std::filesystem::path name = temporaryFolder() / ("damscope-" + randomLetters(letters));
        name += ending;
        (void)openFile(name, Opening::make, error, ownersOnly);
        if (error != std::errc::file_exists)
            return name;
    }
}

FileLock::FileLock(std::filesystem::path file)
    : file_(std::move(file)), descriptor_(openFile(file_, Opening::share)) {}

FileLock::~FileLock() {
    unlock();
}

bool FileLock::tryLock() {
    if (held_)
        return true;
    std::error_code error;
    const LockAttempt attempt = lockWhole(descriptor_, error);
    if (attempt == LockAttempt::impossible)
        failOn(file_, error);
    held_ = attempt == LockAttempt::locked;
    return held_;
}

bool FileLock::lockWithin(std::chrono::milliseconds time) {
    return waitUntil(time, [this] { return tryLock(); });
}

void FileLock::unlock() {
    // Closing would do, but a close that fails must not keep the lock.
    if (descriptor_.isOpen() && std::exchange(held_, false))
        unlockWhole(descriptor_);
}

NumberLock::NumberLock(const std::filesystem::path& file)
    : file_(file), descriptor_(openFile(file, Opening::share)) {}

FileLock lockToChange(const std::filesystem::path& file) {
    constexpr std::chrono::seconds patience{10};
    if (file.has_parent_path())
        std::filesystem::create_directories(file.parent_path());
    FileLock lock(file.string() + ".lock");
    if (!lock.lockWithin(patience))
        failOn(file, std::make_error_code(std::errc::device_or_resource_busy));
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
