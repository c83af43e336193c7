// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db::query {

/// An entry of a line: a position, and the step made in it. `Squares` has as many bits as the grid
/// of the board needs: 64, or 128.
template <class Squares> struct LineEntry {
    Squares white = 0;
    Squares black = 0;
    Squares kings = 0;
    Squares captured = 0; ///< by the move
    std::uint32_t ply = 0;
    std::uint32_t origin = 0; ///< where in the blob the step is that led here; 0 = the start
    rules::Square from{0};    ///< of the move
    rules::Square to{0};
    bool known = false; ///< otherwise nothing else is set
    bool blackToMove = false;
    bool moved = false;  ///< a move was made here, and is recorded
    bool crowns = false; ///< the move promotes
    /// Piece counts: white men, white kings, black men, black kings, a byte each.
    std::uint32_t numbers = 0;

    [[nodiscard]] Squares pieces(rules::Color c) const {
        return c == rules::Color::white ? white : black;
    }
    [[nodiscard]] rules::Color toMove() const {
        return blackToMove ? rules::Color::black : rules::Color::white;
    }
};

/// One in the byte of LineEntry::numbers that counts such pieces.
[[nodiscard]] constexpr std::uint32_t oneMore(rules::Color color, rules::Kind kind) {
    return 1U << 8 * (2 * static_cast<unsigned>(color) + static_cast<unsigned>(kind));
}

template <class Squares> using LineEntries = std::vector<LineEntry<Squares>>;

template <class Squares> int countSquares(Squares squares) {
    return rules::SquareSet(rules::SquareBits{squares}).size();
}

/// The entry that a game or a variation begins with: no step leads there, none is made in it.
template <class Squares> LineEntry<Squares> entryOf(const rules::Position& position) {
    LineEntry<Squares> entry;
    entry.known = true;
    entry.blackToMove = position.toMove() == rules::Color::black;
    entry.white = static_cast<Squares>(position.pieces(rules::Color::white).bits());
    entry.black = static_cast<Squares>(position.pieces(rules::Color::black).bits());
    entry.kings = static_cast<Squares>(position.kings().bits());
    for (const rules::Color c : {rules::Color::white, rules::Color::black}) {
        const auto kings = static_cast<unsigned>(countSquares(entry.pieces(c) & entry.kings));
        const auto all = static_cast<unsigned>(countSquares(entry.pieces(c)));
        entry.numbers += kings * oneMore(c, rules::Kind::king);
        entry.numbers += (all - kings) * oneMore(c, rules::Kind::man);
    }
    return entry;
}

template <class Squares>
rules::Position positionAt(rules::Variant variant, const LineEntry<Squares>& entry) {
    rules::Position position(variant);
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.white | entry.black})) {
        const Squares bit = Squares{1} << s.bit();
        position.put(s, {(entry.white & bit) != 0 ? rules::Color::white : rules::Color::black,
                         (entry.kings & bit) != 0 ? rules::Kind::king : rules::Kind::man});
    }
    position.setToMove(entry.toMove());
    return position;
}

template <class Squares> std::optional<rules::Move> moveAt(const LineEntry<Squares>& entry) {
    if (!entry.moved)
        return std::nullopt;
    return rules::Move{entry.from, entry.to, entry.crowns,
                       rules::SquareSet(rules::SquareBits{entry.captured})};
}

} // namespace damscope::db::query
