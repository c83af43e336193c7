// SPDX-License-Identifier: GPL-3.0-or-later
// import, games, show, find, export, lint, check and index on a store of a test's own.
#include "cli/terminal_text.hpp"
#include "tests/cli/program_run.hpp"
#include "tests/cli/temporary_folder.hpp"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <csignal>
#include <sstream>

namespace damscope::cli {
namespace {

using Json = nlohmann::json;
using Words = std::vector<std::string>;

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::vector<Json> objects(const std::string& text) {
    std::vector<Json> all;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        all.push_back(Json::parse(line));
    return all;
}

std::string tags(const std::string& white, const std::string& black) {
    return "[Event \"Clubavond\"]\n[Date \"2023.02.14\"]\n[White \"" + white + "\"]\n[Black \"" +
           black + "\"]\n[Result \"1-1\"]\n[GameType \"20\"]\n\n";
}

const std::string sound = tags("Jansen", "Béranger") + "1. 32-28 18-23 2. 38-32 12-18 1-1\n\n";
const std::string other = tags("Konaté", "Jansen") + "1. 33-29 19-23 2. 35-30 20-25 1-1\n\n";
// After 1. 32-28 19-23 White must take.
const std::string illegal = tags("Gonçalves", "Šadžius") + "1. 32-28 19-23 2. 37-32 1-1\n\n";

class StoreCommands : public testing::Test {
protected:
    Ran run(const Words& words, Start start = {}) const {
        start.environment.emplace_back("DAMSCOPE_DB", folder_.file("games.db"));
        return damscope(words, start);
    }
    std::string write(const std::string& name, const std::string& text) const {
        return folder_.write(name, text);
    }
    void import(const std::string& text) const {
        const Ran ran = run({"import", write("games.pdn", text)});
        ASSERT_LE(ran.status, 1) << ran.err;
    }

