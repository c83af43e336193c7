// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <span>
#include <vector>

namespace damscope::db {

/// Files that appear and grow below folders, found by looking again and again: that also works
/// where the system reports no changes (network drives). The time is an argument, so that it reads
/// no clock.
class FolderWatch {
public:
    using Time = std::chrono::steady_clock::time_point;

    /// A file is ready when it has not changed for as long as `settled`; one that does not end with
    /// a line, ten times as long, for its writer may only be slow.
    FolderWatch(std::span<const std::filesystem::path> folders, std::chrono::milliseconds settled);

    /// The files that are ready and have changed since they were ready the last time, by name; in
    /// the beginning all. Left out are hidden files and those that a download has not finished
    /// (.part, .crdownload, .download, .tmp). A folder that cannot be read at the moment has none.
    [[nodiscard]] std::vector<std::filesystem::path> ready(Time now);

private:
    struct File {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type written;
        Time since; ///< when it was first seen like this
        bool reported = false;
    };

    void look(const std::filesystem::path& folder, Time now,
              std::map<std::filesystem::path, File>& seen) const;

    std::vector<std::filesystem::path> folders_;
    std::chrono::milliseconds settled_;
    std::map<std::filesystem::path, File> files_;
};

} // namespace damscope::db
