// SPDX-License-Identifier: GPL-3.0-or-later
// Hostile texts: no crash, no time that grows faster than the text.
#include "parser/meaning/assemble.hpp"
#include "parser/syntax/game_builder.hpp"
#include "tests/messages/english.hpp"
#include "tests/parser/reading.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <random>

namespace damscope::parser::testing {
namespace {

std::string repeated(std::string_view part, std::size_t times) {
    std::string text;
    text.reserve(part.size() * times);
    for (std::size_t i = 0; i < times; ++i)
        text += part;
    return text;
}

TEST(Hostile, variationsNestToTheGuardedDepth) {
    const std::string text =
        repeated("32-28 (", deepestVariation) + "33-28" + repeated(")", deepestVariation) + " *";
    const GameText game = readOne(text);
    EXPECT_EQ(codes(game), "");
    EXPECT_EQ(game.script.size(), 3 * deepestVariation + 1);
}

TEST(Hostile, deeperVariationsAreKeptAsText) {
    const std::size_t depth = 1'000'000;
    const std::string text = repeated("32-28 (", depth) + repeated(")", depth) + " 19-23 *";
    const GameText game = readOne(text);
    EXPECT_EQ(codes(game), "too-deep");
    EXPECT_EQ(shown({game.script.back()}), "19-23");
    EXPECT_EQ(game.terminator, "*");
}

struct Flood {
    std::string_view head;
    std::string_view part;
};

class TimeGrowsWithTheText : public ::testing::TestWithParam<Flood> {};

// Quadratic time would need many minutes for these, linear time about a second.
TEST_P(TimeGrowsWithTheText, andNoFaster) {
    const std::string text = std::string(GetParam().head) +
                             repeated(GetParam().part, 1'000'000 / GetParam().part.size());
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_FALSE(readAll(text + " 32-28").empty());
    const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - begin;
    EXPECT_LT(seconds.count(), 30);
}

INSTANTIATE_TEST_SUITE_P(
    Floods, TimeGrowsWithTheText,
    ::testing::Values(Flood{"", "("}, Flood{"", ")"}, Flood{"", "{"}, Flood{"", "}"},
                      Flood{"", "{{}"}, Flood{"", "{ { } "}, Flood{"", "["}, Flood{"", "]"},
                      Flood{"", "[\n"}, Flood{"", "\""}, Flood{"", "[A \""}, Flood{"", "[A \"x\n"},
                      Flood{"", "[A \"\\\"\n"}, Flood{"", "[A \"\\\"x\"]"}, Flood{"", "\n[A]"},
                      Flood{"", "[A \"x\"]\n\n"}, Flood{"", "[A \"x\"]\n"}, Flood{"32-28 ", "/"},
                      Flood{"32-28 ", "/F"}, Flood{"32-28 ", ";\n"}, Flood{"32-28 ", "1.\n\n"},
                      Flood{"32-28 ", "*"}, Flood{"32-28 ", "* "}, Flood{"32-28 (", "* "},
                      Flood{"32-28 (", "; 1."}, Flood{"32-28 ", "(word "}, Flood{"32-28 ", "(word"},
                      Flood{"32-28 ", "() "}, Flood{"32-28 ", "(x) "}, Flood{"32-28 ", "(1-2 "},
                      Flood{"32-28 ", "!"}, Flood{"32-28 ", "! "}, Flood{"32-28 ", "$"},
                      Flood{"32-28 ", "x"}, Flood{"32-28 ", "9n "}, Flood{"", "word "},
                      Flood{"", "32-28\n\n1. "}, Flood{"", "a \"b\"\n"},
                      Flood{"", "\n[W \"A\"]\n{\n"}, Flood{"", "\n[W \"A\"]\n{{}\n"},
                      Flood{"32-28 ", "[%"}, Flood{"32-28 {", "[%"}, Flood{"32-28 {", "[%a]"},
                      Flood{"32-28 ", " \t"}, Flood{"32-28", "\xC2\xA0"}, Flood{"", "\xE2\x80"},
                      Flood{"", "1-0 "}, Flood{"", "1-0 {a} "}, Flood{"32-28", "x19"},
                      Flood{"1. 32-28 ", "1."}, Flood{"1. 32-28 ", "(19-23)"}, Flood{"32", "8"},
                      Flood{"", std::string_view("\0", 1)}, Flood{"", "\xFF"}));

// Each may stand before the move that it replaces, which is behind all of them.
TEST(Hostile, variationsSideBySideAreReplayedOneByOne) {
    const std::size_t many = 100'000;
    const std::string text = "1. 32-28 " + repeated("(19-23)", many) + " 19-23 2. 28x19 *";
    const ReadGame read = assemble(readOne(text));
    EXPECT_EQ(read.plies, 3);
    EXPECT_TRUE(read.legal);
    EXPECT_EQ(read.game.nodeCount(), many + 4);
}

TEST(Hostile, problemsOfOneGameAreCounted) {
    const std::string text = repeated("32-28 } ", 10'000); // which the game points into
    const GameText game = readOne(text);
    EXPECT_EQ(game.problems.size(), 100U);
    EXPECT_EQ(game.unlisted, 9'900U);
    const ReadGame read = assemble(game);
    ASSERT_EQ(read.problems.size(), 101U);
    EXPECT_EQ(read.problems.back().code(), "more-problems");
    // 10,000 stray brackets, the move that stops the game and its unsure variant; 100 are listed.
    EXPECT_NE(english(read.problems.back().message).find(": 9902"), std::string::npos)
        << english(read.problems.back().message);
}

TEST(Hostile, anyBytesAreRead) {
    std::mt19937 random(1); // NOLINT: the same bytes every time
    const std::string_view alphabet =
        "[]{}()\"\\\n\r ;%$/*.-x:!?0123456789abcWFEN\xC2\xA0\xE2\x80\x93";
    for (int round = 0; round < 20'000; ++round) {
        std::string text;
        for (std::size_t length = random() % 60; length > 0; --length)
            text += alphabet[random() % alphabet.size()];
        std::size_t end = 0;
        for (const GameText& game : readAll(text)) {
            EXPECT_GE(game.offset, end) << text;
            EXPECT_EQ(game.script.size(), game.itemOffsets.size()) << text;
            end = game.offset + game.source.size();
        }
        EXPECT_LE(end, text.size());
    }
}

} // namespace
} // namespace damscope::parser::testing
