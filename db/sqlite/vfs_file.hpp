// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

struct sqlite3_file;
struct sqlite3_vfs;

namespace damscope::db {

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

} // namespace damscope::db
