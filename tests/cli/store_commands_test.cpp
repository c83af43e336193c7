// SPDX-License-Identifier: GPL-3.0-or-later
// games, show, export, lint, check and index on a store of a test's own.
#include "cli/terminal/terminal_text.hpp"
#include "tests/base/character.hpp"
#include "tests/cli/store_commands.hpp"

#include <algorithm>

namespace damscope::cli {
namespace {

TEST_F(StoreCommands, gamesListsOneAGame) {
    import(sound + other);
    const Ran ran = run({"list"});
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
    EXPECT_EQ(objects(run({"list", "--json", "--white", "konate"}).out).at(0)["id"], 2);
    EXPECT_EQ(objects(run({"list", "--json", "--player", "Jansen"}).out).size(), 2U);
    EXPECT_EQ(objects(run({"list", "--json", "--with", "problems"}).out).at(0)["id"], 3);
    EXPECT_EQ(objects(run({"list", "--json", "2-3"}).out).size(), 2U);
    EXPECT_EQ(objects(run({"list", "--json", "--limit", "1"}).out).size(), 1U);
    EXPECT_EQ(objects(run({"list", "--json", "--to", "2022"}).out).size(), 0U);
    EXPECT_EQ(run({"list", "--player", "Jansen"}).err, "2 of 3 games\n");
    EXPECT_EQ(run({"list", "--player", "nobody"}).status, 0);
    EXPECT_EQ(run({"list", "--from", "yesterday"}).status, 2);
    EXPECT_EQ(run({"list", "--json", "--csv"}).status, 2);
}

TEST_F(StoreCommands, gamesFitATerminal) {
    import(sound + other);
    Start start;
    start.terminal = true;
    start.environment = {{"NO_COLOR", "1"}};
    const Ran ran = run({"list"}, start);
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
    EXPECT_TRUE(contains(run({"list"}, start).out, "\033[1m"));
    EXPECT_FALSE(contains(run({"list"}).out, "\033"));
}

TEST_F(StoreCommands, namesCannotSteerTheTerminal) {
    import(tags("\x1b[2J\x07Evil", base::testing::character(0x202e) + "eman") +
           "1. 32-28 {\x1b]0;x\x07} *\n");
    for (const Words& words : {Words{"list"},
                               {"list", "--json"},
                               {"show", "1"},
                               {"show", "1", "--json"},
                               {"find", "--moves", "32-28"},
                               {"find", "--moves", "32-28", "--json"},
                               {"write", "-o", "-", "--as", "jsonl"}}) {
        Start start;
        for (const bool terminal : {false, true}) {
            start.terminal = terminal;
            start.environment = {{"NO_COLOR", "1"}};
            const Ran ran = run(words, start);
            EXPECT_EQ(ran.status, 0);
            EXPECT_FALSE(contains(ran.out + ran.err, "\x1b")) << words[0] << ran.out;
            EXPECT_FALSE(contains(ran.out + ran.err, "\x07")) << words[0] << ran.out;
            EXPECT_FALSE(contains(ran.out + ran.err, base::testing::character(0x202e)))
                << words[0] << ran.out;
        }
    }
    Start terminal;
    terminal.terminal = true;
    EXPECT_FALSE(contains(run({"write", "-o", "-"}, terminal).out, "\x1b[2J"));
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
    const std::string dutch = run({"show", "1", "--ply", "1", "--language", "nl"}).out;
    for (const char* text : {"Partij 1: ", "\nBekend als ", "\nBron ", "zwart aan zet\n",
                             "Stand na 1. 32-28 (halve zet 1):\n"})
        EXPECT_TRUE(contains(dutch, text)) << text << dutch;
}

TEST_F(StoreCommands, showListsProblemsAndWhatWasNotUnderstood) {
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
    EXPECT_EQ(run({"show", "first"}).status, 1) << "nobody is called so";
}

TEST_F(StoreCommands, exportIsReadAgainAsItWas) {
    import(sound + illegal + other);
    const Ran first = run({"write", "-o", "-"});
    EXPECT_EQ(first.status, 0);
    const Ran again = run({"import", "--db", folder_.file("b.db"), write("b.pdn", first.out)});
    EXPECT_TRUE(contains(again.err, "2. 37-32: capture is compulsory: 28x19\n"))
        << "what is wrong with the illegal move is reported again";
    EXPECT_EQ(run({"write", "-o", "-", "--db", folder_.file("b.db")}).out, first.out);
}

TEST_F(StoreCommands, csvChangesNoTextUnlessForASpreadsheet) {
    import(tags("=1+1", "@Jansen") + "1. 32-28 1-1\n\n");
    EXPECT_TRUE(contains(run({"list", "--csv"}).out, "1,=1+1,@Jansen,"));
    EXPECT_TRUE(contains(run({"list", "--csv", "--spreadsheet"}).out, "1,'=1+1,'@Jansen,"));
    EXPECT_TRUE(contains(run({"find", "--moves", "32-28", "--csv"}).out, ",=1+1,@Jansen,"));
    EXPECT_TRUE(contains(run({"find", "--moves", "32-28", "--csv", "--spreadsheet"}).out,
                         ",'=1+1,'@Jansen,"));
    const std::string file = folder_.file("out.csv");
    EXPECT_EQ(run({"write", "-o", file}).status, 0);
    EXPECT_TRUE(contains(folder_.read("out.csv"), "1,=1+1,@Jansen,"));
    EXPECT_EQ(run({"write", "-o", file, "--as", "spreadsheet"}).status, 0);
    EXPECT_TRUE(contains(folder_.read("out.csv"), "1,'=1+1,'@Jansen,"));
    EXPECT_EQ(run({"list", "--spreadsheet"}).status, 2);
    EXPECT_EQ(run({"find", "--moves", "32-28", "--spreadsheet"}).status, 2);
}

// A game of which another one that is analysed shares all moves is analysed too; one that goes on
// alone is not.
TEST_F(StoreCommands, analysedIsWhereNineOfTenMovesAre) {
    const std::string longer =
        tags("A", "B") + "1. 32-28 18-23 2. 38-32 12-18 3. 31-27 7-12 1-1\n\n";
    const std::string beginning = tags("C", "D") + "1. 32-28 18-23 1-1\n\n";
    const std::string alone =
        tags("E", "F") + "1. 32-28 18-23 2. 34-30 20-25 3. 40-34 14-20 1-1\n\n";
    import(longer + beginning + alone);
    const auto found = [this] { return run({"list", "--with", "evaluations", "--json"}).out; };
    EXPECT_EQ(found(), "");
    ASSERT_EQ(run({"analyse", "1", "--nodes", "100", "--no-tables"}).status, 0);
    ASSERT_EQ(objects(found()).size(), 2U) << found();
    EXPECT_EQ(objects(found())[0]["id"], 1);
    EXPECT_EQ(objects(found())[1]["id"], 2);
    EXPECT_EQ(run({"analyse", "report", "2"}).status, 0);
    EXPECT_EQ(run({"analyse", "report", "3"}).status, 2);
    ASSERT_EQ(run({"analyse", "3", "--nodes", "100", "--no-tables"}).status, 0);
    EXPECT_EQ(objects(found()).size(), 3U);
}

TEST_F(StoreCommands, exportWritesAFileCompleteOrNotAtAll) {
    import(sound);
    const Ran ran = run({"write", "-o", folder_.file("out.csv")});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
    EXPECT_EQ(ran.err, "1 game written to " + folder_.file("out.csv") + "\n");
    EXPECT_TRUE(contains(folder_.read("out.csv"), "1,Jansen,Béranger,"));
    EXPECT_EQ(run({"write", "-o", "/dev/full", "--as", "pdn"}).status, 3);
    EXPECT_EQ(run({"write", "-o", folder_.file("none/out.pdn")}).status, 3);
    EXPECT_EQ(run({"write", "-o", folder_.file("out.doc")}).status, 2);
    EXPECT_FALSE(std::filesystem::exists(folder_.file("out.doc")));
}

TEST_F(StoreCommands, exportJsonIsOneObjectALine) {
    import(sound + other);
    const auto games = objects(run({"write", "-o", "-", "--as", "jsonl"}).out);
    ASSERT_EQ(games.size(), 2U);
    EXPECT_EQ(games[1]["white"], "Konaté");
}

TEST_F(StoreCommands, lintNeedsNoStore) {
    const std::string file = write("a.pdn", sound + illegal);
    const Ran ran = run({"import", "check", file});
    EXPECT_EQ(ran.status, 1);
    EXPECT_EQ(ran.out, file + ":17:19: game 2 (Gonçalves - Šadžius), 2. 37-32: capture is "
                              "compulsory: 28x19\n");
    EXPECT_EQ(ran.err, "2 games in 1 source: 1 legal, 1 in part; 1 error, 0 warnings\n");
    EXPECT_FALSE(std::filesystem::exists(folder_.file("games.db")));
}

TEST_F(StoreCommands, lintJsonIsOneObjectAProblem) {
    const std::string file = write("a.pdn", illegal + sound + illegal);
    const auto problems = objects(run({"import", "check", "--format", "jsonl", file}).out);
    ASSERT_EQ(problems.size(), 2U);
    EXPECT_EQ(problems[1]["file"], file);
    EXPECT_EQ(problems[1]["ordinal"], 3);
    EXPECT_EQ(problems[1]["code"], "capture-compulsory");
}

TEST_F(StoreCommands, lintOfSoundGamesIsSilent) {
    const Ran ran = run({"import", "check", write("a.pdn", sound + other)});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "");
}

TEST_F(StoreCommands, checkReportsASoundStore) {
    import(sound + illegal);
    const Ran ran = run({"db", "check"});
    EXPECT_EQ(ran.status, 0);
    EXPECT_EQ(ran.out, "sound: 2 games\n");
    EXPECT_EQ(run({"db", "check", "--quick"}).out, "sound: 2 games\n");
}

TEST_F(StoreCommands, checkReportsADamagedOne) {
    import(sound + illegal);
    std::string bytes = folder_.read("games.db");
    const std::size_t name = bytes.find("Jansen");
    ASSERT_NE(name, std::string::npos);
    bytes[name] = 'X';
    (void)write("games.db", bytes);
    const Ran ran = run({"db", "check"});
    EXPECT_NE(ran.status, 0);
    EXPECT_FALSE(contains(ran.out, "sound"));
}

TEST_F(StoreCommands, exportEndsQuietlyWhenTheReaderHasGone) {
    std::string many;
    for (int i = 0; i < 5000; ++i)
        many += tags("Player " + std::to_string(i), "B") + "1. 32-28 *\n\n";
    import(many);
    Start start;
    start.environment = {{"DAMSCOPE_DB", folder_.file("games.db")}};
    for (const Words& words :
         {Words{"list"}, {"list", "--json"}, {"write", "-o", "-"}, {"find", "--moves", "32-28"}}) {
        Running running(words, start);
        (void)running.readAndClose(10);
        const Ran ran = running.finish();
        EXPECT_EQ(ran.status, 0) << words[0];
        EXPECT_EQ(ran.err, "") << words[0];
    }
}

} // namespace
} // namespace damscope::cli
