// SPDX-License-Identifier: GPL-3.0-or-later
// study, and positions of stored games by "1 2w", as a user sees them.
#include "tests/cli/store_commands.hpp"

#include <csignal>
#include <thread>

namespace damscope::cli {
namespace {

class StudyCommand : public StoreCommands {
protected:
    StudyCommand() { import(sound + other); }

    Ran study(Words words) const {
        words.insert(words.begin(), "study");
        return run(words);
    }
    Json object(const Words& words) const {
        const Ran ran = study(words);
        EXPECT_EQ(ran.status, 0) << ran.err;
        return Json::parse(ran.out);
    }
    Json work(const std::string& name, const Words& more = {}) const {
        Words words{"run", name,         "--nodes", "4000",  "--position-nodes",
                    "200", "--endgames", "none",    "--json"};
        words.insert(words.end(), more.begin(), more.end());
        return object(words);
    }
    void fails(const Words& words, const std::string& why) const {
        const Ran ran = run(words);
        EXPECT_EQ(ran.status, 2) << ran.out;
        EXPECT_NE(ran.err.find(why), std::string::npos) << ran.err;
    }
};

// After 1. 32-28 18-23.
const std::string afterTwo = "W:W28,31,33-50:B1-17,19,20,23";

std::string fenOf(const std::string& moves) {
    return Json::parse(moves)["fen"].get<std::string>();
}

TEST_F(StudyCommand, takesPositionsOfStoredGames) {
    const std::string here = fenOf(
        run({"rules", "moves", "--variant", "international", "--fen", afterTwo, "--json"}).out);
    EXPECT_EQ(fenOf(run({"rules", "moves", "1", "1b", "--json"}).out), here);
    EXPECT_EQ(fenOf(run({"rules", "moves", "1 1", "--json"}).out), here) << "after both moves";
    EXPECT_EQ(fenOf(run({"rules", "moves", "--fen", "1 1b", "--json"}).out), here);
    const Ran evaluated = run({"analyse", "position", "1", "1b", "--nodes", "100", "--json"});
    EXPECT_EQ(fenOf(evaluated.out), here) << evaluated.err;
    EXPECT_NE(fenOf(run({"rules", "moves", "1", "--json"}).out), here) << "its last position";
    EXPECT_EQ(study({"new", "Night", "1", "1b"}).status, 0);
    EXPECT_EQ(object({"show", "night", "--json"})["fen"], here);
    EXPECT_EQ(object({"show", "night", "--json"})["origin"], "1 1b");
    EXPECT_EQ(study({"new", "By option", "--position", "1 1b"}).status, 0);
    EXPECT_EQ(object({"show", "by option", "--json"})["fen"], here);
    fails({"rules", "moves", "1", "9w"}, "game 1 has no such move; its last is 2");
    fails({"rules", "moves", "7", "1w"}, "there is no game 7");
    fails({"rules", "moves", "1", "soon"}, "\"1 soon\" is no position");
}

TEST_F(StudyCommand, growsOverSeveralRuns) {
    ASSERT_EQ(study({"new", "Night", "1", "1b", "--note", "to look at"}).status, 0);
    EXPECT_NE(study({"show", "Night"}).err.find("nothing has been searched"), std::string::npos);
    const Json first = work("night");
    EXPECT_GE(first["searched"], 5);
    EXPECT_EQ(first["exhausted"], false);
    const Json tree = object({"show", "night", "--depth", "20", "--json"});
    ASSERT_EQ(tree["engines"].size(), 1U);
    EXPECT_GE(tree["engines"][0]["positions"], 5);
    EXPECT_LE(tree["engines"][0]["positions"], first["searched"]) << "some of them twice, longer";
    EXPECT_FALSE(tree["engines"][0]["moves"].empty());
    EXPECT_EQ(tree["tree"][0]["moves"], Json::array());
    EXPECT_EQ(tree["tree"][0]["note"], "to look at");
    EXPECT_EQ(tree["tree"][0]["evaluations"][0]["lines"].size(), 3U);
    EXPECT_GE(tree["tree"].size(), 5U);
    const Json second = work("night");
    const Json grown = object({"show", "night", "--depth", "20", "--json"});
    EXPECT_GT(grown["tree"].size(), tree["tree"].size());
    // A position that was searched again is still one.
    EXPECT_LE(grown["engines"][0]["positions"].get<int>(),
              first["searched"].get<int>() + second["searched"].get<int>());
    const std::string text = study({"show", "night"}).out;
    for (const char* part : {"Night", "to look at", "Damscope, 1 thread, 64 MB", "1 1b"})
        EXPECT_NE(text.find(part), std::string::npos) << part << '\n' << text;
    const auto listed = objects(study({"--json"}).out);
    ASSERT_EQ(listed.size(), 1U);
    EXPECT_EQ(listed[0]["origin"], "1 1b");
    EXPECT_GE(listed[0]["positions"], 5);
}

TEST_F(StudyCommand, comparesEngines) {
    ASSERT_EQ(study({"new", "Night", "1", "1b"}).status, 0);
    (void)work("night", {"--engine", "damscope", "--engine", ownEngine() + " --no-tables"});
    const Json tree = object({"show", "night", "--json"});
    ASSERT_EQ(tree["engines"].size(), 2U);
    EXPECT_EQ(tree["engines"][0]["positions"], tree["engines"][1]["positions"]);
    EXPECT_EQ(tree["tree"][0]["values"].size(), 2U);
    double last = 1;
    for (const Json& difference : tree["differences"]) {
        EXPECT_LE(difference["points"], last);
        last = difference["points"];
    }
    fails({"study", "run", "night", "--engine", "damscope", "--engine", "damscope"}, "same engine");
    fails({"study", "run", "night", "--engine", "scam"}, "scam");
}

TEST_F(StudyCommand, writesPdnThatReadsWell) {
    ASSERT_EQ(study({"new", "Night", "1", "1b", "--note", "a {brace} in it"}).status, 0);
    (void)work("night");
    ASSERT_EQ(study({"note", "Night", "38-32", "12-18", "as in the game"}).status, 0);
    const std::string file = folder_.file("night.pdn");
    ASSERT_EQ(study({"write", "night", "-o", file}).status, 0);
    const Ran checked = run({"import", "check", file});
    EXPECT_EQ(checked.status, 0) << checked.out << checked.err;
    const auto games = objects(run({"list", file, "--json"}).out);
    ASSERT_EQ(games.size(), 1U);
    EXPECT_EQ(games[0]["event"], "Night");
    EXPECT_EQ(games[0]["legal"], true);
    const std::string pdn = study({"write", "night"}).out;
    for (const char* part : {"as in the game", "Damscope, 1 thread", "[FEN \"", "%eval", "("})
        EXPECT_NE(pdn.find(part), std::string::npos) << part << '\n' << pdn;
    EXPECT_NE(study({"write", "night", "-o", file, "--no-clobber"}).status, 0);
}

TEST_F(StudyCommand, knowsTheResultOfAFinishedPosition) {
    const auto knows = [&](const std::string& name, const Words& position,
                           const std::string& result) {
        Words words{"new", name};
        words.insert(words.end(), position.begin(), position.end());
        ASSERT_EQ(study(words).status, 0);
        const Ran shown = study({"show", name});
        EXPECT_NE(shown.out.find(result), std::string::npos) << shown.out;
        EXPECT_EQ(shown.err.find("nothing has been searched"), std::string::npos) << shown.err;
        EXPECT_FALSE(object({"show", name, "--json"})["tree"][0]["known"].is_null());
        EXPECT_EQ(work(name)["searched"], 0);
    };
    knows("Over", {"B:W28:B"}, "White wins");
    knows("Blocked", {"W:W6:B1,11,17", "--variant", "international"}, "Black wins");
    ASSERT_EQ(study({"new", "Open", "1", "1b"}).status, 0);
    EXPECT_TRUE(object({"show", "Open", "--json"})["tree"][0]["known"].is_null());
}

TEST_F(StudyCommand, isWorkedOnByOneProgramAtATime) {
    ASSERT_EQ(study({"new", "Night", "1", "1b"}).status, 0);
    ASSERT_EQ(study({"new", "Day", "1", "1b"}).status, 0);
    Start start;
    start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
    Running first({"study", "run", "Night", "--position-nodes", "200", "--endgames", "none"},
                  start);
    while (object({"show", "Night", "--json"})["engines"].empty()) // it has begun
        std::this_thread::yield();
    const Ran second = study({"run", "night", "--nodes", "1000"});
    EXPECT_EQ(second.status, 3) << second.err;
    EXPECT_NE(second.err.find("another program is working on \"Night\""), std::string::npos)
        << second.err;
    EXPECT_GT(work("Day")["searched"], 0) << "another study is no matter";
    first.signal(SIGINT);
    EXPECT_EQ(first.finish().status, 130);
    EXPECT_GT(work("night")["searched"], 0) << "its turn has come";
}

TEST_F(StudyCommand, changesAreUndone) {
    ASSERT_EQ(study({"new", "Night", "1", "1b"}).status, 0);
    ASSERT_EQ(study({"note", "Night", "2. 38-32 12-18", "first"}).status, 0);
    ASSERT_EQ(study({"note", "Night", "38-32 12-18", "second"}).status, 0);
    const auto noted = [&](const std::string& note) {
        return study({"show", "night", "--json"}).out.find('"' + note + '"') != std::string::npos;
    };
    EXPECT_TRUE(noted("second"));
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_TRUE(noted("first"));
    ASSERT_EQ(study({"delete", "night"}).status, 0);
    fails({"study", "show", "night"}, "no study \"night\"");
    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_TRUE(noted("first"));
    EXPECT_NE(run({"log"}).out.find("study delete \"Night\""), std::string::npos);
}

TEST_F(StudyCommand, saysWhatIsWrong) {
    ASSERT_EQ(study({"new", "Roozenburg", "1", "1b"}).status, 0);
    fails({"study", "new", "roozenburg"}, "already a study");
    fails({"study", "new", "?"}, "letter or digit");
    fails({"study", "new"}, "give the name");
    fails({"study", "new", "x", "W:W31-50:B1-20x"}, "character");
    fails({"study", "new", "x", "1", "1b", "--position", "W:W31:B20"}, "once");
    fails({"study", "new", "x", "1", "1b", "--variant", "russian"}, "leave out --variant");
    EXPECT_EQ(study({"new", "same", "1", "1b", "--variant", "international"}).status, 0);
    fails({"study", "show", "rozenburg"}, "did you mean Roozenburg?");
    fails({"study", "note", "roozenburg"}, "give the text");
    fails({"study", "note", "roozenburg", "38-33", "text"}, "38-33: ");
    fails({"study", "show", "roozenburg", "again"}, "\"again\" is one argument too many");
    fails({"study", "watch"}, "\"watch\" is not one of");
    EXPECT_EQ(study({"--exit-status"}).status, 0);
}

} // namespace
} // namespace damscope::cli
