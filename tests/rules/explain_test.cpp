// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"

#include "rules/text/fen.hpp"
#include "tests/messages/english.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <algorithm>
#include <gtest/gtest.h>
#include <set>

namespace damscope::rules {
namespace {

Position position(Variant v, std::string_view fen) {
    return readFen(v, fen).value();
}

/// "code: message" of what is wrong with a text.
std::string problem(const Position& p, std::string_view text) {
    const Explanation e = explain(p, text);
    return std::string(code(e.reason)) + ": " + damscope::english(message(p, e));
}
std::string problem(Variant v, std::string_view fen, std::string_view text) {
    return problem(position(v, fen), text);
}
std::string problem(Variant v, std::string_view text) {
    return problem(Position::start(v), text);
}

TEST(Explain, NotAMove) {
    EXPECT_EQ(problem(Variant::international, "hello"),
              "not-a-move: this cannot be read as a move");
    EXPECT_EQ(problem(Variant::international, ""), "not-a-move: this cannot be read as a move");
    EXPECT_EQ(problem(Variant::international, "32-28-"),
              "not-a-move: this cannot be read as a move");
    EXPECT_EQ(problem(Variant::international, "32-27x"),
              "not-a-move: this cannot be read as a move");
}

TEST(Explain, NoSuchSquare) {
    EXPECT_EQ(problem(Variant::international, "32-51"),
              "no-such-square: no such square 51: the 10x10 board has squares 1 to 50");
    EXPECT_EQ(problem(Variant::russian, "e4-e5"),
              "no-such-square: no such square e4: the 8x8 board has dark squares only, a1 to "
              "h8");
    EXPECT_EQ(problem(Variant::international, "W:WK46:B28", "46x23x60x9"),
              "no-such-square: no such square 60: the 10x10 board has squares 1 to 50");
    // Text in another form is not a move.
    for (const std::string_view text : {"32--28", "8x-1", "28dx-7", "33h22-28"})
        EXPECT_EQ(explain(Position::start(Variant::international), text).reason, Reason::notAMove)
            << text;
}

TEST(Explain, NoPiece) {
    EXPECT_EQ(problem(Variant::international, "W:W31:B1", "18-13"),
              "no-piece: there is no piece on 18");
    EXPECT_EQ(problem(Variant::russian, "W:Wa1:Bh8", "gf4"),
              "no-piece: there is no piece of White on that file");
}

TEST(Explain, NotYours) {
    EXPECT_EQ(problem(Variant::international, "18-22"), "not-yours: the piece on 18 is Black's");
    EXPECT_EQ(problem(Variant::english, "22-18"), "not-yours: the piece on 22 is White's");
}

TEST(Explain, Occupied) {
    EXPECT_EQ(problem(Variant::international, "36-31"), "occupied: 31 is occupied");
    EXPECT_EQ(problem(Variant::international, "W:W32,28:B1", "32-28"),
              "occupied: 28 is occupied; the man on 32 can play 32-27");
}

TEST(Explain, NotAlongALine) {
    EXPECT_EQ(problem(Variant::international, "32-29"),
              "not-along-a-line: 32 and 29 are not on one line; the man on 32 can play 32-27, "
              "32-28");
    // Frisian kings capture along files, they do not move along them.
    EXPECT_EQ(problem(Variant::frisian, "W:WK28,50:B1", "28-8").substr(0, 70),
              "captures-only-along: along rows and columns a piece only captures; the");
    EXPECT_EQ(explain(position(Variant::frisian, "W:WK28,50:B1"), "28-7").reason,
              Reason::notAlongALine);
}

TEST(Explain, NotForward) {
    EXPECT_EQ(problem(Variant::international, "W:W28:B1", "28-32"),
              "not-forward: a man does not move backward; the man on 28 can play 28-22, 28-23");
    EXPECT_EQ(explain(position(Variant::english, "B:B14:W32"), "14-9").reason, Reason::notForward);
    EXPECT_EQ(explain(position(Variant::turkish, "W:Wd4:Bh8"), "d4-d3").reason, Reason::notForward);
}

TEST(Explain, TooFar) {
    EXPECT_EQ(problem(Variant::international, "31-22"),
              "too-far: a man moves one square; the man on 31 can play 31-26, 31-27");
    EXPECT_EQ(problem(Variant::english, "W:WK18:B1", "18-9"),
              "too-far: a king moves one square; the king on 18 can play 18-14, 18-15, 18-22, "
              "18-23");
}

TEST(Explain, Blocked) {
    EXPECT_EQ(problem(Variant::international, "W:WK46,37:B1", "46-32"),
              "blocked: the way is blocked on 37; the king on 46 can play 46-41");
    // Two pieces in a row cannot be jumped.
    EXPECT_EQ(explain(position(Variant::international, "W:WK46:B37,32,6"), "46-28").reason,
              Reason::blocked);
    EXPECT_EQ(explain(position(Variant::international, "W:WK46:B37,32,6"), "46x28").reason,
              Reason::blocked);
}

TEST(Explain, CaptureCompulsory) {
    EXPECT_EQ(problem(Variant::international, "W:W28,50:B22", "50-45"),
              "capture-compulsory: capture is compulsory: 28x17");
    EXPECT_EQ(problem(Variant::international, "B:W28,34:B23,18", "18-22"),
              "capture-compulsory: capture is compulsory: 23x32");
}

TEST(Explain, MoreToTake) {
    EXPECT_EQ(problem(Variant::international, "W:W32,48:B27,43,33", "32x21"),
              "more-to-take: a capture of 2 pieces exists: 48x28");
    EXPECT_EQ(explain(position(Variant::italian, "W:W23,30:B20,26,18"), "23x16").reason,
              Reason::moreToTake);
}

TEST(Explain, CaptureUnfinished) {
    EXPECT_EQ(problem(Variant::international, "W:W32,48:B27,43,33", "48x39"),
              "capture-unfinished: the capture must continue as far as it can: 48x28");
    // Free choice ends where a capture begins: it must be finished (WCDF, Russian rules).
    EXPECT_EQ(problem(Variant::english, "B:B10:W15,24", "10x19"),
              "capture-unfinished: the capture must continue as far as it can: 10x28");
    // The king must land where it can go on.
    EXPECT_EQ(problem(Variant::russian, "W:WKa1:Bc3,e7", "a1:d4"),
              "capture-unfinished: the capture must continue as far as it can: a1:d8");
}

TEST(Explain, KingMustCapture) {
    EXPECT_EQ(
        problem(Variant::czech, "W:WKa1,g3:Bb2,f4", "g3xe5"),
        "king-must-capture: a capture by a king takes precedence over one by a man: a1xc3, a1xd4, "
        "a1xe5, a1xf6, a1xg7 and 1 more");
    EXPECT_EQ(explain(position(Variant::italian, "W:WK30,23:B26,20"), "23x16").reason,
              Reason::kingMustCapture);
    EXPECT_EQ(explain(position(Variant::frisian, "W:WK46,32:B41,28"), "32x23").reason,
              Reason::kingMustCapture);
}

TEST(Explain, BetterCaptureExists) {
    // Spanish: the same number, but a king among them.
    EXPECT_EQ(problem(Variant::spanish, "W:W10,12:BK15,13", "10x17"),
              "better-capture-exists: a capture that takes more kings exists: 12x19");
    // Frisian: one king is worth more than one man.
    const auto frisian = problem(Variant::frisian, "W:W32,35:B28,K30", "32x23");
    EXPECT_EQ(frisian, "better-capture-exists: a capture that is worth more exists: 35x24");
}

TEST(Explain, TakesTwice) {
    EXPECT_EQ(
        problem(Variant::international, "W:WK38:B18,19,32,33", "38x27x13x24x38x27").substr(0, 51),
        "takes-twice: the piece on 32 would be jumped twice;");
}

TEST(Explain, AHalfTurnThatNobodyWroteIsNotTheReason) {
    EXPECT_EQ(explain(position(Variant::international, "W:WK46:B28"), "46x41").reason,
              Reason::captureCompulsory);
    EXPECT_EQ(explain(position(Variant::frisian, "W:WK44:BK11"), "44x50").reason,
              Reason::captureCompulsory);
    const Position p =
        position(Variant::international, "B:W16,18,20,24,29,33,40,42,43,45:BK10,K14,19");
    EXPECT_EQ(explain(p, "14-17").reason, Reason::notAlongALine);
}

// Two squares name no way round: only a last jump over the same piece again may be meant.
TEST(Explain, AWayRoundThatNobodyWroteIsNotTheReason) {
    const auto reason = [](Variant v, std::string_view fen, std::string_view text) {
        return code(explain(position(v, fen), text).reason);
    };
    EXPECT_EQ(reason(Variant::frisian, "B:W9,K24,K45:BK30", "30x44"), "nothing-to-take");
    EXPECT_EQ(reason(Variant::frysk, "B:WK33,K37,23:BK36", "36x42"), "nothing-to-take");
    EXPECT_EQ(reason(Variant::antidraughts, "W:WK13:B39,K21,K14,24,K27,K28,40", "13x9"),
              "capture-compulsory");
    EXPECT_EQ(reason(Variant::international, "W:WK26:B21,24,32,34", "26x16"), "takes-twice");
}

TEST(Explain, StopsWhereCrowned) {
    EXPECT_EQ(problem(Variant::english, "B:W26,27:B22", "22x31x24").substr(0, 60),
              "stops-where-crowned: a man that a capture crowns stops there");
    EXPECT_EQ(explain(position(Variant::italian, "W:W10:B6,7"), "10x3x12").reason,
              Reason::stopsWhereCrowned);
    EXPECT_EQ(explain(position(Variant::international, "W:W12:B8,20"), "12x3x25").reason,
              Reason::notKingYet);
}

TEST(Explain, ManMayNotTakeKing) {
    EXPECT_EQ(
        problem(Variant::italian, "W:W22:BK19", "22x15"),
        "man-may-not-take-king: a man may not take the king on 19; the man on 22 can play 22-18");
}

TEST(Explain, ManMayNotCaptureBackward) {
    EXPECT_EQ(problem(Variant::english, "B:B14:W9,32", "14x5"),
              "man-may-not-capture-backward: a man does not capture backward; the man on 14 can "
              "play 14-17, 14-18");
    for (const Variant v : {Variant::italian, Variant::spanish, Variant::portuguese, Variant::czech,
                            Variant::thai, Variant::turkish})
        EXPECT_FALSE(rules(v).menCaptureBackward);
}

TEST(Explain, MustLandBehind) {
    EXPECT_EQ(problem(Variant::killer, "W:WK46:BK37", "46x28"),
              "must-land-behind-king: a king that takes a king last must stop right behind it; the "
              "king on 46 can play 46x32");
    EXPECT_EQ(explain(position(Variant::thai, "W:WK29:B25"), "29x18").reason,
              Reason::mustLandBehind);
}

TEST(Explain, NothingToTake) {
    EXPECT_EQ(problem(Variant::international, "32x23"),
              "nothing-to-take: nothing can be taken from 32 to 23; the man on 32 can play 32-27, "
              "32-28");
    EXPECT_EQ(explain(Position::start(Variant::international), "32x23x14").reason,
              Reason::nothingToTake);
}

TEST(Explain, KingMoveLimit) {
    auto p = position(Variant::frisian, "W:WK46,50:B3");
    for (const std::string_view text : {"46-41", "3-8", "41-46", "8-13", "46-41", "13-18"}) {
        const MoveMatch match = resolve(p, text);
        ASSERT_TRUE(match.unique()) << text;
        p = p.after(match.moves[0]);
    }
    EXPECT_EQ(problem(p, "41-46"),
              "king-move-limit: the king on 41 has moved 3 times in a row: another piece must "
              "move, or this king must capture");
}

TEST(Explain, AHeldKingIsWhyAFrisianGameIsOver) {
    const Position p = position(Variant::frisian, "W:WK46,6:B1,25:H0:F1:+0+346");
    ASSERT_TRUE(legalMoves(p).empty());
    EXPECT_EQ(problem(p, "46-41"), "game-over: the game is over: White can move nothing but a king "
                                   "that has already moved 3 times in a row");
}

TEST(Explain, Ambiguous) {
    const Position p = position(Variant::international, "W:WK47:B14,19,29,31,42");
    const MoveMatch match = resolve(p, "47x36");
    ASSERT_TRUE(match.problem.has_value());
    EXPECT_EQ(match.problem->reason, Reason::ambiguous);
    const std::string text = damscope::english(message(p, *match.problem));
    EXPECT_TRUE(text == "several captures fit: 47x38x24x13x36, 47x38x20x9x36" ||
                text == "several captures fit: 47x38x20x9x36, 47x38x24x13x36")
        << text;
}

TEST(Explain, GameOver) {
    EXPECT_EQ(problem(Variant::international, "W:W:B1", "32-28"),
              "game-over: the game is over: White has no pieces left");
    EXPECT_EQ(problem(Variant::international, "W:W46:B41,37", "46-41"),
              "game-over: the game is over: White cannot move");
    EXPECT_EQ(problem(Variant::breakthrough, "B:WK1:B30", "30-34"),
              "game-over: the game is over: a king has been made");
    EXPECT_EQ(problem(Variant::antidraughts, "B:W31:B", "1-6"),
              "game-over: the game is over: Black cannot move and so has won");
}

TEST(Explain, PositionUnknown) {
    EXPECT_EQ(damscope::english(message(Position::start(Variant::international),
                                        {Reason::positionUnknown, {}, {}})),
              "a move before it was not recorded, so the position is not known");
}

TEST(Explain, RemarksOnLegalMoves) {
    const Position p = position(Variant::international, "W:W28:B22");
    const Move m = legalMoves(p)[0];
    EXPECT_EQ(damscope::english(message(p, {Reason::wrongSeparator, {}, {m}})),
              "a capture is written with x, another move with -: 28x17");
    EXPECT_EQ(damscope::english(message(p, {Reason::wrongWay, {}, {m}})),
              "a square written between the ends is not on the way: 28x17");
}

TEST(Explain, LongListsAreCut) {
    const Position p = position(Variant::international, "W:WK46,5:B1");
    const std::string text = problem(p, "46-40");
    EXPECT_TRUE(
        text.ends_with("the king on 46 can play 46-41, 46-37, 46-32, 46-28, 46-23 and 3 more"))
        << text;
}

TEST(Explain, ShortAlgebraicTextTakesThePieceThatComesNearest) {
    // Of White's pieces on the g file, the man on g3 could have moved but for the capture.
    EXPECT_EQ(problem(Variant::russian, "W:Wg1,g3,c3:Bd4", "gh4"),
              "capture-compulsory: capture is compulsory: c3:e5");
}

TEST(Explain, DigitsCutInTwoWaysTakeTheReadingThatComesNearest) {
    // 1-27 or 12-7: a piece stands on 12 alone.
    EXPECT_EQ(explain(position(Variant::international, "B:W50:B12"), "127").reason,
              Reason::notForward);
}

TEST(Explain, CodesAreUnique) {
    std::set<std::string_view> codes;
    for (int r = 0; r < static_cast<int>(reasonCount); ++r)
        codes.insert(code(static_cast<Reason>(r)));
    EXPECT_EQ(codes.size(), reasonCount);
}

class ExplainIn : public ::testing::TestWithParam<Variant> {};

bool isLegal(const MoveList& legal, Square from, Square to) {
    return std::ranges::any_of(legal, [&](const Move& m) { return m.from == from && m.to == to; });
}

TEST(Explain, SpeaksAsPlayersDo) {
    const Position p = position(Variant::international, "W:W28,33:B22,23");
    const Explanation e = explain(p, "33-29");
    EXPECT_EQ(translated(message(p, e), Language::english), "capture is compulsory: 28x17, 28x19");
    EXPECT_EQ(translated(message(p, e), Language::dutch), "slaan is verplicht: 28x17, 28x19");
    EXPECT_EQ(translated(message(p, e), Language::french),
              "la prise est obligatoire : 28x17, 28x19");
    EXPECT_EQ(translated(message(p, e), Language::russian), "бить обязательно: 28x17, 28x19");
    EXPECT_EQ(translated(message(p, e), Language::portuguese),
              "a captura é obrigatória: 28x17, 28x19");
}

/// What an explanation says about the position must be so.
void expectTrue(const Position& p, const MoveList& legal, Square from, const Explanation& e) {
    const auto piece = p.at(from);
    EXPECT_EQ(e.reason == Reason::noPiece, !piece.has_value());
    EXPECT_EQ(e.reason == Reason::notYours, piece && piece->color != p.toMove());
    EXPECT_TRUE(e.reason != Reason::captureCompulsory || legal[0].isCapture());
    for (const Move& m : e.playable)
        EXPECT_NE(std::ranges::find(legal, m), legal.end());
    for (const Language language : allLanguages()) {
        const std::string text = translated(message(p, e), language);
        EXPECT_FALSE(text.empty());
        EXPECT_EQ(text.find_first_of("{}<>?"), std::string::npos) << text;
    }
}

TEST_P(ExplainIn, EveryIllegalPairOfSquaresHasATrueReason) {
    const Rules& r = rules(GetParam());
    std::mt19937 random(5);
    playRandomGames(GetParam(), 3, 100, 5, [&](const Position& p, const MoveList& legal) {
        if (legal.empty())
            return;
        for (int i = 0; i < 60; ++i) {
            const auto any = [&] {
                return r.board.square(
                    static_cast<int>(random() % static_cast<unsigned>(r.board.size())));
            };
            const Square from = any();
            const Square to = any();
            if (isLegal(legal, from, to))
                continue;
            const auto separator = random() % 2 == 0 ? Separator::quiet : Separator::capture;
            expectTrue(p, legal, from, explain(p, MoveText{{from, to}, std::nullopt, separator}));
        }
    });
}

INSTANTIATE_TEST_SUITE_P(Variants, ExplainIn, ::testing::ValuesIn(allVariants()),
                         [](const auto& v) { return std::string(rules(v.param).name); });

/// The same pieces in another variant on the same board.
Position inVariant(Variant v, const Position& p) {
    Position other(v);
    for (const Square s : p.pieces())
        other.put(s, *p.at(s));
    other.setToMove(p.toMove());
    return other;
}

/// Explains each move that is legal in one variant and not in the other, whose rules differ in one
/// thing alone.
template <class Expect> void explainDifference(Variant wider, Variant narrower, Expect expect) {
    int found = 0;
    setUpRandomPositions(wider, 3000, 8, [&](const Position& p, const MoveList& legal) {
        const Position other = inVariant(narrower, p);
        const MoveList allowed = legalMoves(other);
        for (const Move& m : legal)
            if (m.isCapture() && !isLegal(allowed, m.from, m.to)) {
                const std::string text = fullText(p, m);
                expect(explain(other, text).reason, writeFen(other) + ' ' + text);
                ++found;
            }
    });
    EXPECT_GT(found, 100);
}

TEST(ExplainDifference, MostPieces) {
    explainDifference(Variant::pool, Variant::brazilian, [](Reason r, const std::string& where) {
        EXPECT_TRUE(r == Reason::moreToTake || r == Reason::captureUnfinished)
            << where << ' ' << code(r);
    });
}

TEST(ExplainDifference, StopRightBehindAKing) {
    explainDifference(Variant::international, Variant::killer,
                      [](Reason r, const std::string& where) {
                          EXPECT_EQ(r, Reason::mustLandBehindKing) << where << ' ' << code(r);
                      });
}

TEST(ExplainDifference, LinesOfCapture) {
    // What only the lines along the files allow does not exist in international draughts.
    explainDifference(
        Variant::frisian, Variant::international, [](Reason r, const std::string& where) {
            EXPECT_TRUE(r != Reason::noPiece && r != Reason::notYours) << where << ' ' << code(r);
        });
}

} // namespace
} // namespace damscope::rules
