// SPDX-License-Identifier: GPL-3.0-or-later
// The wikibook page (S1) and the page made from it (S2): kings and the end of the game;
// docs/rules.md names each test.
#include "tests/rules/by_text.hpp"

#include "rules/game/adjudication.hpp"
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
using by_text::numbers;
using by_text::range;
using by_text::set;

// White shuffles 48-43-48, Black 3-9-3, some times over.
Replayed shuffled(std::string_view fen, int times) {
    std::string moves;
    for (int i = 0; i < times; ++i)
        moves += "48-43 3-9 43-48 9-3 ";
    return by_text::game(set(fen), moves);
}

// The ply at which a draw rule's limit was first reached.
std::optional<int> reached(const Replayed& played, std::string_view rule) {
    for (const Adjudication& a : adjudicate(played.game))
        if (a.rule.name == rule)
            return a.at;
    return std::nullopt;
}

// Becoming a king

TEST(WikibookKingRules, whiteIsCrownedOnOneToFiveAndBlackOn46To50) {
    const Rules& r = rules(Variant::international);
    std::set<int> white;
    std::set<int> black;
    for (Square s : r.board.squares()) {
        if (r.board.rowOf(s) == r.crowningRow(Color::white))
            white.insert(r.number(s));
        if (r.board.rowOf(s) == r.crowningRow(Color::black))
            black.insert(r.number(s));
    }
    EXPECT_EQ(white, range(1, 5));
    EXPECT_EQ(black, range(46, 50));
}

TEST(WikibookKingRules, manThatEndsOnTheFarRowIsAKing) {
    const Position p = after(set("W:W10:B30"), {"10-5"});
    EXPECT_EQ(p.at(*p.rules().square(5)), (Piece{Color::white, Kind::king}));
    const Position q = after(set("B:W30:B41"), {"41-46"});
    EXPECT_EQ(q.at(*q.rules().square(46)), (Piece{Color::black, Kind::king}));
}

TEST(WikibookKingRules, manThatMustGoOnFromTheFarRowStaysAMan) {
    const Position p = set("W:W12:B8,9");
    EXPECT_EQ(moves(p), (Moves{"12x14 takes 8 9"}));
    EXPECT_TRUE(after(p, {"12x14"}).kings().empty());
}

TEST(WikibookKingRules, longCaptureThatEndsOnTheFarRowCrowns) {
    EXPECT_EQ(moves(set("W:W22:B7,17")), (Moves{"22x2 takes 7 17 crowned"}));
}

// Moving

TEST(WikibookKingRules, kingMovesBackwardAndFar) {
    EXPECT_EQ(moves(set("W:WK5:B36")),
              (Moves{"5-10", "5-14", "5-19", "5-23", "5-28", "5-32", "5-37", "5-41", "5-46"}));
    EXPECT_EQ(brokenRule(set("W:WK5:B36"), "5-15"), Reason::notAlongALine);
}

// Capturing

TEST(WikibookKingRules, kingTakesAManOrKingFartherAlongTheDiagonal) {
    const Moves either{"48x25 takes 30"};
    EXPECT_EQ(moves(set("W:WK48:B30")), either);
    EXPECT_EQ(moves(set("W:WK48:BK30")), either);
}

TEST(WikibookKingRules, kingChoosesWhereItLands) {
    EXPECT_EQ(moves(set("W:WK49:B38")),
              (Moves{"49x32 takes 38", "49x27 takes 38", "49x21 takes 38", "49x16 takes 38"}));
}

TEST(WikibookKingRules, kingGoesOnFromASquareWhereItCan) {
    const Position p = set("W:WK46:B13,28");
    EXPECT_EQ(moves(p), (Moves{"46x8 takes 13 28", "46x2 takes 13 28"}));
    EXPECT_EQ(brokenRule(p, "46x19"), Reason::captureUnfinished);
    EXPECT_EQ(brokenRule(p, "46x5"), Reason::captureUnfinished) << "from 19 there is more";
}

TEST(WikibookKingRules, kingTakesManyInOneMove) {
    const Position p = set("W:WK26:B21,24,32,34,45");
    const Position next = after(p, {"26x27"});
    EXPECT_EQ(numbers(p.rules(), next.pieces(Color::black)), (std::set{45}));
}

TEST(WikibookKingRules, mostPiecesMustBeTakenWithAKingToo) {
    EXPECT_EQ(moves(set("W:WK47:B15,20,33,41")),
              (Moves{"47x36 takes 41", "47x29 takes 33", "47x24 takes 33"}));
    EXPECT_EQ(moves(set("W:WK47:B20,33,41")), (Moves{"47x15 takes 20 33"}));
}

TEST(WikibookKingRules, kingMayNotJumpTheSamePieceTwice) {
    // Round to 27; beyond it stands 21, taken already and still there, so the king stops.
    EXPECT_EQ(moves(set("W:WK26:B21,24,32,34")), (Moves{"26x27 takes 21 24 32 34"}));
    EXPECT_EQ(brokenRule(set("W:WK26:B21,24,32,34"), "26x16"), Reason::takesTwice);
}

TEST(WikibookKingRules, takenPiecesStayWhileTheKingCaptures) {
    EXPECT_EQ(moves(set("W:WK39:B10,13,33,42")), (Moves{"39x15 takes 10 13 33"}));
    EXPECT_EQ(moves(set("W:WK36:B23,27,32,44")), (Moves{"36x49 takes 23 27 44"}));
}

