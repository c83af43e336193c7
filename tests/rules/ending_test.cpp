// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/forcing.hpp"

#include "rules/text/fen.hpp"

#include <gtest/gtest.h>

namespace damscope::rules {
namespace {

void expectOutcome(Variant v, std::string_view fen, BoardEnd end, GameResult result) {
    const Outcome o = outcome(readFen(v, fen).value());
    EXPECT_EQ(o.end, end) << fen;
    EXPECT_EQ(o.result, result) << fen;
}

TEST(Outcome, TheGameGoesOn) {
    for (const Variant v : allVariants())
        EXPECT_EQ(outcome(Position::start(v)).end, BoardEnd::none);
}

TEST(Outcome, WhoHasNoPiecesHasLost) {
    expectOutcome(Variant::international, "W:W:B1", BoardEnd::noPieces, GameResult::blackWins);
    expectOutcome(Variant::russian, "B:Wa1:B", BoardEnd::noPieces, GameResult::whiteWins);
    // The side that is not to move may have nothing: it has not lost yet.
    expectOutcome(Variant::international, "W:W31:B", BoardEnd::none, GameResult::unknown);
}

TEST(Outcome, WhoIsBlockedHasLost) {
    expectOutcome(Variant::international, "W:W46:B41,37", BoardEnd::blocked, GameResult::blackWins);
    expectOutcome(Variant::english, "B:B4:W8,11", BoardEnd::blocked, GameResult::whiteWins);
}

TEST(Outcome, BreakthroughIsWonByTheFirstKing) {
    expectOutcome(Variant::breakthrough, "B:WK1:B30", BoardEnd::kingMade, GameResult::whiteWins);
    expectOutcome(Variant::breakthrough, "W:W30:BK50", BoardEnd::kingMade, GameResult::blackWins);
    expectOutcome(Variant::breakthrough, "W:W46:B41,37", BoardEnd::blocked, GameResult::blackWins);
}

TEST(Outcome, AntidraughtsIsWonByWhoCannotMove) {
    expectOutcome(Variant::antidraughts, "W:W:B1", BoardEnd::allLost, GameResult::whiteWins);
    expectOutcome(Variant::antidraughts, "W:W46:B41,37", BoardEnd::allLost, GameResult::whiteWins);
}

} // namespace
} // namespace damscope::rules
