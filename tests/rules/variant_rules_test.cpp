// SPDX-License-Identifier: GPL-3.0-or-later
// What distinguishes each variant, a position or two each; docs/rules.md gives the sources.
#include "tests/rules/by_text.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/notation.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

using by_text::brokenRule;
using by_text::moves;
using by_text::Moves;
using by_text::movesFrom;
using by_text::position;

TEST(VariantRules, eachBoardIsNumberedAsItsGameTypeSays) {
    struct Corner {
        Variant variant;
        Coordinates place;
        int number;
    };
    for (const auto& [variant, place, number] :
         {Corner{Variant::international, {9, 0}, 46}, Corner{Variant::international, {0, 1}, 1},
          Corner{Variant::english, {7, 0}, 29}, Corner{Variant::english, {0, 1}, 1},
          Corner{Variant::russian, {7, 0}, 29}, Corner{Variant::pool, {7, 0}, 29},
          Corner{Variant::italian, {0, 0}, 1}, Corner{Variant::italian, {7, 7}, 32},
          Corner{Variant::spanish, {7, 7}, 1}, Corner{Variant::spanish, {0, 0}, 32},
          Corner{Variant::portuguese, {7, 7}, 1}, Corner{Variant::brazilian, {7, 0}, 29},
          Corner{Variant::canadian, {11, 0}, 67}, Corner{Variant::czech, {7, 0}, 29},
          Corner{Variant::thai, {7, 0}, 29}, Corner{Variant::turkish, {7, 0}, 57},
          Corner{Variant::frisian, {9, 0}, 46}, Corner{Variant::spantsiretti, {7, 0}, 36}}) {
        const Rules& r = rules(variant);
        ASSERT_TRUE(r.board.at(place)) << r.name;
        EXPECT_EQ(r.number(*r.board.at(place)), number) << r.name;
    }
}

TEST(VariantRules, algebraicVariantsNameTheBottomLeftSquareA1) {
    for (Variant v : {Variant::russian, Variant::brazilian, Variant::czech, Variant::turkish,
                      Variant::spantsiretti})
        EXPECT_EQ(squareName(rules(v), *rules(v).board.at({rules(v).board.ranks - 1, 0})), "a1")
            << rules(v).name;
}

TEST(VariantRules, menAndFirstMoverAreThoseOfTheVariant) {
    struct Start {
        Variant variant;
        int men;
        Color first;
    };
    for (const auto& [variant, men, first] :
         {Start{Variant::international, 20, Color::white},
          Start{Variant::english, 12, Color::black}, Start{Variant::russian, 12, Color::white},
          Start{Variant::italian, 12, Color::white}, Start{Variant::pool, 12, Color::black},
          Start{Variant::spanish, 12, Color::white}, Start{Variant::brazilian, 12, Color::white},
          Start{Variant::canadian, 30, Color::white}, Start{Variant::portuguese, 12, Color::white},
          Start{Variant::czech, 12, Color::white}, Start{Variant::thai, 8, Color::black},
          Start{Variant::turkish, 16, Color::white}, Start{Variant::frisian, 20, Color::white},
          Start{Variant::spantsiretti, 15, Color::white}, Start{Variant::frysk, 5, Color::white},
          Start{Variant::killer, 20, Color::white}, Start{Variant::breakthrough, 20, Color::white},
          Start{Variant::antidraughts, 20, Color::white}}) {
        const Position p = Position::start(variant);
        EXPECT_EQ(p.men(Color::white).size(), men) << p.rules().name;
        EXPECT_EQ(p.men(Color::black).size(), men) << p.rules().name;
        EXPECT_EQ(p.toMove(), first) << p.rules().name;
    }
}

TEST(VariantRules, italianMenDoNotTakeKings) {
    EXPECT_EQ(moves(position(Variant::italian, "W:W30:B27")), (Moves{"30x23 takes 27"}));
    const Position p = position(Variant::italian, "W:W30:BK27");
    EXPECT_EQ(moves(p), (Moves{"30-26"}));
    EXPECT_EQ(brokenRule(p, "30x23"), Reason::manMayNotTakeKing);
}

TEST(VariantRules, italianKingCapturesRatherThanAMan) {
    const Position p = position(Variant::italian, "W:WK30,22:B18,27");
    EXPECT_EQ(moves(p), (Moves{"30x23 takes 27"}));
    EXPECT_EQ(brokenRule(p, "22x13"), Reason::kingMustCapture);
}

TEST(VariantRules, italianCaptureMeetsKingsAsEarlyAsPossible) {
    // Both ways take three pieces, two of them kings; only one meets both kings first.
    EXPECT_EQ(moves(position(Variant::italian, "W:WK30:B10,K12,K18,20,K26,K27")),
              (Moves{"30x5 takes 10 18 26"}));
}

TEST(VariantRules, spanishCaptureTakesMostKingsOfTheMostPieces) {
    const Position p = position(Variant::spanish, "W:W14:BK18,19");
    EXPECT_EQ(moves(p), (Moves{"14x21 takes 18"}));
    EXPECT_EQ(brokenRule(p, "14x23"), Reason::betterCaptureExists);
}

TEST(VariantRules, czechKingCapturesFirst) {
    const Position p = position(Variant::czech, "W:Wc3,Ke1:Bd4,f2");
    EXPECT_EQ(moves(p), (Moves{"e1xg3 takes f2", "e1xh4 takes f2"}));
    EXPECT_EQ(brokenRule(p, "c3xe5"), Reason::kingMustCapture);
}

