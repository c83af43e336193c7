// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/routes.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <ctime>
#include <tuple>
#include <vector>

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

TEST(Resolve, SquaresBetweenDistinguishCaptures) {
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

TEST(Resolve, ACaptureOfOneJumpIsNamedByItsEnds) {
    const Position p = *readFen(Variant::russian, "B:W7,8,19,25,K27:B2,K23");
    const MoveMatch exact = resolve(p, "e3:g1");
    EXPECT_TRUE(exact.unique());
    EXPECT_FALSE(exact.problem);
    EXPECT_EQ(exact.moves.at(0).captured.size(), 1);
    EXPECT_GT(exact.moves.size(), 1U) << "a game's later moves may show that another was meant";
    // No sign, or one for quiet moves: never used in full notation.
    for (const std::string_view text : {"e3g1", "e3-g1", "eg1"})
        EXPECT_FALSE(resolve(p, text).unique()) << text;
}

TEST(Resolve, EveryTextThatIsWrittenIsReadBackWithoutDoubt) {
    int oneJump = 0;
    for (const Variant v : allVariants())
        setUpRandomPositions(v, 1500, 17, [&](const Position& p, const MoveList& moves) {
            for (const Move& m : moves) {
                const std::string text = moveText(p, m, moves);
                const MoveMatch match = resolve(p, moves, text);
                ASSERT_TRUE(match.unique() && !match.problem)
                    << p.rules().name << ' ' << writeFen(p) << ' ' << text;
                ASSERT_EQ(match.moves.at(0), m) << writeFen(p) << ' ' << text;
                EXPECT_FALSE(match.wrongSeparator || match.wrongWay);
                oneJump += match.exact ? 1 : 0;
            }
        });
    EXPECT_GE(oneJump, 10) << "the case did not come up";
}

TEST(Resolve, AWrongSquareBetweenIsRemarked) {
    const Position p = *readFen(Variant::international, "W:W32:B28,19");
    const MoveMatch m = resolve(p, "32x22x14");
    ASSERT_TRUE(m.unique());
    EXPECT_TRUE(m.wrongWay);
    EXPECT_FALSE(resolve(p, "32x23x14").wrongWay);
}

std::vector<Position> hostileBoards() {
    std::vector<Position> boards;
    // Found by hill climbing: 8.6 million ways round, 275,177 squares reached with different pieces
    // taken.
    boards.push_back(*readFen(Variant::frisian, "W:WK41:B3,7,10,13,15,17,19,20,24,26,31,32,33,34,"
                                                "35,38,43,47,49"));
    // A king among pieces that stand apart.
    Position apart(Variant::canadian);
    const Rules& r = apart.rules();
    for (const Square s : r.board.squares()) {
        const Coordinates p = r.board.coordinates(s);
        if (p.row % 2 == 1 && p.row < 11 && p.column > 0 && p.column < 11 && p.column % 4 < 2)
            apart.put(s, {Color::black, Kind::man});
    }
    apart.put(*r.square(72), {Color::white, Kind::king});
    apart.setToMove(Color::white);
    boards.push_back(apart);
    return boards;
}

std::string moveTextAlong(const Position& p, const Route& route) {
    std::string text;
    for (const Square s : route.squares)
        text += (text.empty() ? "" : "x") + squareName(p.rules(), s);
    return text;
}

double threadSeconds() {
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return static_cast<double>(t.tv_sec) + 1e-9 * static_cast<double>(t.tv_nsec);
}

TEST(HostileBoards, HaveAllTheirMoves) {
    const MoveList moves = legalMoves(hostileBoards().front());
    EXPECT_FALSE(moves.overflowed());
    ASSERT_EQ(moves.size(), 6U);
    for (const Move& m : moves)
        EXPECT_EQ(m.captured.size(), 19) << "all men can be taken";
    for (const Position& p : hostileBoards())
        EXPECT_FALSE(legalMoves(p).overflowed());
}

TEST(HostileBoards, TakeLittleTime) {
    // Some 5 ms in an optimised build of a machine with nothing else to do.
    for (const Position& p : hostileBoards()) {
        const double start = threadSeconds();
        const MoveList moves = legalMoves(p);
        EXPECT_LT(threadSeconds() - start, 0.5) << writeFen(p);
        for (const Move& m : moves)
            EXPECT_TRUE(resolve(p, moves, fullText(p, m)).unique()) << writeFen(p);
        EXPECT_LT(threadSeconds() - start, 10) << writeFen(p);
    }
}

TEST(HostileBoards, HaveWaysBeyondTheFirstHundreds) {
    const Position p =
        *readFen(Variant::frisian,
                 "W:WK48:B1,2,5,6,9,13,18,19,21,22,24,27,29,31,33,36,39,41,44,47"); // 1414 ways
    const Move move = legalMoves(p)[0];
    EXPECT_EQ(routes(p, move).size(), 256U);
    const auto many = routes(p, move, 3000);
    EXPECT_GT(many.size(), 1000U);
    for (std::size_t i = 0; i < many.size(); i += 31) {
        EXPECT_TRUE(passes(p, move, many[i].squares));
        EXPECT_TRUE(landsOn(p, move, many[i].squares));
        std::vector<Square> wrong = many[i].squares;
        wrong.pop_back();
        EXPECT_FALSE(landsOn(p, move, wrong));
        EXPECT_FALSE(resolve(p, moveTextAlong(p, many[i])).wrongWay);
    }
}

struct LongWay {
    std::string_view fen;
    std::string_view text;
    bool isWrong; ///< by following each of the millions of ways
};

TEST(HostileBoards, AreReadAlongTheWayThatIsWritten) {
    const std::string_view men = "W:WK41:B3,7,10,13,15,17,19,20,24,26,31,32,33,34,35,38,43,47,49";
    const std::string_view kings = "W:WK14:BK3,K7,K8,K9,K10,K12,K15,K17,K18,K19,K20,K24,K26,K29,"
                                   "K30,K31,K32,K33,K35,K38,K40,K43,K47,K49";
    const std::vector<LongWay> ways{
        {men, "41x1x4x18x45x25x5x14x25x21x8x48x50x28x46x48x39x9x6x36", false},
        {men, "41x1x4x18x45x25x5x14x25x21x8x48x50x28x46x48x39x9x5x36", true},
        {men, "41x1x4x18x45x25x5x14x25x21x48x50x28x46x48x39x9x6x36", false},
        {men, "41x3x36", true},
        {kings, "14x5x25x14x49x23x41x1x4x13x2x11x13x22x6x46x48x28x50x48x39x25x45x34x23x25", true},
        {kings, "14x5x25x14x23x41x1x4x13x2x11x13x22x6x46x48x28x50x48x39x25x45x34x23x25", false}};
    for (const LongWay& way : ways) {
        const Position p = *readFen(Variant::frisian, way.fen);
        const MoveList moves = legalMoves(p);
        const double start = threadSeconds();
        const MoveMatch match = resolve(p, moves, way.text);
        EXPECT_LT(threadSeconds() - start, 0.05) << way.text << ": some 0.3 ms if optimised";
        EXPECT_TRUE(match.unique()) << way.text;
        EXPECT_EQ(match.wrongWay, way.isWrong) << way.text;
    }
}

/// The captures of one position, however they are looked for.
template <const Rules& R, Color C>
std::vector<Move> capturesOf(const Position& p, std::uint32_t visitLimit) {
    const detail::Generator<R, C> generator(detail::toPieces<R>(p));
    typename detail::Generator<R, C>::Captures list;
    generator.captures(list, visitLimit);
    EXPECT_FALSE(list.overflowed()) << writeFen(p);
    std::vector<Move> moves;
    for (const auto& c : list)
        moves.push_back({Square(c.from), Square(c.to), c.crowns,
                         SquareSet(static_cast<SquareBits>(c.captured))});
    std::ranges::sort(moves, {}, [](const Move& m) {
        return std::tuple(m.from, m.to, m.crowns, m.captured.bits());
    });
    return moves;
}

template <const Rules& R> void searchInBothWays() {
    int captures = 0;
    setUpRandomPositions(R.variant, 3000, 23, [&](const Position& p, const MoveList& moves) {
        if (!moves[0].isCapture())
            return;
        const auto byWays = capturesOf<R, Color::white>(p, UINT32_MAX);
        EXPECT_EQ((capturesOf<R, Color::white>(p, 0)), byWays) << writeFen(p);
        const Position other = turned(p);
        EXPECT_EQ((capturesOf<R, Color::black>(other, 0)),
                  (capturesOf<R, Color::black>(other, UINT32_MAX)))
            << writeFen(other);
        captures += static_cast<int>(byWays.size());
    });
    EXPECT_GT(captures, 1000);
}

TEST(HostileBoards, AreSearchedLikeOthers) {
    searchInBothWays<tables::international>();
    searchInBothWays<tables::russian>();
    searchInBothWays<tables::pool>();
    searchInBothWays<tables::spanish>();
    searchInBothWays<tables::canadian>();
    searchInBothWays<tables::czech>();
    searchInBothWays<tables::thai>();
    searchInBothWays<tables::turkish>();
    searchInBothWays<tables::frisian>();
    searchInBothWays<tables::killer>();
}

} // namespace
} // namespace damscope::rules
