// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/open_files.hpp"
#include "base/files/user_folder.hpp"
#include "tests/base/environment_variable.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <system_error>

using namespace damscope::base;
using damscope::base::testing::EnvironmentVariable;
using damscope::base::testing::ScratchFolder;

// XDG Base Directory Specification.
TEST(UserFolder, isInTheHomeFolder) {
    const EnvironmentVariable data("XDG_DATA_HOME", std::nullopt);
    const EnvironmentVariable settings("XDG_CONFIG_HOME", std::nullopt);
    const EnvironmentVariable state("XDG_STATE_HOME", std::nullopt);
    {
        const EnvironmentVariable home("HOME", "/home/x");
        EXPECT_EQ(userFolder(UserFiles::data), "/home/x/.local/share/damscope");
        EXPECT_EQ(userFolder(UserFiles::settings), "/home/x/.config/damscope");
        EXPECT_EQ(userFolder(UserFiles::state), "/home/x/.local/state/damscope");
    }
    const EnvironmentVariable home("HOME", std::nullopt);
    EXPECT_EQ(userFolder(UserFiles::data), std::nullopt);
}

TEST(FileLock, followsNoLink) {
    const ScratchFolder folder;
    std::filesystem::create_symlink("elsewhere", folder / "lock");
    EXPECT_THROW(FileLock(folder / "lock"), std::system_error);
    EXPECT_FALSE(std::filesystem::exists(folder / "elsewhere"));
}
