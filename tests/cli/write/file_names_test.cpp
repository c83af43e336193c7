// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/game_groups.hpp"

#include <gtest/gtest.h>

namespace damscope::cli {
namespace {

TEST(FileNames, keepWhatEveryFileSystemAllows) {
    FileNames names;
    EXPECT_EQ(names.stemFor("Jansen, Floris"), "Jansen, Floris");
    EXPECT_EQ(names.stemFor("Šadžius, Česlovas"), "Šadžius, Česlovas");
    EXPECT_EQ(names.stemFor("NED-ch 2001/2002: final?"), "NED-ch 2001_2002_ final_");
    EXPECT_EQ(names.stemFor("../../etc/passwd"), "_.._.._etc_passwd");
    EXPECT_EQ(names.stemFor("--force"), "_--force") << "no option of a program";
    EXPECT_EQ(names.stemFor("Open."), "Open");
    EXPECT_EQ(names.stemFor(" "), "_");
    EXPECT_EQ(names.stemFor("con"), "_con") << "a device of Windows";
    EXPECT_EQ(names.stemFor("LPT1"), "_LPT1");
    EXPECT_EQ(names.stemFor("Conrad"), "Conrad");
    const std::string control = names.stemFor("a\x1b[2J\u202e b");
    EXPECT_EQ(control.find('\x1b'), std::string::npos);
    EXPECT_EQ(control.find("\u202e"), std::string::npos);
}

TEST(FileNames, areUniqueWhateverTheCase) {
    FileNames names({"index"});
    EXPECT_EQ(names.stemFor("Open"), "Open");
    EXPECT_EQ(names.stemFor("open"), "open (2)");
    EXPECT_EQ(names.stemFor("OPEN"), "OPEN (3)");
    EXPECT_EQ(names.stemFor("Index"), "Index (2)") << "the name of the index";
}

TEST(FileNames, areNotTooLong) {
    FileNames names;
    std::string name;
    for (int i = 0; i < 200; ++i)
        name += "ы";
    const std::string stem = names.stemFor(name);
    EXPECT_LE(stem.size(), 120U);
    EXPECT_TRUE(name.starts_with(stem)) << "whole letters";
    EXPECT_LE(names.stemFor(name).size() + std::string(".jsonl").size(), 255U);
}

} // namespace
} // namespace damscope::cli