TEST(VariantRules, manThroughTheLastRowStaysAManStopsOrGoesOnAsAKing) {
    EXPECT_EQ(moves(position(Variant::pool, "B:W26,27:B22")), (Moves{"22x24 takes 26 27"}));
    EXPECT_EQ(moves(position(Variant::english, "B:W26,27:B22")), (Moves{"22x31 takes 26 crowned"}));
    EXPECT_EQ(moves(position(Variant::russian, "B:Wd2,f2:Bc3")),
              (Moves{"c3xg3 takes d2 f2 crowned", "c3xh4 takes d2 f2 crowned"}));
    EXPECT_EQ(moves(position(Variant::brazilian, "B:Wd2,f2:Bc3")), (Moves{"c3xg3 takes d2 f2"}));
}

TEST(VariantRules, brazilianTakesMostPieces) {
    EXPECT_EQ(moves(position(Variant::brazilian, "W:Wa5,c3:Bb6,d4,f6")),
              (Moves{"c3xg7 takes f6 d4"}));
}

TEST(VariantRules, frisianCapturesAlongRowsAndColumnsToo) {
    EXPECT_EQ(moves(position(Variant::frisian, "W:W28:B18")), (Moves{"28x8 takes 18"}));
    EXPECT_EQ(moves(position(Variant::frisian, "W:W28:B29")), (Moves{"28x30 takes 29"}));
    EXPECT_EQ(movesFrom(position(Variant::frisian, "W:W28:B1"), "28"), (Moves{"28-22", "28-23"}));
}

TEST(VariantRules, frisianTwoMenOutweighAKingAndAKingAMan) {
    EXPECT_EQ(moves(position(Variant::frisian, "W:W28:B13,K22,23")), (Moves{"28x8 takes 13 23"}));
    EXPECT_EQ(moves(position(Variant::frisian, "W:W28:BK22,23")), (Moves{"28x17 takes 22"}));
}

TEST(VariantRules, frisianKingCapturesRatherThanAManForTheSameValue) {
    const Position p = position(Variant::frisian, "W:W28,K50:B22,30");
    EXPECT_EQ(moves(p), (Moves{"50x20 takes 30", "50x10 takes 30"}));
    EXPECT_EQ(brokenRule(p, "28x17"), Reason::kingMustCapture);
}

TEST(VariantRules, frisianKingMovesThreeTimesInARow) {
    const Position p = by_text::after(position(Variant::frisian, "W:WK46,48:B15"),
                                      {"46-41", "15-20", "41-46", "20-25", "46-41", "25-30"});
    EXPECT_EQ(moves(p), (Moves{"48-42", "48-43"}));
    EXPECT_EQ(brokenRule(p, "41-46"), Reason::kingMoveLimit);
    const Position kingsOnly =
        by_text::after(position(Variant::frisian, "W:WK46:B15"),
                       {"46-41", "15-20", "41-46", "20-25", "46-41", "25-30"});
    EXPECT_TRUE(movesFrom(kingsOnly, "41").contains("41-46")) << "no men, no limit";
}

TEST(VariantRules, killerKingStopsRightBehindAKingTakenLast) {
    EXPECT_EQ(moves(position(Variant::killer, "W:WK46:BK28")), (Moves{"46x23 takes 28"}));
    EXPECT_EQ(moves(position(Variant::killer, "W:WK46:B28")).size(), 5U);
    EXPECT_EQ(brokenRule(position(Variant::killer, "W:WK46:BK28"), "46x5"),
              Reason::mustLandBehindKing);
}

TEST(VariantRules, breakthroughIsWonByTheFirstKing) {
    const Position p = by_text::after(position(Variant::breakthrough, "W:W8:B20"), {"8-2"});
    EXPECT_EQ(outcome(p).end, BoardEnd::kingMade);
    EXPECT_EQ(outcome(p).result, GameResult::whiteWins);
    EXPECT_TRUE(legalMoves(p).empty());
}

TEST(VariantRules, antidraughtsIsWonByTheSideThatCannotMove) {
    EXPECT_EQ(outcome(position(Variant::antidraughts, "B:W30:B")).result, GameResult::blackWins);
    EXPECT_EQ(outcome(position(Variant::antidraughts, "B:W41,47:B36")).result,
              GameResult::blackWins);
}

TEST(VariantRules, turkishMenGoForwardAndSidewaysAndTakenMenLeaveAtOnce) {
    EXPECT_EQ(moves(position(Variant::turkish, "W:Wd4:Bh8")), (Moves{"d4-c4", "d4-e4", "d4-d5"}));
    // The king goes round and comes down through d4, which has left already.
    EXPECT_EQ(moves(position(Variant::turkish, "W:WKa4:Bd2,d4,e7,g6")),
              (Moves{"a4xd1 takes e7 g6 d4 d2"}));
}

TEST(VariantRules, thaiKingLandsRightBehind) {
    EXPECT_EQ(moves(position(Variant::thai, "W:WK29:B22")), (Moves{"29x18 takes 22"}));
    EXPECT_EQ(brokenRule(position(Variant::thai, "W:WK29:B22"), "29x15"), Reason::mustLandBehind);
}

} // namespace
} // namespace damscope::rules
