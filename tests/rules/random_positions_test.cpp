// SPDX-License-Identifier: GPL-3.0-or-later
// A million random positions of each variant: what is counted against what is listed, and what is
// explained against what is legal. $DAMSCOPE_POSITIONS sets another number.
#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"
#include "tests/rules/mixed_positions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

namespace damscope::rules {
namespace {

/// Explaining costs many times what finding the moves does. One piece with every target and sign is
/// explained in one position of so many, each piece in its turn; every square in one of a thousand.
/// $DAMSCOPE_EXPLAINED sets another number for the one, $DAMSCOPE_WHOLLY_EXPLAINED for the other.
constexpr int positionsForOneExplained = 25;
constexpr int positionsForOneWhollyExplained = 1000;

int fromEnvironment(const char* name, int otherwise) {
    const char* wanted = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return wanted == nullptr ? otherwise : std::max(1, std::atoi(wanted)); // NOLINT(cert-err34-c)
}

/// How two squares lie to each other, by their places alone.
struct Lie {
    Lie(const Board& board, Square from, Square to)
        : rows(board.coordinates(to).row - board.coordinates(from).row),
          columns(board.coordinates(to).column - board.coordinates(from).column) {}

    [[nodiscard]] bool isDiagonal() const { return std::abs(rows) == std::abs(columns); }
    [[nodiscard]] bool isStraight() const { return (rows == 0) != (columns == 0); }
    [[nodiscard]] bool isBackwardFor(Color c) const {
        return c == Color::white ? rows > 0 : rows < 0;
    }
    [[nodiscard]] int distance() const { return std::max(std::abs(rows), std::abs(columns)); }

