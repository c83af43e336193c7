// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/atomic_file.hpp"
#include "base/files/open_files.hpp"

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

struct sqlite3_file;
struct sqlite3_vfs;

namespace damscope::db {

class InputFile;

/// The first bytes of a file, or all if it is shorter, without the file being used as a database.
/// Through SQLite's own file access: closing any other descriptor of a database would release the
/// locks that this process holds on it (POSIX), and another program could then remove the log under
/// an open connection (https://www.sqlite.org/howtocorrupt.html, 2.2). Throws Error.
[[nodiscard]] std::string firstBytes(const std::filesystem::path& file, std::size_t count);

// The write-ahead log beside a store, read without SQLite, which ignores everything behind the
// first frame that is damaged: https://www.sqlite.org/fileformat2.html, 4.

/// A page as a change left it.
struct LogFrame {
    std::uint32_t page = 0;
    std::uint32_t pagesAfter = 0; ///< of the store, where a change ends with this frame; else 0
    std::uint64_t place = 0;      ///< of the page in the log
    bool sound = false;           ///< its checksum fits it and the frame before
};

enum class LogState : std::uint8_t {
    sound,   ///< also where there is no log, or its last change was never finished
    cutOff,  ///< its last change is not whole, as after a power cut
    damaged, ///< a change that was finished cannot be read, and those behind it neither
};

struct LogReading {
    std::vector<LogFrame> frames; ///< since SQLite last restarted the log, in order
    LogState state = LogState::sound;
    std::size_t firstUnsound = 0; ///< the place among the frames, where the log is not sound
};

/// A path with "-wal" at its end.
[[nodiscard]] std::filesystem::path logOf(const std::filesystem::path& store);

/// Whether a file is there and not empty.
[[nodiscard]] bool hasContents(const std::filesystem::path& file);

/// Fills the buffer from an offset on. False if the file ends before that, or the disk does not
/// give all of it.
[[nodiscard]] bool fillFrom(const InputFile& file, std::uint64_t offset, std::span<char> buffer);

/// Reads the whole log of a store with pages of this size; empty if there is none. A program that
/// writes to the store meanwhile makes its log look unsound: certain is what is read under the
/// WriterLock. Throws Error if it cannot be opened.
[[nodiscard]] LogReading readLogFile(const std::filesystem::path& log, std::size_t pageSize);
/// The same for the log of a store, with the size that the store itself says.
[[nodiscard]] LogReading readLog(const std::filesystem::path& store);
/// The same for a caller without the lock: what looks unsound is read again under it. Sound if a
/// program keeps the lock.
[[nodiscard]] LogReading readSettledLog(const std::filesystem::path& store);

/// Throws Error, of Kind::damaged, if the log of a store is: the next change would destroy all that
/// is behind the damage, and a copy would be without it.
void requireSound(const LogReading& log, const std::filesystem::path& store);

/// A file of SQLite's file system, closed at the end of its life. Closing any other descriptor of a
/// database would release the locks that this process holds on it (POSIX), and another program
/// could then remove the log under an open connection
/// (https://www.sqlite.org/howtocorrupt.html, 2.2).
class VfsFile {
public:
    enum class Access : std::uint8_t { read, write };
    /// Throws Error.
    VfsFile(const std::filesystem::path& path, Access access);
    VfsFile(const VfsFile&) = delete;
    VfsFile& operator=(const VfsFile&) = delete;
    ~VfsFile();

    /// The first bytes, or all if there are fewer.
    [[nodiscard]] std::string read(std::size_t count);
    /// Locks it against every connection of this and other programs, until its end; false if one
    /// has it open. Throws Error where the file system cannot lock it. For files that were opened
    /// for writing.
    [[nodiscard]] bool lockAlone();

private:
    [[nodiscard]] sqlite3_file* handle();

    sqlite3_vfs* vfs_;
    std::vector<std::max_align_t> memory_;
    std::string name_;
};

/// Throws Error, of Kind::strayLog, where a log is left of a store with this name: it would be
/// taken for that of the new file, and destroy it.
void requireNoLeftLog(const std::filesystem::path& target);

/// A store's file that gets its name only when it is complete: half a store is never seen.
class NewFile {
public:
    /// For a file that will be called `target`, with the permissions of any new file or those
    /// given. Throws Error where no file can be made there.
    explicit NewFile(const std::filesystem::path& target,
                     std::optional<std::filesystem::perms> permissions = std::nullopt);

    /// The empty file beside the target in which it is made. No file of another had this name.
    [[nodiscard]] const std::filesystem::path& unfinished() const { return unfinished_; }

    /// Gives it its name, safe from a power cut. No connection may have it open. Throws Error, of
    /// Kind::foreign where there is a file of that name and none is to be replaced, and of
    /// Kind::strayLog where there is the log of one.
    void keep(base::Present present);

private:
    std::filesystem::path target_;
    base::UnfinishedFile mark_; ///< not the file itself: SQLite's locks and ours would meet
    std::filesystem::path unfinished_;
};

/// The right to write to a store and to checkpoint its log: one holder among all programs and
/// threads of a machine, kept in a file "NAME-lock" beside the store that is never removed.
///
/// SQLite serialises writers itself, but up to 3.51.2 two connections that write and checkpoint at
/// one instant can corrupt a store in write-ahead mode ("WAL-reset bug",
/// https://sqlite.org/wal.html section 11; Debian 12 has 3.40.1). With this lock they never do:
/// writers hold it from the beginning of a transaction to the end of the checkpoint that a commit
/// may make, and readers never checkpoint.
class WriterLock {
public:
    /// Waits for the present holder. Throws Error after `timeout`, where the lock file cannot be
    /// made, and of Kind::linked where the store has a second name: it would have a second lock
    /// and a second log there.
    explicit WriterLock(const std::filesystem::path& store,
                        std::chrono::milliseconds timeout = std::chrono::minutes(1));

private:
    base::FileLock lock_;
};

/// The turn at work that only one program or thread is to do at a time, which has a number from 1:
/// kept to its end, in the same file as the WriterLock, but another lock.
class WorkTurn {
public:
    /// Nothing where another has the turn. Throws Error where the lock file cannot be made.
    [[nodiscard]] static std::optional<WorkTurn> take(const std::filesystem::path& store,
                                                      std::int64_t work);

private:
    explicit WorkTurn(base::NumberLock lock) : lock_(std::move(lock)) {}

    base::NumberLock lock_;
};

/// The turn of a program or thread that closes a store: one after another, so that one of them is
/// certainly the last and folds the log in. Nobody keeps it longer than closing takes; it is
/// another lock than that of the writers, in the same file.
class ClosingTurn {
public:
    /// Waits for it, ten seconds at most. Throws Error after that, and where the lock file cannot
    /// be made.
    explicit ClosingTurn(const std::filesystem::path& store);

private:
    base::NumberLock lock_;
};

} // namespace damscope::db
