// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/position.hpp"

#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace damscope::rules {
namespace {

Position fen(Variant v, std::string_view text) {
    const auto p = readFen(v, text);
    EXPECT_TRUE(p) << text;
    return p ? *p : Position(v);
}

TEST(Position, StartsWithTheMenOfTheRules) {
    const std::map<Variant, int> expected{
        {Variant::international, 20}, {Variant::english, 12},     {Variant::russian, 12},
        {Variant::canadian, 30},      {Variant::frysk, 5},        {Variant::thai, 8},
        {Variant::turkish, 16},       {Variant::spantsiretti, 15}};
    for (const auto& [variant, men] : expected) {
        const Position p = Position::start(variant);
        EXPECT_EQ(p.men(Color::white).size(), men) << p.rules().name;
        EXPECT_EQ(p.men(Color::black).size(), men) << p.rules().name;
        EXPECT_TRUE(p.kings().empty());
        EXPECT_EQ(p.toMove(), p.rules().firstMover);
    }
}

// Keys are stored on disk: these numbers must never change.
TEST(PositionKey, IsFixedForEver) {
    EXPECT_EQ(static_cast<std::uint64_t>(Position::start(Variant::international).key()),
              0x54613ca3b471d820ULL);
    EXPECT_EQ(static_cast<std::uint64_t>(Position::start(Variant::russian).key()),
              0x63c293a2cd50ce6dULL);
    EXPECT_EQ(static_cast<std::uint64_t>(fen(Variant::canadian, "B:WK1,72:B2,K70").key()),
              0xf09a5b3435700a4fULL);
}

TEST(PositionKey, KnowsTheSideToMoveAndTheKind) {
    const auto key = [](std::string_view text) { return fen(Variant::international, text).key(); };
    EXPECT_NE(key("W:W28:B10"), key("B:W28:B10"));
    EXPECT_NE(key("W:W28:B10"), key("W:WK28:B10"));
    EXPECT_NE(key("W:W28:B10"), key("W:W10:B28"));
    EXPECT_EQ(key("W:W28,33:B10"), key("W:B10:W33,28"));
}

TEST(PositionKey, KeptByMovesEqualsTheKeyFromScratch) {
    for (Variant v : allVariants())
        playRandomGames(v, 40, 200, 1,
                        [](const Position& p, const MoveList&) { ASSERT_EQ(p.key(), keyOf(p)); });
}

TEST(Position, MaterialFallsByCapturesOnly) {
    for (Variant v : allVariants())
        playRandomGames(v, 20, 150, 2, [](const Position& p, const MoveList& moves) {
            for (const Move& m : moves) {
                const Position next = p.after(m);
                ASSERT_EQ(next.pieces(p.toMove()).size(), p.pieces(p.toMove()).size());
                ASSERT_EQ(next.pieces(next.toMove()).size(),
                          p.pieces(next.toMove()).size() - m.captured.size());
                ASSERT_TRUE((m.captured - p.pieces(next.toMove())).empty());
                ASSERT_EQ(next.toMove(), opponent(p.toMove()));
            }
        });
}

bool contains(const MoveList& list, const Move& m) {
    return std::find(list.begin(), list.end(), m) != list.end();
}

TEST(Position, TurnedPositionHasTurnedMoves) {
    for (Variant v : allVariants())
        playRandomGames(v, 20, 150, 3, [](const Position& p, const MoveList& moves) {
            if (p.rules().kingMovesInARow > 0 && p.kingRun(p.toMove()).moves > 0)
                return; // what went before is not turned along
            const MoveList other = legalMoves(turned(p));
            ASSERT_EQ(other.size(), moves.size());
            for (const Move& m : moves)
                ASSERT_TRUE(contains(other, turned(p.rules().board, m)));
        });
}

TEST(Position, TurnedTwiceIsItself) {
    playRandomGames(Variant::international, 5, 100, 4, [](const Position& p, const MoveList&) {
        ASSERT_EQ(turned(turned(p)), p);
        ASSERT_EQ(turned(turned(p)).key(), p.key());
    });
}

TEST(Position, EachMoveIsListedOnce) {
    for (Variant v : allVariants())
        playRandomGames(v, 20, 150, 5, [](const Position&, const MoveList& moves) {
            ASSERT_FALSE(moves.overflowed());
            for (std::size_t i = 0; i < moves.size(); ++i)
                for (std::size_t j = i + 1; j < moves.size(); ++j)
                    ASSERT_FALSE(moves[i] == moves[j]);
        });
}

/// Two plies through whole positions.
std::uint64_t leavesAfterTwoPlies(const Position& p, const MoveList& moves) {
    std::uint64_t n = 0;
    for (const Move& m : moves)
        n += legalMoves(p.after(m)).size();
    return n;
}

// Perft counts without lists and plays on bare boards; lists and positions must say the same.
TEST(Perft, CountsWhatListsAndPositionsHold) {
    const auto check = [](const Position& p, const MoveList& moves) {
        if (moves.overflowed())
            return;
        ASSERT_EQ(perft(p, 1), moves.size()) << writeFen(p);
        ASSERT_EQ(perft(p, 2), leavesAfterTwoPlies(p, moves)) << writeFen(p);
        ASSERT_EQ(perftMade(p, 2), perft(p, 2)) << writeFen(p);
    };
    for (Variant v : allVariants()) {
        playRandomGames(v, 10, 150, 6, check);
        setUpRandomPositions(v, 100, 6, check);
    }
}

// Frisian: with men left, a fourth quiet move in a row of the same king is not allowed.
TEST(KingRun, FrisianKingRestsAfterThreeMoves) {
    Position p = fen(Variant::frisian, "W:WK46,40:B3");
    const auto play = [&](std::string_view from, std::string_view to) {
        const MoveList moves = legalMoves(p);
        for (const Move& m : moves)
            if (std::to_string(p.rules().number(m.from)) == from &&
                std::to_string(p.rules().number(m.to)) == to) {
                p = p.after(m);
                return true;
            }
        return false;
    };
    ASSERT_TRUE(play("46", "41"));
    ASSERT_TRUE(play("3", "8"));
    ASSERT_TRUE(play("41", "46"));
    ASSERT_TRUE(play("8", "12"));
    ASSERT_TRUE(play("46", "41"));
    ASSERT_TRUE(play("12", "17"));
    EXPECT_FALSE(play("41", "46")) << "the fourth move of the same king";
    EXPECT_TRUE(play("40", "34")) << "another piece may move";
    ASSERT_TRUE(play("17", "22"));
    EXPECT_TRUE(play("41", "46")) << "and then the king again";
}

TEST(KingRun, LimitLapsesWithoutMen) {
    Position p = fen(Variant::frisian, "W:WK46:B1,K5");
    for (const char* unused : {"a", "b", "c", "d"}) {
        (void)unused;
        const MoveList moves = legalMoves(p);
        ASSERT_FALSE(moves.empty());
        p = p.after(moves[0]);
        p.setToMove(Color::white);
    }
    EXPECT_FALSE(legalMoves(p).empty());
}

// In every build but release (EXPECT_DEBUG_DEATH expects nothing there).
TEST(PositionDeathTest, RefusesWhatTheBoardDoesNotAllow) {
    ::testing::FLAGS_gtest_death_test_style = "threadsafe";
    Position p = Position::start(Variant::international);
    const Rules& r = p.rules();
    const auto play = [&](int from, int to) {
        Position copy = p;
        copy.play({*r.square(from), *r.square(to), false, {}});
    };
    EXPECT_DEBUG_DEATH(play(28, 22), "isPossible") << "nothing stands there";
    EXPECT_DEBUG_DEATH(play(19, 23), "isPossible") << "Black's";
    EXPECT_DEBUG_DEATH(play(36, 31), "isPossible") << "occupied";
}

} // namespace
} // namespace damscope::rules
