// SPDX-License-Identifier: GPL-3.0-or-later
// Games that an import meets again after they were deleted, corrected or refused.
#include "tests/cli/store_commands.hpp"

namespace damscope::cli {
namespace {

class ReturningGames : public StoreCommands {
protected:
    std::size_t count() const { return objects(run({"list", "--json"}).out).size(); }
    Json imported(const std::string& file) const {
        return Json::parse(run({"import", file, "--json"}).out);
    }
};

TEST_F(ReturningGames, aDuplicateOfADeletedGameIsReportedAsThat) {
    import(sound + other);
    (void)run({"edit", "delete", "1", "--apply"});
    const std::string copy = write("copy.pdn", "\n" + sound + other);
    const Json summary = imported(copy);
    EXPECT_EQ(summary["duplicates"], 2);
    EXPECT_EQ(summary["deleted"], 1);
    EXPECT_EQ(summary["duplicate_list"][0]["deleted"], true);
    EXPECT_EQ(summary["duplicate_list"][1]["deleted"], false);
    const Ran words = run({"import", write("another.pdn", "\n\n" + sound + other)});
    EXPECT_TRUE(contains(words.out, "(Jansen - Béranger) is game 1, which is deleted\n"))
        << words.out;
    EXPECT_TRUE(contains(
        words.out, "1 of the duplicates is a game deleted before, and stays deleted; damscope "
                   "edit delete --list and damscope undo N bring them back\n"))
        << words.out;
    EXPECT_EQ(count(), 1U);
}

TEST_F(ReturningGames, aStoredGameIsNamedBeforeADeletedOne) {
    import(sound + sound); // repetitions in one file are kept
    (void)run({"edit", "delete", "1", "--apply"});
    const Json summary = imported(write("copy.pdn", "\n" + sound));
    EXPECT_EQ(summary["deleted"], 0);
    EXPECT_EQ(summary["duplicate_list"][0]["duplicate_of"], 2);
}

TEST_F(ReturningGames, importingTheFileAgainNamesItsDeletedGames) {
    const std::string file = write("a.pdn", sound + other);
    (void)run({"import", file});
    (void)run({"edit", "delete", "1", "--apply"});
    const Ran again = run({"import", file});
    EXPECT_EQ(again.status, 0);
    EXPECT_EQ(again.err, file + ": note: this was imported before; nothing is added, and 1 of its "
                                "games stays deleted: damscope edit delete --list and undo N bring "
                                "it back\n");
}

TEST_F(ReturningGames, aDeletedGameIsShownAsDeleted) {
    import(sound);
    EXPECT_EQ(Json::parse(run({"show", "1", "--json"}).out)["deletion"], nullptr);
    (void)run({"edit", "delete", "1", "--apply"});
    EXPECT_TRUE(contains(run({"show", "1"}).out, "this game is deleted: damscope undo 2 restores "
                                                 "what was deleted with it"));
    EXPECT_EQ(Json::parse(run({"show", "1", "--json"}).out)["deletion"], 2);
}

TEST_F(ReturningGames, aFileWhoseGamesAreGoneForGoodIsImportedAgain) {
    const std::string file = write("a.pdn", sound + other);
    const std::string copy = write("copy.pdn", "\n" + sound);
    const std::string kept = write("kept.pdn", illegal);
    (void)run({"import", file, copy, kept});
    (void)run({"edit", "delete", "--source", "a.pdn", "--apply"});
    (void)run({"edit", "delete", "--empty", "--apply"});
    EXPECT_FALSE(contains(run({"db", "sources"}).out, "not read to its end"));
    EXPECT_EQ(imported(kept)["known"], 1);
    EXPECT_EQ(imported(copy)["stored"], 1) << "what it was a duplicate of is gone";
    EXPECT_EQ(imported(file)["stored"], 1);
    EXPECT_EQ(count(), 3U);
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

TEST_F(ReturningGames, rereadLeavesDeletedGamesDeleted) {
    import(sound + other);
    (void)run({"edit", "delete", "1", "--apply"});
    const Json done = Json::parse(run({"db", "reread", "games.pdn", "--json"}).out);
    EXPECT_EQ(done["replaced"], 1);
    EXPECT_EQ(done["added"], 0);
    EXPECT_EQ(done["deleted"], 1);
    const Ran words = run({"db", "reread", "games.pdn"});
    EXPECT_TRUE(contains(words.out, "1 with the same number, 1 still deleted; 0 errors"))
        << words.out;
    EXPECT_EQ(count(), 1U);
    (void)run({"undo", "2"});
    EXPECT_EQ(count(), 2U);
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

TEST_F(ReturningGames, aDeletedGameIsRestoredAsItWasReadLast) {
    // Игрок in windows-1251.
    const std::string file = write("old.pdn", tags("\xC8\xE3\xF0\xEE\xEA", "B") + "1. 32-28 *\n");
    (void)run({"import", file, "--encoding", "windows-1252"});
    (void)run({"edit", "delete", "1", "--apply"});
    (void)run({"db", "reread", "old.pdn", "--encoding", "windows-1251"});
    EXPECT_EQ(count(), 0U);
    (void)run({"undo", "2"});
    EXPECT_EQ(objects(run({"list", "--json"}).out).at(0)["white"], "Игрок");
}

// The slip is clear: 37-13 for 37-31.
const std::string gameWithSlip =
    tags("Mulder", "Visser") + "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 4. 37-13 1-7 5. 41-37 "
                               "20-24 1-1\n\n";

TEST_F(ReturningGames, aFileThatGrewBringsNothingUncorrected) {
    import(sound + gameWithSlip);
    (void)run({"edit", "1", "--set", "White=Janssen", "--apply"});
    (void)run({"edit", "1", "--set", "Round=3", "--apply"});
    (void)run({"edit", "repair", "--apply"});
    const std::string grown = write("games.pdn", sound + gameWithSlip + other);
    const Ran words = run({"import", grown});
    EXPECT_TRUE(contains(words.out, ": 1 stored, 2 duplicates, 0 refused\n")) << words.out;
    EXPECT_TRUE(contains(words.out,
                         "2 of the duplicates were edited or repaired in Damscope since: the "
                         "corrected games stay\n"))
        << words.out;
    EXPECT_EQ(imported(write("games.pdn", "\n" + sound + gameWithSlip + other))["corrected"], 2);
    EXPECT_EQ(count(), 3U);
    EXPECT_TRUE(contains(run({"list", "1"}).out, "Janssen"));
}

TEST_F(ReturningGames, repairingImportsKnowGamesTheyRepaired) {
    (void)run({"import", "--repair", write("games.pdn", gameWithSlip)});
    EXPECT_EQ(imported(write("games.pdn", gameWithSlip + sound))["corrected"], 1)
        << "not repaired now";
    (void)run({"edit", "1", "--set", "White=Muller", "--apply"});
    const std::string grown = write("games.pdn", gameWithSlip + sound + other);
    const Json summary = Json::parse(run({"import", "--repair", grown, "--json"}).out);
    EXPECT_EQ(summary["stored"], 1);
    EXPECT_EQ(summary["corrected"], 1);
    EXPECT_EQ(count(), 3U);
}

TEST_F(ReturningGames, whatARevertedEditWroteIsNotTakenForTheGame) {
    import(sound);
    (void)run({"edit", "1", "--set", "White=Janssen", "--apply"});
    const std::string edited = write("edited.pdn", run({"write", "-o", "-"}).out);
    (void)run({"undo"});
    EXPECT_EQ(imported(edited)["stored"], 1);
    EXPECT_EQ(imported(write("grown.pdn", sound + other))["stored"], 1);
    (void)run({"edit", "delete", "1", "--apply"});
    (void)run({"edit", "delete", "--empty", "--apply"});
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

TEST_F(ReturningGames, whatAStrictImportRefusedIsAddedWithoutIt) {
    const std::string file = write("a.pdn", sound + illegal + other);
    (void)run({"import", file, "--strict"});
    (void)run({"edit", "1", "--set", "White=Janssen", "--apply"});
    (void)run({"edit", "delete", "2", "--apply"});
    EXPECT_EQ(imported(write("same.pdn", sound))["corrected"], 1);
    EXPECT_EQ(Json::parse(run({"import", file, "--strict", "--json"}).out)["known"], 1);
    const Ran ran = run({"import", file, "--json"});
    EXPECT_EQ(ran.status, 1) << "the game has a problem";
    const Json summary = Json::parse(ran.out);
    EXPECT_EQ(summary["stored"], 1);
    EXPECT_EQ(summary["duplicates"], 2);
    EXPECT_EQ(summary["deleted"], 1);
    EXPECT_EQ(summary["refused"], 0);
    const auto games = objects(run({"list", "--json"}).out);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[0]["white"], "Janssen");
    EXPECT_EQ(games[1]["white"], "Gonçalves");
    const Json source = objects(run({"db", "sources", "a.pdn", "--json"}).out).at(0);
    EXPECT_EQ(source["refused"], 0);
    EXPECT_EQ(source["complete"], true);
    EXPECT_EQ(imported(file)["known"], 1);
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

} // namespace
} // namespace damscope::cli
