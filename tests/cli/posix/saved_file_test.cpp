// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <sys/stat.h>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

TEST(SavedFile, keepsThePermissionsOfWhatItReplaces) {
    const TemporaryFolder folder;
    const std::string path = folder.write("games.pdn", "before");
    ASSERT_EQ(::chmod(path.c_str(), 0640), 0);
    SavedFile file({path});
    file.keep();
    EXPECT_EQ(fs::status(path).permissions(), fs::perms(0640));
}

TEST(SavedFile, newFilesObeyTheMask) {
    const TemporaryFolder folder;
    const mode_t mask = ::umask(022);
    SavedFile file({folder.file("games.pdn")});
    file.keep();
    ::umask(mask);
    EXPECT_EQ(fs::status(folder.file("games.pdn")).permissions(), fs::perms(0644));
}

TEST(SavedFile, followsALink) {
    const TemporaryFolder folder;
    (void)folder.write("real.pdn", "before");
    fs::create_symlink("real.pdn", folder.path() / "link.pdn");
    SavedFile file({folder.file("link.pdn")});
    file.out().write("after");
    file.keep();
    EXPECT_TRUE(fs::is_symlink(folder.path() / "link.pdn"));
    EXPECT_EQ(folder.read("real.pdn"), "after");
}

TEST(SavedFile, writesToDevicesDirectly) {
    SavedFile file({"/dev/full"});
    file.out().write("text");
    EXPECT_THROW(file.keep(), std::system_error);
    EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

} // namespace
} // namespace damscope::cli
