// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <span>
#include <vector>

/// The write-ahead log beside a store, read without SQLite, which ignores everything behind the
/// first frame that is damaged: https://www.sqlite.org/fileformat2.html, 4.
namespace damscope::db {

class InputFile;

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

} // namespace damscope::db
