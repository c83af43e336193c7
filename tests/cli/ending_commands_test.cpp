// SPDX-License-Identifier: GPL-3.0-or-later
// How games ended by the rules and by the endgame tables: show, games, lint, repair.
#include "tests/cli/store_commands.hpp"

#include <regex>

namespace damscope::cli {
namespace {

// White takes the last man: Black has lost.
std::string refuted(const std::string& result) {
    return "[White \"A\"]\n[Black \"B\"]\n[Result \"" + result +
           "\"]\n[GameType \"20\"]\n[FEN \"W:W27:B21\"]\n\n1. 27x16 " + result + "\n\n";
}

// White is to take the last man: the board has not decided, a table of two pieces knows.
std::string decided(const std::string& result) {
    return "[White \"A\"]\n[Black \"B\"]\n[Result \"" + result +
           "\"]\n[GameType \"20\"]\n[FEN \"B:W27:B17\"]\n\n1... 17-21 " + result + "\n\n";
}

const std::string repetition =
    "[Result \"1-1\"]\n[GameType \"20\"]\n[FEN \"W:WK46,31:BK1,20\"]\n\n"
    "1. 46-41 1-7 2. 41-46 7-1 3. 46-41 1-7 4. 41-46 7-1 5. 46-41 1-7 1-1\n\n";

class EndingCommands : public StoreCommands {
protected:
    Ran with(const Words& words, const std::string& tables) const {
        Start start;
        start.environment.emplace_back("DAMSCOPE_ENDGAMES", tables);
        return run(words, start);
    }
    std::vector<int> doubtful(const std::string& tables = "none") const {
        std::vector<int> ids;
        for (const Json& game :
             objects(with({"list", "--with", "result-doubts", "--json"}, tables).out))
            ids.push_back(game["id"]);
        return ids;
    }
    std::string tablesOfTwo() const {
        std::string folder = folder_.file("tables");
        EXPECT_EQ(run({"analyse", "endgame", "build", "--variant", "international", "--pieces", "2",
                       "--folder", folder})
                      .status,
                  0);
        return folder;
    }
};

TEST_F(EndingCommands, showSaysThatAGameIsOverOnTheBoard) {
    import(refuted("1-1"));
    EXPECT_TRUE(contains(run({"show", "1"}).out,
                         "\nthe game is over on the board: Black has no pieces left; White has won "
                         "(2-0); but the recorded result is 1-1\n"));
    EXPECT_TRUE(contains(run({"show", "1", "--language", "nl"}).out,
                         "\nde partij is op het bord uit: zwart heeft geen stukken meer; wit heeft "
                         "gewonnen (2-0); maar de genoteerde uitslag is 1-1\n"));
    const Json game = Json::parse(run({"show", "1", "--json"}).out);
    EXPECT_EQ(game["board_end"], (Json{{"reason", "no-pieces"}, {"ply", 1}, {"outcome", "white"}}));
    EXPECT_EQ(game["result_refuted"], true);
    EXPECT_EQ(game["draw_rules"], Json::array());
}

TEST_F(EndingCommands, showSaysWhatWasLeft) {
    import(decided("2-0"));
    const std::string tables = tablesOfTwo();
    const std::string text = with({"show", "1"}, tables).out;
    EXPECT_TRUE(contains(text, "\nthe endgame tables know the last position: White wins (2-0)\n"))
        << text;
    EXPECT_TRUE(contains(text, "\nEndings\n  ply 0: White has 1 man against 1 man\n")) << text;
    const Json game = Json::parse(with({"show", "1", "--json"}, tables).out);
    EXPECT_EQ(game["endings"], Json::array());
    const Json left{
        {"ply", 0}, {"white_men", 1}, {"white_kings", 0}, {"black_men", 1}, {"black_kings", 0}};
    EXPECT_EQ(game["ending_material"], left);
    EXPECT_EQ(game["table_outcome"], "white");
}

TEST_F(EndingCommands, whatCannotBeReadBehindTheLastMoveDoesNotHideTheEnd) {
    for (const std::string behind : {"(4. 24-20)", "(1. 99-24)", "blah", "---"}) {
        const TemporaryFolder folder;
        Start start;
        start.environment = {{"DAMSCOPE_DB", folder.file("games.db")},
                             {"DAMSCOPE_ENDGAMES", "none"}};
        const std::string file = folder.write(
            "games.pdn", "[GameType \"20\"]\n[FEN \"W:W26,30:B21,15\"]\n[Result \"0-2\"]\n\n"
                         "1. 26x17 15-20 2. 17-11 20-25 3. 30-24 25-30 4. 24x35 " +
                             behind + " 0-2\n");
        damscope({"import", file}, start);
        const Json game = Json::parse(damscope({"show", "1", "--json"}, start).out);
        EXPECT_EQ(game["board_end"],
                  (Json{{"reason", "no-pieces"}, {"ply", 7}, {"outcome", "white"}}))
            << behind;
        EXPECT_EQ(game["result_refuted"], true) << behind;
        EXPECT_TRUE(
            contains(damscope({"list", "--endings"}, start).out, "2-0: Black has no pieces left"))
            << behind;
        EXPECT_EQ(
            objects(damscope({"list", "--with", "result-doubts", "--json"}, start).out).size(), 1U)
            << behind;
        EXPECT_TRUE(contains(damscope({"edit", "repair", "--results"}, start).out, "2-0"))
            << behind;
    }
}

TEST_F(EndingCommands, gamesSayWhoHasWonOnTheBoard) {
    import(refuted("2-0") + repetition);
    const std::string table = run({"list", "--endings"}).out;
    EXPECT_TRUE(contains(table, "2-0: Black has no pieces left\n")) << table;
    EXPECT_TRUE(contains(table, "threefold repetition, plies 0 to 8\n")) << table;
    EXPECT_TRUE(contains(run({"list", "--endings", "--language", "nl"}).out,
                         "driemaal dezelfde stand, halve zetten 0 tot 8\n"));
}

TEST_F(EndingCommands, showNamesADrawRuleWhereItFirstApplied) {
    import(repetition);
    const std::string shown = run({"show", "1"}).out;
    EXPECT_TRUE(contains(shown, "\nthreefold repetition: reached at ply 8, 4... 7-1, counted from "
                                "ply 0; the game is drawn\n"))
        << shown;
    EXPECT_FALSE(contains(shown, "reached at ply 9")) << shown;
    const Json game = objects(run({"list", "--endings", "--json"}).out).at(0);
    EXPECT_EQ(
        game["draw_rules"][0],
        (Json{{"rule", "threefold repetition"}, {"ends_game", true}, {"since", 0}, {"ply", 8}}));
    EXPECT_EQ(game["draw_rules"].size(), 3U) << "the positions of plies 8, 9 and 10";
    EXPECT_EQ(game["board_end"], Json());
}

TEST_F(EndingCommands, doubtsAreWhatTheBoardRefutes) {
    import(refuted("1-1") + refuted("2-0") + refuted("0-2") + refuted("*") + sound);
    EXPECT_EQ(doubtful(), (std::vector<int>{1, 3}));
}

TEST_F(EndingCommands, tablesRefuteResultsToo) {
    import(decided("1-1") + decided("2-0") + refuted("0-2"));
    EXPECT_EQ(doubtful(), (std::vector<int>{3}));
    const std::string tables = tablesOfTwo();
    EXPECT_EQ(doubtful(tables), (std::vector<int>{1, 3}));
    const std::string shown = with({"show", "1"}, tables).out;
    EXPECT_TRUE(contains(shown, "\nthe endgame tables know the last position: White wins (2-0); "
                                "but the recorded result is 1-1\n"))
        << shown;
    const Json game = Json::parse(with({"show", "1", "--json"}, tables).out);
    EXPECT_EQ(game["table_outcome"], "white");
    EXPECT_EQ(game["result_refuted"], true);
    EXPECT_EQ(game["board_end"], Json());
    EXPECT_TRUE(contains(with({"list", "--endings"}, tables).out, "2-0 by the endgame tables\n"));
}

TEST_F(EndingCommands, lintProposesTheResultOfTheBoard) {
    const Ran ran = run({"import", "check", write("a.pdn", refuted("0-2"))});
    EXPECT_TRUE(contains(ran.out, "warning: the game is over: Black has no pieces left; but the "
                                  "recorded result is 0-2 (did you mean 2-0?)\n"))
        << ran.out;
}

TEST_F(EndingCommands, repairGivesTheResultOfTheBoardAndTakesItBack) {
    import(sound + refuted("0-2"));
    const std::string before = run({"write", "-o", "-"}).out;
    const std::string problems = run({"list", "--with", "problems"}).out;
    EXPECT_TRUE(contains(run({"edit", "repair"}).err, "every game is legal to the end"));
    const Ran listed = run({"edit", "repair", "--results"});
    EXPECT_TRUE(contains(listed.out, "\n  - 0-2\n  + 2-0\n")) << listed.out;
    EXPECT_TRUE(contains(listed.err, "1 of 1 game can be repaired")) << listed.err;
    EXPECT_EQ(run({"write", "-o", "-"}).out, before);

    const Ran changed = run({"edit", "repair", "--results", "--apply"});
    EXPECT_TRUE(contains(changed.out, "\n  - 0-2\n  + 2-0\n")) << changed.out;
    EXPECT_EQ(doubtful(), std::vector<int>());
    const Json game = Json::parse(run({"show", "2", "--json"}).out);
    EXPECT_EQ(game["result"], "2-0");
    EXPECT_EQ(game["problem_list"][0]["code"], "result-repaired");
    EXPECT_EQ(game["problem_list"][0]["line"],
              objects(run({"import", "check", "--format", "jsonl", folder_.file("games.pdn")}).out)
                  .at(0)["line"]);
    const std::string text = run({"write", "-o", "-", "2"}).out;
    EXPECT_TRUE(contains(text, "[Result \"2-0\"]")) << text;
    EXPECT_TRUE(contains(text, "27x16 {[%repaired result 0-2]}")) << text;
    EXPECT_EQ(run({"db", "check"}).status, 0);
    EXPECT_EQ(run({"import", "check", write("again.pdn", text)}).out, "");

    EXPECT_EQ(run({"undo"}).status, 0);
    EXPECT_EQ(run({"write", "-o", "-"}).out, before);
    EXPECT_EQ(run({"list", "--with", "problems"}).out, problems);
    EXPECT_EQ(doubtful(), (std::vector<int>{2}));
    EXPECT_EQ(run({"db", "check"}).status, 0);
}

// Players agree on draws in won positions.
TEST_F(EndingCommands, repairOnlyProposesWhatATableKnows) {
    import(decided("1-1"));
    const std::string tables = tablesOfTwo();
    const Ran ran = with({"edit", "repair", "--results", "--apply"}, tables);
    const std::string words = std::regex_replace(ran.out, std::regex("\\s+"), " ");
    EXPECT_TRUE(contains(words,
                         "? the endgame tables know the last position: White wins (2-0); but "
                         "the recorded result is 1-1 (did you mean 2-0?)"))
        << ran.out;
    EXPECT_TRUE(contains(ran.err, "1 more has a proposal that is not certain enough")) << ran.err;
    EXPECT_EQ(doubtful(tables), (std::vector<int>{1}));
    (void)with({"edit", "repair", "--results", "--apply", "--accept", "1"}, tables);
    EXPECT_EQ(doubtful(tables), std::vector<int>());
    EXPECT_EQ(Json::parse(run({"show", "1", "--json"}).out)["result"], "2-0");
    (void)with({"undo"}, tables);
    EXPECT_EQ(doubtful(tables), (std::vector<int>{1}));
    EXPECT_EQ(run({"edit", "repair", "--accept"}).status, 2);
}

TEST_F(EndingCommands, aHeldKingIsTheReason) {
    // White's king has made its three moves, and the man is blocked.
    import("[Result \"0-1\"]\n[GameType \"40\"]\n[FEN \"W:WK46,36:BK5,31,27:H0:F10:+0+346\"]\n\n"
           "0-1\n\n");
    EXPECT_TRUE(contains(run({"show", "1"}).out,
                         "White can move nothing but a king that has already moved 3 times in a "
                         "row; Black has won (0-1)\n"));
}

TEST_F(EndingCommands, aManOnItsLastRowIsAskedAboutWhereverAPositionIsGiven) {
    for (const Words& command : {Words{"rules", "explain", "3-8"}, Words{"rules", "moves"},
                                 Words{"rules", "perft", "--depth", "1"}}) {
        Words words = command;
        words.insert(words.end(), {"--variant", "international", "--fen", "W:W3,48:B40,25"});
        const Ran ran = run(words);
        EXPECT_TRUE(contains(ran.err, "--fen: warning: a man stands on its last row, where it "
                                      "would be a king (3): is a K missing?"))
            << ran.err;
    }
}

TEST_F(EndingCommands, aManOnItsLastRowIsAskedAboutInEveryOptionWithAPosition) {
    const std::string fen = "W:W3,48:B40,25";
    const std::string file = write("positions.txt", fen + "\n");
    const std::string asked =
        "warning: a man stands on its last row, where it would be a king (3): is a K missing?";
    EXPECT_TRUE(
        contains(run({"write", "--fen", fen, "--ascii", "-o", "-"}).err, "--fen: " + asked));
    EXPECT_TRUE(
        contains(run({"write", "--fens", file, "--ascii", "-o", "-"}).err, file + ":1: " + asked));
    EXPECT_TRUE(contains(
        run({"analyse", "endgame", "probe", "--variant", "international", "--fen", fen}).err,
        "--fen: " + asked));
    EXPECT_TRUE(
        contains(run({"engine", "match", "--variant", "international", "--openings", file,
                      "--first", "nodes=10", "--second", "nodes=10", "--pairs", "1", "--no-tables"})
                     .err,
                 file + ":1: " + asked));
}

} // namespace
} // namespace damscope::cli
