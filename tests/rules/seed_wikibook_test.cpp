// SPDX-License-Identifier: GPL-3.0-or-later
// The wikibook page (S1) and the page made from it (S2), up to captures with men; docs/rules.md
// names each test.
#include "tests/rules/by_text.hpp"

#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

using by_text::after;
using by_text::brokenRule;
using by_text::moves;
using by_text::Moves;
using by_text::movesFrom;
using by_text::numbers;
using by_text::range;
using by_text::set;
using by_text::start;

// Starting position and numbers

TEST(WikibookRules, boardHasTenByTenSquaresOfWhichTheDarkOnesPlay) {
    const Board& board = rules(Variant::international).board;
    EXPECT_EQ(board.files, 10);
    EXPECT_EQ(board.ranks, 10);
    EXPECT_EQ(board.size(), 50);
    EXPECT_TRUE(by_text::onlyDarkSquaresPlay(board));
}

TEST(WikibookRules, bottomLeftSquareIsDarkForBothPlayers) {
    const Rules& r = rules(Variant::international);
    ASSERT_TRUE(r.board.at({9, 0}));
    ASSERT_TRUE(r.board.at({0, 9}));
    EXPECT_EQ(turned(r.board, *r.board.at({9, 0})), *r.board.at({0, 9}));
}

TEST(WikibookRules, menFillTheNearestFourRowsAndTheMiddleTwoAreEmpty) {
    const Position p = start();
    for (int row = 0; row < 10; ++row) {
        std::optional<Piece> expected;
        if (row < 4)
            expected = {Color::black, Kind::man};
        if (row > 5)
            expected = {Color::white, Kind::man};
        for (int column = row % 2 == 0 ? 1 : 0; column < 10; column += 2)
            EXPECT_EQ(p.at(*p.rules().board.at({row, column})), expected) << row << ',' << column;
    }
}

TEST(WikibookRules, eachPlayerHasTwentyMen) {
    EXPECT_EQ(start().men(Color::white).size(), 20);
    EXPECT_EQ(start().men(Color::black).size(), 20);
}

TEST(WikibookRules, numbersMakeAGameWritable) {
    const Replayed played = by_text::game(start(), "32-28 19-23 28x19 14x23 37-32");
    EXPECT_TRUE(played.legal);
    EXPECT_EQ(played.mainLinePlies, 5);
    const Position p = start();
    EXPECT_EQ(moveText(p, resolve(p, "32-28").moves.front()), "32-28");
}

TEST(WikibookRules, blackStandsOnOneToTwentyAndWhiteOnThirtyOneToFifty) {
    const Position p = start();
    EXPECT_EQ(numbers(p.rules(), p.pieces(Color::black)), range(1, 20));
    EXPECT_EQ(numbers(p.rules(), p.pieces(Color::white)), range(31, 50));
}

// Moving

TEST(WikibookRules, manMovesToAnEmptySquareOfTheNextRow) {
    EXPECT_EQ(moves(set("W:W37,31:B6")), (Moves{"31-26", "31-27", "37-32"}));
    EXPECT_EQ(brokenRule(set("W:W37,31:B6"), "37-31"), Reason::occupied);
}

TEST(WikibookRules, whiteManOn32GoesTo27Or28) {
    EXPECT_EQ(movesFrom(start(), "32"), (Moves{"32-27", "32-28"}));
}

TEST(WikibookRules, blackManOn19GoesTo23Or24) {
    Position p = start();
    p.setToMove(Color::black);
    EXPECT_EQ(movesFrom(p, "19"), (Moves{"19-23", "19-24"}));
}

TEST(WikibookRules, whiteBeginsAndPlayersTakeTurns) {
    Position p = start();
    EXPECT_EQ(p.toMove(), Color::white);
    p = after(p, {"31-26"});
    EXPECT_EQ(p.toMove(), Color::black);
    EXPECT_EQ(brokenRule(p, "32-28"), Reason::notYours);
    EXPECT_EQ(after(p, {"19-23"}).toMove(), Color::white);
}

TEST(WikibookRules, withoutACaptureEveryMoveIsFree) {
    const Position p = set("W:W38,K50:B6");
    EXPECT_EQ(moves(p), (Moves{"38-32", "38-33", "50-44", "50-39", "50-33", "50-28", "50-22",
                               "50-17", "50-11", "50-45"}));
    for (const Move& m : legalMoves(p))
        EXPECT_TRUE(resolve(p, moveText(p, m)).unique());
}

// Capturing

TEST(WikibookRules, manOn27Takes21AndLandsOn16) {
    const Position p = set("W:W27:B21,5");
    EXPECT_EQ(moves(p), (Moves{"27x16 takes 21"}));
    EXPECT_EQ(numbers(p.rules(), after(p, {"27x16"}).pieces(Color::black)), (std::set{5}));
}