TEST(WikibookKingRules, kingTakesThreeMenAndAKingAndIsTakenBack) {
    const Position p = set("W:WK2:B8,K16,K19,27,39");
    EXPECT_EQ(moves(p), (Moves{"2x21 takes 8 19 27 39"}));
    const Position next = after(p, {"2x21"});
    EXPECT_EQ(moves(next), (Moves{"16x27 takes 21", "16x32 takes 21", "16x38 takes 21",
                                  "16x43 takes 21", "16x49 takes 21"}));
    const Outcome end = outcome(after(next, {"16x49"}));
    EXPECT_EQ(end.end, BoardEnd::noPieces);
    EXPECT_EQ(end.result, GameResult::blackWins);
}

TEST(WikibookKingRules, captureWithAKingHasNoPrecedence) {
    EXPECT_EQ(moves(set("W:W33,K49:B29,40")), (Moves{"33x24 takes 29", "49x35 takes 40"}));
    EXPECT_EQ(moves(set("W:W41,K49:B28,37,40")), (Moves{"41x23 takes 28 37"}));
}

TEST(WikibookKingRules, manMayTakeAKing) {
    EXPECT_EQ(moves(set("W:W33:BK29")), (Moves{"33x24 takes 29"}));
}

// End of the game

TEST(WikibookKingRules, playerWithoutALegalMoveLoses) {
    const Outcome nothingLeft = outcome(set("B:W30:B"));
    EXPECT_EQ(nothingLeft.end, BoardEnd::noPieces);
    EXPECT_EQ(nothingLeft.result, GameResult::whiteWins);
    const Outcome stuck = outcome(set("W:W45,50:B34,39,40,44"));
    EXPECT_EQ(stuck.end, BoardEnd::blocked);
    EXPECT_EQ(stuck.result, GameResult::blackWins);
}

TEST(WikibookKingRules, onePieceThatCanMoveKeepsTheGameGoing) {
    EXPECT_EQ(moves(set("W:W45,50,31:B34,39,40,44")), (Moves{"31-26", "31-27"}));
    EXPECT_EQ(outcome(set("W:W45,50,31:B34,39,40,44")).end, BoardEnd::none);
}

TEST(WikibookKingRules, kingAgainstKingIsNotEndedByTheBoard) {
    const Position p = set("W:WK48:BK3");
    EXPECT_EQ(outcome(p).end, BoardEnd::none);
    EXPECT_EQ(outcome(p).result, GameResult::unknown);
    // Who is to move on a common line wins: such a position is not simply a draw.
    EXPECT_EQ(outcome(after(set("W:WK46:BK10"), {"46x5"})).result, GameResult::whiteWins);
}

TEST(WikibookKingRules, kingAgainstKingIsReportedAfterFiveMoves) {
    const Replayed played = shuffled("W:WK48:BK3", 3);
    EXPECT_EQ(reached(played, "5-move rule"), 10);
    EXPECT_EQ(played.mainLinePlies, 12) << "nothing stops there";
}

TEST(WikibookKingRules, twoKingsAgainstOneIsReportedAfterFiveMoves) {
    const Replayed played = shuffled("W:WK48,K47:BK3", 4);
    EXPECT_EQ(reached(played, "5-move rule"), 10);
    EXPECT_EQ(reached(played, "16-move rule"), std::nullopt);
    EXPECT_EQ(played.mainLinePlies, 16) << "nothing stops there";
}

TEST(WikibookKingRules, threePiecesAgainstAKingIsReportedAfterSixteenMoves) {
    const Replayed played = shuffled("W:WK48,K47,45:BK3", 10);
    EXPECT_EQ(reached(played, "16-move rule"), 32);
    EXPECT_EQ(reached(played, "5-move rule"), std::nullopt);
    EXPECT_EQ(played.mainLinePlies, 40) << "nothing stops there";
}

TEST(WikibookKingRules, thirdOccurrenceIsReported) {
    // Three times the same position, by other moves in between: not three times in a row.
    const std::string_view moves = "48-43 3-9 43-48 9-3 48-42 3-8 42-48 8-3 48-43";
    const Replayed played = by_text::game(set("W:WK48:BK3"), moves);
    EXPECT_EQ(reached(played, "threefold repetition"), 8);
    EXPECT_EQ(
        reached(by_text::game(set("W:WK48:BK3"), moves.substr(0, 35)), "threefold repetition"),
        std::nullopt);
    EXPECT_EQ(played.mainLinePlies, 9) << "nothing stops there";
}

TEST(WikibookKingRules, resultIsWhatWasRecordedWhateverTheBoardSays) {
    EXPECT_EQ(readResult(rules(Variant::international), "2-0"), GameResult::whiteWins);
    Replayed played = by_text::game(Position::start(Variant::international), "32-28 19-23");
    EXPECT_FALSE(legalMoves(*played.game.position(played.game.mainLine().back())).empty());
    EXPECT_EQ(played.game.result, GameResult::unknown);
    EXPECT_EQ(outcome(*played.game.position(played.game.mainLine().back())).end, BoardEnd::none);
}

} // namespace
} // namespace damscope::rules
