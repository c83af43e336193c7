// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <cstdint>

namespace damscope::db {

/// The squares of a board by the numbers that players read, for columns of programs: bit i of a set
/// is the square with number i + 1. Boards of more than 64 squares have a second word for the rest.
class SquareNumbers {
public:
    explicit SquareNumbers(const rules::Rules& rules) {
        for (const rules::Square square : rules.board.squares())
            index_[square.bit()] = static_cast<std::uint8_t>(rules.number(square) - 1);
    }
    [[nodiscard]] std::array<std::uint64_t, 2> of(rules::SquareSet squares) const {
        std::array<std::uint64_t, 2> sets{};
        for (const rules::Square square : squares) {
            const unsigned bit = index_[square.bit()];
            sets[bit / 64] |= std::uint64_t{1} << bit % 64;
        }
        return sets;
    }
    [[nodiscard]] std::uint8_t numberOf(rules::Square square) const {
        return static_cast<std::uint8_t>(index_[square.bit()] + 1);
    }

private:
    std::array<std::uint8_t, 128> index_{};
};

} // namespace damscope::db
