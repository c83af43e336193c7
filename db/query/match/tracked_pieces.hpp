// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/match/line_entry.hpp"

#include <array>
#include <cstdint>
#include <vector>

namespace damscope::db::query {

/// Which piece is where along a line. A piece keeps its number as it moves and when it becomes a
/// king; where a position is set up, or was not known before, its pieces are new ones.
template <class Squares> class TrackedPieces {
public:
    using Number = std::uint16_t; ///< 0: no piece

    explicit TrackedPieces(const LineEntries<Squares>& line);

    [[nodiscard]] Number at(std::size_t place, rules::Square square) const {
        return boards_[place][square.bit()];
    }
    /// The piece that moves there.
    [[nodiscard]] Number mover(std::size_t place, const LineEntry<Squares>& entry) const {
        return entry.moved ? at(place, entry.from) : Number{0};
    }
    [[nodiscard]] bool isOn(std::size_t place, rules::SquareSet squares, Number number) const;

private:
    using Board = std::array<Number, 8 * sizeof(Squares)>;

    [[nodiscard]] Board newPieces(const LineEntry<Squares>& entry);
    static void play(const LineEntry<Squares>& entry, Board& board);

    std::vector<Board> boards_;
    Number last_ = 0;
};

extern template class TrackedPieces<std::uint64_t>;
extern template class TrackedPieces<rules::SquareBits>;

} // namespace damscope::db::query
