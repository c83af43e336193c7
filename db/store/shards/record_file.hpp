// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// One of several equal shares of some work, for workers that know nothing of each other: every
/// item belongs to exactly one of `count` shards.
struct Shard {
    std::uint64_t number = 1; ///< from 1 to `count`
    std::uint64_t count = 1;

    static constexpr std::uint64_t most = 1'000'000;

    /// Whether an item is of this shard. `hash` stands for the item on every machine, as the key of
    /// a position does.
    [[nodiscard]] bool holds(std::uint64_t hash) const;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// "2/8".
[[nodiscard]] std::string text(const Shard& shard);
/// Reads "2/8"; nothing if it is not a shard.
[[nodiscard]] std::optional<Shard> shardFrom(std::string_view text);

// Files of results that several machines compute: lines of text that are only ever appended, each
// behind its checksum (XXH3, 64 bits, 16 hexadecimal digits and a blank). The first line says what
// the file holds, and a line {"done":"2/8"} that the writer has come to the end of its shard. A
// writer that is killed leaves an incomplete last line, which readers leave out and the next
// writer removes.

/// A file of records cannot be used as it is; the reason says why and what to do.
class RecordFileError : public std::runtime_error {
public:
    explicit RecordFileError(Message reason);
    [[nodiscard]] const Message& reason() const { return reason_; }

private:
    Message reason_;
};

/// Reads what is sound of a file of records.
class RecordReader {
public:
    /// Throws std::system_error if the file cannot be read.
    explicit RecordReader(const std::filesystem::path& file);

    /// The first line; nothing if the file is empty or is not a file of records.
    [[nodiscard]] const std::optional<std::string>& header() const { return header_; }
    /// Whether the file is empty or ends in its first line: its writer was killed as it began.
    [[nodiscard]] bool isOnlyBegun() const { return begun_; }
    /// The next sound record; nothing at the end.
    [[nodiscard]] std::optional<std::string> next();
    /// Lines so far that are not as they were written.
    [[nodiscard]] std::uint64_t damaged() const { return damaged_; }
    /// Whether the last line is incomplete; known at the end.
    [[nodiscard]] bool isCut() const { return cut_; }
    /// The shard that was written whole: nothing follows, so its lines that are damaged were
    /// computed again. Known at the end.
    [[nodiscard]] const std::optional<Shard>& finished() const { return finished_; }
    /// The bytes up to the end of the last complete line; known at the end.
    [[nodiscard]] std::uint64_t completeBytes() const { return completeBytes_; }

private:
    bool readLine();

    std::ifstream file_;
    std::string line_;
    std::optional<std::string> header_;
    std::uint64_t damaged_ = 0;
    std::uint64_t completeBytes_ = 0;
    bool cut_ = false;
    bool begun_ = false;
    std::optional<Shard> finished_;
};

/// Appends records to a file, which it has for itself; several threads may do so. A record is safe
/// from the end of the program when append() returns.
class RecordWriter {
public:
    /// Gets the records that a file already has.
    using Known = std::function<void(const std::string& record)>;
    /// Creates the file, or continues one with the same header. Throws RecordFileError if it is not
    /// a file of records, has another header, or another program is writing to it, and
    /// std::system_error if it cannot be written.
    RecordWriter(std::filesystem::path file, const std::string& header, const Known& known);

    void append(std::string_view record);
    /// Notes that the shard is whole, unless the file says so already.
    void finish(const Shard& shard);

private:
    void prepare(const std::string& header, const Known& known);

    std::filesystem::path file_;
    base::FileLock lock_;
    base::FileDescriptor descriptor_;
    std::optional<Shard> finished_; ///< that the file ends with
    std::mutex mutex_;
};

/// What files of records do not have.
struct FileFaults {
    std::uint64_t damaged = 0;    ///< records that are not as they were written, or not legal
    std::uint64_t cut = 0;        ///< files without their last record's end
    std::uint64_t unfinished = 0; ///< other files whose worker has not come to its end
    std::vector<Shard> missing;   ///< no file has them whole, though others of their division
};

/// Counts the faults of files while they are read.
class MergedFiles {
public:
    /// A file that was read to its end; `illegal` of its records could not be used. What was
    /// damaged before its worker came to its end is no fault: it was computed again.
    void add(const RecordReader& read, std::uint64_t illegal);
    [[nodiscard]] FileFaults faults() const;

private:
    FileFaults faults_;
    std::map<std::uint64_t, std::set<std::uint64_t>> finished_; // numbers by count
};

} // namespace damscope::db
