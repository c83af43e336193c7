// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_descriptor.hpp"

#include <filesystem>
#include <sys/types.h>

namespace damscope::base {

inline constexpr mode_t usualMode = 0666; ///< less what the mask of the process forbids

/// A new, empty file next to another, to replace it later: "NAME.damscope-" and sixteen letters.
/// Its maker holds a lock on it for as long as it is being written, so that one whose maker was
/// killed is known and removed when the next is made in that folder. Files whose names begin with
/// its own and "-" go with it.
class UnfinishedFile {
public:
    /// Throws std::system_error, which names the other file.
    explicit UnfinishedFile(const std::filesystem::path& file, mode_t mode = usualMode);
    UnfinishedFile(UnfinishedFile&&) = delete;
    /// Removes it, unless it has been renamed.
    ~UnfinishedFile();

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    /// Open for writing as long as it lives.
    [[nodiscard]] int descriptor() const { return descriptor_.number(); }

private:
    std::filesystem::path path_;
    FileDescriptor descriptor_;
};

} // namespace damscope::base
