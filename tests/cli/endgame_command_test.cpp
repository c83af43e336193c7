// SPDX-License-Identifier: GPL-3.0-or-later
// damscope analyse endgame, and the commands that use its tables.
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <sstream>
#include <thread>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

class Endgame : public ::testing::Test {
protected:
    Ran endgame(std::vector<std::string> arguments) const {
        arguments.insert(arguments.begin(), {"analyse", "endgame"});
        arguments.insert(arguments.end(), {"--folder", folder_.path()});
        return damscope(arguments);
    }
    Ran build(const std::string& variant, const std::string& pieces) const {
        return endgame({"build", "--variant", variant, "--pieces", pieces});
    }
    void damage(const std::string& file) const {
        fs::resize_file(folder_.path() / file, fs::file_size(folder_.path() / file) - 1);
    }
    // The environment where other commands find the tables.
    Start withTables() const {
        Start start;
        start.environment = {{"DAMSCOPE_ENDGAMES", folder_.path()}};
        return start;
    }

    TemporaryFolder folder_;
};

TEST_F(Endgame, buildMakesTablesOnce) {
    const Ran first = build("english", "3");
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_NE(first.err.find("16 tables built, 0 already there"), std::string::npos) << first.err;
    EXPECT_TRUE(fs::exists(folder_.path() / "english" / "0021.endgame"));
    const Ran second = build("english", "3");
    EXPECT_NE(second.err.find("0 tables built, 16 already there"), std::string::npos) << second.err;
}

// Two kings against one are won, as 1 and 2 show; what was played made a draw of it.
TEST_F(Endgame, queriesAskTheTables) {
    ASSERT_EQ(build("english", "3").status, 0);
    Start start = withTables();
    const std::string store = (folder_.path() / "games.db").string();
    start.environment.emplace_back("DAMSCOPE_DB", store);
    const std::string file = (folder_.path() / "a.pdn").string();
    std::ofstream(file) << "[Result \"1/2-1/2\"]\n[GameType \"21\"]\n[FEN \"W:WK18,K15:BK1\"]\n\n"
                           "1. 18-14 1-5 1/2-1/2\n\n";
    ASSERT_EQ(damscope({"import", file}, start).status, 0);
    const auto count = [&](const std::string& query) {
        return damscope({"find", query, "--variant", "english", "--count"}, start).out;
    };
    EXPECT_EQ(count("table win for white and drawn"), "1\n");
    EXPECT_EQ(count("table loss for black"), "1\n");
    EXPECT_EQ(count("table win for black"), "0\n");
    EXPECT_EQ(count("anywhere table draw"), "0\n");
    start.environment.emplace_back("DAMSCOPE_ENDGAMES", "none");
    EXPECT_EQ(count("table win for white"), "0\n") << "without tables nothing is known";
}

TEST_F(Endgame, interruptedBuildKeepsWhatIsDone) {
    Running building({"analyse", "endgame", "build", "--variant", "international", "--pieces", "5",
                      "--folder", folder_.path()});
    while (!fs::exists(folder_.path() / "international" / "1100.endgame"))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    building.signal(SIGINT);
    const Ran ran = building.finish();
    EXPECT_EQ(ran.status, 130);
    EXPECT_NE(ran.err.find("the same command builds the rest"), std::string::npos) << ran.err;
    const Ran info = endgame({"info", "--variant", "international", "--pieces", "2", "--json"});
    EXPECT_EQ(info.status, 0) << info.err;
    EXPECT_EQ(std::ranges::count(info.out, '\n'), 4);
    const Ran rest = build("international", "2");
    EXPECT_NE(rest.err.find("0 tables built, 4 already there"), std::string::npos) << rest.err;
}

TEST_F(Endgame, secondBuildInAFolderIsRefused) {
    Running building({"analyse", "endgame", "build", "--variant", "international", "--pieces", "5",
                      "--folder", folder_.path()});
    while (!fs::exists(folder_.path() / "international" / "0011.endgame"))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    const Ran second = build("international", "2");
    EXPECT_EQ(second.status, 3);
    EXPECT_NE(second.err.find("another build"), std::string::npos) << second.err;
    building.signal(SIGINT);
    EXPECT_EQ(building.finish().status, 130);
}

TEST_F(Endgame, infoCounts) {
    ASSERT_EQ(build("russian", "2").status, 0);
    const Ran ran = endgame({"info", "--variant", "russian", "--json"});
    std::istringstream lines(ran.out);
    std::string line;
    ASSERT_TRUE(std::getline(lines, line));
    const json kings = json::parse(line);
    EXPECT_EQ(kings["table"], "0011");
    EXPECT_EQ(kings["positions"], 32 * 31);
    EXPECT_EQ(kings["wins"].get<int>() + kings["draws"].get<int>() + kings["losses"].get<int>(),
              32 * 31);
    const Ran all = endgame({"info"});
    EXPECT_EQ(all.status, 0);
    EXPECT_NE(all.out.find("0110"), std::string::npos) << all.out;
    EXPECT_NE(all.err.find("Russian draughts"), std::string::npos) << all.err;
}

