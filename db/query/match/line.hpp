// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db::query {

/// A place of a line: the position, and the step made in it. `Squares` is as many bits as the grid
/// of the board needs: 64, or 128.
template <class Squares> struct Place {
    Squares white = 0;
    Squares black = 0;
    Squares kings = 0;
    Squares captured = 0; ///< by the move
    std::uint32_t ply = 0;
    std::uint32_t origin = 0; ///< where in the blob the step stands that led here; 0 = the start
    rules::Square from{0};    ///< of the move
    rules::Square to{0};
    bool known = false; ///< nothing else is set if not
    bool blackToMove = false;
    bool moved = false;  ///< a move was made here, and is recorded
    bool crowns = false; ///< the move does
    /// How many there are: white men, white kings, black men, black kings, a byte each.
    std::uint32_t numbers = 0;

    [[nodiscard]] Squares pieces(rules::Color c) const {
        return c == rules::Color::white ? white : black;
    }
    [[nodiscard]] rules::Color toMove() const {
        return blackToMove ? rules::Color::black : rules::Color::white;
    }
};

/// One in the byte of Place::numbers that counts such pieces.
[[nodiscard]] constexpr std::uint32_t oneMore(rules::Color color, rules::Kind kind) {
    return 1U << 8 * (2 * static_cast<unsigned>(color) + static_cast<unsigned>(kind));
}

template <class Squares> using Line = std::vector<Place<Squares>>;

template <class Squares> int countSquares(Squares squares) {
    return rules::SquareSet(rules::SquareBits{squares}).size();
}

/// The place that a game or a part of it begins at: no step leads there, none is made in it.
template <class Squares> Place<Squares> placeOf(const rules::Position& position) {
    Place<Squares> place;
    place.known = true;
    place.blackToMove = position.toMove() == rules::Color::black;
    place.white = static_cast<Squares>(position.pieces(rules::Color::white).bits());
    place.black = static_cast<Squares>(position.pieces(rules::Color::black).bits());
    place.kings = static_cast<Squares>(position.kings().bits());
    for (const rules::Color c : {rules::Color::white, rules::Color::black}) {
        const auto kings = static_cast<unsigned>(countSquares(place.pieces(c) & place.kings));
        const auto all = static_cast<unsigned>(countSquares(place.pieces(c)));
        place.numbers += kings * oneMore(c, rules::Kind::king);
        place.numbers += (all - kings) * oneMore(c, rules::Kind::man);
    }
    return place;
}

template <class Squares>
rules::Position positionAt(rules::Variant variant, const Place<Squares>& place) {
    rules::Position position(variant);
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{place.white | place.black})) {
        const Squares bit = Squares{1} << s.bit();
        position.put(s, {(place.white & bit) != 0 ? rules::Color::white : rules::Color::black,
                         (place.kings & bit) != 0 ? rules::Kind::king : rules::Kind::man});
    }
    position.setToMove(place.toMove());
    return position;
}

template <class Squares> std::optional<rules::Move> moveAt(const Place<Squares>& place) {
    if (!place.moved)
        return std::nullopt;
    return rules::Move{place.from, place.to, place.crowns,
                       rules::SquareSet(rules::SquareBits{place.captured})};
}

} // namespace damscope::db::query
