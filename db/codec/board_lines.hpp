// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::db {

/// The squares of a variant's board as small numbers, and the squares between two of them: tables,
/// since scans need them millions of times a second.
class BoardLines {
public:
    /// The tables of a variant; they live as long as the program.
    static const BoardLines& of(rules::Variant variant);

    /// The number of squares of the board; numbers are 0 to size() - 1 (rules::Board::index).
    [[nodiscard]] std::size_t size() const { return squares_.size(); }
    [[nodiscard]] rules::Square square(std::size_t number) const { return squares_[number]; }
    [[nodiscard]] std::uint8_t number(rules::Square s) const { return numbers_[s.bit()]; }
    /// The squares strictly between two squares of one row, column or diagonal; none otherwise.
    [[nodiscard]] rules::SquareSet between(rules::Square a, rules::Square b) const {
        return between_[number(a) * size() + number(b)];
    }
    /// The squares where men of a colour are crowned.
    [[nodiscard]] rules::SquareSet crowning(rules::Color c) const {
        return crowning_[static_cast<std::size_t>(c)];
    }

    explicit BoardLines(const rules::Rules& rules);

private:
    std::vector<rules::Square> squares_;
    std::array<std::uint8_t, 128> numbers_{};
    std::vector<rules::SquareSet> between_;
    std::array<rules::SquareSet, 2> crowning_;
};

} // namespace damscope::db
