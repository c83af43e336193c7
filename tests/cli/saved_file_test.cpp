// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <sys/stat.h>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

std::ptrdiff_t filesIn(const fs::path& folder) {
    return std::distance(fs::directory_iterator(folder), {});
}

TEST(SavedFile, appearsWhenKept) {
    const TemporaryFolder folder;
    SavedFile file({folder.file("games.pdn")});
    file.out().write("text");
    file.out().flush();
    EXPECT_FALSE(fs::exists(folder.file("games.pdn")));
    file.keep();
    EXPECT_EQ(folder.read("games.pdn"), "text");
    EXPECT_EQ(filesIn(folder.path()), 1);
}

TEST(SavedFile, leavesWhatWasThereUnlessKept) {
    const TemporaryFolder folder;
    (void)folder.write("games.pdn", "before");
    {
        SavedFile file({folder.file("games.pdn")});
        file.out().write("half");
        file.out().flush();
    }
    EXPECT_EQ(folder.read("games.pdn"), "before");
    EXPECT_EQ(filesIn(folder.path()), 1);
}

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

TEST(SavedFile, namesTheFileThatCannotBeMade) {
    try {
        const SavedFile file({"/nonexistent/games.pdn"});
        FAIL();
    } catch (const std::system_error& error) {
        EXPECT_NE(std::string(error.what()).find("/nonexistent/games.pdn"), std::string::npos);
    }
}

} // namespace
} // namespace damscope::cli
