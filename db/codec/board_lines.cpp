// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/codec/board_lines.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace damscope::db {
namespace {

int sign(int n) {
    return (n > 0) - (n < 0);
}

rules::SquareSet squaresBetween(const rules::Board& board, rules::Square a, rules::Square b) {
    const rules::Coordinates from = board.coordinates(a);
    const rules::Coordinates to = board.coordinates(b);
    const int down = to.row - from.row;
    const int right = to.column - from.column;
    const bool onALine = down == 0 || right == 0 || std::abs(down) == std::abs(right);
    rules::SquareSet set;
    if (!onALine)
        return set;
    const int steps = std::max(std::abs(down), std::abs(right));
    for (int i = 1; i < steps; ++i)
        if (const auto s = board.at({from.row + i * sign(down), from.column + i * sign(right)}))
            set.insert(*s);
    return set;
}

} // namespace

BoardLines::BoardLines(const rules::Rules& rules) {
    const rules::Board& board = rules.board;
    for (int i = 0; i < board.size(); ++i) {
        squares_.push_back(board.square(i));
        numbers_[squares_.back().bit()] = static_cast<std::uint8_t>(i);
    }
    for (const rules::Square a : squares_)
        for (const rules::Square b : squares_)
            between_.push_back(squaresBetween(board, a, b));
    for (const rules::Color c : {rules::Color::white, rules::Color::black})
        for (const rules::Square s : squares_)
            if (board.rowOf(s) == rules.crowningRow(c))
                crowning_[static_cast<std::size_t>(c)].insert(s);
}

namespace {

// Created on first use. Not by std::call_once: an exception that leaves it, for lack of memory,
// passes through C functions, and the C library must then load the unwinder, or abort.
template <std::size_t variant> const BoardLines& linesOf() {
    static const BoardLines lines(rules::rules(static_cast<rules::Variant>(variant)));
    return lines;
}

template <std::size_t... variants>
const BoardLines& linesOf(std::size_t variant, std::index_sequence<variants...>) {
    static constexpr std::array<const BoardLines& (*)(), sizeof...(variants)> each{
        linesOf<variants>...};
    return each[variant]();
}

} // namespace

const BoardLines& BoardLines::of(rules::Variant variant) {
    return linesOf(static_cast<std::size_t>(variant),
                   std::make_index_sequence<rules::variantCount>());
}

} // namespace damscope::db
