// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace damscope::analysis::evaluation {

/// The shape of a variant's patterns: overlapping areas of eight playing squares. What the men on
/// an area are worth is read from a table with an entry for each of the 3^8 ways in which men can
/// stand on it. Turning the board and exchanging the colours makes one area of another: both share
/// a table, read with the opposite sign, so that the evaluation has no favourite colour.
struct PatternLayout {
    static constexpr std::size_t maxLanes = 16;
    static constexpr std::size_t squaresEach = 8;
    static constexpr std::size_t entries = 6561;

    /// One area as it is looked up.
    struct Lane {
        std::array<std::uint8_t, squaresEach> squares{}; ///< grid bits, lowest digit first
        std::uint8_t table = 0;
        bool turned = false; ///< read as the other side sees it, value negated
    };

    std::array<Lane, maxLanes> lanes{};
    std::size_t laneCount = 0;
    std::size_t tableCount = 0;
};

namespace detail {

/// The areas' corners, in playing squares along a row and rows: every pair of columns, and rows as
/// many as keep the number of areas within the lanes.
constexpr PatternLayout layoutOf(const rules::Board& board) {
    const bool allPlay = board.playing == rules::Playing::all;
    const int width = allPlay ? 4 : 2;
    const int height = allPlay ? 2 : 4;
    const int columns = (board.squaresPerRow() - width) / (allPlay ? 2 : 1) + 1;
    const int perColumn = static_cast<int>(PatternLayout::maxLanes) / columns;
    const int lastRow = board.ranks - height;
    const int rowStep = (lastRow + perColumn - 2) / (perColumn - 1);
    PatternLayout layout;
    const auto squareAt = [&](int column, int row, int k) {
        return (row + k / width) * board.squaresPerRow() + column + k % width;
    };
    const auto add = [&](int column, int row, std::size_t table, bool turned) {
        PatternLayout::Lane& lane = layout.lanes[layout.laneCount++];
        lane.table = static_cast<std::uint8_t>(table);
        lane.turned = turned;
        for (int k = 0; k < static_cast<int>(PatternLayout::squaresEach); ++k) {
            const int i = squareAt(column, row, k);
            lane.squares[static_cast<std::size_t>(k)] =
                static_cast<std::uint8_t>(board.square(turned ? board.size() - 1 - i : i).bit());
        }
    };
    const int step = allPlay ? 2 : 1;
    for (int row = 0; row <= lastRow; row += rowStep)
        for (int c = 0; c < columns; ++c) {
            const int turnedRow = lastRow - row;
            const int turnedColumn = columns - 1 - c;
            // Of two areas that are each other turned, the first gives the table; the second is
            // added with it. An area that is itself turned is read both ways.
            if (turnedRow < row || (turnedRow == row && turnedColumn < c))
                continue;
            const std::size_t table = layout.tableCount++;
            add(c * step, row, table, false);
            add(c * step, row, table, true);
        }
    return layout;
}

/// What a man adds to each lane's index: by colour and grid bit.
using Deltas = std::array<std::array<std::array<std::uint16_t, PatternLayout::maxLanes>, 80>, 2>;

constexpr Deltas deltasOf(const PatternLayout& layout) {
    Deltas deltas{};
    for (std::size_t l = 0; l < layout.laneCount; ++l) {
        std::uint16_t digit = 1;
        for (const std::uint8_t bit : layout.lanes[l].squares) {
            const bool turned = layout.lanes[l].turned;
            deltas[0][bit][l] = static_cast<std::uint16_t>(turned ? 2 * digit : digit);
            deltas[1][bit][l] = static_cast<std::uint16_t>(turned ? digit : 2 * digit);
            digit = static_cast<std::uint16_t>(3 * digit);
        }
    }
    return deltas;
}

} // namespace detail

/// The layout of a variant's patterns.
[[nodiscard]] const PatternLayout& patternLayout(rules::Variant variant);
/// Which entry of its table a lane reads in a position.
[[nodiscard]] std::uint16_t entryOf(const PatternLayout::Lane& lane,
                                    const rules::Position& position);

template <const rules::Rules& R> struct Patterns {
    static constexpr PatternLayout layout = detail::layoutOf(R.board);
    static constexpr detail::Deltas deltas = detail::deltasOf(layout);

    /// Where each lane stands in its table. A man that comes or goes is one addition of vectors.
    class Indices {
    public:
        void add(rules::Color c, unsigned bit) {
            const auto& delta = deltas[static_cast<std::size_t>(c)][bit];
            for (std::size_t l = 0; l < lanes_.size(); ++l)
                lanes_[l] = static_cast<std::uint16_t>(lanes_[l] + delta[l]);
        }
        void remove(rules::Color c, unsigned bit) {
            const auto& delta = deltas[static_cast<std::size_t>(c)][bit];
            for (std::size_t l = 0; l < lanes_.size(); ++l)
                lanes_[l] = static_cast<std::uint16_t>(lanes_[l] - delta[l]);
        }
        std::uint16_t operator[](std::size_t lane) const { return lanes_[lane]; }

    private:
        alignas(16) std::array<std::uint16_t, PatternLayout::maxLanes> lanes_{};
    };
};

} // namespace damscope::analysis::evaluation
