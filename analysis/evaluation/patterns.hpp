// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/board.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

/// The rectangles of a board that form the patterns: internal to patterns.hpp.
namespace damscope::analysis::evaluation::detail {

/// A rectangle of playing squares by its first one: the place along its row, and the row.
struct Area {
    int column = 0;
    int row = 0;
};

/// Rectangles of one shape. Of two that rotate into each other, only the first is listed.
struct Areas {
    static constexpr std::size_t most = 16;

    int width = 0; ///< playing squares along a row
    int height = 0;
    std::array<Area, most> list{};
    std::size_t count = 0;

    /// The index of a rectangle's square, counted along its rows.
    [[nodiscard]] constexpr int squareAt(const rules::Board& board, Area area, int k) const {
        assert(k >= 0 && k < width * height);
        return (area.row + k / width) * board.squaresPerRow() + area.column + k % width;
    }
};

/// All columns, two files apart, and these rows, which must rotate into each other.
template <std::size_t N>
constexpr Areas areasAt(const rules::Board& board, int width, int height,
                        const std::array<int, N>& rows, std::size_t rowCount) {
    const int step = board.playing == rules::Playing::all ? 2 : 1;
    const int columns = (board.squaresPerRow() - width) / step + 1;
    const int lastRow = board.ranks - height;
    Areas areas{width, height, {}, 0};
    for (std::size_t i = 0; i < rowCount; ++i)
        for (int c = 0; c < columns; ++c) {
            const int turnedRow = lastRow - rows[i];
            const int turnedColumn = columns - 1 - c;
            if (turnedRow < rows[i] || (turnedRow == rows[i] && turnedColumn < c))
                continue;
            areas.list[areas.count++] = {c * step, rows[i]};
        }
    return areas;
}

/// Four files by four rows (eight playing squares; four by two if all squares are used), in as many
/// rows as keep both orientations within sixteen.
constexpr Areas areasOfEight(const rules::Board& board) {
    const bool allPlay = board.playing == rules::Playing::all;
    const int width = allPlay ? 4 : 2;
    const int height = allPlay ? 2 : 4;
    const int columns = (board.squaresPerRow() - width) / (allPlay ? 2 : 1) + 1;
    const int perColumn = static_cast<int>(Areas::most) / columns;
    const int lastRow = board.ranks - height;
    const int rowStep = (lastRow + perColumn - 2) / (perColumn - 1);
    std::array<int, Areas::most> rows{};
    std::size_t count = 0;
    for (int row = 0; row <= lastRow; row += rowStep)
        rows[count++] = row;
    return areasAt(board, width, height, rows, count);
}

/// Four files by six rows (twelve playing squares; four by three if all squares are used), in as
/// few rows, evenly spread, as let neighbours share a third of their rows.
constexpr Areas areasOfTwelve(const rules::Board& board) {
    const bool allPlay = board.playing == rules::Playing::all;
    const int width = allPlay ? 4 : 2;
    const int height = allPlay ? 3 : 6;
    const int fresh = height - height / 3;
    const int lastRow = board.ranks - height;
    const int count = 1 + (lastRow + fresh - 1) / fresh;
    std::array<int, Areas::most> rows{};
    for (int i = 0; i < count; ++i)
        rows[static_cast<std::size_t>(i)] = (2 * i * lastRow + count - 1) / (2 * (count - 1));
    return areasAt(board, width, height, rows, static_cast<std::size_t>(count));
}

} // namespace damscope::analysis::evaluation::detail

namespace damscope::analysis::evaluation {

/// The shape of a variant's patterns: overlapping areas of twelve playing squares. The value of the
/// men in an area comes from a table with an entry for each of the 3^12 configurations of men.
/// Rotating the board and exchanging the colours maps one area to another: both share a table, read
/// with the opposite sign, so that the evaluation is symmetric in the colours.
///
/// Most configurations are rare. So an entry is trained as the sum of the weights of its twelve
/// squares and of the areas of eight squares inside (`Part`), which occur far more often.
struct PatternLayout {
    static constexpr std::size_t maxLanes = 16;
    static constexpr std::size_t squaresEach = 12;
    static constexpr std::size_t entries = 531'441;
    static constexpr std::size_t maxParts = detail::Areas::most;
    static constexpr std::size_t partEntries = 6561;

