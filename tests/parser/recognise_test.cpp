// SPDX-License-Identifier: GPL-3.0-or-later
// What is a game of draughts, and what is none of ours.
#include "parser/meaning/find_variant.hpp"
#include "parser/syntax/reader.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace damscope::parser {
namespace {

const std::string tags = "[Event \"X\"]\n[White \"A\"]\n[Black \"B\"]\n[Result \"1-0\"]\n\n";

struct Text {
    std::string what;
    std::string text;
    TextKind kind;
};

class Recognise : public ::testing::TestWithParam<Text> {};

TEST_P(Recognise, saysWhatItIs) {
    Reader reader(GetParam().text);
    GameText game;
    ASSERT_TRUE(reader.next(game)) << GetParam().text;
    EXPECT_EQ(kindOf(game), GetParam().kind) << GetParam().text;
}

INSTANTIATE_TEST_SUITE_P(
    Texts, Recognise,
    ::testing::Values(
        Text{"letter", "Dear friends, see pages 10-20 and 1-2.", TextKind::text},
        Text{"years", "It was so in 12-13, 31-26 and 17-18 as I said", TextKind::text},
        Text{"json", R"({"a": [1, 2, 3], "b": "x"})", TextKind::text},
        Text{"page", "<html><body><h1>Hi</h1><p>text</p></body></html>", TextKind::text},
        Text{"bytes", "\x89PNG\r\n", TextKind::text},
        Text{"position", "W:W31,32:B1,2", TextKind::text},
        Text{"ranking", "1. 12-10 2. 11-13 3. 9-15", TextKind::text},
        Text{"comment", "{only a comment}", TextKind::text},
        Text{"passes", "12-13 -- 31-26", TextKind::text},
        Text{"chessWithoutTags", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0", TextKind::text}),
    [](const auto& test) { return test.param.what; });

INSTANTIATE_TEST_SUITE_P(
    Headers, Recognise,
    ::testing::Values(Text{"notPlayed", tags + "1-0", TextKind::header},
                      Text{"withAWord", tags + "forfeit 1-0", TextKind::header},
                      Text{"withComment", tags + "{White did not come} 1-0", TextKind::header}),
    [](const auto& test) { return test.param.what; });

INSTANTIATE_TEST_SUITE_P(
    Chess, Recognise,
    ::testing::Values(
        Text{"short", tags + "1. e4 e5 1-0", TextKind::chess},
        Text{"usual", tags + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O b5 1-0", TextKind::chess},
        Text{"zeros", tags + "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. 0-0 b5 1-0", TextKind::chess},
        Text{"promotion", tags + "1. e8=Q+ Kxe8 2. exd5# 1-0", TextKind::chess},
        Text{"bishopsOnly", tags + "1. d4 Nf6 2. c4 e6 3. Nc3 Bb4 4. Qc2 d5 1-0", TextKind::chess},
        Text{"german", tags + "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 1-0", TextKind::chess},
        Text{"check", tags + "1. e4 d5 2. Bb5+ c6 1-0", TextKind::chess},
        Text{"gameType", "[White \"A\"]\n[GameType \"0,W,8,8,S0\"]\n\n1. e4 e5 *",
             TextKind::chess}),
    [](const auto& test) { return test.param.what; });

INSTANTIATE_TEST_SUITE_P(
    Draughts, Recognise,
    ::testing::Values(
        Text{"movesOnly", "1. 32-28 19-23 *", TextKind::draughts},
        Text{"oneMove", "1. 32-28 *", TextKind::draughts},
        Text{"noNumbers", "32-28 19-23 28x19", TextKind::draughts},
        Text{"squaresOfLetters", "1. c3-d4 d6-c5 *", TextKind::draughts},
        Text{"lettersWithoutSign", tags + "1. c3d4 d6c5 1-0", TextKind::draughts},
        Text{"excerpt", "45. 12-7 2x11 46. 16x7 44-49 47. 7-1 *", TextKind::draughts},
        Text{"illegal", tags + "1. 32-29 1-0", TextKind::draughts},
        Text{"otherSigns", tags + "1. 32*28 19:23 1-0", TextKind::draughts},
        Text{"setUp", "[White \"A\"]\n[FEN \"W:W31,32:B1,2\"]\n\n*", TextKind::draughts},
        Text{"gameType", "[GameType \"20\"]\n\nnothing that can be read *", TextKind::draughts},
        Text{"gameTypeInWords", "[GameType \"10x10\"]\n\n1. 32-28 19-23 *", TextKind::draughts},
        Text{"numberOfChess", "[GameType \"1\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *",
             TextKind::draughts},
        Text{"unknownGameType", "[GameType \"100\"]\n\n*", TextKind::draughts},
        Text{"commentedInChessWords", tags + "1. 32-28 {e4 Nf3 e5} 19-23 1-0", TextKind::draughts}),
    [](const auto& test) { return test.param.what; });

} // namespace
} // namespace damscope::parser