TEST_F(Endgame, infoOfNothingSaysHowToMakeThem) {
    const Ran ran = endgame({"info"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.err, "there are no tables in")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "damscope analyse endgame build --variant international"))
        << ran.err;
    const Ran russian = endgame({"info", "--variant", "russian"});
    EXPECT_TRUE(contains(russian.err, "damscope analyse endgame build --variant russian"))
        << russian.err;
}

TEST_F(Endgame, verifyFindsAllWellAndWhatIsNot) {
    ASSERT_EQ(build("czech", "2").status, 0);
    const Ran well = endgame({"verify", "--variant", "czech", "--all"});
    EXPECT_EQ(well.status, 0) << well.err;
    EXPECT_NE(well.err.find("4 tables verified, no faults"), std::string::npos) << well.err;
    damage("czech/1100.endgame");
    const Ran damaged = endgame({"verify", "--variant", "czech"});
    EXPECT_EQ(damaged.status, 1);
    EXPECT_NE(damaged.err.find("1100.endgame"), std::string::npos) << damaged.err;
}

TEST_F(Endgame, probeListsEveryMove) {
    ASSERT_EQ(build("international", "2").status, 0);
    const Ran ran =
        endgame({"probe", "--variant", "international", "--fen", "W:WK5:BK46", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    // White must leave the corner, along the line that Black's king holds.
    const json found = json::parse(ran.out);
    EXPECT_EQ(found["wdl"], "loss");
    ASSERT_EQ(found["moves"].size(), 8U);
    for (const json& move : found["moves"])
        EXPECT_EQ(move["wdl"], "loss") << move["move"];
    const Ran taken = endgame({"probe", "--variant", "international", "--fen", "W:WK46:BK23"});
    EXPECT_EQ(taken.out.rfind("White wins\n", 0), 0U) << taken.out;
    const Ran lost = endgame({"probe", "--variant", "international", "--fen", "B:W28:B22"});
    EXPECT_EQ(lost.out, "Black wins\n  win     22x33\n");
}

TEST_F(Endgame, probeOfWhatNoTableHoldsSaysSo) {
    const Ran ran = endgame({"probe", "--variant", "international", "--fen", "W:WK5:BK46"});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("damscope analyse endgame build"), std::string::npos) << ran.err;
}

TEST_F(Endgame, menOnTheirLastRowAreInNoTable) {
    ASSERT_EQ(build("international", "2").status, 0);
    for (const std::string fen : {"W:W3:BK22", "B:WK3:B48", "W:W3:B48"})
        EXPECT_EQ(endgame({"probe", "--variant", "international", "--fen", fen}).status, 1) << fen;
    const Ran ran = damscope(
        {"analyse", "position", "--variant", "international", "--fen", "B:W3:BK22", "--depth", "4"},
        withTables());
    EXPECT_EQ(ran.status, 0) << ran.err;
}

TEST_F(Endgame, refusesWhatItCannotDo) {
    EXPECT_EQ(endgame({"build"}).status, 2);
    EXPECT_EQ(endgame({"probe", "--variant", "english"}).status, 2);
    EXPECT_EQ(endgame({"build", "--variant", "english", "--pieces", "9"}).status, 2);
    const Ran frisian = endgame({"build", "--variant", "frisian"});
    EXPECT_EQ(frisian.status, 2);
    EXPECT_NE(frisian.err.find("moves in a row"), std::string::npos) << frisian.err;
}

TEST_F(Endgame, tablesServeTheEngine) {
    ASSERT_EQ(build("english", "3").status, 0);
    const std::vector<std::string> eval{"analyse", "position",       "--variant", "english",
                                        "--fen",   "W:WK31,K32:BK1", "--depth",   "1"};
    const Ran with = damscope(eval, withTables());
    EXPECT_NE(with.out.find("won"), std::string::npos) << with.out << with.err;
    std::vector<std::string> without = eval;
    without.insert(without.end(), {"--endgames", "none"});
    EXPECT_EQ(damscope(without, withTables()).out.find("won"), std::string::npos);
    Start hub = withTables();
    hub.input = "set-param name=variant value=english\ninit\npos pos=WB" + std::string(29, 'e') +
                "WW\nlevel depth=1\ngo think\n";
    const Ran served = damscope({"engine", "hub", "--no-tables"}, hub);
    EXPECT_NE(served.out.find("score=85"), std::string::npos) << served.out;
}

TEST_F(Endgame, damagedTablesAreReportedAndNotUsed) {
    ASSERT_EQ(build("english", "2").status, 0);
    damage("english/0011.endgame");
    const Ran ran = damscope(
        {"analyse", "position", "--variant", "english", "--fen", "W:WK32:BK1", "--depth", "1"},
        withTables());
    EXPECT_EQ(ran.status, 0);
    EXPECT_NE(ran.err.find("0011.endgame"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("damscope analyse endgame build --variant english"), std::string::npos)
        << ran.err;
}

TEST_F(Endgame, tablesEndGamesOfAMatch) {
    ASSERT_EQ(build("english", "2").status, 0);
    std::ofstream(folder_.path() / "openings.txt") << "W:WK32:BK1\n";
    const Ran ran =
        damscope({"engine", "match", "--variant", "english", "--first", "nodes=100", "--second",
                  "nodes=100,endgames=none", "--openings", folder_.path() / "openings.txt",
                  "--adjudicate", "--no-tables", "-o", folder_.path() / "games.pdn", "--json"},
                 withTables());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_EQ(json::parse(ran.out)["draws"], 2);
    EXPECT_EQ(folder_.read("games.pdn").find("1. "), std::string::npos) << "not a move was needed";
}

class FirstDemand : public Endgame {
protected:
    // In Breakthrough only men are in tables, which is quick.
    static Words match(const std::vector<std::string>& more = {}) {
        Words words{"engine",   "match",    "--variant", "breakthrough", "--first",
                    "nodes=10", "--second", "nodes=10",  "--pairs",      "1"};
        words.insert(words.end(), more.begin(), more.end());
        return words;
    }
    [[nodiscard]] bool made() const {
        return fs::exists(folder_.path() / "breakthrough" / "2200.endgame");
    }
};

TEST_F(FirstDemand, aMatchMakesWhatIsMissingOnce) {
    const Ran first = damscope(match(), withTables());
    EXPECT_EQ(first.status, 0) << first.err;
    EXPECT_TRUE(contains(first.err, "building the endgame tables of")) << first.err;
    EXPECT_TRUE(made());
    const Ran second = damscope(match(), withTables());
    EXPECT_EQ(second.err, "");
}

TEST_F(FirstDemand, nothingIsMadeThatIsNotWanted) {
    Words without = match();
    without[5] = without[7] = "nodes=10,endgames=none";
    for (const Words& words : {match({"--no-tables"}), without}) {
        const Ran ran = damscope(words, withTables());
        EXPECT_EQ(ran.status, 0);
        EXPECT_EQ(ran.err, "");
        EXPECT_FALSE(made());
    }
}

TEST_F(FirstDemand, itGoesOnWithoutWhereTheyCannotBeMade) {
    std::ofstream(folder_.path() / "breakthrough") << "a file is in the way";
    const Ran ran = damscope(match(), withTables());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.err, "without them: ")) << ran.err;
    EXPECT_TRUE(contains(ran.out, "Elo"));
}

