// SPDX-License-Identifier: GPL-3.0-or-later
// The search against plain minimax on small random endings.
#include "analysis/embedded/embedded_engine.hpp"
#include "rules/moves/generate.hpp"
#include "rules/text/fen.hpp"
#include "tests/analysis/plain_minimax.hpp"

#include <gtest/gtest.h>
#include <random>

namespace damscope::analysis {
namespace {

using rules::Color;
using rules::Kind;
using rules::Position;
using rules::Variant;

constexpr int lookahead = 5;

Position randomEnding(Variant variant, std::mt19937& random) {
    while (true) {
        Position p(variant);
        const rules::Board& board = p.rules().board;
        const auto pieces = 2 + random() % 4;
        for (unsigned i = 0; i < pieces; ++i) {
            const rules::Square s =
                board.square(static_cast<int>(random() % static_cast<unsigned>(board.size())));
            const Color c = i % 2 == 0 ? Color::white : Color::black;
            // In Breakthrough the first king ends the game; men on their last row are none.
            const bool king = p.rules().goal != rules::Goal::firstKing && random() % 3 == 0;
            if (!king && board.rowOf(s) == p.rules().crowningRow(c))
                continue;
            p.put(s, {c, king ? Kind::king : Kind::man});
        }
        p.setToMove(random() % 2 == 0 ? Color::white : Color::black);
        if (!rules::legalMoves(p).empty())
            return p;
    }
}

struct Tally {
    int wins = 0;
    int losses = 0;
};

Tally compare(Variant variant, int positions) {
    Tally tally;
    std::mt19937 random(17);
    EmbeddedEngine engine({1, 1, nullptr});
    Limits limits;
    limits.depth = 9;
    Limits deeper;
    deeper.depth = 18;
    for (int i = 0; i < positions; ++i) {
        const Position p = randomEnding(variant, random);
        const auto expected = plainMinimax(p, lookahead);
        engine.newGame();
        engine.setPosition(p);
        Score score = engine.search(limits).lines.at(0).score;
        // The search is selective: it may need some plies more.
        if (expected && score.kind() != Score::Kind::forced)
            score = engine.search(deeper).lines.at(0).score;
        const std::string what =
            std::string(p.rules().name) + " " + rules::writeFen(p) + ": " + text(score);
        if (expected) {
            EXPECT_TRUE(expected->win ? score.isWin() : score.isLoss()) << what;
            (expected->win ? tally.wins : tally.losses) += 1;
        }
        // What the search claims to be forced, minimax finds as well.
        if (score.kind() == Score::Kind::forced && score.plies() <= lookahead) {
            EXPECT_TRUE(expected && expected->win == score.isWin() &&
                        expected->plies <= score.plies())
                << what;
        }
    }
    return tally;
}

TEST(ForcedResults, areThoseOfPlainMinimax) {
    for (const Variant variant :
         {Variant::international, Variant::english, Variant::russian, Variant::italian,
          Variant::thai, Variant::turkish, Variant::breakthrough, Variant::antidraughts}) {
        const Tally tally = compare(variant, 80);
        EXPECT_GT(tally.wins, 3) << rules::rules(variant).name;
        EXPECT_GT(tally.losses, 0) << rules::rules(variant).name;
    }
}

} // namespace
} // namespace damscope::analysis
