// SPDX-License-Identifier: GPL-3.0-or-later
// The page on Russian draughts (S4), sentence by sentence; docs/rules.md names each test.
#include "tests/rules/by_text.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

using by_text::after;
using by_text::brokenRule;
using by_text::moves;
using by_text::Moves;
using by_text::movesFrom;

Position russian(std::string_view fen) {
    return by_text::position(Variant::russian, fen);
}

TEST(RussianRules, boardIsAChessboard) {
    const Rules& r = rules(Variant::russian);
    EXPECT_EQ(r.board.files, 8);
    EXPECT_EQ(r.board.ranks, 8);
    EXPECT_EQ(r.board.size(), 32);
    EXPECT_EQ(squareName(r, *r.board.at({7, 0})), "a1");
    EXPECT_EQ(squareName(r, *r.board.at({0, 7})), "h8");
    EXPECT_FALSE(r.board.at({7, 7})) << "h1 is light";
}

TEST(RussianRules, twelveMenEachOnTheNearestThreeRows) {
    EXPECT_EQ(Position::start(Variant::russian), russian("W:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,g3:"
                                                         "Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6"));
}

TEST(RussianRules, playerLosesWhenEverythingIsTaken) {
    const Outcome end = outcome(after(russian("W:Wc3:Bd4"), {"c3:e5"}));
    EXPECT_EQ(end.end, BoardEnd::noPieces);
    EXPECT_EQ(end.result, GameResult::whiteWins);
}

TEST(RussianRules, playerLosesWhenNothingCanMove) {
    const Outcome end = outcome(russian("W:Wa3:Bb4,c5"));
    EXPECT_EQ(end.end, BoardEnd::blocked);
    EXPECT_EQ(end.result, GameResult::blackWins);
}

