// SPDX-License-Identifier: GPL-3.0-or-later
// Small files that users reported, with invented names, and others of the same kinds. Reports about
// tables and names are asked in people/told_apart_test.cpp, those about text in
// text_inputs_test.cpp and parser/foreign_text_test.cpp, those about reasons in
// why_command_test.cpp, about results in words in rules/result_test.cpp, about combinations in
// analysis/shots/breakthrough_test.cpp, and about repairs in repair_command_test.cpp.
#include "tests/cli/store_commands.hpp"

#include <filesystem>
#include <fstream>
#include <iterator>

namespace damscope::cli {
namespace {

const std::string reports = "tests/data/reports/"; // run in the repository root

/// What a game must be after the import.
struct Expected {
    int plies = 0;
    std::string outcome = "white";
    std::string white = "Adams, A.";
};

struct Report {
    std::string name; ///< of a file, or of one of its kind
    std::string text; ///< empty: the file's
    std::vector<Expected> games;
    std::string exported = {}; ///< what the written game has
    friend std::ostream& operator<<(std::ostream& out, const Report& report) {
        return out << report.name << ": " << report.text;
    }
};

std::string one(const std::string& moves, const std::string& type = "20") {
    return "[Event \"Club\"]\n[White \"Adams, A.\"]\n[Black \"Berg, B.\"]\n[Result \"2-0\"]\n"
           "[GameType \"" +
           type + "\"]\n\n" + moves + " 2-0\n";
}

class Reports : public StoreCommands, public ::testing::WithParamInterface<Report> {};

TEST_P(Reports, areReadAsTheyAreMeant) {
    const Report& report = GetParam();
    const std::string file =
        report.text.empty() ? reports + report.name : write(report.name, report.text);
    const Ran import = run({"import", file});
    EXPECT_EQ(import.status > 1, report.games.empty()) << import.err;
    EXPECT_EQ(contains(import.err, "games of chess"), report.games.empty()) << import.err;
    const auto games = objects(run({"list", "--json"}).out);
    ASSERT_EQ(games.size(), report.games.size()) << import.err;
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(games[i]["plies"], report.games[i].plies) << import.err;
        EXPECT_EQ(games[i]["outcome"], report.games[i].outcome);
        EXPECT_EQ(games[i]["white"], report.games[i].white);
    }
    const std::string exported = run({"write", "-o", "-"}).out;
    EXPECT_TRUE(contains(exported, report.exported)) << exported;
}

INSTANTIATE_TEST_SUITE_P(
    SignsBetweenMoves, Reports,
    ::testing::Values(
        Report{"f01a_semicolon_pairs.pdn", "", {{8}}},
        Report{"f01b_semicolon_after_white.pdn", "", {{6}}},
        Report{"f01d_semicolon_in_variation.pdn", "", {{6}}},
        Report{"lines.pdn", one("1. 32-28 19-23;\n2. 28x19 14x23;\n3. 37-32 10-14"), {{6}}},
        Report{"blanks.pdn", one("1. 32-28 19-23 ; 2. 28x19 14x23 ; 3. 37-32 10-14"), {{6}}},
        Report{"each.pdn", one("1. 32-28; 19-23; 2. 28x19; 14x23;"), {{4}}},
        Report{"commas.pdn", one("1. 32-28, 19-23, 2. 28x19, 14x23"), {{4}}},
        Report{"entities.pdn", one("1. 32-28 19-23 2. 28&times;19 14&times;23"), {{4}}},
        Report{"comment.pdn",
               one("1. 32-28 19-23 ; the usual reply\n2. 28x19 14x23"),
               {{4}},
               "the usual reply"}));

const std::vector<Expected> threeGames{
    {10, "white", "A. Alder"}, {6, "draw", "C. Cedar"}, {6, "black", "E. Elm"}};

std::string bulletin(const std::string& before, const std::string& between,
                     const std::string& after, const std::vector<std::string>& results) {
    const auto heading = [&](const std::string& white, const std::string& black, std::size_t game) {
        return before + white + between + black + after + results.at(game) + "\n";
    };
    return heading("A. Alder", "B. Birch", 0) +
           "1. 32-28 19-23 2. 28x19 14x23 3. 37-32 10-14 4. 41-37 14-19 5. 46-41 5-10\n\n" +
           heading("C. Cedar", "D. Dogwood", 1) +
           "1. 33-28 18-22 2. 39-33 12-18 3. 44-39 7-12\n\n" + heading("E. Elm", "F. Fir", 2) +
           "1. 34-29 19-23 2. 40-34 14-19 3. 45-40 10-14\n";
}

INSTANTIATE_TEST_SUITE_P(
    HeadingsOfBulletins, Reports,
    ::testing::Values(
        Report{"f02a_bulletin.txt", "", threeGames},
        Report{"f02b_bulletin_middle.txt",
               "",
               {{10, "white", "Alder"}, {6, "draw", "Cedar"}, {6, "black", "Elm"}}},
        Report{"colon.txt", bulletin("", " - ", ": ", {"2-0", "1-1", "0-2"}), threeGames},
        Report{"dash.txt", bulletin("", " \u2013 ", " ", {"2\u20130", "1\u20131", "0\u20132"}),
               threeGames},
        Report{"tab.txt", bulletin("", " - ", "\t", {"2-0", "1-1", "0-2"}), threeGames},
        Report{"one.txt", bulletin("", " - ", " ", {"1-0", "\u00bd-\u00bd", "0-1"}), threeGames},
        Report{"versus.txt", bulletin("", " vs. ", " ", {"2-0", "1-1", "0-2"}), threeGames}));

INSTANTIATE_TEST_SUITE_P(
    MovesInBrackets, Reports,
    ::testing::Values(
        Report{"f08a_black_in_brackets.pdn", "", {{10}}},
        Report{"tight.pdn", one("1.32-28(19-23)2.28x19(14x23)3.37-32(10-14)"), {{6}}},
        Report{"signs.pdn", one("1. 32-28 (19-23!) 2. 28x19 (14x23?) 3. 37-32 (10-14)"), {{6}}},
        Report{"english.pdn",
               one("1. 11-15 (23-19) 2. 8-11 (22-17) 3. 4-8 (25-22)", "21"),
               {{6, "black"}}},
        Report{
            "russian.pdn", one("1. c3-d4 (d6-c5) 2. b2-c3 (f6-g5) 3. c3-b4 (g5-h4)", "25"), {{6}}},
        Report{"variation.pdn",
               one("1. 32-28 19-23 (1... 18-23) 2. 28x19 14x23"),
               {{4}},
               "(1... 18-23)"}));

INSTANTIATE_TEST_SUITE_P(
    InvisibleCharacters, Reports,
    ::testing::Values(Report{"f09_figuredash.pdn", "", {{6}}}, Report{"f09_lrm.pdn", "", {{6}}},
                      Report{"f09_zwsp.pdn", "", {{6}}},
                      Report{"hyphen.pdn", one("1. 32\u201028 19\u201023 2. 28x19 14x23"), {{4}}},
                      Report{"unbroken.pdn", one("1. 32\u201128 19\u201123 2. 28x19 14x23"), {{4}}},
                      Report{"minus.pdn", one("1. 32\u221228 19\u221223 2. 28x19 14x23"), {{4}}},
                      Report{"wide.pdn", one("1. 32\uff0d28 19\uff0d23 2. 28x19 14x23"), {{4}}},
                      Report{"long.pdn", one("1. 32\u201428 19\u201423 2. 28x19 14x23"), {{4}}},
                      Report{"joiner.pdn", one("1. 32-\u206028 19-\u206023 2. 28x19 14x23"), {{4}}},
                      Report{"mark.pdn", one("1. \ufeff32-28 19-23 2. \ufeff28x19 14x23"), {{4}}},
                      Report{
                          "soft.pdn",
                          one("1.\u00ad 32-\u00ad28 19\u00ad-23\u00ad 2. 2\u00ad8x19 14x2\u00ad3"),
                          {{4}},
                          "1. 32-28 19-23 2. 28x19 14x23"},
                      Report{"soft dash.pdn",
                             one("1. 32\u00ad28 19\u00ad23 2. 28x19 14x23"),
                             {{4}},
                             "1. 32-28 19-23 2. 28x19 14x23"},
                      Report{"soft name.pdn",
                             one("1. c3\u00ad-d4 d6-\u00adc5 2. b2\u00adc3 f6-g5", "25"),
                             {{4}},
                             "1. c3-d4 d6-c5 2. b2-c3 f6-g5"},
                      Report{"number.pdn",
                             one("1\u200b. 32-28 19-23 2\u2060. 28x19 14x23"),
                             {{4}},
                             "1. 32-28 19-23 2. 28x19 14x23"},
                      Report{"joined.pdn",
                             one("1. 3\u200d228 192\u200e3 2. 28\ufeff19 14\u206923"),
                             {{4}},
                             "1. 32-28 19-23 2. 28x19 14x23"},
                      Report{"wave.pdn", one("1. 32\u301c28 19\uff5e23 2. 28x19 14x23"), {{4}}}));

INSTANTIATE_TEST_SUITE_P(
    CommentsBehindVariations, Reports,
    ::testing::Values(
        Report{"f14_comment_after_variation.pdn",
               "",
               {{4}},
               "(1. 33-28) {after the variation} 1... 19-23 {main} (1... 17-22)"},
        Report{"deep.pdn",
               one("1. 32-28 19-23 2. 28x19 (2. 28x19 14x23) {behind} 14x23"),
               {{4}},
               "{behind} 2... 14x23"},
        Report{"inner.pdn",
               one("1. 32-28 (1. 33-28 18-22 (1... 17-22) {inner}) 19-23"),
               {{2}},
               "(1... 17-22) {inner})"},
        Report{"before.pdn",
               one("1. 32-28 {before} (1. 33-28) {behind} 19-23"),
               {{2}},
               "{before} (1. 33-28) {behind}"},
        Report{"last.pdn", one("1. 32-28 19-23 (1... 18-23) {last}"), {{2}}, "(1... 18-23) {last}"},
        Report{"again.pdn",
               one("1. 32-28 (1. 33-28) {one} 19-23 (1... 18-23) {two}"),
               {{2}},
               "{one} 1... 19-23 (1... 18-23) {two}"},
        Report{"between.pdn",
               one("1. 32-28 (1. 33-28) {one} (1. 34-29) {two} 19-23"),
               {{2}},
               "1. 32-28 (1. 33-28) {one} (1. 34-29) {two} 1... 19-23"},
        Report{"three.pdn",
               one("1. 32-28 (1. 33-28) {one} (1. 34-29) {two} ({three} 1. 31-26) {four}"),
               {{1}},
               "1. 32-28 (1. 33-28) {one} (1. 34-29) {two} ({three} 1. 31-26) {four}"},
        Report{"nested.pdn",
               one("1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32) {one} (2. 31-26) {two})"),
               {{2}},
               "(1... 18-23 2. 38-32 (2. 37-32) {one} (2. 31-26) {two})"},
        Report{"unread.pdn",
               one("1. 32-28 (1. 33-28) perhaps (1. 34-29) {two} 19-23"),
               {{2}},
               "(1. 33-28) {[%unread perhaps]} (1. 34-29) {two}"}));

INSTANTIATE_TEST_SUITE_P(
    TypesInWords, Reports,
    ::testing::Values(
        Report{"f15_gametype_10x10.pdn", "", {{6}}},
        Report{"blanks.pdn", one("1. 32-28 19-23 2. 28x19 14x23", "10 x 10"), {{4}}},
        Report{"dutch.pdn", one("1. 32-28 19-23 2. 28x19 14x23", "dammen"), {{4}}},
        Report{"fields.pdn", one("1. 32-28 19-23 2. 28x19 14x23", "100"), {{4}}},
        Report{"english.pdn", one("1. 32-28 19-23 2. 28x19 14x23", "international"), {{4}}},
        Report{"russian.pdn", one("1. c3-d4 d6-c5 2. b2-c3 f6-g5", "8x8"), {{4}}}));

INSTANTIATE_TEST_SUITE_P(
    Passes, Reports,
    ::testing::Values(Report{"f20_null_move.pdn", "", {{6}, {6}}, "(/FEN \"W::\"/ 3. 37-32"},
                      Report{"first.pdn",
                             one("1. 32-28 (1. -- 19-23) 19-23 2. 28x19 14x23"),
                             {{4}},
                             "(/FEN \"B::\"/ 1... 19-23)"},
                      Report{"zero.pdn",
                             one("1. 32-28 19-23 (1... Z0 2. 37-32) 2. 28x19 14x23"),
                             {{4}},
                             "(/FEN \"W::\"/ 2. 37-32)"},
                      Report{"dots.pdn",
                             one("1. 32-28 19-23 2. 28x19 14x23 3. -- 10-14"),
                             {{5}},
                             "14x23 /FEN \"B::\"/ 10-14"},
                      Report{"last.pdn",
                             one("1. 32-28 19-23 2. 28x19 14x23 3. --"),
                             {{4}},
                             "14x23 /FEN \"B::\"/"},
                      Report{"glued.pdn",
                             one("1. 32-28 19-23 2. 28x19 14x23 3.--10-14"),
                             {{5}},
                             "14x23 /FEN \"B::\"/ 10-14"},
                      Report{"glued to numbers.pdn",
                             one("1.32-28--2.37-32 19-23"),
                             {{3}},
                             "/FEN \"W::\"/ 2. 37-32 19-23"},
                      Report{"glued letters.pdn",
                             one("1. c3-d4 d6-c5 2.Z0f6-g5", "25"),
                             {{3}},
                             "d6-c5 /FEN \"B::\"/ f6-g5"},
                      Report{"black.pdn",
                             one("1. 32-28 -- 2. 37-32 19-23"),
                             {{3}},
                             "/FEN \"W::\"/ 2. 37-32 19-23"}));

INSTANTIATE_TEST_SUITE_P(GamesOfChess, Reports,
                         ::testing::Values(Report{"chess-nimzo.pdn", "", {}},
                                           Report{"chess-ruy-lopez.pdn", "", {}}));

} // namespace
} // namespace damscope::cli
