// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/place_file.hpp"
#include "base/files/unfinished_file.hpp"

#include <filesystem>
#include <optional>

namespace damscope::db {

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

} // namespace damscope::db
