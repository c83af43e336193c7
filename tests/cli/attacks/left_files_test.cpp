// SPDX-License-Identifier: GPL-3.0-or-later
// Programs that were killed, that run at once, and that find the machine otherwise than they hope.
#include "base/files/open_files.hpp"
#include "tests/cli/store_commands.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <memory>
#include <vector>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

using LeftFiles = StoreCommands;

TEST_F(LeftFiles, OfKilledBackupsAndExportsGoWithTheNext) {
    import(sound);
    const std::string backup = write("monday.db.damscope-abcdefghijklmnop", "");
    const std::string copy = write("monday.db.damscope-abcdefghijklmnop-store", "half");
    const std::string pdn = write("games.pdn.damscope-qrstuvwxyzabcdef", "half");
    const std::string atWork = write("site.pdn.damscope-zzzzzzzzzzzzzzzz", "half");
    const std::string own = write("games.pdn.original", "mine");
    const std::string dated = write("club.damscope-20240101", "mine");
    base::FileLock writer{fs::path(atWork)};
    ASSERT_TRUE(writer.tryLock());
    EXPECT_EQ(run({"db", "backup", folder_.file("tuesday.db")}).status, 0);
    for (const std::string& left : {backup, copy, pdn})
        EXPECT_FALSE(fs::exists(left)) << left;
    EXPECT_TRUE(fs::exists(atWork)) << "somebody is writing it";
    EXPECT_TRUE(fs::exists(own));
    EXPECT_TRUE(fs::exists(dated));
    writer.unlock();
    EXPECT_EQ(run({"write", "-o", folder_.file("out.pdn")}).status, 0);
    EXPECT_FALSE(fs::exists(atWork));
}

TEST_F(LeftFiles, ABackupIsAsPrivateAsTheStore) {
    import(sound);
    const auto own = fs::perms::owner_read | fs::perms::owner_write;
    fs::permissions(folder_.file("games.db"), own);
    ASSERT_EQ(run({"db", "backup", folder_.file("backup.db")}).status, 0);
    EXPECT_EQ(fs::status(folder_.file("backup.db")).permissions(), own);
}

TEST_F(LeftFiles, SettingsThatAreSetAtOnceAllStay) {
    const std::vector<Words> settings{{"config", "variant", "russian"},
                                      {"config", "language", "en"},
                                      {"config", "results", "chess"},
                                      {"config", "threads", "2"}};
    Start start;
    start.environment = {{"XDG_CONFIG_HOME", folder_.file("config")}};
    for (int times = 0; times < 10; ++times) {
        fs::remove_all(folder_.file("config"));
        std::vector<std::unique_ptr<Running>> running;
        for (const Words& words : settings)
            running.push_back(std::make_unique<Running>(words, start));
        for (const auto& each : running)
            EXPECT_EQ(each->finish().status, 0);
        const std::string file = folder_.read("config/damscope/config.toml");
        for (const Words& words : settings)
            EXPECT_TRUE(contains(file, words[1] + " = ")) << words[1] << "\n" << file;
    }
}

TEST_F(LeftFiles, AMissingFolderForTemporaryFilesIsSaidInTheReadersLanguage) {
    Start start;
    start.environment = {{"TMPDIR", folder_.file("none")}};
    const std::string pdn = write("games.pdn", sound);
    const Ran english = damscope({"list", pdn}, start);
    EXPECT_EQ(english.status, 3);
    EXPECT_TRUE(contains(english.err, "TMPDIR")) << english.err;
    EXPECT_TRUE(contains(english.err, folder_.file("none"))) << english.err;
    const Ran dutch = damscope({"list", pdn, "--language", "nl"}, start);
    EXPECT_TRUE(contains(dutch.err, "geen tijdelijk bestand")) << dutch.err;
    EXPECT_FALSE(contains(dutch.err, "exception")) << dutch.err;
}

TEST_F(LeftFiles, WhatIsNoDatabaseGetsNoLockFileBesideIt) {
    fs::create_directory(folder_.file("folder"));
    const std::string letter = write("letter.txt", "Dear friend");
    const std::string pdn = write("games.pdn", sound);
    for (const std::string& place : {folder_.file("folder"), letter}) {
        EXPECT_EQ(damscope({"import", pdn, "--db", place}).status, 3);
        EXPECT_FALSE(fs::exists(place + "-lock"));
    }
}

// Names from strangers cannot steer a terminal, but a file gets them as they are.
TEST_F(LeftFiles, TextOfStrangersCannotSteerATerminal) {
    const std::string name = "Jan\x1b]0;title\x07sen\x1b[2J";
    import(tags(name, "Bos") + "1. 32-28 {\x1b[31m} 18-23 1-1\n\n");
    Start terminal;
    terminal.terminal = true;
    for (const Words& words :
         {Words{"write", "-o", "-"}, Words{"list", "--csv"}, Words{"list"}, Words{"show", "1"},
          Words{"player", "list", "--csv"}, Words{"sql", "--csv", "SELECT name FROM player"},
          Words{"find", "black men on 18", "--pdn"}}) {
        const Ran ran = run(words, terminal);
        EXPECT_TRUE(contains(ran.out, "\\x1b")) << words.front() << ran.out;
        for (const char* code : {"\x1b]", "\x1b[2J", "\x1b[31m", "\x07"})
            EXPECT_FALSE(contains(ran.out, code)) << words.front();
    }
    EXPECT_TRUE(contains(run({"write", "-o", "-"}).out, "\x1b[31m"));
}

} // namespace
} // namespace damscope::cli
