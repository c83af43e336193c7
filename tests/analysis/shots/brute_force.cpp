// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/shots/brute_force.hpp"

#include "analysis/shots/shot_finder.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/shots/plain_forcing.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::analysis::shots {
namespace {

using rules::Position;

constexpr std::uint64_t unlimited = UINT64_MAX;

// The replies are captures, and after the last move the gain is there.
void expectHolds(const Position& start, const Shot& shot) {
    Position position = start;
    for (std::size_t i = 0; i < shot.line.size(); ++i) {
        ASSERT_TRUE(rules::isLegal(position, shot.line[i]));
        ASSERT_TRUE(i % 2 == 0 || shot.line[i].isCapture());
        position.play(shot.line[i]);
    }
    if (shot.gain != won) {
        EXPECT_GE(lead(position, start.toMove()) - lead(start, start.toMove()), shot.gain);
    }
}

// What is said to last is not won back in full by any forced captures, nor by making a king.
bool expectLasts(const Position& start, const Shot& shot, int before, ShotFinder& finder,
                 int moves) {
    if (shot.gain == won || !lasts(start, shot, before, finder, WonBack::inFull))
        return false;
    Position end = start;
    for (const rules::Move& move : shot.line)
        end.play(move);
    if (end.toMove() == start.toMove())
        return false;
    const int regained = std::max(plainLead(end, moves), leadOfCrowning(end));
    EXPECT_LT(regained - lead(end, end.toMove()), shot.gain) << "it is won back";
    return true;
}

// The least number of moves that forces as much.
int fewestMoves(const Position& position, int wanted) {
    int moves = 1;
    while (plainLead(position, moves) < wanted)
        ++moves;
    return moves;
}

void compare(const Position& position, int moves, Compared& compared) {
    SCOPED_TRACE(std::string(position.rules().name) + " " + rules::writeFen(position));
    ShotFinder finder({.moves = moves, .positions = unlimited});
    const auto shot = finder.find(position);
    const int before = lead(position, position.toMove());
    const int forced = plainLead(position, moves);
    const bool isWorthIt = forced > std::max(before, leadOfCrowning(position));
    EXPECT_EQ(shot.has_value(), isWorthIt);
    if (!shot || !isWorthIt)
        return;
    ++compared.found;
    EXPECT_EQ(shot->gain, forced == won ? won : forced - before);
    EXPECT_GE(plainLeadAfter(position, shot->line[0], fewestMoves(position, forced)), forced)
        << "not the shortest";
    expectHolds(position, *shot);
    compared.lasting += expectLasts(position, *shot, before, finder, moves) ? 1 : 0;
}

} // namespace

Compared compareWithPlainSearch(rules::Variant variant, int positions, int moves) {
    Compared compared;
    for (int i = 0; i < positions && !::testing::Test::HasFailure(); ++i) {
        const auto seed = static_cast<unsigned>(i + 100'000 * static_cast<int>(variant));
        compare(randomMiddlegame(variant, seed), moves, compared);
        ++compared.positions;
    }
    return compared;
}

} // namespace damscope::analysis::shots
