// SPDX-License-Identifier: GPL-3.0-or-later
// What is between tags and terminator. Forms: PDN 3.0 reading grammar, PDN 2.0 and 1.0, and the
// dialects of docs/pdn.md.
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

namespace damscope::parser::testing {
namespace {

struct Reading {
    std::string_view text;
    std::string_view script;
};

class IsRead : public ::testing::TestWithParam<Reading> {};

TEST_P(IsRead, withoutARemark) {
    EXPECT_EQ(scriptOf(GetParam().text), GetParam().script);
    EXPECT_EQ(codesOf(GetParam().text), "");
}

INSTANTIATE_TEST_SUITE_P(
    Moves, IsRead,
    ::testing::Values(Reading{"32-28", "32-28"}, Reading{"28x19", "28x19"},
                      Reading{"28:19", "28:19"}, Reading{"28X19", "28X19"},
                      Reading{"07-11", "07-11"}, Reading{"1- 7", "1- 7"}, Reading{"35x 4", "35x 4"},
                      Reading{"6x 15 4- 9", "6x 15 4- 9"}, Reading{"32 - 28", "32 - 28"},
                      Reading{"32 x 28 x 19", "32 x 28 x 19"},
                      Reading{"47x38x24x13x36", "47x38x24x13x36"}, Reading{"32:23:14", "32:23:14"},
                      Reading{"c3-d4", "c3-d4"}, Reading{"C3:E5", "C3:E5"},
                      Reading{"b6xd4xf2", "b6xd4xf2"}, Reading{"a3b4", "a3b4"},
                      Reading{"gf4 ed6", "gf4 ed6"}, Reading{"3228 1823", "3228 1823"},
                      Reading{"618", "618"}, Reading{"40-1", "40-1"}, Reading{"1-18", "1-18"},
                      Reading{"1x10", "1x10"}, Reading{"2-8 33-28", "2-8 33-28"}));

INSTANTIATE_TEST_SUITE_P(SignsOfPrint, IsRead,
                         ::testing::Values(Reading{"32\u201328", "32-28"}, // en dash
                                           Reading{"32\u201128", "32-28"}, // non-breaking hyphen
                                           Reading{"32\u221228", "32-28"}, // minus
                                           Reading{"28\u00d719", "28x19"}, // multiplication sign
                                           Reading{"1.\u00a032-28\u00a019-23", "1. 32-28 19-23"},
                                           Reading{"1\u2026 19-23", "1... 19-23"}, // ellipsis
                                           Reading{"32-28\u25a1 19-23\u2a00",
                                                   "32-28 $7 19-23 $22"}));

INSTANTIATE_TEST_SUITE_P(
    Numbers, IsRead,
    ::testing::Values(Reading{"1. 32-28 19-23", "1. 32-28 19-23"},
                      Reading{"1.32-28 19-23 2.28x19", "1. 32-28 19-23 2. 28x19"},
                      Reading{"1... 19-23", "1... 19-23"}, Reading{"1. ... 19-23", "1. 19-23"},
                      Reading{"14...f6-g5", "14... f6-g5"}, Reading{"01. 34-29", "1. 34-29"},
                      Reading{"100. 32-28", "100. 32-28"},
                      Reading{"1.5-10 2.33-28", "1. 5-10 2. 33-28"},
                      Reading{"1.   {lost} 10-14", "1. {lost} 10-14"}));

INSTANTIATE_TEST_SUITE_P(
    Marks, IsRead,
    ::testing::Values(Reading{"32-28!", "32-28 !"}, Reading{"32-28!?", "32-28 !?"},
                      Reading{"32-28(!?)", "32-28 !?"}, Reading{"32-28 ( ? )", "32-28 ?"},
                      Reading{"32-28 ?", "32-28 ?"}, Reading{"32-28!?!!!", "32-28 !?!!!"},
                      Reading{"32-28$5", "32-28 $5"}, Reading{"32-28 $3 $142", "32-28 $3 $142"},
                      Reading{"32-28* 19-23", "32-28 $7 19-23"},
                      Reading{"32-28!* 19-23", "32-28 ! $7 19-23"},
                      Reading{"32-28(*) 19-23", "32-28 $7 19-23"},
                      // Not after a move: as a NAG, which PDN allows anywhere.
                      Reading{"32-28 {why} ! 19-23", "32-28 {why} $1 19-23"},
                      Reading{"32-28! ?", "32-28 ! $2"},
                      Reading{"32-28 {why} !!! 19-23", "32-28 {why} {!!!} 19-23"}));

INSTANTIATE_TEST_SUITE_P(
    Comments, IsRead,
    ::testing::Values(Reading{"32-28 {a comment} 19-23", "32-28 {a comment} 19-23"},
                      Reading{"32-28 { over\n two lines }", "32-28 {over\n two lines}"},
                      Reading{"32-28 {} 19-23", "32-28 19-23"},
                      Reading{"32-28 {;} 19-23 {)} 28x19 {[x]}", "32-28 {;} 19-23 {)} 28x19 {[x]}"},
                      Reading{"32-28 ; rest of the line\n19-23", "32-28 {rest of the line} 19-23"},
                      Reading{"% a line\n32-28 % another\r\n19-23",
                              "{a line} 32-28 {another} 19-23"},
                      Reading{"{before} 32-28", "{before} 32-28"}));

INSTANTIATE_TEST_SUITE_P(
    Commands, IsRead,
    ::testing::Values(Reading{"32-28 {[%clk 1:55:21]}", "32-28 [%clk 1:55:21]"},
                      Reading{"32-28 {[%clock w0:10:00 B0:09:58]}",
                              "32-28 [%clock w0:10:00 B0:09:58]"},
                      Reading{"32-28 {first [%emt 0:01] then [%eval -0.048][%x] last}",
                              "32-28 {first} [%emt 0:01] {then} [%eval -0.048] [%x] {last}"},
                      Reading{"32-28 {[%csl Gc3] [%cal Gc3d4] [%egt 0:0:9.56] [%mct 17.44]}",
                              "32-28 [%csl Gc3] [%cal Gc3d4] [%egt 0:0:9.56] [%mct 17.44]"},
                      Reading{"32-28 {no [%end of a command}", "32-28 {no [%end of a command}"},
                      Reading{"32-28 {[%unread 9n %7Bx%7D]} {[%text a %7Bb%7D 100%25]}",
                              "32-28 <9n {x}> {a {b} 100%}"},
                      Reading{"32-28 {[%brackets] a \uFF5Bb\uFF5D [%clk 1:00] \uFF5B}",
                              "32-28 {a {b}} [%clk 1:00] {\uFF5B}"},
                      Reading{"32-28 {[%unknown] [%unknown]}", "32-28 - -"},
                      Reading{"32-28 {[%command %25a%5Db]}", "32-28 [%a]b]"},
                      Reading{"32-28 {[%textile x]}", "32-28 [%textile x]"}));

INSTANTIATE_TEST_SUITE_P(
    Variations, IsRead,
    ::testing::Values(Reading{"32-28 19-23 (18-23 38-32 (37-32? 23-29! {wins}) 12-18) 28x19",
                              "32-28 19-23 ( 18-23 38-32 ( 37-32 ? 23-29 ! {wins} ) 12-18 ) 28x19"},
                      Reading{"1. 34-30 (1... 5-10) 1... 20-25",
                              "1. 34-30 ( 1... 5-10 ) 1... 20-25"},
                      Reading{"18-23 ( {first} 1. 33-28 )", "18-23 ( {first} 1. 33-28 )"},
                      Reading{"1. c3-d4 (1. gf4 bc5 2. fg5)", "1. c3-d4 ( 1. gf4 bc5 2. fg5 )"}));

INSTANTIATE_TEST_SUITE_P(
    UnknownMovesAndSetups, IsRead,
    ::testing::Values(Reading{"41. - -", "41. - -"},
                      Reading{"41. 32-28 19-23 42. - - 43. - -", "41. 32-28 19-23 42. - - 43. - -"},
                      Reading{"1.31-26 17-21 /FEN \"B:B1-16,18-21:W26,28,33-50\"/",
                              "1. 31-26 17-21 /B:B1-16,18-21:W26,28,33-50/"},
                      Reading{"/FEN \"B::\"/ 32-28", "/B::/ 32-28"},
                      Reading{"/FEN W:W31:B20/ 31-27", "/W:W31:B20/ 31-27"}));

// What is left of a move ends where the number of the next one stands.
TEST(MoveNumbers, areNoTargetsOfMoves) {
    EXPECT_EQ(scriptOf("16. 40-35 4- 17. 35-30"), "16. 40-35 <4-> 17. 35-30");
    EXPECT_EQ(scriptOf("38. 5-10 30-3: 39. 10-15"), "38. 5-10 30-3 <:> 39. 10-15");
}

struct Dialect {
    std::string_view text;
    std::string_view script;
    std::string_view code;
};

class IsReadWithARemark : public ::testing::TestWithParam<Dialect> {};

TEST_P(IsReadWithARemark, onWhatDepartsFromPdn) {
    EXPECT_EQ(scriptOf(GetParam().text), GetParam().script);
    EXPECT_EQ(codesOf(GetParam().text), GetParam().code);
}

INSTANTIATE_TEST_SUITE_P(
    Braces, IsReadWithARemark,
    ::testing::Values(
        Dialect{"33-29 {nested {comment} } 19-23", "33-29 {nested {comment}} 19-23",
                "nested-brace"},
        Dialect{"33-29 {one { two} 19-23", "33-29 {one { two} 19-23", "unbalanced-brace"},
        Dialect{"32-28 } 19-23", "32-28 <}> 19-23", "stray-text"},
        Dialect{"32-28 [%clk 1:00] 19-23", "32-28 [%clk 1:00] 19-23", "command-outside-comment"},
        Dialect{"[pdn] 1. 32-28 19-23 [/pdn]", "1. 32-28 19-23", "markup"}));

INSTANTIATE_TEST_SUITE_P(
    RoundBrackets, IsReadWithARemark,
    ::testing::Values(
        Dialect{"11-16 (Roberto's first choice, the Wilderness 1.) 18-14",
                "11-16 {Roberto's first choice, the Wilderness 1.} 18-14", "remark-in-brackets"},
        Dialect{"24-19 (23-18 seems stronger (by far)) 11-16",
                "24-19 {23-18 seems stronger (by far)} 11-16", "remark-in-brackets"},
        Dialect{"32-28 (32-27 1-0) 19-23", "32-28 ( 32-27 {1-0} ) 19-23", "result-in-variation"},
        Dialect{"32-28 (32-27 * 31-26) 19-23", "32-28 ( 32-27 {*} 31-26 ) 19-23",
                "result-in-variation"},
        Dialect{"32-28 (1. 32-27 19-23; 1. 31-26) 19-23",
                "32-28 ( 1. 32-27 19-23 ) ( 1. 31-26 ) 19-23", "semicolon-in-variation"},
        Dialect{"32-28 ) 19-23", "32-28 <)> 19-23", "stray-text"},
        Dialect{"1) 32-28 19-23", "1. 32-28 19-23", "number-without-dot"},
        Dialect{"32-28 (a good move\n19-23 28x19", "32-28 {a good move} 19-23 28x19",
                "unclosed-remark"},
        Dialect{"1. c3-d4 (1... f6-e5 2. d4xf6", "1. c3-d4 ( 1... f6-e5 2. d4xf6 )",
                "unclosed-variation"}));

INSTANTIATE_TEST_SUITE_P(
    Strays, IsReadWithARemark,
    ::testing::Values(
        Dialect{"30x21 8-11Redoverstepped. 1-5", "30x21 8-11 <Redoverstepped.> 1-5", "stray-text"},
        Dialect{"8. 26x37 9n 32x41 19-23", "8. 26x37 <9n> 32x41 19-23", "stray-text"},
        Dialect{"32-28 . 19-23", "32-28 <.> 19-23", "stray-text"},
        Dialect{"32-28 - 19-23", "32-28 <-> 19-23", "stray-text"},
        Dialect{"32-28 three stray words 19-23", "32-28 <three stray words> 19-23", "stray-text"},
        Dialect{"1. c3-d4 \u041e\u0421R f6-e5", "1. c3-d4 <\u041e\u0421R> f6-e5", "stray-text"},
        Dialect{"32-28 /no fen/ 19-23", "32-28 </no fen/> 19-23", "stray-text"},
        Dialect{"1 32-28 19-23 2 28x19", "1. 32-28 19-23 2. 28x19", "number-without-dot"}));

TEST(Movetext, keepsWhereItsItemsStand) {
    const std::string_view text = "1. 32-28 {good} 19-23";
    const GameText game = readOne(text);
    ASSERT_EQ(game.itemOffsets.size(), game.script.size());
    for (std::size_t i = 0; i < game.script.size(); ++i)
        EXPECT_EQ(text.substr(game.itemOffsets[i]).substr(0, game.script[i].text.size()),
                  game.script[i].text);
}

} // namespace
} // namespace damscope::parser::testing
