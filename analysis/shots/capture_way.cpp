// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/capture_way.hpp"

#include "rules/moves/routes.hpp"

#include <algorithm>
#include <span>

namespace damscope::analysis::shots {
namespace {

using rules::Coordinates;
using rules::Square;

/// The jumps of a man's capture, as steps of a row and a column each.
std::vector<Coordinates> jumps(const Step& step) {
    const rules::Board& board = step.before.rules().board;
    const std::vector<Square> squares = landings(step);
    std::vector<Coordinates> all;
    for (std::size_t i = 1; i < squares.size(); ++i) {
        const Coordinates from = board.coordinates(squares[i - 1]);
        const Coordinates to = board.coordinates(squares[i]);
        all.push_back({(to.row - from.row) / 2, (to.column - from.column) / 2});
    }
    return all;
}

} // namespace

bool byKing(const Step& step) {
    return step.before.kings().contains(step.move.from);
}

std::vector<Square> landings(const Step& step) {
    const auto routes = rules::routes(step.before, step.move, 1);
    return routes.empty() ? std::vector<Square>() : routes.front().squares;
}

bool wheel(const Record& record) {
    return std::ranges::any_of(record.steps, [](const Step& step) {
        if (step.taken.size() < 4)
            return false;
        std::vector<Square> squares = landings(step);
        std::ranges::sort(squares);
        return std::ranges::adjacent_find(squares) != squares.end();
    });
}

bool rolledUp(const Record& record) {
    const Step* last = record.lastCapture();
    if (last == nullptr || byKing(*last) || last->taken.size() < 5)
        return false;
    const std::vector<Coordinates> way = jumps(*last);
    const Coordinates ahead = way.front();
    const auto turn = std::ranges::find_if(way, [&](Coordinates c) { return c != ahead; });
    if (turn == way.end())
        return false;
    const Coordinates back{-ahead.row, -ahead.column};
    const auto end = std::find(turn, way.end(), back);
    return turn - way.begin() >= 2 && end != way.end() && end - turn >= 2 &&
           std::all_of(turn, end, [&](Coordinates c) { return c == *turn; });
}

bool zigzag(const Record& record) {
    const Step* last = record.lastCapture();
    const auto before = last == nullptr ? std::span<const Step>() : record.before(*last);
    if (before.size() < 2 || last->taken.size() < 3 || byKing(*last) || byKing(before.back()) ||
        before[before.size() - 2].move.isCapture() || last->taken.front() != before.back().move.to)
        return false;
    const std::vector<Coordinates> way = jumps(*last);
    return way.size() >= 3 && way[0].row == way[2].row && way[1].row == -way[0].row &&
           way[1].column == way[0].column && way[2].column == way[0].column;
}

} // namespace damscope::analysis::shots
