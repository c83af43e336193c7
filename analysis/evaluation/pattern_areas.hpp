// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/board.hpp"

#include <array>
#include <cassert>
#include <cstddef>

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
