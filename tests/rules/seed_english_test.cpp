// SPDX-License-Identifier: GPL-3.0-or-later
// English draughts: the opening lines that the French leaflet (S3) carries, and what they break off
// before, after the rules of the World Checkers/Draughts Federation; docs/rules.md names each test.
#include "tests/rules/by_text.hpp"

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

Position englishPosition(std::string_view fen) {
    return by_text::position(Variant::english, fen);
}

TEST(EnglishRules, boardHas64SquaresInTwoColours) {
    const Board& board = rules(Variant::english).board;
    EXPECT_EQ(board.files * board.ranks, 64);
    EXPECT_EQ(board.size(), 32);
}

TEST(EnglishRules, eachPlayerHasTwelveMen) {
    EXPECT_EQ(Position::start(Variant::english).men(Color::white).size(), 12);
    EXPECT_EQ(Position::start(Variant::english).men(Color::black).size(), 12);
    EXPECT_TRUE(Position::start(Variant::english).kings().empty());
}

TEST(EnglishRules, leftHandCornerIsBlack) {
    const Rules& r = rules(Variant::english);
    ASSERT_TRUE(r.board.at({7, 0}));
    ASSERT_TRUE(r.board.at({0, 7}));
    EXPECT_EQ(r.number(*r.board.at({7, 0})), 29);
    EXPECT_EQ(r.number(*r.board.at({0, 7})), 4);
}

TEST(EnglishRules, onlyBlackSquaresPlay) {
    EXPECT_TRUE(by_text::onlyDarkSquaresPlay(rules(Variant::english).board));
}

TEST(EnglishRules, menStandOnTheThreeNearestRows) {
    const Position p = Position::start(Variant::english);
    EXPECT_EQ(numbers(p.rules(), p.men(Color::black)), range(1, 12));
    EXPECT_EQ(numbers(p.rules(), p.men(Color::white)), range(21, 32));
}

TEST(EnglishRules, blackStartsAndPlayersTakeTurns) {
    EXPECT_EQ(Position::start(Variant::english).toMove(), Color::black);
    EXPECT_EQ(moves(Position::start(Variant::english)),
              (Moves{"9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"}));
    EXPECT_EQ(after(Position::start(Variant::english), {"11-15"}).toMove(), Color::white);
    EXPECT_EQ(after(Position::start(Variant::english), {"11-15", "23-19"}).toMove(), Color::black);
}

// What the seed breaks off before.

TEST(EnglishRules, manMovesAndCapturesForwardOnly) {
    EXPECT_EQ(moves(englishPosition("B:W6,32:B10")), (Moves{"10-14", "10-15"}));
    EXPECT_EQ(moves(englishPosition("B:W15,32:B10")), (Moves{"10x19 takes 15"}));
    EXPECT_EQ(brokenRule(englishPosition("B:W6,32:B10"), "10x1"), Reason::manMayNotCaptureBackward);
}

TEST(EnglishRules, captureIsCompulsory) {
    const Position p = englishPosition("B:W15:B10,3");
    EXPECT_EQ(moves(p), (Moves{"10x19 takes 15"}));
    EXPECT_EQ(brokenRule(p, "3-7"), Reason::captureCompulsory);
}

TEST(EnglishRules, kingGoesOneSquareInFourDirections) {
    EXPECT_EQ(moves(englishPosition("B:W32:BK10")), (Moves{"10-6", "10-7", "10-14", "10-15"}));
    EXPECT_EQ(brokenRule(englishPosition("B:W32:BK10"), "10-19"), Reason::tooFar);
    EXPECT_EQ(moves(englishPosition("B:W19:BK10")), (Moves{"10-6", "10-7", "10-14", "10-15"}))
        << "19 is out of reach";
    EXPECT_EQ(moves(englishPosition("B:W6:BK10")), (Moves{"10x1 takes 6"}));
}

TEST(EnglishRules, manThatReachesTheKingRowByAJumpStopsThere) {
    const Position p = englishPosition("B:W26,27:B22");
    EXPECT_EQ(moves(p), (Moves{"22x31 takes 26 crowned"}));
    EXPECT_EQ(after(p, {"22x31"}).toMove(), Color::white);
}

TEST(EnglishRules, anyCaptureMayBeChosenButMustBeFinished) {
    const Position p = englishPosition("B:W8,14,23:B4,9");
    EXPECT_EQ(moves(p), (Moves{"4x11 takes 8", "9x27 takes 14 23"}));
    EXPECT_EQ(brokenRule(p, "9x18"), Reason::captureUnfinished);
}

TEST(EnglishRules, manMayTakeAKing) {
    EXPECT_EQ(moves(englishPosition("B:WK14:B9")), (Moves{"9x18 takes 14"}));
}

} // namespace
} // namespace damscope::rules
