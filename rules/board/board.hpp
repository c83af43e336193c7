// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bit_count.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <optional>

namespace damscope::rules {

/// A playing square: its bit on the grid of a board (see board.hpp). The grid has gaps, so that a
/// step in one direction is the same distance from every square; a Square is therefore not the
/// number a player reads. `Board` translates between the two.
class Square {
public:
    constexpr explicit Square(unsigned bit) : bit_(static_cast<std::uint8_t>(bit)) {}
    [[nodiscard]] constexpr unsigned bit() const { return bit_; }
    friend constexpr auto operator<=>(Square, Square) = default;

private:
    std::uint8_t bit_;
};

/// 128 bits: the widest board (12x12) needs 77.
__extension__ typedef unsigned __int128 SquareBits; // NOLINT(modernize-use-using): __extension__

/// A set of squares of one board. Iterates in ascending grid order: from Black's home row to
/// White's, left to right as White sees the board.
class SquareSet {
public:
    class Iterator {
    public:
        using value_type = Square;
        using difference_type = std::ptrdiff_t;
        using iterator_category = std::forward_iterator_tag;
        using pointer = const Square*;
        using reference = Square;
        constexpr Iterator() = default;
        constexpr explicit Iterator(SquareBits rest) : rest_(rest) {}
        constexpr Square operator*() const { return Square(lowest(rest_)); }
        constexpr Iterator& operator++() {
            rest_ &= rest_ - 1;
            return *this;
        }
        constexpr Iterator operator++(int) {
            Iterator old = *this;
            ++*this;
            return old;
        }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

    private:
        SquareBits rest_ = 0;
    };

    constexpr SquareSet() = default;
    constexpr explicit SquareSet(SquareBits bits) : bits_(bits) {}
    constexpr SquareSet(std::initializer_list<Square> squares) {
        for (Square s : squares)
            insert(s);
    }

    [[nodiscard]] constexpr SquareBits bits() const { return bits_; }
    [[nodiscard]] constexpr bool empty() const { return bits_ == 0; }
    [[nodiscard]] constexpr int size() const {
        return base::bitCount(static_cast<std::uint64_t>(bits_),
                              static_cast<std::uint64_t>(bits_ >> 64));
    }
    [[nodiscard]] constexpr bool contains(Square s) const { return ((bits_ >> s.bit()) & 1) != 0; }
    constexpr void insert(Square s) { bits_ |= SquareBits{1} << s.bit(); }
    constexpr void erase(Square s) { bits_ &= ~(SquareBits{1} << s.bit()); }
    /// The first square in iteration order; the set must not be empty.
    [[nodiscard]] constexpr Square first() const { return Square(lowest(bits_)); }
    [[nodiscard]] constexpr Iterator begin() const { return Iterator(bits_); }
    [[nodiscard]] constexpr Iterator end() const { return {}; }

    friend constexpr bool operator==(SquareSet, SquareSet) = default;
    friend constexpr SquareSet operator|(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ | b.bits_);
    }
    friend constexpr SquareSet operator&(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ & b.bits_);
    }
    /// Squares of `a` that are not in `b`.
    friend constexpr SquareSet operator-(SquareSet a, SquareSet b) {
        return SquareSet(a.bits_ & ~b.bits_);
    }

private:
    static constexpr unsigned lowest(SquareBits bits) {
        const auto low = static_cast<std::uint64_t>(bits);
        return static_cast<unsigned>(
            low != 0 ? std::countr_zero(low)
                     : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64)));
    }

    SquareBits bits_ = 0;
};

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
