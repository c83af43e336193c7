// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string_view>
#include <thread>
#include <utility>

namespace damscope::base {

/// A whole file mapped into memory, read-only. On Windows nobody can replace or cut it meanwhile;
/// on POSIX it is not to be cut.
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
/// end of a program, in any way, releases its locks. It excludes other locks, not reading and
/// writing: the file may have contents.
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

/// A lock on a number from 0 in a file, with one holder among all programs of a machine and all
/// locks of a program, until its end. A FileLock on the file and locks on other numbers have
/// nothing to do with it.
class NumberLock {
public:
    /// Opens the file, and creates it if it is missing. Throws std::system_error if that is not
    /// possible.
    explicit NumberLock(const std::filesystem::path& file);

    /// False if another holder has the number. Throws std::system_error if the file system has no
    /// locks. To be called until it says true, and then no more.
    [[nodiscard]] bool tryLock(std::int64_t number);

private:
    std::filesystem::path file_;
    FileDescriptor descriptor_;
};

/// Stands for a file by what it is, whatever its name becomes. Nothing of it is read, and no lock
/// of this program on it is released when this ends.
class FileReference {
public:
    FileReference() = default;
    explicit FileReference(const std::filesystem::path& file);

    /// Where the file is now; nothing if it was removed or cannot be found.
    [[nodiscard]] std::optional<std::filesystem::path> place() const;

private:
    FileDescriptor descriptor_;
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
