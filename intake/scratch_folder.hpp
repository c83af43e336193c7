// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/open_files.hpp"

#include <filesystem>
#include <optional>
#include <utility>

namespace damscope::db {

/// A new folder among the user's temporary files, which goes with all in it when this ends. Those
/// of programs that were killed go with the next one that is made.
class ScratchFolder {
public:
    using Made = std::pair<std::filesystem::path, std::optional<base::FileLock>>;

    /// Throws SourceFailure if there can be none.
    ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder();
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    explicit ScratchFolder(Made made);

    std::filesystem::path path_;
    std::optional<base::FileLock> lock_; ///< of a file beside it: the folder is in use
};

} // namespace damscope::db
