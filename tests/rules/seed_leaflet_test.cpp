// SPDX-License-Identifier: GPL-3.0-or-later
// The box leaflet in Dutch (S0) and French (S3), article by article; docs/rules.md names each test.
#include "tests/rules/by_text.hpp"

#include "rules/game/adjudication.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

using by_text::after;
using by_text::brokenRule;
using by_text::moves;
using by_text::Moves;
using by_text::numbers;
using by_text::range;
using by_text::set;
using by_text::start;

// Introduction

TEST(LeafletRules, longDarkDiagonalBeginsAtEachPlayersLeft) {
    const Rules& r = rules(Variant::international);
    for (int i = 0; i < 10; ++i)
        EXPECT_TRUE(r.board.at({9 - i, i})) << "step " << i << " from White's left corner";
    EXPECT_EQ(r.number(*r.board.at({9, 0})), 46);
    EXPECT_EQ(r.number(*r.board.at({0, 9})), 5);
}

TEST(LeafletRules, lightDiagonalBeginsAtEachPlayersRight) {
    const Board& board = rules(Variant::international).board;
    for (int i = 0; i < 10; ++i)
        EXPECT_FALSE(board.at({9 - i, 9 - i})) << "step " << i << " from White's right corner";
}

TEST(LeafletRules, whiteOpensTheGame) {
    EXPECT_EQ(start().toMove(), Color::white);
}

TEST(LeafletRules, eachPlayerPutsTwentyMenOnTheNearestDarkSquares) {
    const Position p = start();
    EXPECT_EQ(numbers(p.rules(), p.men(Color::white)), range(31, 50));
    EXPECT_EQ(numbers(p.rules(), p.men(Color::black)), range(1, 20));
    EXPECT_TRUE(p.kings().empty());
}

TEST(LeafletRules, firstMoveGoesOneSquareDiagonallyForwardThenBlackMoves) {
    EXPECT_EQ(moves(start()), (Moves{"31-26", "31-27", "32-27", "32-28", "33-28", "33-29", "34-29",
                                     "34-30", "35-30"}));
    const Position second = after(start(), {"33-28"});
    EXPECT_EQ(second.toMove(), Color::black);
    EXPECT_EQ(moves(second), (Moves{"16-21", "17-21", "17-22", "18-22", "18-23", "19-23", "19-24",
                                    "20-24", "20-25"}));
    EXPECT_EQ(after(second, {"18-22"}).toMove(), Color::white);
}

TEST(LeafletRules, manMustJumpThePieceInFrontOfIt) {
    EXPECT_EQ(moves(set("W:W32,50:B28")), (Moves{"32x23 takes 28"}));
}

TEST(LeafletRules, noJumpWhereTheSquareBehindIsTaken) {
    EXPECT_EQ(moves(set("W:W32:B23,28")), (Moves{"32-27"}));
    EXPECT_EQ(moves(set("W:W23,32:B19,28,14,10")), (Moves{"23-18", "32-27"}));
}

TEST(LeafletRules, takenManLeavesTheBoard) {
    const Position p = after(set("W:W32:B1,28"), {"32x23"});
    EXPECT_EQ(numbers(p.rules(), p.pieces(Color::black)), (std::set{1}));
    EXPECT_EQ(numbers(p.rules(), p.pieces(Color::white)), (std::set{23}));
}

// Article 1

TEST(LeafletRules, manMovesOneSquareDiagonallyForward) {
    EXPECT_EQ(moves(set("W:W28:B5")), (Moves{"28-22", "28-23"}));
    EXPECT_EQ(moves(set("W:W26:B5")), (Moves{"26-21"}));
    EXPECT_EQ(moves(set("B:W50:B23")), (Moves{"23-28", "23-29"}));
    EXPECT_EQ(brokenRule(set("W:W28:B5"), "28-17"), Reason::tooFar);
    EXPECT_EQ(brokenRule(set("W:W28:B5"), "28-18"), Reason::notAlongALine);
}

TEST(LeafletRules, manCapturesForwardAndBackward) {
    EXPECT_EQ(moves(set("W:W28:B22,33")), (Moves{"28x17 takes 22", "28x39 takes 33"}));
    EXPECT_EQ(moves(set("B:W22,33:B28")), (Moves{"28x17 takes 22", "28x39 takes 33"}));
}

TEST(LeafletRules, manNeverMovesBackward) {
    EXPECT_EQ(brokenRule(set("W:W28:B5"), "28-32"), Reason::notForward);
    EXPECT_EQ(brokenRule(set("W:W28:B5"), "28-33"), Reason::notForward);
    EXPECT_EQ(brokenRule(set("B:W50:B23"), "23-18"), Reason::notForward);
}

// Article 2

TEST(LeafletRules, manIsCrownedWhereItComesToRest) {
    EXPECT_EQ(moves(set("W:W8:B41")), (Moves{"8-2 crowned", "8-3 crowned"}));
    EXPECT_EQ(moves(set("B:W25:B43")), (Moves{"43-48 crowned", "43-49 crowned"}));
    const Position p = after(set("W:W8:B41"), {"8-2"});
    EXPECT_EQ(numbers(p.rules(), p.kings()), (std::set{2}));
}

TEST(LeafletRules, manIsCrownedWhereItsCaptureEnds) {
    EXPECT_EQ(moves(set("W:W12:B8")), (Moves{"12x3 takes 8 crowned"}));
    const Position p = after(set("W:W12:B8,20"), {"12x3"});
    EXPECT_EQ(numbers(p.rules(), p.kings()), (std::set{3}));
}

