// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/query/match/tracked_pieces.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db::query {
namespace {

// A pass leaves the board as it is; a position that is set up does not count as a ply.
template <class Squares>
bool isSameBoard(const LineEntry<Squares>& before, const LineEntry<Squares>& after) {
    return before.known && after.known && after.ply == before.ply + 1;
}

} // namespace

template <class Squares> TrackedPieces<Squares>::TrackedPieces(const LineEntries<Squares>& line) {
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (i == 0 || (!line[i - 1].moved && !isSameBoard(line[i - 1], line[i]))) {
            boards_.push_back(newPieces(line[i]));
            continue;
        }
        boards_.push_back(boards_.back());
        if (line[i - 1].moved)
            play(line[i - 1], boards_.back());
    }
}

template <class Squares>
bool TrackedPieces<Squares>::isOn(std::size_t place, rules::SquareSet squares,
                                  Number number) const {
    return std::ranges::any_of(squares,
                               [&](rules::Square square) { return at(place, square) == number; });
}

template <class Squares>
typename TrackedPieces<Squares>::Board
TrackedPieces<Squares>::newPieces(const LineEntry<Squares>& entry) {
    Board board{};
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.white | entry.black}))
        board.at(s.bit()) = ++last_;
    return board;
}

template <class Squares>
void TrackedPieces<Squares>::play(const LineEntry<Squares>& entry, Board& board) {
    const Number moving = std::exchange(board.at(entry.from.bit()), Number{0});
    for (const rules::Square s : rules::SquareSet(rules::SquareBits{entry.captured}))
        board.at(s.bit()) = 0;
    board.at(entry.to.bit()) = moving;
}

template class TrackedPieces<std::uint64_t>;
template class TrackedPieces<rules::SquareBits>;

} // namespace damscope::db::query