TEST_F(FirstDemand, itGoesOnWithoutWhileAnotherProgramMakesThem) {
    Running building({"analyse", "endgame", "build", "--variant", "breakthrough", "--pieces", "6",
                      "--folder", folder_.path()});
    while (!fs::exists(folder_.path() / "breakthrough" / "building"))
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    const Ran ran = damscope(match(), withTables());
    building.signal(SIGINT);
    EXPECT_EQ(building.finish().status, 130);
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.err, "without them: ") && contains(ran.err, "another build"))
        << ran.err;
}

TEST_F(FirstDemand, ctrlCEndsTheWork) {
    Words words = match();
    words[3] = "international";
    Running running(words, withTables());
    while (!fs::exists(folder_.path() / "international" / "1100.endgame"))
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    running.signal(SIGINT);
    EXPECT_EQ(running.finish().status, 130);
}

TEST_F(FirstDemand, analysisMakesThoseOfItsGames) {
    const std::string store = folder_.file("games.db");
    const std::string pdn = folder_.write(
        "game.pdn", "[Event \"?\"]\n[Result \"*\"]\n[GameType \"26\"]\n\n1. 32-28 19-23 *\n");
    ASSERT_EQ(damscope({"import", pdn, "--db", store, "--variant", "breakthrough"}).status, 0);
    const Ran ran = damscope({"analyse", "--db", store, "--nodes", "10"}, withTables());
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(made()) << ran.err;
    EXPECT_FALSE(fs::exists(folder_.path() / "international"));
}

TEST_F(FirstDemand, theHubServerMakesThemBesideItsWork) {
    Start start = withTables();
    start.keepInput = true;
    Running hub({"engine", "hub"}, start);
    hub.send("set-param name=variant value=breakthrough\ninit\n");
    while (!made())
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    hub.send("quit\n");
    EXPECT_EQ(hub.finish().status, 0);
}

TEST_F(Endgame, namedFolderMustBeThere) {
    const Ran ran =
        damscope({"analyse", "position", "--variant", "english", "--endgames", "/no/such/folder"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_NE(ran.err.find("/no/such/folder"), std::string::npos) << ran.err;
}

} // namespace
} // namespace damscope::cli
