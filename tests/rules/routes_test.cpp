// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace damscope::rules {
namespace {

// PDN 3.0, restrictions on writing: White king 47 against black men 14, 19, 29, 31, 42.
TEST(Routes, GoOverTurningSquaresAndRightBehindTheTaken) {
    const Position p = *readFen(Variant::international, "W:WK47:B14,19,29,31,42");
    const MoveList moves = legalMoves(p);
    std::vector<std::string> written;
    for (const Move& m : moves)
        for (const Route& r : routes(p, m)) {
            std::string text;
            for (Square s : r.squares)
                text += (text.empty() ? "" : "x") + squareName(p.rules(), s);
            written.push_back(text);
        }
    const auto has = [&](std::string_view t) {
        return std::find(written.begin(), written.end(), t) != written.end();
    };
    EXPECT_TRUE(has("47x38x24x13x36"));
    EXPECT_FALSE(has("47x33x24x13x36")) << "33 is neither a turn nor right behind";
    EXPECT_FALSE(has("47x24x36")) << "an incomplete list";
}

TEST(Routes, EveryLegalMoveHasOneAndTheyAgreeWithIt) {
    for (Variant v : allVariants())
        playRandomGames(v, 30, 200, 11, [](const Position& p, const MoveList& moves) {
            for (const Move& m : moves) {
                const auto all = routes(p, m);
                ASSERT_FALSE(all.empty()) << p.rules().name << ' ' << writeFen(p);
                for (const Route& r : all) {
                    ASSERT_EQ(r.squares.front(), m.from);
                    ASSERT_EQ(r.squares.back(), m.to);
                    SquareSet taken;
                    for (Square s : r.taken)
                        taken.insert(s);
                    ASSERT_EQ(taken, m.captured);
                    ASSERT_EQ(r.taken.size(), static_cast<std::size_t>(m.captured.size()));
                }
            }
        });
}

TEST(Resolve, SquaresBetweenTellCapturesApart) {
    const Position p = *readFen(Variant::international, "W:WK4:B13,32,37,20");
    const MoveMatch bare = resolve(p, "4x15");
    ASSERT_EQ(bare.moves.size(), 2U);
    ASSERT_TRUE(bare.problem);
    EXPECT_EQ(bare.problem->reason, Reason::ambiguous);
    const MoveMatch full = resolve(p, "4x31x42x15");
    ASSERT_TRUE(full.unique());
    EXPECT_FALSE(full.moves[0].captured.contains(*p.rules().square(32)));
    EXPECT_TRUE(resolve(p, "4x31x15").unique()) << "readers take partial lists";
}

TEST(Resolve, AWrongSquareBetweenIsRemarked) {
    const Position p = *readFen(Variant::international, "W:W32:B28,19");
    const MoveMatch m = resolve(p, "32x22x14");
    ASSERT_TRUE(m.unique());
    EXPECT_TRUE(m.wrongWay);
    EXPECT_FALSE(resolve(p, "32x23x14").wrongWay);
}

TEST(Resolve, AHostileBoardTakesBoundedTime) {
    // A king among pieces that stand apart: more ways round than can be followed.
    std::string fen = "W:WK72:B";
    const Rules& r = rules(Variant::canadian);
    for (Square s : r.board.squares()) {
        const Place p = r.board.place(s);
        if (p.row % 2 == 1 && p.row < 11 && p.column > 0 && p.column < 11 && p.column % 4 < 2)
            fen += std::to_string(r.number(s)) + ",";
    }
    fen.pop_back();
    const auto p = readFen(Variant::canadian, fen);
    ASSERT_TRUE(p);
    const MoveList moves = legalMoves(*p);
    for (const Move& m : moves)
        EXPECT_LE(routes(*p, m).size(), 256U);
}

} // namespace
} // namespace damscope::rules
