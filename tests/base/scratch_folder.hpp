// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"

#include <filesystem>
#include <system_error>

namespace damscope::base::testing {

/// A folder that goes with its contents.
class ScratchFolder {
public:
    ScratchFolder() {
        std::error_code error;
        path_ = makeTemporaryFolder(std::filesystem::temp_directory_path(), error);
        if (error)
            failOn(path_, error);
    }
    ~ScratchFolder() {
        std::error_code error;
        std::filesystem::remove_all(path_, error);
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }
    [[nodiscard]] std::filesystem::path operator/(const std::filesystem::path& name) const {
        return path_ / name;
    }

private:
    std::filesystem::path path_;
};

} // namespace damscope::base::testing