    int rows;
    int columns;
};

bool isLineOfMoves(const Rules& rules, const Lie& lie) {
    return rules.lines == Lines::orthogonal ? lie.isStraight() : lie.isDiagonal();
}

bool isLine(const Rules& rules, const Lie& lie) {
    return isLineOfMoves(rules, lie) ||
           (rules.lines == Lines::diagonalCapturesBoth && lie.isStraight());
}

/// Whether the reason why a text of two squares is not a move is true of them.
bool isTrue(const Explanation& e, const Position& p, const MoveList& legal, const MoveText& text) {
    const Square from = text.squares[0];
    const Square to = text.squares[1];
    const Piece piece = p.at(from).value();
    const Rules& rules = p.rules();
    const Lie lie(rules.board, from, to);
    const bool man = piece.kind == Kind::man;
    switch (e.reason) {
    case Reason::occupied:
        return p.at(to).has_value();
    case Reason::notAlongALine:
        return from == to || !isLine(rules, lie);
    case Reason::capturesOnlyAlong:
        return isLine(rules, lie) && !isLineOfMoves(rules, lie);
    case Reason::notForward:
        return man && lie.isBackwardFor(piece.color);
    case Reason::tooFar:
        return lie.distance() > 1 && (man || !rules.flyingKings);
    case Reason::blocked:
        return !e.squares.empty() &&
               std::ranges::all_of(e.squares, [&](Square s) { return p.at(s).has_value(); });
    case Reason::captureCompulsory:
    case Reason::moreToTake:
    case Reason::captureUnfinished:
    case Reason::betterCaptureExists:
        return legal[0].isCapture();
    case Reason::kingMustCapture:
        return legal[0].isCapture() && p.kings().contains(legal[0].from);
    case Reason::kingMoveLimit:
        return !man && rules.kingMovesInARow != 0;
    case Reason::manMayNotTakeKing:
        return man && !rules.menTakeKings;
    case Reason::manMayNotCaptureBackward:
        return man && !rules.menCaptureBackward;
    case Reason::mustLandBehind:
        return !man && rules.landing == Landing::rightBehind;
    case Reason::mustLandBehindKing:
        return !man && rules.landing == Landing::rightBehindLastKing;
    case Reason::stopsWhereCrowned:
        return man && rules.crowning == Crowning::stops;
    case Reason::notKingYet:
        return man && rules.crowning == Crowning::atRest;
    case Reason::takesTwice: // nobody means that with a dash
        return text.separator == Separator::capture && rules.removal == Removal::afterCapture &&
               legal[0].isCapture();
    case Reason::nothingToTake:
        return true;
    default:
        return false;
    }
}

/// What holds of one text of two squares and a sign, legal or not.
void expectExplained(const Position& p, const MoveList& legal, const MoveText& text) {
    const Square from = text.squares[0];
    const Square to = text.squares[1];
    const auto fits =
        std::ranges::count_if(legal, [&](const Move& m) { return m.from == from && m.to == to; });
    const MoveMatch match = resolve(p, text);
    ASSERT_EQ(match.moves.size(), static_cast<std::size_t>(fits));
    EXPECT_EQ(match.unique(), fits == 1 || (match.exact && fits > 1));
    EXPECT_EQ(match.problem.has_value(), !match.unique());
    if (!match.problem)
        return;
    const Explanation& e = *match.problem;
    EXPECT_EQ(e.reason == Reason::ambiguous, fits > 1);
    EXPECT_EQ(e.reason == Reason::gameOver, legal.empty());
    if (legal.empty() || fits > 1)
        return;
    const auto piece = p.at(from);
    EXPECT_EQ(e.reason == Reason::noPiece, !piece);
    EXPECT_EQ(e.reason == Reason::notYours, piece && piece->color != p.toMove());
    if (piece && piece->color == p.toMove()) {
        EXPECT_TRUE(isTrue(e, p, legal, text)) << code(e.reason);
    }
    for (const Move& m : e.playable)
        EXPECT_NE(std::ranges::find(legal, m), legal.end());
}

void explainFrom(const Position& p, const MoveList& legal, Square from) {
    for (const Square to : p.rules().board.squares())
        for (const Separator sign : {Separator::quiet, Separator::capture})
            expectExplained(p, legal, MoveText{{from, to}, std::nullopt, sign});
}

/// Every move once, and as many as perft counts, in one ply and in two.
void countMoves(const Position& p, const MoveList& legal) {
    ASSERT_FALSE(legal.overflowed());
    ASSERT_EQ(perft(p, 1), legal.size());
    ASSERT_EQ(perftMade(p, 1), legal.size());
    std::uint64_t replies = 0;
    for (const Move& m : legal)
        replies += legalMoves(p.after(m)).size();
    ASSERT_EQ(perft(p, 2), replies);
}

void explainOnePiece(const Position& p, const MoveList& legal, int turn) {
    const SquareSet own = p.pieces(p.toMove());
    if (own.empty())
        return;
    auto piece = own.begin();
    std::advance(piece, turn % own.size());
    explainFrom(p, legal, *piece);
}

/// In one position of how many what is explained.
struct Explained {
    int onePiece = fromEnvironment("DAMSCOPE_EXPLAINED", positionsForOneExplained);
    int everySquare = fromEnvironment("DAMSCOPE_WHOLLY_EXPLAINED", positionsForOneWhollyExplained);
};

void look(const Position& p, int number, const Explained& explained) {
    const MoveList legal = legalMoves(p);
    countMoves(p, legal);
    if (number % explained.everySquare == 0)
        for (const Square from : p.rules().board.squares())
            explainFrom(p, legal, from);
    else if (number % explained.onePiece == 0)
        explainOnePiece(p, legal, number / explained.onePiece);
}

class RandomPositions : public ::testing::TestWithParam<Variant> {};

TEST_P(RandomPositions, areCountedListedAndExplainedAlike) {
    MixedPositions positions(GetParam(), 41);
    const int wanted = fromEnvironment("DAMSCOPE_POSITIONS", 1'000'000);
    const Explained explained;
    for (int i = 0; i < wanted; ++i) {
        const Position p = positions.next();
        look(p, i, explained);
        if (HasFailure())
            FAIL() << "position " << i << ": " << writeFen(p);
    }
}

INSTANTIATE_TEST_SUITE_P(Variants, RandomPositions, ::testing::ValuesIn(allVariants()),
                         [](const auto& v) { return std::string(rules(v.param).name); });

} // namespace
} // namespace damscope::rules
