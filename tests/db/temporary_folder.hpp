// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/file_access.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <string>
#include <system_error>

namespace damscope::db {

// A folder of its own for a test, removed at its end.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::error_code error;
        path_ = base::makeTemporaryFolder(parent(), error);
        if (error)
            throw std::runtime_error("no temporary folder");
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    [[nodiscard]] std::filesystem::path operator/(const std::string& name) const {
        return path_ / name;
    }
    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

private:
    // In memory where that is possible: a store waits for the disk at every commit.
    static std::string parent() {
        const bool chosen = std::getenv("TEST_TMPDIR") != nullptr;
        return !chosen && std::filesystem::is_directory("/dev/shm") ? "/dev/shm/"
                                                                    : ::testing::TempDir();
    }
    std::filesystem::path path_;
};

[[nodiscard]] inline std::string bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

} // namespace damscope::db
