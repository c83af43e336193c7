// SPDX-License-Identifier: GPL-3.0-or-later
// A million random positions of each variant: what is counted against what is listed, and what is
// explained against what is legal. $DAMSCOPE_POSITIONS sets another number.
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace damscope::rules {
namespace {

/// Explaining every pair of squares takes ten thousand times as long as finding the moves.
constexpr int positionsForOneExplained = 1000;

int positionsWanted() {
    const char* wanted = std::getenv("DAMSCOPE_POSITIONS"); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? 1'000'000 : std::max(1, std::atoi(wanted)); // NOLINT(cert-err34-c)
}

/// What holds of one text of two squares and a sign, legal or not.
void expectExplained(const Position& p, const MoveList& legal, const MoveText& text) {
    const Square from = text.squares[0];
    const Square to = text.squares[1];
    const auto fits =
        std::ranges::count_if(legal, [&](const Move& m) { return m.from == from && m.to == to; });
    const MoveMatch match = resolve(p, text);
    ASSERT_EQ(match.moves.size(), static_cast<std::size_t>(fits)) << writeFen(p);
    EXPECT_EQ(match.unique(), fits == 1 || (match.exact && fits > 1)) << writeFen(p);
    EXPECT_EQ(match.problem.has_value(), !match.unique()) << writeFen(p);
    if (!match.problem)
        return;
    const Explanation& e = *match.problem;
    EXPECT_EQ(e.reason == Reason::ambiguous, fits > 1) << writeFen(p);
    EXPECT_EQ(e.reason == Reason::gameOver, legal.empty()) << writeFen(p);
    if (legal.empty() || fits > 1)
        return;
    const auto piece = p.at(from);
    EXPECT_EQ(e.reason == Reason::noPiece, !piece) << writeFen(p);
    EXPECT_EQ(e.reason == Reason::notYours, piece && piece->color != p.toMove()) << writeFen(p);
    if (e.reason == Reason::captureCompulsory) {
        EXPECT_TRUE(legal[0].isCapture()) << writeFen(p);
    }
    for (const Move& m : e.playable)
        EXPECT_NE(std::ranges::find(legal, m), legal.end()) << writeFen(p);
}

void explainEverything(const Position& p, const MoveList& legal) {
    const Board& board = p.rules().board;
    for (const Square from : board.squares())
        for (const Square to : board.squares())
            for (const Separator sign : {Separator::quiet, Separator::capture})
                expectExplained(p, legal, MoveText{{from, to}, std::nullopt, sign});
}

/// Every move once, and as many as perft counts, in one ply and in two.
void countMoves(const Position& p, const MoveList& legal) {
    ASSERT_FALSE(legal.overflowed()) << writeFen(p);
    ASSERT_EQ(perft(p, 1), legal.size()) << writeFen(p);
    ASSERT_EQ(perftMade(p, 1), legal.size()) << writeFen(p);
    std::uint64_t replies = 0;
    for (const Move& m : legal)
        replies += legalMoves(p.after(m)).size();
    ASSERT_EQ(perft(p, 2), replies) << writeFen(p);
}

class RandomPositions : public testing::TestWithParam<Variant> {};

TEST_P(RandomPositions, areCountedListedAndExplainedAlike) {
    int seen = 0;
    const auto look = [&](const Position& p, const MoveList& legal) {
        countMoves(p, legal);
        if (seen++ % positionsForOneExplained == 0)
            explainEverything(p, legal);
    };
    const int wanted = positionsWanted();
    constexpr int plies = 100;
    setUpRandomPositions(GetParam(), wanted / 2, 41, look);
    playRandomGames(GetParam(), std::max(1, wanted / (2 * plies)), plies, 42, look);
    EXPECT_GT(seen, 0);
}

INSTANTIATE_TEST_SUITE_P(Variants, RandomPositions, testing::ValuesIn(allVariants()),
                         [](const auto& v) { return std::string(rules(v.param).name); });

} // namespace
} // namespace damscope::rules
