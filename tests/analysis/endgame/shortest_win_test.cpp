// SPDX-License-Identifier: GPL-3.0-or-later
// The shortest win of an ending, against a search of all moves that knows no tables.
#include "analysis/endgame/shortest_win.hpp"
#include "analysis/endgame/tables.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/endgame/made_tables.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace damscope::analysis::endgame {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;
using rules::Variant;

// Whether the side to move wins within so many plies, whatever the other side plays.
bool canWin(const Position& position, int plies);

bool mustLose(const Position& position, int plies) {
    const rules::Outcome board = rules::outcome(position);
    if (board.end != rules::BoardEnd::none)
        return board.result == rules::winFor(rules::opponent(position.toMove()));
    if (plies == 0)
        return false;
    for (const rules::Move& move : rules::legalMoves(position))
        if (!canWin(position.after(move), plies - 1))
            return false;
    return true;
}

bool canWin(const Position& position, int plies) {
    const rules::Outcome board = rules::outcome(position);
    if (board.end != rules::BoardEnd::none)
        return board.result == rules::winFor(position.toMove());
    if (plies == 0)
        return false;
    for (const rules::Move& move : rules::legalMoves(position))
        if (mustLose(position.after(move), plies - 1))
            return true;
    return false;
}

// Whether one of the sides wins within so many plies, whatever the other one plays.
bool lastsAtMost(const Position& position, int plies) {
    return canWin(position, plies) || mustLose(position, plies);
}

Position randomUnequalEnding(Variant variant, unsigned pieces, std::mt19937& random) {
    for (;;) {
        Position p(variant);
        const rules::Board& board = p.rules().board;
        for (unsigned i = 0; i < pieces; ++i) {
            const auto s =
                board.square(static_cast<int>(random() % static_cast<unsigned>(board.size())));
            const Color c = i % 3 == 2 ? Color::black : Color::white;
            const bool king = random() % 2 == 0 || board.rowOf(s) == p.rules().crowningRow(c);
            p.put(s, {c, king ? Kind::king : Kind::man});
        }
        p.setToMove(random() % 2 == 0 ? Color::white : Color::black);
        if (p.pieces().size() == static_cast<int>(pieces) &&
            rules::outcome(p).end == rules::BoardEnd::none)
            return p;
    }
}

class ShortestWins : public ::testing::TestWithParam<Variant> {
protected:
    TableFolder folder_;
    Tables tables_ = folder_.make(GetParam(), 3);
    Library library_{folder_.path()};
};

TEST_P(ShortestWins, areThoseOfASearchOfAllMoves) {
    std::mt19937 random(22);
    int compared = 0;
    constexpr int deepest = 5; // as far as the plain search gets
    for (int i = 0; i < 200; ++i) {
        const Position position = randomUnequalEnding(GetParam(), 3, random);
        const auto win = shortestWin(position, library_, 300'000);
        const bool short_ = win && win->plies() <= deepest;
        EXPECT_EQ(short_, lastsAtMost(position, deepest)) << rules::writeFen(position);
        if (!short_)
            continue;
        ++compared;
        EXPECT_TRUE(lastsAtMost(position, win->plies())) << rules::writeFen(position);
        EXPECT_FALSE(lastsAtMost(position, win->plies() - 1)) << rules::writeFen(position);
    }
    EXPECT_GT(compared, 30);
}

TEST_P(ShortestWins, areLegalToTheEnd) {
    std::mt19937 random(7);
    int ended = 0;
    for (int i = 0; i < 100; ++i) {
        Position position = randomUnequalEnding(GetParam(), 3, random);
        const auto win = shortestWin(position, library_, 300'000);
        if (!win)
            continue;
        for (const rules::Move& move : win->line) {
            const auto legal = rules::legalMoves(position);
            ASSERT_NE(std::ranges::find(legal, move), legal.end());
            position.play(move);
        }
        EXPECT_NE(rules::outcome(position).end, rules::BoardEnd::none);
        ++ended;
    }
    EXPECT_GT(ended, 30);
}

INSTANTIATE_TEST_SUITE_P(Variants, ShortestWins,
                         ::testing::Values(Variant::international, Variant::english,
                                           Variant::russian, Variant::antidraughts));

// White gives his last man away, and Black must take it.
TEST(ShortestWin, ofAntidraughtsEndsWithAMoveOfTheLoser) {
    const TableFolder folder;
    (void)folder.make(Variant::antidraughts, 2);
    const Library library(folder.path());
    const auto win =
        shortestWin(rules::readFen(Variant::antidraughts, "W:W32:B22").value(), library);
    ASSERT_TRUE(win);
    EXPECT_EQ(win->plies(), 2);
    EXPECT_EQ(win->moves(), 1);
    const auto lost =
        shortestWin(rules::readFen(Variant::antidraughts, "B:W28:B22").value(), library);
    ASSERT_TRUE(lost);
    EXPECT_EQ(lost->plies(), 1);
    EXPECT_EQ(lost->moves(), 0) << "White need not move again";
}

TEST(ShortestWin, isNotOfDrawnOrUnknownEndingsNorBeyondItsNodes) {
    const TableFolder folder;
    (void)folder.make(Variant::international, 3);
    const Library library(folder.path());
    const auto at = [](const char* fen) {
        return rules::readFen(Variant::international, fen).value();
    };
    EXPECT_FALSE(shortestWin(at("W:WK26:BK3"), library)) << "drawn";
    EXPECT_FALSE(shortestWin(at("W:W31,32,33,34:B18"), library)) << "not in the tables";
    const Position won = at("W:WK26,K40:B45");
    ASSERT_TRUE(shortestWin(won, library));
    EXPECT_FALSE(shortestWin(won, library, 1)) << "too few positions";
    EXPECT_FALSE(shortestWin(at("W:WK5,K10,K15,K20:BK46"), library)) << "no table of five pieces";
}

} // namespace
} // namespace damscope::analysis::endgame
