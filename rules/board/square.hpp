// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/bit_count.hpp"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>

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

} // namespace damscope::rules
