// SPDX-License-Identifier: GPL-3.0-or-later
// Where one game ends and the next begins, also when something is broken.
#include "parser/syntax/reader.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

namespace damscope::parser::testing {
namespace {

// Each game as its tags' number, its script and its terminator.
std::string games(std::string_view text) {
    std::string list;
    for (const GameText& game : readAll(text))
        list += std::to_string(game.tags.size()) + ": " + shown(game.script) + " | " +
                std::string(game.terminator) + "\n";
    return list;
}

struct Archive {
    std::string_view text;
    std::string_view games;
};

class GamesAreFound : public ::testing::TestWithParam<Archive> {};

TEST_P(GamesAreFound, eachWithItsOwn) {
    EXPECT_EQ(games(GetParam().text), GetParam().games);
}

INSTANTIATE_TEST_SUITE_P(
    Results, GamesAreFound,
    ::testing::Values(
        Archive{"32-28 1-0", "0: 32-28 | 1-0\n"}, Archive{"32-28 2-0", "0: 32-28 | 2-0\n"},
        Archive{"32-28 0-0", "0: 32-28 | 0-0\n"}, Archive{"32-28 *", "0: 32-28 | *\n"},
        Archive{"32-28 1/2-1/2", "0: 32-28 | 1/2-1/2\n"},
        Archive{"32-28 1/2:1/2", "0: 32-28 | 1/2:1/2\n"}, Archive{"gf4 0:1", "0: gf4 | 0:1\n"},
        Archive{"32-28 \u00bd-\u00bd", "0: 32-28 | \u00bd-\u00bd\n"},
        Archive{"32-28 0.5-0.5", "0: 32-28 | 0.5-0.5\n"},
        Archive{"32-28 1.5-0.5", "0: 32-28 | 1.5-0.5\n"},
        Archive{"32-28 1+ - 1-", "0: 32-28 | 1+ - 1-\n"},
        Archive{"32-28 1- - 1+", "0: 32-28 | 1- - 1+\n"},
        Archive{"32-28 10-0", "0: 32-28 | 10-0\n"}, Archive{"32-28 1 - 0", "0: 32-28 | 1 - 0\n"},
        Archive{"32-28 1\u20130", "0: 32-28 | 1\u20130\n"}, Archive{"1. 2-0", "0: 1. | 2-0\n"},
        Archive{"1-10 1-1", "0: 1-10 | 1-1\n"}, Archive{"40-1 1-1", "0: 40-1 | 1-1\n"},
        Archive{"10-05 05-10 2-0", "0: 10-05 05-10 | 2-0\n"}));

INSTANTIATE_TEST_SUITE_P(
    Terminators, GamesAreFound,
    ::testing::Values(
        Archive{"1. 32-28 * 1. 33-28 *", "0: 1. 32-28 | *\n0: 1. 33-28 | *\n"},
        Archive{"1. 32-28* 19-23* *", "0: 1. 32-28 $7 19-23 $7 | *\n"},
        Archive{"1. 32-28 19-23*", "0: 1. 32-28 19-23 | *\n"},
        Archive{"1. 32-28 19-23*\n[White \"A\"]\n*", "0: 1. 32-28 19-23 | *\n1:  | *\n"},
        Archive{"[White \"A\"]\n*\n[White \"B\"]\n*\n", "1:  | *\n1:  | *\n"},
        Archive{"[White \"A\"]\n32-28\n[White \"B\"]\n33-28", "1: 32-28 | \n1: 33-28 | \n"},
        Archive{"[White \"A\"]\n\n[White \"B\"]\n\n", "1:  | \n1:  | \n"},
        Archive{"1. 32-28 19-23\n\n1. 33-28 18-22", "0: 1. 32-28 19-23 | \n0: 1. 33-28 18-22 | \n"},
        Archive{"32-28 1-0 {the end}\n; of the file\n", "0: 32-28 {the end} {of the file} | 1-0\n"},
        Archive{"1. 32-28 --\n\n1. 33-28 *", "0: 1. 32-28 /--/ | \n0: 1. 33-28 | *\n"},
        Archive{"32-28 1-0\n[FILENAME \"x.pdn\"]\n", "1: 32-28 | 1-0\n"},
        Archive{"32-28 1-0\n{next}\n[White \"A\"]\n*", "0: 32-28 | 1-0\n1: {next} | *\n"},
        Archive{"32-28 *\n\x1A", "0: 32-28 | *\n"}, Archive{" \n\t\r\n", ""}, Archive{"", ""}));

INSTANTIATE_TEST_SUITE_P(
    ResultsThatLookLikeMoves, GamesAreFound,
    ::testing::Values(Archive{"[Result \"4-6\"]\n32-28 4-6", "1: 32-28 | 4-6\n"},
                      Archive{"[ResultFormat \"Delfts\"]\n32-28 1-9", "1: 32-28 | 1-9\n"},
                      Archive{"[ResultFormat \"Delfts\"]\n32-28 1-8", "1: 32-28 1-8 | \n"},
                      Archive{"[Result \"4-6\"]\n32-28 4-6 33-29", "1: 32-28 4-6 33-29 | \n"},
                      Archive{"[Result \"won\"]\n32-28 won", "1: 32-28 | won\n"},
                      Archive{"32-28 4-6", "0: 32-28 4-6 | \n"}));

constexpr std::string_view next = "\n[White \"B\"]\n\n1. 33-28 *\n";

class BrokenGame : public ::testing::TestWithParam<std::pair<std::string_view, std::string_view>> {
};

TEST_P(BrokenGame, costsNoOther) {
    const auto& [body, code] = GetParam();
    const std::string good = "[White \"A\"]\n\n1. 34-30 *\n\n";
    const std::string text = good + std::string(body) + std::string(next);
    const std::vector<GameText> found = readAll(text);
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(shown(found[0].script), "1. 34-30");
    EXPECT_EQ(codes(found[1]), code);
    EXPECT_EQ(shown(found[2].script), "1. 33-28");
    EXPECT_EQ(codes(found[2]), "");
}

INSTANTIATE_TEST_SUITE_P(
    Unclosed, BrokenGame,
    ::testing::Values(std::pair{"[White \"X\"]\n1. 32-28 {never closed *\n", "unclosed-comment"},
                      std::pair{"[White \"X\"]\n1. 32-28 (1. 33-28 *\n", "unclosed-variation"},
                      std::pair{"[White \"X\"]\n1. 32-28 (a remark *\n", "unclosed-remark"},
                      std::pair{"[White \"X\n[Black \"Y\"]\n\n1. 32-28 *\n", "unclosed-quote"},
                      std::pair{"[White \"X\"]\n1. 32-28 /FEN \"W:W31:B20\" *\n", "stray-text"},
                      std::pair{"[White \"X\"]\n1. 32-28 {a {b} {c\n",
                                "unbalanced-brace unclosed-comment"},
                      std::pair{"[White \"X\"]\n1. 32-28 * 1-0\n", "stray-result"}));

TEST(Reader, keepsAnUnclosedCommentWithItsGame) {
    const auto found = readAll("[White \"A\"]\n32-28 {never closed *\n[White \"B\"]\n*");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(shown(found[0].script), "32-28 {never closed *}");
    EXPECT_EQ(found[0].problems.at(0).offset, 18U);
}

TEST(Reader, leavesOutAResultBeforeTheFirstGame) {
    const auto found = readAll("1-0\n[White \"A\"]\n32-28 *");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(codes(found[0]), "stray-result");
}

TEST(Reader, endsAClosedCommentAtATagLineToo) {
    // Where an import cuts a file in batches must not depend on what comes before.
    const auto found = readAll("32-28 {see\n[White \"B\"]\n} 33-29 *");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(codes(found[0]), "unclosed-comment");
}

TEST(Reader, givesEachGameItsSource) {
    const std::string_view text = "\n[White \"A\"]\n32-28 *\n\n 33-28 1-0\n";
    const auto found = readAll(text);
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].source, "[White \"A\"]\n32-28 *");
    EXPECT_EQ(found[0].offset, 1U);
    EXPECT_EQ(found[1].source, "33-28 1-0");
}

