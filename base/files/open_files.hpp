// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <string_view>
#include <thread>
#include <utility>

namespace damscope::base {

/// An open file of the operating system, closed at the end of its life. Whether closing fails is
/// not reported: writers sync the data to the disk before.
class FileDescriptor {
public:
    FileDescriptor() = default;
    /// Takes over an open descriptor; a negative number stands for none.
    explicit FileDescriptor(int number) : number_(number) {}
    FileDescriptor(FileDescriptor&& other) noexcept : number_(std::exchange(other.number_, -1)) {}
    FileDescriptor& operator=(FileDescriptor&& other) noexcept {
        std::swap(number_, other.number_);
        return *this;
    }
    ~FileDescriptor() { close(); }
    void close() {
        if (isOpen())
            ::close(std::exchange(number_, -1));
    }
    [[nodiscard]] int number() const { return number_; }
    [[nodiscard]] bool isOpen() const { return number_ >= 0; }

private:
    int number_ = -1;
};

/// A whole file mapped into memory, read-only.
class MappedFile {
public:
    /// Throws std::system_error if the file cannot be mapped.
    explicit MappedFile(const std::filesystem::path& file);
    ~MappedFile();
    MappedFile(MappedFile&& other) noexcept : bytes_(std::exchange(other.bytes_, {})) {}
    MappedFile& operator=(MappedFile&& other) noexcept {
        std::swap(bytes_, other.bytes_);
        return *this;
    }

    [[nodiscard]] std::span<const std::uint8_t> bytes() const { return bytes_; }

private:
    std::span<std::uint8_t> bytes_;
};

/// A lock with one holder among all programs of a machine and all locks of a program, kept in a
/// file that is never removed: removing it would allow two holders of locks with the same name. The
/// end of a program, in any way, releases its locks.
class FileLock {
public:
    /// Opens the file, and creates it if it is missing. Throws std::system_error if that is not
    /// possible.
    explicit FileLock(std::filesystem::path file);
    FileLock(FileLock&&) = default;
    FileLock& operator=(FileLock&&) = default;
    ~FileLock();

    /// False if another holder has the lock. Throws std::system_error if the file system has no
    /// locks.
    [[nodiscard]] bool tryLock();
    /// The same, but waits for the other holder; false if that takes longer.
    [[nodiscard]] bool lockWithin(std::chrono::milliseconds time);
    void unlock();
    [[nodiscard]] bool isHeld() const { return held_; }

private:
    std::filesystem::path file_;
    FileDescriptor descriptor_;
    bool held_ = false;
};

/// The lock for changing a small file of the user's, such as settings, from reading it to writing
/// it: "NAME.lock" beside it. Makes the folder, and waits for another program. Throws
/// std::system_error.
[[nodiscard]] FileLock lockToChange(const std::filesystem::path& file);

/// Tries again and again until `attempt` says true, for what another program holds for a moment.
/// False after `timeout`.
template <class Attempt> bool waitUntil(std::chrono::milliseconds timeout, const Attempt& attempt) {
    constexpr std::chrono::milliseconds pause{10};
    const auto end = std::chrono::steady_clock::now() + timeout;
    while (!attempt()) {
        if (std::chrono::steady_clock::now() >= end)
            return false;
        std::this_thread::sleep_for(pause);
    }
    return true;
}

/// The first bytes of files in Damscope's own formats. A store is a SQLite file
/// (https://www.sqlite.org/fileformat2.html#the_database_header) with this number at this offset.
inline constexpr std::string_view sqliteMagic("SQLite format 3\0", 16);
inline constexpr std::size_t applicationPlace = 68;
inline constexpr std::uint32_t storeApplication = 0x44616d73; // "Dams"
inline constexpr std::string_view endgameTableMagic = "Damscope endgame";
inline constexpr std::string_view weightsMagic = "DSW"; ///< and the version, a digit

/// The kinds of files whose loss could not be undone.
enum class FileKind : std::uint8_t {
    other,
    store,        ///< a database
    endgameTable, ///< took minutes to days to build
    weights,      ///< the result of a training
    unreadable    ///< a file that may not be read: it could be any of them
};

/// Whether these are the first bytes (72 or more) of a store of any version.
[[nodiscard]] bool beginsAsStore(std::string_view bytes);

/// The kind of a regular file by its first bytes. A store whose beginning is damaged is recognised
/// by the lock file that Damscope keeps beside it. `other` if it is not a regular file.
[[nodiscard]] FileKind kindOf(const std::filesystem::path& file);

} // namespace damscope::base