    TemporaryFolder folder_;
};

TEST_F(StoreCommands, importCountsEveryGame) {
    const Ran ran = run({"import", write("a.pdn", sound + other), write("b.pdn", sound)});
    EXPECT_EQ(ran.status, 0) << ran.err;
    EXPECT_TRUE(contains(ran.out, "3 games read from 2 sources in ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, ": 2 stored, 1 duplicate, 0 refused\n")) << ran.out;
    EXPECT_EQ(ran.err, "");
}

TEST_F(StoreCommands, importOfTheSameFileAddsNothing) {
    const std::string file = write("a.pdn", sound + other);
    (void)run({"import", file});
    const Ran again = run({"import", file, "--json"});
    EXPECT_EQ(again.status, 0);
    const Json summary = Json::parse(again.out);
    EXPECT_EQ(summary["games"], 0);
    EXPECT_EQ(summary["stored"], 0);
    EXPECT_EQ(run({"games", "--json"}).out.size(), run({"games", "--json"}).out.size());
    EXPECT_EQ(objects(run({"games", "--json"}).out).size(), 2U);
}

TEST_F(StoreCommands, importTellsAnIllegalMoveWithItsPlace) {
    const std::string file = write("a.pdn", sound + illegal + other);
    const Ran ran = run({"import", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.err, file + ":17:19: game 2 (Gonçalves - Šadžius), 2. 37-32: capture is "
                              "compulsory: 28x19\n");
    EXPECT_TRUE(contains(ran.out, "3 stored"));
    EXPECT_TRUE(contains(ran.out, "1 stored game legal only in part"));
}

TEST_F(StoreCommands, strictImportRefusesIt) {
    const Ran ran = run({"import", "--strict", "--json", write("a.pdn", sound + illegal)});
    EXPECT_EQ(ran.status, 1);
    const Json summary = Json::parse(ran.out);
    EXPECT_EQ(summary["games"], 2);
    EXPECT_EQ(summary["stored"], 1);
    EXPECT_EQ(summary["refused"], 1);
    const Json problem = objects(ran.err).at(0);
    EXPECT_EQ(problem["refused"], true);
    EXPECT_EQ(problem["code"], "capture-compulsory");
}

TEST_F(StoreCommands, importSummaryHasTheFieldsThatProgramsRelyOn) {
    const Ran ran =
        run({"import", "--json", write("a.pdn", sound + illegal), write("b.pdn", sound)});
    const Json summary = Json::parse(ran.out);
    for (const std::string field : {"sources", "games", "stored", "legal", "partial", "duplicates",
                                    "refused", "problems", "seconds"})
        EXPECT_TRUE(summary[field].is_number()) << field;
    EXPECT_EQ(summary["games"], 3);
    EXPECT_EQ(summary["legal"], 1);
    EXPECT_EQ(summary["partial"], 1);
    EXPECT_EQ(summary["duplicates"], 1);
    EXPECT_EQ(summary["problems"], 1);
    const Json problem = objects(ran.err).at(0);
    EXPECT_EQ(problem["line"], 17);
    EXPECT_EQ(problem["column"], 19);
    EXPECT_EQ(problem["game"], 2);
    EXPECT_EQ(problem["move"], "2. 37-32");
    EXPECT_EQ(problem["message"], "capture is compulsory: 28x19");
}

TEST_F(StoreCommands, importReadsStandardInput) {
    Start start;
    start.input = sound;
    EXPECT_EQ(run({"import", "-"}, start).status, 0);
    EXPECT_EQ(objects(run({"games", "--json"}).out).at(0)["source"], "-");
}

TEST_F(StoreCommands, importOfAMissingFileFails) {
    const Ran ran = run({"import", folder_.file("none.pdn")});
    EXPECT_EQ(ran.status, 3);
    EXPECT_TRUE(contains(ran.err, "none.pdn")) << ran.err;
}

TEST_F(StoreCommands, importSaysTheSameForEveryNumberOfThreads) {
    const std::string file = write("a.pdn", sound + illegal + other + sound);
    const Ran one = run({"import", "--jobs", "1", "--db", folder_.file("one.db"), file});
    const Ran four = run({"import", "--jobs", "4", "--db", folder_.file("four.db"), file});
    EXPECT_EQ(one.err, four.err);
    EXPECT_EQ(run({"export", "-o", "-", "--db", folder_.file("one.db")}).out,
              run({"export", "-o", "-", "--db", folder_.file("four.db")}).out);
}

TEST_F(StoreCommands, importNamesWrongOptionsValues) {
    const std::string file = write("a.pdn", sound);
    EXPECT_EQ(run({"import"}).status, 2);
    EXPECT_EQ(run({"import", "--jobs", "0", file}).status, 2);
    EXPECT_EQ(run({"import", "--encoding", "klingon", file}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
}

TEST_F(StoreCommands, importMakesTheFoldersOfTheDefaultStore) {
    Start start;
    start.environment = {{"XDG_DATA_HOME", folder_.file("share")}, {"DAMSCOPE_DB", ""}};
    EXPECT_EQ(damscope({"import", write("a.pdn", sound)}, start).status, 0);
    EXPECT_TRUE(std::filesystem::exists(folder_.file("share/damscope/games.db")));
}

// A file of nothing but problems must not fill a screen or a log.
TEST_F(StoreCommands, importLimitsItsWordsAndSaysSo) {
    std::string file;
    for (int i = 0; i < 5000; ++i)
        file += tags("A" + std::to_string(i), "B") + "1. 32-28 19-23 2. 37-32 *\n\n";
    const Ran ran = run({"import", write("a.pdn", file)});
    EXPECT_EQ(ran.status, 1);
    EXPECT_LT(ran.err.size(), 300'000U);
    EXPECT_TRUE(contains(ran.err, " more; damscope lint")) << ran.err.substr(ran.err.size() - 200);
    EXPECT_TRUE(contains(ran.out, "5 000 problems"));
}

TEST_F(StoreCommands, gamesListsOneAGame) {
    import(sound + other);
    const Ran ran = run({"games"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "Id  Date        White   Black     Result  Plies  Variant        Event      "
                       "Round  Opening           Problems\n"
                       " 1  2023.02.14  Jansen  Béranger  1-1         4  international  Clubavond  "
                       "       Chefneux opening\n"
                       " 2  2023.02.14  Konaté  Jansen    1-1         4  international  Clubavond  "
                       "       33-29 opening\n");
    EXPECT_EQ(ran.err, "2 games\n");
}

TEST_F(StoreCommands, gamesAreFiltered) {
    import(sound + other + illegal);
    EXPECT_EQ(objects(run({"games", "--json", "--white", "konate"}).out).at(0)["id"], 2);
    EXPECT_EQ(objects(run({"games", "--json", "--player", "Jansen"}).out).size(), 2U);
    EXPECT_EQ(objects(run({"games", "--json", "--with", "problems"}).out).at(0)["id"], 3);
    EXPECT_EQ(objects(run({"games", "--json", "--id", "2-3"}).out).size(), 2U);
    EXPECT_EQ(objects(run({"games", "--json", "--limit", "1"}).out).size(), 1U);
    EXPECT_EQ(objects(run({"games", "--json", "--to", "2022"}).out).size(), 0U);
    EXPECT_EQ(run({"games", "--player", "Jansen"}).err, "2 of 3 games\n");
    EXPECT_EQ(run({"games", "--player", "nobody"}).status, 0);
    EXPECT_EQ(run({"games", "--from", "yesterday"}).status, 2);
    EXPECT_EQ(run({"games", "--json", "--csv"}).status, 2);
}

TEST_F(StoreCommands, gamesFitATerminal) {
    import(sound + other);
    Start start;
    start.terminal = true;
    start.environment = {{"NO_COLOR", "1"}};
    const Ran ran = run({"games"}, start);
    EXPECT_EQ(ran.status, 0);
    EXPECT_FALSE(contains(ran.out, "\033")) << ran.out;
    std::istringstream lines(ran.out);
    for (std::string line; std::getline(lines, line);)
        EXPECT_LE(displayWidth(line.substr(0, line.find('\r'))), 60) << line;
    EXPECT_TRUE(contains(ran.out, "Jansen"));
    EXPECT_TRUE(contains(ran.out, "Béranger"));
}

TEST_F(StoreCommands, titlesAreBoldOnATerminalOnly) {
    import(sound);
    Start start;
    start.terminal = true;
    start.environment = {{"NO_COLOR", ""}};
    EXPECT_TRUE(contains(run({"games"}, start).out, "\033[1m"));
    EXPECT_FALSE(contains(run({"games"}).out, "\033"));
}

TEST_F(StoreCommands, namesCannotSteerTheTerminal) {
    import(tags("\x1b[2J\x07Evil", "\u202eeman") + "1. 32-28 {\x1b]0;x\x07} *\n");
    for (const Words& words : {Words{"games"},
                               {"games", "--json"},
                               {"show", "1"},
                               {"show", "1", "--json"},
                               {"find", "--moves", "32-28"},
                               {"find", "--moves", "32-28", "--json"},
                               {"export", "-o", "-", "--format", "json"}}) {
        Start start;
        for (const bool terminal : {false, true}) {
            start.terminal = terminal;
            start.environment = {{"NO_COLOR", "1"}};
            const Ran ran = run(words, start);
            EXPECT_EQ(ran.status, 0);
            EXPECT_FALSE(contains(ran.out + ran.err, "\x1b")) << words[0] << ran.out;
            EXPECT_FALSE(contains(ran.out + ran.err, "\x07")) << words[0] << ran.out;
            EXPECT_FALSE(contains(ran.out + ran.err, "\u202e")) << words[0] << ran.out;
        }
    }
    Start terminal;
    terminal.terminal = true;
    EXPECT_FALSE(contains(run({"export", "-o", "-"}, terminal).out, "\x1b[2J"));
}

TEST_F(StoreCommands, showDrawsThePositionThatIsAskedFor) {
    import(sound);
    const Ran ran = run({"show", "1", "--ply", "1", "--ascii"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_TRUE(contains(ran.out, "Game 1: Jansen - Béranger, 1-1\n"));
    EXPECT_TRUE(contains(ran.out, "\n1. 32-28 18-23 2. 38-32 12-18 1-1\n"));
    EXPECT_TRUE(contains(ran.out, "Position after 1. 32-28 (ply 1):\n"));
    EXPECT_TRUE(contains(ran.out, " 26 | .   .   w   .   .   | 30\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, " 31 |   w   .   w   w   w | 35\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Black to move\n"));
    EXPECT_FALSE(contains(ran.out, "⛀"));
    EXPECT_TRUE(contains(run({"show", "1"}).out, "⛀"));
}

TEST_F(StoreCommands, showTellsProblemsAndWhatWasNotUnderstood) {
    import(illegal);
    const Ran ran = run({"show", "1"});
    EXPECT_TRUE(contains(ran.out, "[not understood: ")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "37-32")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "Problems:\n")) << ran.out;
    EXPECT_TRUE(contains(ran.out, "capture is compulsory: 28x19")) << ran.out;
}

TEST_F(StoreCommands, showJsonHasMovesAndPosition) {
    import(sound);
    const Json game = Json::parse(run({"show", "1", "--json", "--ply", "2"}).out);
    EXPECT_EQ(game["id"], 1);
    EXPECT_EQ(game["white"], "Jansen");
    ASSERT_EQ(game["moves"].size(), 4U);
    EXPECT_EQ(game["moves"][1]["move"], "18-23");
    EXPECT_EQ(game["ply"], 2);
    EXPECT_EQ(game["fen"].get<std::string>().substr(0, 3), "W:W");
    EXPECT_TRUE(contains(game["pdn"], "1. 32-28 18-23"));
}

TEST_F(StoreCommands, showNamesWhatIsNotThere) {
    import(sound);
    EXPECT_EQ(run({"show", "2"}).status, 2);
    EXPECT_EQ(run({"show", "1", "--ply", "5"}).status, 2);
    EXPECT_EQ(run({"show"}).status, 2);
    EXPECT_EQ(run({"show", "first"}).status, 2);
}

TEST_F(StoreCommands, findKnowsTranspositions) {
    const std::string one = tags("A", "B") + "1. 32-28 18-23 2. 38-32 12-18 *\n\n";
    const std::string two = tags("C", "D") + "1. 32-28 18-23 2. 37-32 12-18 *\n\n";
    const std::string three = tags("E", "F") + "1. 34-30 18-23 2. 31-27 12-18 *\n\n";
    const std::string four = tags("G", "H") + "1. 31-27 18-23 2. 34-30 17-21 *\n\n";
    import(one + two + three + four);
    const Ran ran = run({"find", "--moves", "1. 34-30 18-23 2. 31-27", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const std::vector<Json> hits = objects(ran.out);
    ASSERT_EQ(hits.size(), 2U);
    EXPECT_EQ(hits[0]["game"], 3);
    EXPECT_EQ(hits[0]["ply"], 3);
    EXPECT_EQ(hits[0]["next"], "12-18");
    EXPECT_EQ(hits[1]["game"], 4);
    EXPECT_EQ(hits[1]["next"], "17-21");
    EXPECT_EQ(run({"find", "--moves", "34-30 18-23 31-27", "--count"}).out, "2\n");
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count", "--white", "C"}).out, "1\n");
    EXPECT_EQ(objects(run({"find", "--moves", "32-28", "--json", "--limit", "1"}).out).size(), 1U);
}

TEST_F(StoreCommands, findTakesAPosition) {
    import(sound + other);
    const std::string fen = "B:W28,31,33-50:B1-20"; // after 1. 32-28
    EXPECT_EQ(run({"find", "--position", fen, "--count"}).out, "1\n");
    EXPECT_TRUE(contains(run({"find", "--position", fen}).out, "18-23"));
    EXPECT_EQ(run({"find", "--position", "W:W51:B1"}).status, 2);
    EXPECT_EQ(run({"find", "--moves", "32-27 99-1"}).status, 2);
    EXPECT_EQ(run({"find"}).status, 2);
    EXPECT_EQ(run({"find", "--position", fen, "--moves", "32-28"}).status, 2);
}

TEST_F(StoreCommands, findAnswersQueries) {
    import(sound + other);
    const Ran ran = run({"find", "white man on 28 and black man on 23", "--json"});
    EXPECT_EQ(ran.status, 0) << ran.err;
    const auto hits = objects(ran.out);
    ASSERT_EQ(hits.size(), 1U);
    EXPECT_EQ(hits[0]["game"], 1);
    EXPECT_EQ(hits[0]["ply"], 2);
    EXPECT_EQ(hits[0]["side"], "white");
    EXPECT_EQ(hits[0]["next"], "38-32");
    EXPECT_EQ(hits[0]["variation"], false);
    EXPECT_EQ(hits[0]["white"], "Jansen");
    EXPECT_EQ(objects(run({"find", "white moves", "--every", "--json"}).out).size(), 4U);
    EXPECT_EQ(run({"find", "white moves", "--every", "--count"}).out, "4\n");
    EXPECT_EQ(run({"find", "white moves", "--count", "--player", "Konaté"}).out, "1\n");
    EXPECT_EQ(run({"find", "white plays 32-28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "white plays 32-28", "--mirror", "--count"}).out, "2\n"); // 19-23
    EXPECT_EQ(run({"find", "black man on 23", "--pattern", "W28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"find", "--material", "pieces = 40, kings = 0", "--count"}).out, "2\n");
}

TEST_F(StoreCommands, findWritesWhatItFindsInOtherForms) {
    import(sound + other);
    const std::string csv = run({"find", "black man on 23", "--csv"}).out;
    EXPECT_EQ(csv.rfind("game,ply,next,side,variation,white,", 0), 0U) << csv;
    EXPECT_TRUE(contains(csv, "\n1,2,38-32,white,false,Jansen,")) << csv;
    const std::string pdn = run({"find", "black moves 18-23", "--pdn"}).out;
    EXPECT_TRUE(contains(pdn, "1. 32-28 18-23 2. 38-32 12-18")) << pdn;
    EXPECT_FALSE(contains(pdn, "Konat")) << pdn;
    EXPECT_EQ(run({"find", "captures", "--csv", "--json"}).status, 2);
}

TEST_F(StoreCommands, findOfNothingIsNoError) {
    import(sound);
    const Ran none = run({"find", "white kings = 3"});
    EXPECT_EQ(none.status, 0);
    EXPECT_EQ(none.out, "");
    EXPECT_TRUE(contains(none.err, "0 games of international draughts")) << none.err;
    const Ran count = run({"find", "white kings = 3", "--count"});
    EXPECT_EQ(count.status, 0);
    EXPECT_EQ(count.out, "0\n");
}

TEST_F(StoreCommands, findPointsAtTheMistake) {
    import(sound);
    const Ran ran = run({"find", "white man on 27 and\nblack man on 51"});
    EXPECT_EQ(ran.status, 2);
    EXPECT_TRUE(contains(ran.err, "has no square 51")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "\n  black man on 51\n               ^\n")) << ran.err;
    EXPECT_TRUE(contains(ran.err, "for example: white man on 27")) << ran.err;
    EXPECT_EQ(run({"find", "--pattern", "W28:B28"}).status, 2);
    EXPECT_EQ(run({"find", "white man on 33", "--variant", "english"}).status, 2);
}

TEST_F(StoreCommands, gamesWithoutAnIndexAreFoundToo) {
    (void)run({"import", "--no-index", write("a.pdn", sound + other)});
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
    EXPECT_TRUE(contains(run({"check"}).err, "2 games not in the position index yet"));
    EXPECT_EQ(run({"index"}).err, "2 games added to the position index\n");
    EXPECT_EQ(run({"check"}).err, "");
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
    EXPECT_EQ(run({"index", "--rebuild"}).status, 0);
    EXPECT_EQ(run({"find", "--moves", "32-28", "--count"}).out, "1\n");
}

// export(import(x)) is a fixed point, and its import tells no problem.
TEST_F(StoreCommands, exportIsReadAgainAsItWas) {
    import(sound + illegal + other);
    const Ran first = run({"export", "-o", "-"});
    EXPECT_EQ(first.status, 0);
    const Ran again = run({"import", "--db", folder_.file("b.db"), write("b.pdn", first.out)});
    EXPECT_EQ(again.err, "");
    EXPECT_EQ(run({"export", "-o", "-", "--db", folder_.file("b.db")}).out, first.out);
}

TEST_F(StoreCommands, exportWritesAFileCompleteOrNotAtAll) {
    import(sound);
    const Ran ran = run({"export", "-o", folder_.file("out.csv")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "1 game written to " + folder_.file("out.csv") + "\n");
    EXPECT_TRUE(contains(folder_.read("out.csv"), "1,Jansen,Béranger,"));
    EXPECT_EQ(run({"export", "-o", "/dev/full", "--format", "pdn"}).status, 3);
    EXPECT_EQ(run({"export", "-o", folder_.file("none/out.pdn")}).status, 3);
    EXPECT_EQ(run({"export", "-o", folder_.file("out.doc")}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("out.doc")));
}

TEST_F(StoreCommands, exportJsonIsOneObjectALine) {
    import(sound + other);
    const auto games = objects(run({"export", "-o", "-", "--format", "json"}).out);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[1]["white"], "Konaté");
}

TEST_F(StoreCommands, lintNeedsNoStore) {
    const std::string file = write("a.pdn", sound + illegal);
    const Ran ran = run({"lint", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, file + ":17:19: game 2 (Gonçalves - Šadžius), 2. 37-32: capture is "
                              "compulsory: 28x19\n");
    EXPECT_EQ(ran.err, "2 games in 1 source: 1 legal, 1 in part; 1 error, 0 warnings\n");
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
}

TEST_F(StoreCommands, lintJsonIsOneObjectAProblem) {
    const std::string file = write("a.pdn", illegal + sound + illegal);
    const auto problems = objects(run({"lint", "--format", "json", file}).out);
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[1]["file"], file);
    EXPECT_EQ(problems[1]["game"], 3);
    EXPECT_EQ(problems[1]["code"], "capture-compulsory");
}

TEST_F(StoreCommands, lintOfSoundGamesIsSilent) {
    const Ran ran = run({"lint", write("a.pdn", sound + other)});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
}

TEST_F(StoreCommands, checkTellsASoundStore) {
    import(sound + illegal);
    const Ran ran = run({"check"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "sound: 2 games\n");
    EXPECT_EQ(run({"check", "--quick"}).out, "sound: 2 games\n");
}

TEST_F(StoreCommands, checkTellsADamagedOne) {
    import(sound + illegal);
    std::string bytes = folder_.read("games.db");
    const std::size_t name = bytes.find("Jansen");
    ASSERT_NE(name, std::string::npos);
    bytes[name] = 'X';
    (void)write("games.db", bytes);
    const Ran ran = run({"check"});
    EXPECT_NE(ran.status, 0);
    EXPECT_FALSE(contains(ran.out, "sound"));
}

TEST_F(StoreCommands, interruptedImportGoesOnWhereItStopped) {
    std::string many;
    for (int i = 0; i < 60'000; ++i)
        many += tags("Player " + std::to_string(i), "B") +
                "1. 32-28 18-23 2. 38-32 12-18 3. 43-38 7-12 1-1\n\n";
    const std::string file = write("many.pdn", many);
    Start start;
    start.environment = {{"DAMSCOPE_DB", folder_.file("games.db")}};
    Running running({"import", file}, start);
    while (!std::filesystem::exists(folder_.file("games.db")))
        ::usleep(1000);
    ::usleep(300'000);
    running.signal(SIGINT);
    const Ran stopped = running.finish();
    if (stopped.status == 0)
        GTEST_SKIP() << "the import was done before the signal came";
    EXPECT_EQ(stopped.status, 130);
    EXPECT_TRUE(contains(stopped.err, "interrupted")) << stopped.err;
    EXPECT_EQ(run({"check"}).status, 0);
    EXPECT_EQ(run({"import", file}).status, 0);
    EXPECT_EQ(run({"find", "--moves", "32-28 18-23", "--count"}).out, "60000\n");
}

TEST_F(StoreCommands, exportEndsQuietlyWhenTheReaderHasGone) {
    std::string many;
    for (int i = 0; i < 5000; ++i)
        many += tags("Player " + std::to_string(i), "B") + "1. 32-28 *\n\n";
    import(many);
    Start start;
    start.environment = {{"DAMSCOPE_DB", folder_.file("games.db")}};
    for (const Words& words : {Words{"games"},
                               {"games", "--json"},
                               {"export", "-o", "-"},
                               {"find", "--moves", "32-28"}}) {
        Running running(words, start);
        (void)running.readAndClose(10);
        const Ran ran = running.finish();
        EXPECT_EQ(ran.status, 0) << words[0];
        EXPECT_EQ(ran.err, "") << words[0];
    }
}

} // namespace
} // namespace damscope::cli