TEST(Reader, reportsWhereThereIsNoGame) {
    EXPECT_EQ(codesOf("Dear reader, this is a letter."), "stray-text no-game");
    EXPECT_EQ(scriptOf("Dear reader"), "<Dear reader>");
    EXPECT_EQ(codesOf("{only a comment}"), "no-game");
}

TEST(Reader, countsPlacesInEveryKindOfLine) {
    PlaceFinder places("a\nb\r\n\u00e9x\ry");
    EXPECT_EQ(places.at(0), (TextPlace{1, 1}));
    EXPECT_EQ(places.at(2), (TextPlace{2, 1}));
    EXPECT_EQ(places.at(5), (TextPlace{3, 1}));
    EXPECT_EQ(places.at(7), (TextPlace{3, 2}));
    EXPECT_EQ(places.at(9), (TextPlace{4, 1}));
    EXPECT_EQ(places.at(99), (TextPlace{4, 2}));
    EXPECT_EQ(places.at(2), (TextPlace{2, 1})); // back again
}

TEST(Reader, countsPlacesFromAStart) {
    PlaceFinder places("a\nb", {10, 5});
    EXPECT_EQ(places.at(1), (TextPlace{10, 6}));
    EXPECT_EQ(places.at(2), (TextPlace{11, 1}));
}

} // namespace
} // namespace damscope::parser::testing