TEST(LeafletRules, manThatCapturesThroughTheLastRowStaysAMan) {
    const Position p = set("B:W41,42,50:B36");
    EXPECT_EQ(moves(p), (Moves{"36x38 takes 41 42"}));
    EXPECT_TRUE(after(p, {"36x38"}).kings().empty());
}

TEST(LeafletRules, captureMayNotStopOnTheLastRowToBeCrowned) {
    EXPECT_EQ(brokenRule(set("B:W41,42:B36"), "36x47"), Reason::captureUnfinished);
}

// Article 3

TEST(LeafletRules, kingGoesAnyDistanceInEveryDiagonalDirection) {
    EXPECT_EQ(moves(set("W:WK28:B26")),
              (Moves{"28-22", "28-17", "28-11", "28-6", "28-23", "28-19", "28-14", "28-10", "28-5",
                     "28-32", "28-37", "28-41", "28-46", "28-33", "28-39", "28-44", "28-50"}));
}

TEST(LeafletRules, kingGoesThroughEmptySquaresOnly) {
    const Position p = set("W:WK46,28:B26");
    EXPECT_EQ(by_text::movesFrom(p, "46"), (Moves{"46-41", "46-37", "46-32"}));
    EXPECT_EQ(brokenRule(p, "46-23"), Reason::blocked);
}

// Article 4

TEST(LeafletRules, captureIsCompulsory) {
    const Position p = set("W:W28,50:B22");
    EXPECT_EQ(moves(p), (Moves{"28x17 takes 22"}));
    EXPECT_EQ(brokenRule(p, "50-44"), Reason::captureCompulsory);
    const Explanation why = explain(p, "50-44");
    ASSERT_EQ(why.playable.size(), 1U);
    EXPECT_EQ(why.playable.front(), legalMoves(p)[0]);
}

TEST(LeafletRules, manTakesSeveralWithOneEmptySquareBehindEach) {
    EXPECT_EQ(moves(set("W:W42:B28,38")), (Moves{"42x22 takes 28 38"}));
    EXPECT_EQ(moves(set("B:W13,22:B9")), (Moves{"9x27 takes 13 22"}));
}

TEST(LeafletRules, manNeitherTakesNorLandsAtADistance) {
    EXPECT_EQ(moves(set("W:W42:B33")), (Moves{"42-37", "42-38"}));
    EXPECT_EQ(moves(set("W:W42:B38")), (Moves{"42x33 takes 38"}));
    EXPECT_EQ(moves(set("W:W42:B33,38")), (Moves{"42-37"}));
}

TEST(LeafletRules, kingJumpsSeveralEmptySquares) {
    EXPECT_EQ(moves(set("W:WK46:B28")), (Moves{"46x23 takes 28", "46x19 takes 28", "46x14 takes 28",
                                               "46x10 takes 28", "46x5 takes 28"}));
}

TEST(LeafletRules, kingTakesSeveral) {
    EXPECT_EQ(moves(set("B:W14,37:BK5")), (Moves{"5x41 takes 14 37", "5x46 takes 14 37"}));
}

// Article 5

TEST(LeafletRules, mostPiecesMustBeTaken) {
    const Position p = set("W:W26,42:B21,28,38");
    EXPECT_EQ(moves(p), (Moves{"42x22 takes 28 38"}));
    EXPECT_EQ(brokenRule(p, "26x17"), Reason::moreToTake);
    EXPECT_EQ(brokenRule(p, "42x33"), Reason::captureUnfinished);
}

TEST(LeafletRules, manAndKingCaptureAlike) {
    EXPECT_EQ(moves(set("W:W26,K46:B21,28")),
              (Moves{"26x17 takes 21", "46x23 takes 28", "46x19 takes 28", "46x14 takes 28",
                     "46x10 takes 28", "46x5 takes 28"}));
    EXPECT_EQ(moves(set("W:W42,K46:B28,38")), (Moves{"42x22 takes 28 38"}));
}

// Articles 7 and 8

// Both kings go to and fro: 24 plies, the first position seven times.
Replayed repeated() {
    std::string moves;
    for (int i = 0; i < 6; ++i)
        moves += "48-43 3-9 43-48 9-3 ";
    return by_text::game(set("W:WK48:BK3"), moves);
}

TEST(LeafletRules, repetitionNeverStopsARecordedGame) {
    const Replayed played = repeated();
    EXPECT_TRUE(played.legal);
    EXPECT_EQ(played.mainLinePlies, 24);
    EXPECT_EQ(played.game.result, GameResult::unknown);
}

TEST(LeafletRules, repetitionIsReported) {
    const auto reported = adjudicate(repeated().game);
    ASSERT_FALSE(reported.empty());
    EXPECT_EQ(reported.front().rule.condition, DrawCondition::repetition);
    EXPECT_EQ(reported.front().at, 8) << "there for the third time";
}

TEST(LeafletRules, playerWithoutPiecesHasLost) {
    const Outcome white = outcome(set("W:W:B20"));
    EXPECT_EQ(white.end, BoardEnd::noPieces);
    EXPECT_EQ(white.result, GameResult::blackWins);
    const Outcome black = outcome(after(set("W:W32:B28"), {"32x23"}));
    EXPECT_EQ(black.end, BoardEnd::noPieces);
    EXPECT_EQ(black.result, GameResult::whiteWins);
}

TEST(LeafletRules, blockedPlayerHasLost) {
    const Position p = set("B:W41,47:B36");
    EXPECT_TRUE(legalMoves(p).empty());
    EXPECT_EQ(outcome(p).end, BoardEnd::blocked);
    EXPECT_EQ(outcome(p).result, GameResult::whiteWins);
    EXPECT_EQ(outcome(start()).end, BoardEnd::none);
}

} // namespace
} // namespace damscope::rules