TEST(WikibookRules, noPieceGoesOntoAnOccupiedSquare) {
    const Position p = set("W:W27:B16,21");
    EXPECT_EQ(moves(p), (Moves{"27-22"}));
    EXPECT_EQ(brokenRule(p, "27-21"), Reason::occupied);
}

TEST(WikibookRules, manJumpsAPieceWithAnEmptySquareBehindIt) {
    const Position p = set("W:W43:B39,5");
    EXPECT_EQ(moves(p), (Moves{"43x34 takes 39"}));
    EXPECT_EQ(numbers(p.rules(), after(p, {"43x34"}).pieces()), (std::set{5, 34}));
}

TEST(WikibookRules, captureGoesBackwardThoughAMoveDoesNot) {
    const Position p = set("W:W17:B22,50");
    EXPECT_EQ(moves(p), (Moves{"17x28 takes 22"}));
    EXPECT_EQ(brokenRule(set("W:W17:B50"), "17-22"), Reason::notForward);
}

TEST(WikibookRules, captureIsCompulsory) {
    EXPECT_EQ(moves(set("B:W28,26:B12,22,23")), (Moves{"22x33 takes 28", "23x32 takes 28"}));
}

TEST(WikibookRules, overlookedCaptureIsReportedAndTheGameBeforeItKept) {
    const std::string_view moves = "32-28 19-23 37-32 23x32";
    const Replayed played = by_text::game(start(), moves);
    EXPECT_FALSE(played.legal);
    EXPECT_EQ(played.mainLinePlies, 2);
    ASSERT_EQ(played.findings.size(), 1U);
    const Finding& finding = played.findings.front();
    EXPECT_TRUE(finding.stopsMainLine());
    EXPECT_EQ(finding.reason, Reason::captureCompulsory);
    EXPECT_EQ(finding.item, 2U);
    EXPECT_EQ(finding.moveNumber, 2);
    EXPECT_EQ(finding.mover, Color::white);
    EXPECT_EQ(finding.move, "37-32");
    const auto last = played.game.mainLine().back();
    ASSERT_EQ(played.game.remarks(last).size(), 1U);
    EXPECT_EQ(played.game.remarks(last)[0], rules::Remark(rules::UnreadText{"37-32 23x32"}));
}

// Several at once

TEST(WikibookRules, captureOfSeveralIsOneMove) {
    const Position p = set("W:W37:B5,23,32");
    const Position next = after(p, {"37x19"});
    EXPECT_EQ(next.toMove(), Color::black);
    EXPECT_EQ(numbers(p.rules(), next.pieces(Color::black)), (std::set{5}));
}

TEST(WikibookRules, manOn37Takes32And23AndLandsOn19) {
    EXPECT_EQ(moves(set("W:W37:B23,32")), (Moves{"37x19 takes 23 32"}));
}

TEST(WikibookRules, captureTurnsCornersAndMixesForwardAndBackward) {
    const Position p = set("W:W37:B32,33,34");
    EXPECT_EQ(moves(p), (Moves{"37x30 takes 32 33 34"}));
    EXPECT_EQ(fullText(p, legalMoves(p)[0]), "37x28x39x30");
}

TEST(WikibookRules, manMayNotJumpTheSamePieceTwice) {
    const Position p = set("W:W37:B21,22,31,32");
    EXPECT_EQ(moves(p), (Moves{"37x37 takes 21 22 31 32"}));
    EXPECT_EQ(routes(p, legalMoves(p)[0]).size(), 2U)
        << "once round to the left, once to the right";
}

TEST(WikibookRules, takenPiecesStayAndBlockUntilTheCaptureIsOver) {
    // From 15 the king could take 42 if 33 had left the board; it has not.
    EXPECT_EQ(moves(set("W:WK39:B10,13,33,42")), (Moves{"39x15 takes 10 13 33"}));
}

TEST(WikibookRules, mostPiecesMustBeTaken) {
    EXPECT_EQ(moves(set("W:W35,41:B28,30,37")), (Moves{"41x23 takes 28 37"}));
}

TEST(WikibookRules, menAndKingsCountAlikeAsVictims) {
    EXPECT_EQ(moves(set("W:W26,42:BK21,28,38")), (Moves{"42x22 takes 28 38"}));
    EXPECT_EQ(moves(set("W:W26,42:BK21,38")), (Moves{"26x17 takes 21", "42x33 takes 38"}));
}

TEST(WikibookRules, twoPiecesInARowCannotBeJumped) {
    EXPECT_EQ(moves(set("W:WK46:BK28,K32")), (Moves{"46-37", "46-41"}));
    EXPECT_EQ(moves(set("W:WK46:B28,32")), (Moves{"46-37", "46-41"}));
    EXPECT_EQ(moves(set("W:W37:B28,32")), (Moves{"37-31"}));
}

} // namespace
} // namespace damscope::rules
