// SPDX-License-Identifier: GPL-3.0-or-later
// What a program leaves that was killed while it wrote a file: it goes, and nothing else does.
#include "base/files/atomic_file.hpp"

#include "db/store/sqlite/files.hpp"
#include "tests/base/scratch_folder.hpp"

#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

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
    // Ends as `kill -9` ends it.
    static void inKilledProcess(const std::function<void()>& work) {
        const pid_t child = ::fork();
        ASSERT_NE(child, -1);
        if (child == 0) {
            work();
            ::_exit(1);
        }
        int status = 0;
        ASSERT_EQ(::waitpid(child, &status, 0), child);
        ASSERT_TRUE(WIFSIGNALED(status));
    }

    testing::ScratchFolder folder_;
};

TEST_F(UnfinishedFiles, thoseOfKilledWritersGoWithTheNext) {
    for (int times = 0; times < 3; ++times) {
        inKilledProcess([&] {
            AtomicFile file({folder_ / "games.pdn"});
            file.write("half");
            ::kill(::getpid(), SIGKILL);
        });
        EXPECT_EQ(names().size(), 1U) << "of the one that was killed last";
    }
    inKilledProcess([&] {
        const db::NewFile file(folder_ / "backup of monday.db");
        std::ofstream(file.unfinished().string() + "-journal") << "text";
        ::kill(::getpid(), SIGKILL);
    });
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
    fs::create_symlink("games.pdn.original", folder_ / "link.damscope-abcdefghijklmnop");
    const auto before = names();
    AtomicFile({folder_ / "games.pdn"}).write("half");
    EXPECT_EQ(names(), before);
}

TEST_F(UnfinishedFiles, aNewStoreHasThePermissionsAskedFor) {
    {
        db::NewFile file(folder_ / "backup.db", fs::perms::owner_read | fs::perms::owner_write);
        EXPECT_EQ(fs::status(file.unfinished()).permissions(),
                  fs::perms::owner_read | fs::perms::owner_write)
            << "before anything is copied into it";
        file.keep(Present::refused);
    }
    EXPECT_EQ(fs::status(folder_ / "backup.db").permissions(),
              fs::perms::owner_read | fs::perms::owner_write);
    EXPECT_EQ(names(), std::set<std::string>{"backup.db"});
}

} // namespace
} // namespace damscope::base
