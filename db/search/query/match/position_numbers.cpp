// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/query/match/compiled_condition.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace damscope::db::query {
namespace {

using rules::Color;
using rules::Coordinates;
using rules::Kind;
using rules::Position;
using rules::Square;
using rules::SquareSet;

constexpr std::array<Coordinates, 12> steps{{{-1, -1},
                                             {-1, 1},
                                             {1, -1},
                                             {1, 1},
                                             {-2, 0},
                                             {2, 0},
                                             {0, -2},
                                             {0, 2},
                                             {-1, 0},
                                             {1, 0},
                                             {0, -1},
                                             {0, 1}}};

// To the squares that a piece touches where it could be captured.
std::span<const Coordinates> captureSteps(rules::Lines lines) {
    const std::span all(steps);
    switch (lines) {
    case rules::Lines::diagonal:
        return all.first(4);
    case rules::Lines::diagonalCapturesBoth:
        return all.first(8);
    case rules::Lines::orthogonal:
        break;
    }
    return all.last(4);
}

// Whether the piece on a square takes pieces in this direction.
bool capturesAlong(const Position& position, Square square, Coordinates step, Kind taken) {
    const rules::Piece piece = *position.at(square);
    if (piece.kind == Kind::king)
        return true;
    const rules::Rules& rules = position.rules();
    const bool backward = piece.color == Color::white ? step.row > 0 : step.row < 0;
    return (rules.menCaptureBackward || !backward) && (rules.menTakeKings || taken == Kind::man);
}

bool isProtectedAlong(const Position& position, Square square, Coordinates step) {
    const rules::Board& board = position.rules().board;
    const auto [row, column] = board.coordinates(square);
    const auto before = board.at({row - step.row, column - step.column});
    const auto behind = board.at({row + step.row, column + step.column});
    const rules::Piece piece = *position.at(square);
    return before && behind && position.pieces(opponent(piece.color)).contains(*before) &&
           position.pieces(piece.color).contains(*behind) &&
           capturesAlong(position, *before, step, piece.kind);
}

SquareSet piecesWith(Exposure exposure, const Position& position, Color color) {
    switch (exposure) {
    case Exposure::attacked:
        return attackedPieces(position, color);
    case Exposure::protectedOnes:
        return protectedPieces(position, color);
    case Exposure::any:
        break;
    }
    return position.pieces(color);
}

int countPieces(const Number& number, const Position& position) {
    SquareSet counted;
    for (const Color color : {Color::white, Color::black}) {
        const bool men = number.counted.contains(Contents::piece(color, Kind::man));
        const bool kings = number.counted.contains(Contents::piece(color, Kind::king));
        if (!men && !kings)
            continue;
        const SquareSet pieces = piecesWith(number.exposure, position, color);
        counted = counted | (men ? pieces - position.kings() : SquareSet()) |
                  (kings ? pieces & position.kings() : SquareSet());
    }
    if (number.squares && number.counted.contains(Contents::nothing()))
        counted = counted | (*number.squares - position.pieces());
    return (number.squares ? counted & *number.squares : counted).size();
}

int countMoves(Position position, const Number& number) {
    position.setToMove(number.color.value_or(position.toMove()));
    const rules::MoveList moves = rules::legalMoves(position);
    if (number.of == Number::Of::legalMoves)
        return static_cast<int>(moves.size());
    return static_cast<int>(std::ranges::count_if(
        moves, [&](const rules::Move& m) { return !rules::mustCapture(position.after(m)); }));
}

int countTempi(const Position& position, Color color) {
    const rules::Board& board = position.rules().board;
    int rows = 0;
    for (const Square s : position.men(color))
        rows += color == Color::white ? board.ranks - 1 - board.rowOf(s) : board.rowOf(s);
    return rows;
}

} // namespace

int numberOf(const Number& number, const Position& position) {
    switch (number.of) {
    case Number::Of::legalMoves:
    case Number::Of::safeMoves:
        return countMoves(position, number);
    case Number::Of::tempi:
        return countTempi(position, *number.color);
    case Number::Of::pieces:
        break;
    }
    return countPieces(number, position);
}

SquareSet attackedPieces(Position position, Color color) {
    position.setToMove(opponent(color));
    SquareSet attacked;
    for (const rules::Move& move : rules::legalMoves(position))
        attacked = attacked | move.captured;
    return attacked;
}

SquareSet protectedPieces(const Position& position, Color color) {
    SquareSet result;
    const auto along = captureSteps(position.rules().lines);
    for (const Square square : position.pieces(color) - attackedPieces(position, color))
        if (std::ranges::any_of(
                along, [&](Coordinates step) { return isProtectedAlong(position, square, step); }))
            result.insert(square);
    return result;
}

// A quiet step goes to the next row and passes the turn on, so that whether the pieces on every
// second row are odd or even says who comes to stand opposite whom.
bool hasOpposition(const Position& position, Color color) {
    if (position.pieces(Color::white).size() != position.pieces(Color::black).size())
        return false;
    const rules::Board& board = position.rules().board;
    const int ownEdge = position.toMove() == Color::white ? board.ranks - 1 : 0;
    int onOwnRows = 0;
    for (const Square s : position.pieces())
        onOwnRows += (board.rowOf(s) - ownEdge) % 2 == 0 ? 1 : 0;
    return (onOwnRows % 2 != 0) == (position.toMove() == color);
}

bool isSymmetric(const Position& position) {
    const Position turned = rules::turned(position);
    return turned.pieces(Color::white) == position.pieces(Color::white) &&
           turned.pieces(Color::black) == position.pieces(Color::black) &&
           turned.kings() == position.kings();
}

} // namespace damscope::db::query