TEST(RussianRules, whiteBeginsAndPlayersTakeTurns) {
    EXPECT_EQ(Position::start(Variant::russian).toMove(), Color::white);
    EXPECT_EQ(moves(Position::start(Variant::russian)),
              (Moves{"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}));
    EXPECT_EQ(after(Position::start(Variant::russian), {"c3-d4"}).toMove(), Color::black);
    EXPECT_EQ(after(Position::start(Variant::russian), {"c3-d4", "b6-a5"}).toMove(), Color::white);
}

TEST(RussianRules, manMovesToANeighbouringSquareDiagonallyForward) {
    EXPECT_EQ(moves(russian("W:Wc3:Bh8")), (Moves{"c3-b4", "c3-d4"}));
    EXPECT_EQ(moves(russian("B:Wg1:Bf6")), (Moves{"f6-e5", "f6-g5"}));
    EXPECT_EQ(brokenRule(russian("W:Wc3:Bh8"), "c3-d2"), Reason::notForward);
    EXPECT_EQ(brokenRule(russian("W:Wc3:Bh8"), "c3-e5"), Reason::tooFar);
}

TEST(RussianRules, moveThatEndsOnTheLastRowCrowns) {
    EXPECT_EQ(moves(russian("W:Wc7:Ba5")), (Moves{"c7-b8 crowned", "c7-d8 crowned"}));
}

TEST(RussianRules, moveThatCrownsIsOver) {
    // The new king on d8 could take f6, but not in the same turn.
    const Position p = after(russian("W:Wc7:Bf6,h8"), {"c7-d8"});
    EXPECT_EQ(p.toMove(), Color::black);
    EXPECT_EQ(p.pieces(Color::black).size(), 2);
}

TEST(RussianRules, manCrownedInACaptureGoesOnAsAKing) {
    const Position p = russian("W:Wb6:Bc7,f6");
    EXPECT_EQ(moves(p), (Moves{"b6xg5 takes c7 f6 crowned", "b6xh4 takes c7 f6 crowned"}));
    EXPECT_EQ(brokenRule(p, "b6:d8"), Reason::captureUnfinished);
}

TEST(RussianRules, manCrownedInACaptureStopsWhereItCannotGoOn) {
    EXPECT_EQ(moves(russian("W:Wb6:Bc7,h2")), (Moves{"b6xd8 takes c7 crowned"}));
}

TEST(RussianRules, crownWonOnTheWayIsKept) {
    // Over c1, where the man becomes a king, to h6 and f8: the piece that arrives is a king.
    const Position p = russian("B:Wg7,g5,b4,b2,a1:Bd8,h8,Kc7,f6,a5,c5,a3");
    EXPECT_EQ(moves(p),
              (Moves{"f6xh4 takes g5", "a5xc3 takes b4", "a3xf8 takes g7 g5 b2 crowned"}));
    EXPECT_EQ(after(p, {"a3:f8"}).kings(Color::black).size(), 2);
}

TEST(RussianRules, kingMovesAnyDistance) {
    EXPECT_EQ(moves(russian("W:WKd4:Ba3")),
              (Moves{"d4-c5", "d4-b6", "d4-a7", "d4-e5", "d4-f6", "d4-g7", "d4-h8", "d4-c3",
                     "d4-b2", "d4-a1", "d4-e3", "d4-f2", "d4-g1"}));
}

TEST(RussianRules, kingDoesNotGoThroughItsOwnPieces) {
    const Position p = russian("W:WKa1,d4:Bh6");
    EXPECT_EQ(movesFrom(p, "a1"), (Moves{"a1-b2", "a1-c3"}));
    EXPECT_EQ(brokenRule(p, "a1-e5"), Reason::blocked);
}

TEST(RussianRules, kingDoesNotGoThroughTwoNeighbouringPieces) {
    EXPECT_EQ(moves(russian("W:WKa1:Bd4,e5")), (Moves{"a1-b2", "a1-c3"}));
    EXPECT_EQ(moves(russian("W:WKa1:Bd4,e5,f6")), (Moves{"a1-b2", "a1-c3"}));
}

TEST(RussianRules, nothingMovesOntoAnOccupiedSquare) {
    EXPECT_EQ(brokenRule(russian("W:Wc3,d4:Bh8"), "c3-d4"), Reason::occupied);
    EXPECT_EQ(brokenRule(russian("W:WKc1,e3:Bh8"), "c1-e3"), Reason::occupied);
    EXPECT_EQ(brokenRule(russian("W:Wg5:Bf6,e7"), "g5-f6"), Reason::occupied);
}

TEST(RussianRules, manTakesANeighbourForwardAndBackward) {
    EXPECT_EQ(moves(russian("W:Wd4:Bc3,e5")), (Moves{"d4xb2 takes c3", "d4xf6 takes e5"}));
    EXPECT_EQ(moves(russian("W:Wd4:Bf6")), (Moves{"d4-c5", "d4-e5"})) << "not at a distance";
    EXPECT_EQ(moves(russian("W:Wd4:Be5,f6")), (Moves{"d4-c5"})) << "not onto a piece";
}

TEST(RussianRules, takenPieceLeavesTheBoard) {
    const Position p = after(russian("W:Wc3:Bd4,h8"), {"c3:e5"});
    EXPECT_EQ(p, russian("B:We5:Bh8"));
}

TEST(RussianRules, manMustGoOnTaking) {
    const Position p = russian("W:Wc3:Bd4,f6");
    EXPECT_EQ(moves(p), (Moves{"c3xg7 takes f6 d4"}));
    EXPECT_EQ(brokenRule(p, "c3:e5"), Reason::captureUnfinished);
}

TEST(RussianRules, kingTakesAtADistanceAndLandsOnAnySquareBehind) {
    EXPECT_EQ(moves(russian("W:WKa1:Bd4")),
              (Moves{"a1xe5 takes d4", "a1xf6 takes d4", "a1xg7 takes d4", "a1xh8 takes d4"}));
    EXPECT_EQ(moves(russian("W:WKa1:BKd4")), moves(russian("W:WKa1:Bd4")));
}

TEST(RussianRules, kingMustGoOnTaking) {
    const Position p = russian("W:WKa1:Bd4,g5");
    EXPECT_EQ(moves(p), (Moves{"a1xh4 takes g5 d4"}));
    EXPECT_EQ(brokenRule(p, "a1:f6"), Reason::captureUnfinished);
    EXPECT_FALSE(resolve(p, "a1:h8").unique());
}

TEST(RussianRules, takenPiecesStayUntilTheCaptureIsOver) {
    // From h6 the king could take d2 if f4 had left the board; it has not.
    EXPECT_EQ(moves(russian("W:WKg3:Bd2,e7,f4,g7")),
              (Moves{"g3xh6 takes e7 g7 f4", "g3xh8 takes g7 f4"}));
}

TEST(RussianRules, captureMayPassASquareTwice) {
    // Round from e3 by g5, e7 and c5 back to e3, then on to g1; or straight on to g1.
    const Position p = russian("W:Wc1:Bd2,f2,d4,f4,d6,f6");
    EXPECT_EQ(moves(p), (Moves{"c1xg1 takes d2 f2", "c1xg1 takes d6 f6 d4 f4 d2 f2"}));
    const MoveMatch round = resolve(p, "c1:e3:g5:e7:c5:e3:g1");
    ASSERT_TRUE(round.unique());
    EXPECT_EQ(round.moves[0].captured.size(), 6);
    EXPECT_EQ(brokenRule(p, "c1:g1"), Reason::ambiguous);
}

TEST(RussianRules, captureMayNotJumpAPieceTwice) {
    // Round to c3 again; a second lap would jump the same four.
    EXPECT_EQ(moves(russian("W:Wc3:Bb4,d4,b6,d6")), (Moves{"c3xc3 takes b6 d6 b4 d4"}));
}

TEST(RussianRules, captureIsCompulsory) {
    const Position p = russian("W:Wa1,c3:Bd4");
    EXPECT_EQ(moves(p), (Moves{"c3xe5 takes d4"}));
    EXPECT_EQ(brokenRule(p, "a1-b2"), Reason::captureCompulsory);
}

TEST(RussianRules, shorterCaptureMayBeChosenButMustBeFinished) {
    const Position p = russian("W:Wa5,c3:Bb6,d4,f6");
    EXPECT_EQ(moves(p), (Moves{"a5xc7 takes b6", "c3xg7 takes f6 d4"}));
    EXPECT_EQ(brokenRule(p, "c3:e5"), Reason::captureUnfinished);
}

TEST(RussianRules, noPieceEndsOnAnother) {
    for (const Move& m : legalMoves(Position::start(Variant::russian)))
        EXPECT_FALSE(Position::start(Variant::russian).at(m.to));
    EXPECT_EQ(moves(russian("W:Wc3:Bd4,e5")), (Moves{"c3-b4"}));
    EXPECT_EQ(brokenRule(russian("W:Wc3:Bd4,e5"), "c3:e5"), Reason::occupied);
}

} // namespace
} // namespace damscope::rules