    /// One area to look up.
    struct Lane {
        std::array<std::uint8_t, squaresEach> squares{}; ///< grid bits, lowest digit first
        std::uint8_t table = 0;
        bool turned = false; ///< read from the other side, value negated
    };
    /// An area of eight squares: adjacent digits of a table's entries. Its index in the list is
    /// the number of its own table.
    struct Part {
        std::uint8_t table = 0;
        std::uint32_t unit = 1; ///< 3 to the power of the first of its digits
        [[nodiscard]] constexpr std::size_t entry(std::size_t tableEntry) const {
            return tableEntry / unit % partEntries;
        }
    };

    std::array<Lane, maxLanes> lanes{};
    std::size_t laneCount = 0;
    std::size_t tableCount = 0;
    std::array<Part, maxParts> parts{};
    std::size_t partCount = 0;
};

namespace detail {

constexpr PatternLayout::Part partIn(const Areas& twelves, const Areas& eights, Area eight) {
    for (std::size_t t = 0; t < twelves.count; ++t) {
        const Area twelve = twelves.list[t];
        const int rowsDown = eight.row - twelve.row;
        if (eight.column != twelve.column || rowsDown < 0 ||
            rowsDown + eights.height > twelves.height)
            continue;
        PatternLayout::Part part{static_cast<std::uint8_t>(t), 1};
        for (int k = 0; k < rowsDown * twelves.width; ++k)
            part.unit *= 3;
        return part;
    }
    assert(false && "every area of eight squares lies in one of twelve");
    return {};
}

constexpr PatternLayout makePatternLayout(const rules::Board& board) {
    const Areas twelves = areasOfTwelve(board);
    const Areas eights = areasOfEight(board);
    PatternLayout layout;
    const auto add = [&](std::size_t table, bool turned) {
        assert(layout.laneCount < PatternLayout::maxLanes);
        PatternLayout::Lane& lane = layout.lanes[layout.laneCount++];
        lane.table = static_cast<std::uint8_t>(table);
        lane.turned = turned;
        for (std::size_t k = 0; k < PatternLayout::squaresEach; ++k) {
            const int i = twelves.squareAt(board, twelves.list[table], static_cast<int>(k));
            lane.squares[k] =
                static_cast<std::uint8_t>(board.square(turned ? board.size() - 1 - i : i).bit());
        }
    };
    for (; layout.tableCount < twelves.count; ++layout.tableCount) {
        add(layout.tableCount, false);
        add(layout.tableCount, true);
    }
    for (; layout.partCount < eights.count; ++layout.partCount)
        layout.parts[layout.partCount] = partIn(twelves, eights, eights.list[layout.partCount]);
    return layout;
}

} // namespace detail

/// The layout of a variant's patterns.
[[nodiscard]] const PatternLayout& patternLayout(rules::Variant variant);
/// The entry of its table that a lane reads in a position.
[[nodiscard]] std::uint32_t patternEntry(const PatternLayout::Lane& lane,
                                         const rules::Position& position);

template <const rules::Rules& R> struct Patterns {
    static constexpr PatternLayout layout = detail::makePatternLayout(R.board);

    /// The index of each lane in its table. Adding or removing a man is one addition of vectors.
    class Indices {
    public:
        void add(rules::Color c, unsigned bit) {
            const Lanes& delta = deltas[static_cast<std::size_t>(c)][bit];
            for (std::size_t l = 0; l < lanes_.size(); ++l)
                lanes_[l] += delta[l];
        }
        void remove(rules::Color c, unsigned bit) {
            const Lanes& delta = deltas[static_cast<std::size_t>(c)][bit];
            for (std::size_t l = 0; l < lanes_.size(); ++l)
                lanes_[l] -= delta[l];
        }
        std::uint32_t operator[](std::size_t lane) const { return lanes_[lane]; }

    private:
        using Lanes = std::array<std::uint32_t, (layout.laneCount + 3) / 4 * 4>;

        /// What a man adds to each lane: by colour and grid bit.
        static constexpr auto deltas = [] {
            std::array<std::array<Lanes, R.board.gridBits()>, 2> all{};
            for (std::size_t l = 0; l < layout.laneCount; ++l) {
                std::uint32_t digit = 1;
                for (const std::uint8_t bit : layout.lanes[l].squares) {
                    const bool turned = layout.lanes[l].turned;
                    all[0][bit][l] = turned ? 2 * digit : digit;
                    all[1][bit][l] = turned ? digit : 2 * digit;
                    digit *= 3;
                }
            }
            return all;
        }();

        alignas(16) Lanes lanes_{};
    };
};

} // namespace damscope::analysis::evaluation
