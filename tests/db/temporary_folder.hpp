// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <stdexcept>
#include <string>

namespace damscope::db {

// A folder of its own for a test, removed at its end.
class TemporaryFolder {
public:
    TemporaryFolder() {
        std::string name = base() + "damscope-db-XXXXXX";
        if (mkdtemp(name.data()) == nullptr)
            throw std::runtime_error("no temporary folder");
        path_ = name;
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
    static std::string base() {
        const bool chosen = std::getenv("TEST_TMPDIR") != nullptr;
        return !chosen && std::filesystem::is_directory("/dev/shm") ? "/dev/shm/"
                                                                    : ::testing::TempDir();
    }
    std::filesystem::path path_;
};

} // namespace damscope::db
