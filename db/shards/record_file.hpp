// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"
#include "base/files/file_lock.hpp"
#include "db/shards/shard.hpp"
#include "messages/message.hpp"

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <functional>
#include <mutex>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

/// Files of results that several machines compute: lines of text that are only ever appended, each
/// behind its checksum (XXH3, 64 bits, 16 hexadecimal digits and a blank). The first line says what
/// the file holds, and a line {"done":"2/8"} that the writer has come to the end of its shard. A
/// writer that is killed leaves an incomplete last line, which readers leave out and the next
/// writer removes.
namespace damscope::db {

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

} // namespace damscope::db
