// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/terminal/output.hpp"

#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <iterator>

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
