// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <span>
#include <vector>

/// Single steps on a board, by its rules as a value: for code that follows one piece's routes and
/// need not be fast.
namespace damscope::rules::detail {

/// A step from one playing square to the next in a direction, in rows and columns.
struct Heading {
    int rows;
    int columns;
    friend constexpr bool operator==(Heading, Heading) = default;
};

[[nodiscard]] constexpr Heading back(Heading h) {
    return {-h.rows, -h.columns};
}

[[nodiscard]] constexpr bool isOrthogonal(Heading h) {
    return h.rows == 0 || h.columns == 0;
}

/// Away from the crowning row of this colour.
[[nodiscard]] constexpr bool isBackward(Heading h, Color mover) {
    return mover == Color::white ? h.rows > 0 : h.rows < 0;
}

/// The eight directions. If half of the squares are used, the next square along a row or column is
/// two away.
[[nodiscard]] constexpr std::array<Heading, 8> headings(const Rules& rules) {
    const int side = rules.board.playing == Playing::all ? 1 : 2;
    return {{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}, {-side, 0}, {side, 0}, {0, -side}, {0, side}}};
}

/// Whether pieces move along a direction, and whether they capture along it.
[[nodiscard]] constexpr bool isMoveLine(const Rules& rules, Heading h) {
    return isOrthogonal(h) == (rules.lines == Lines::orthogonal);
}
[[nodiscard]] constexpr bool isCaptureLine(const Rules& rules, Heading h) {
    return rules.lines == Lines::diagonalCapturesBoth || isMoveLine(rules, h);
}

[[nodiscard]] constexpr std::optional<Square> neighbour(const Board& board, Square s, Heading h) {
    const Coordinates p = board.coordinates(s);
    return board.at({p.row + h.rows, p.column + h.columns});
}

} // namespace damscope::rules::detail

namespace damscope::rules {

/// One route of a move.
struct Route {
    /// from, every landing square, to. A king that continues straight ahead lands right behind the
    /// piece it took; one that turns lands on the turning square (PDN 3.0, restrictions on
    /// writing).
    std::vector<Square> squares;
    std::vector<Square> taken; ///< in the order of the jumps
    std::vector<Square> way;   ///< every square landed on or passed over, without the taken ones
};

/// The routes of a legal move, up to a limit: boards can be set up where a king has millions. A
/// quiet move has one. Fewer, perhaps none, where it takes too long to find them.
[[nodiscard]] std::vector<Route> routes(const Position& position, const Move& move,
                                        std::size_t most = 256);

/// Whether any route of a legal move lands on or passes over these squares, in this order. Also
/// true of boards with too many routes to say that none does: nobody is to be corrected without
/// proof.
[[nodiscard]] bool passes(const Position& position, const Move& move,
                          std::span<const Square> squares);

/// Whether one of them has exactly these landing squares, from the first square to the last.
[[nodiscard]] bool landsOn(const Position& position, const Move& move,
                           std::span<const Square> squares);

} // namespace damscope::rules

/// Boards can be set up where a king has millions of routes. This says of most partial captures
/// that lead nowhere that they do, without following them.
namespace damscope::rules::detail {

/// What a flying king can still do, on a board where every piece may be jumped any number of times.
/// Only for variants where pieces leave after the move, so that they keep standing in the way.
class RouteBound {
public:
    /// Bounds the routes of a move through the squares that it must pass, in their order.
    RouteBound(const Position& position, const Move& move, std::span<const Square> squares);

    /// Whether the bound holds for the routes of a move.
    [[nodiscard]] static bool holdsFor(const Position& position, const Move& move);

    /// False only if no route that has landed on a square, taken these pieces and passed so many of
    /// the required squares can become the move.
    [[nodiscard]] bool mayFinish(Square at, SquareSet taken, std::size_t written) const;

private:
    struct Jump {
        std::vector<Square> approach; ///< the squares that the king slides over before it
        Square victim;
        std::vector<Square> landings; ///< from the nearest on
        SquareSet landingSet;
    };
    using Count = std::uint8_t;
    static constexpr Count never = std::numeric_limits<Count>::max();

    [[nodiscard]] std::optional<Jump> jumpFrom(Square s, Heading h) const;
    void countJumps();
    [[nodiscard]] bool lower(std::size_t written, Square from);
    [[nodiscard]] std::size_t after(std::size_t written, Square s) const {
        return written < squares_.size() && squares_[written] == s ? written + 1 : written;
    }
    [[nodiscard]] std::size_t place(std::size_t written, Square s) const {
        return written * jumps_.size() + s.bit();
    }
    [[nodiscard]] bool allCanBeTaken(Square at, SquareSet rest) const;

    const Rules& rules_;
    Move move_;
    std::span<const Square> squares_;
    SquareSet occupied_;
    std::vector<std::vector<Jump>> jumps_; ///< by the square that they begin on
    std::vector<Count> fewest_;            ///< jumps to the end, by squares passed and square
};

} // namespace damscope::rules::detail
