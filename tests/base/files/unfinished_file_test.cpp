// SPDX-License-Identifier: GPL-3.0-or-later
// What a program leaves that was killed while it wrote a file: it goes, and nothing else does.
#include "base/files/atomic_file.hpp"

#include "db/store/sqlite/files.hpp"
#include "tests/base/another_program.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace damscope::base {
namespace {

namespace fs = std::filesystem;

class UnfinishedFiles : public ::testing::Test {
protected:
    void write(const std::string& name) const { std::ofstream(folder_ / name) << "text"; }
    [[nodiscard]] std::set<std::string> names() const {
        std::set<std::string> all;
        for (const auto& entry : fs::directory_iterator(folder_.path()))
            all.insert(entry.path().filename().string());
        return all;
    }
    testing::ScratchFolder folder_;
};

// As programs end that are killed: nothing of them is cleaned up.
TEST(UnfinishedFileOfAnother, DISABLED_isLeft) {
    AtomicFile file({testing::fileOfAnotherProgram()});
    file.write("half");
    std::_Exit(1);
}

TEST(UnfinishedFileOfAnother, DISABLED_isLeftWithAJournal) {
    const db::NewFile file(testing::fileOfAnotherProgram());
    std::ofstream(file.unfinished().string() + "-journal") << "text";
    std::_Exit(1);
}

TEST_F(UnfinishedFiles, thoseOfKilledWritersGoWithTheNext) {
    for (int times = 0; times < 3; ++times) {
        EXPECT_FALSE(testing::passesInAnotherProgram("UnfinishedFileOfAnother.DISABLED_isLeft",
                                                     folder_ / "games.pdn"));
        EXPECT_EQ(names().size(), 1U) << "of the one that was killed last";
    }
    EXPECT_FALSE(testing::passesInAnotherProgram(
        "UnfinishedFileOfAnother.DISABLED_isLeftWithAJournal", folder_ / "backup of monday.db"));
    EXPECT_EQ(names().size(), 3U);
    AtomicFile file({folder_ / "other.pdn"});
    file.write("whole");
    file.keep();
    EXPECT_EQ(names(), std::set<std::string>{"other.pdn"});
}

TEST_F(UnfinishedFiles, thoseOfWritersAtWorkStay) {
    AtomicFile one({folder_ / "games.pdn"});
    one.write("one");
    const db::NewFile store(folder_ / "games.db");
    AtomicFile other({folder_ / "games.pdn"});
    other.write("other");
    EXPECT_EQ(names().size(), 4U);
    one.keep();
    EXPECT_TRUE(fs::exists(store.unfinished()));
    other.keep();
    std::ifstream in(folder_ / "games.pdn");
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(in), {}), "other");
}

// Files of the user's, whatever they are called.
TEST_F(UnfinishedFiles, othersStay) {
    for (const char* name :
         {"games.pdn.original", "games.pdn.previous", "games.pdn.damscope", "games.pdn.damscope-1",
          "games.pdn.damscope-BACKUPS1", ".damscope-abcdefghijklmnop", "club.damscope-20240101",
          "club.damscope-20240101T120000a", "club.damscope-december",
          "games.damscope-abcdefghijklmnop.pdn", "damscope-abcdefghijklmnop"})
        write(name);
    fs::create_directory(folder_ / "folder.damscope-abcdefghijklmnop");
    const auto before = names();
    AtomicFile({folder_ / "games.pdn"}).write("half");
    EXPECT_EQ(names(), before);
}

} // namespace
} // namespace damscope::base
