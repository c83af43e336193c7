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
    /// the result of a game and the end of that line, ten times as long, for its writer may only be
    /// slow: what is stored of half a game would stay beside the whole one.
    FolderWatch(std::span<const std::filesystem::path> folders, std::chrono::milliseconds settled);

    /// The files that are ready and not taken since they changed, by name; in the beginning all.
    /// They are those that importing the folder reads, without hidden ones and those that a
    /// download has not finished (.part, .crdownload, .download, .tmp). A folder that cannot be
    /// read at the moment has none.
    [[nodiscard]] std::vector<std::filesystem::path> ready(Time now);
    /// What ready() has returned last was read: it is not ready again before it changes.
    void take();

    /// A folder that cannot be read any more, or can be read again.
    struct Turn {
        std::filesystem::path folder;
        bool isThere = false;
    };
    /// Found by the last ready().
    [[nodiscard]] const std::vector<Turn>& turns() const { return turns_; }

private:
    struct File {
        std::uintmax_t size = 0;
        std::filesystem::file_time_type written;
        Time since; ///< when it was first seen like this
        bool isReady = false;
        bool isTaken = false;
    };
    struct Folder {
        std::filesystem::path path;
        bool isThere = true;
        std::map<std::filesystem::path, File> files = {};
    };

    void look(Folder& folder, Time now);

    std::vector<Folder> folders_;
    std::chrono::milliseconds settled_;
    std::vector<Turn> turns_;
};

} // namespace damscope::db
