// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/square.hpp"

#include <cstdint>
#include <optional>

namespace damscope::rules {

/// The playing squares of the rectangle.
enum class Playing : std::uint8_t {
    cornerLeft,  ///< the dark squares, one of them at each player's left-hand corner
    cornerRight, ///< the dark squares, one of them at each player's right-hand corner
    all          ///< every square (Turkish)
};

/// Row and column of a square as White sees the board: row 0 at the top (Black's side), column 0
/// at the left.
struct Coordinates {
    int row;
    int column;
    friend bool operator==(Coordinates, Coordinates) = default;
};

/// The shape of a board and the grid of its squares' bits.
///
/// The grid: rows from the top, each with its playing squares from the left. On boards where half
/// of the squares are used, one gap follows every second row, so that the four diagonal steps are
/// the same four distances everywhere (+-width/2 and +-(width/2 + 1)) and a step off the edge ends
/// in a gap. Where all squares are used, one gap follows every row.
struct Board {
    std::uint8_t files;
    std::uint8_t ranks;
    Playing playing;

    [[nodiscard]] constexpr int squaresPerRow() const {
        return playing == Playing::all ? files : files / 2;
    }
    /// The number of playing squares: 32, 40, 50, 64 or 72.
    [[nodiscard]] constexpr int size() const { return squaresPerRow() * ranks; }
    /// The number of bits of the grid.
    [[nodiscard]] constexpr unsigned gridBits() const {
        return bitAt(ranks - 1, squaresPerRow() - 1) + 1;
    }
    /// The square with this index, 0 to size() - 1, counted from the top left as White sees it.
    [[nodiscard]] constexpr Square square(int index) const {
        return Square(bitAt(index / squaresPerRow(), index % squaresPerRow()));
    }
    /// The index of a square: the inverse of square().
    [[nodiscard]] constexpr int index(Square s) const {
        const int row = rowOf(s);
        return row * squaresPerRow() + static_cast<int>(s.bit()) - static_cast<int>(bitAt(row, 0));
    }
    /// The row of a square, 0 at Black's side.
    [[nodiscard]] constexpr int rowOf(Square s) const {
        int row = 0;
        while (row + 1 < ranks && bitAt(row + 1, 0) <= s.bit())
            ++row;
        return row;
    }
    [[nodiscard]] constexpr Coordinates coordinates(Square s) const {
        const int row = rowOf(s);
        const int inRow = index(s) % squaresPerRow();
        return {row, playing == Playing::all ? inRow : 2 * inRow + firstColumn(row)};
    }
    /// The square at a place; nothing for unused squares or outside the board.
    [[nodiscard]] constexpr std::optional<Square> at(Coordinates p) const {
        if (p.row < 0 || p.row >= ranks || p.column < 0 || p.column >= files)
            return std::nullopt;
        if (playing == Playing::all)
            return Square(bitAt(p.row, p.column));
        const int offset = p.column - firstColumn(p.row);
        if (offset < 0 || offset % 2 != 0)
            return std::nullopt;
        return Square(bitAt(p.row, offset / 2));
    }
    /// All playing squares.
    [[nodiscard]] constexpr SquareSet squares() const {
        SquareSet all;
        for (int i = 0; i < size(); ++i)
            all.insert(square(i));
        return all;
    }
    friend constexpr bool operator==(const Board&, const Board&) = default;

private:
    /// 1 if the first playing square of a row is in the second column.
    [[nodiscard]] constexpr int firstColumn(int row) const {
        const bool bottomLeftPlays = playing == Playing::cornerLeft;
        return ((ranks - 1 - row) % 2 == 0) == bottomLeftPlays ? 0 : 1;
    }
    [[nodiscard]] constexpr unsigned bitAt(int row, int inRow) const {
        if (playing == Playing::all)
            return static_cast<unsigned>(row * (files + 1) + inRow);
        // The gap is where two neighbouring rows would otherwise be one bit too close: after every
        // row with its first playing square in the first column.
        const int gaps = (row + (firstColumn(0) == 0 ? 1 : 0)) / 2;
        return static_cast<unsigned>(row * (files / 2) + inRow + gaps);
    }
};

} // namespace damscope::rules
