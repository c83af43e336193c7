// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files/user_folder.hpp"
#include "tests/base/environment_variable.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <optional>

namespace damscope::base {
namespace {

using testing::EnvironmentVariable;

TEST(UserFolder, isWhereWindowsSays) {
    const EnvironmentVariable data("XDG_DATA_HOME", std::nullopt);
    const EnvironmentVariable settings("XDG_CONFIG_HOME", std::nullopt);
    const EnvironmentVariable state("XDG_STATE_HOME", std::nullopt);
    const EnvironmentVariable home("USERPROFILE", R"(C:\Users\x)");
    {
        const EnvironmentVariable local("LOCALAPPDATA", R"(D:\Local)");
        const EnvironmentVariable roaming("APPDATA", R"(D:\Roaming)");
        EXPECT_EQ(userFolder(UserFiles::data), R"(D:\Local\damscope)");
        EXPECT_EQ(userFolder(UserFiles::state), R"(D:\Local\damscope)");
        EXPECT_EQ(userFolder(UserFiles::settings), R"(D:\Roaming\damscope)");
    }
    const EnvironmentVariable local("LOCALAPPDATA", std::nullopt);
    const EnvironmentVariable roaming("APPDATA", std::nullopt);
    EXPECT_EQ(userFolder(UserFiles::data), R"(C:\Users\x\AppData\Local\damscope)");
    EXPECT_EQ(userFolder(UserFiles::settings), R"(C:\Users\x\AppData\Roaming\damscope)");
}

} // namespace
} // namespace damscope::base
