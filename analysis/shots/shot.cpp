// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/routes.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Position;

int worth(const Position& position, Color side) {
    return position.men(side).size() + kingsWorth(position) * position.kings(side).size();
}

// What a side lost between two positions, and how many of its men became kings.
Gain lost(const Position& before, const Position& after, Color side) {
    const int kings = after.kings(side).size() - before.kings(side).size();
    const int crowned = std::max(kings, 0);
    return {before.men(side).size() - after.men(side).size() - crowned, crowned - kings, crowned};
}

} // namespace

int kingsWorth(const Position& position) {
    return position.rules().flyingKings ? 3 : 2;
}

rules::SquareSet runners(const Position& position, Color side) {
    constexpr int lastRows = 2;
    const rules::Board& board = position.rules().board;
    const int row = position.rules().crowningRow(side);
    rules::SquareSet near;
    for (const rules::Square s : position.men(side))
        if (std::abs(board.rowOf(s) - row) <= lastRows)
            near.insert(s);
    return near;
}

int lead(const rules::Position& position, rules::Color side) {
    const int ahead = worth(position, side) - worth(position, rules::opponent(side));
    return position.rules().goal == rules::Goal::loseAll ? -ahead : ahead;
}

Gain materialGain(const Position& before, const Position& after, Color side, int worth,
                  bool proved) {
    const Gain own = lost(before, after, side);
    const Gain other = lost(before, after, rules::opponent(side));
    Gain gain{other.men - own.men, other.kings - own.kings, own.newKings - other.newKings};
    const int king = kingsWorth(before);
    const int onBoard = gain.men + king * gain.kings + (king - 1) * gain.newKings;
    if (proved && onBoard < worth && gain.newKings >= 0 && !runners(after, side).empty()) {
        ++gain.newKings;
        gain.breaksThrough = true;
        return gain;
    }
    return onBoard == worth ? gain : Gain{.men = worth};
}

bool isCombination(const Position& start, const Shot& shot, int before) {
    bool takesForGift = false;
    for (std::size_t i = 2; i < shot.line.size(); i += 2)
        takesForGift = takesForGift || shot.line[i].isCapture();
    const auto isAsGood = [&](const rules::Move& move) {
        const Position next = start.after(move);
        return lead(next, start.toMove()) - before >= shot.gain && !rules::mustCapture(next);
    };
    return takesForGift &&
           !(rules::mustCapture(start) && std::ranges::any_of(rules::legalMoves(start), isAsGood));
}

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

namespace {

using rules::Move;
using rules::Position;
using rules::Square;

/// Which piece stands on a square, by the bit of the square.
using Pieces = std::array<std::size_t, 128>;

Pieces numbered() {
    Pieces pieces{};
    for (std::size_t i = 0; i < pieces.size(); ++i)
        pieces[i] = i;
    return pieces;
}

std::vector<Square> takenInOrder(const Position& position, const Move& move) {
    if (!move.isCapture())
        return {};
    const auto routes = rules::routes(position, move, 1);
    return routes.empty() ? std::vector<Square>() : routes.front().taken;
}

} // namespace

const Step* Record::lastCapture() const {
    for (std::size_t i = steps.size(); i-- > 0;)
        if (steps[i].own && steps[i].move.isCapture())
            return &steps[i];
    return nullptr;
}

const Step* Record::mainCapture() const {
    const Step* main = nullptr;
    for (const Step& step : steps)
        if (step.own && step.move.isCapture() &&
            (main == nullptr || step.taken.size() >= main->taken.size()))
            main = &step;
    return main;
}

int Record::given() const {
    int pieces = 0;
    for (const Step& step : steps)
        if (!step.own)
            pieces += step.move.captured.size();
    return pieces;
}

std::span<const Step> Record::before(const Step& step) const {
    return std::span(steps).first(static_cast<std::size_t>(&step - steps.data()));
}

const Step* Record::after(const Step& step) const {
    const Step* next = &step + 1;
    return next == steps.data() + steps.size() ? nullptr : next;
}

std::vector<Step> toSteps(Position position, std::span<const Move> line) {
    const rules::Color side = position.toMove();
    Pieces pieces = numbered();
    std::vector<Step> steps;
    for (const Move& move : line) {
        const std::size_t piece = pieces[move.from.bit()];
        steps.push_back(
            {position, move, position.toMove() == side, piece, takenInOrder(position, move)});
        pieces[move.to.bit()] = piece;
        position.play(move);
    }
    return steps;
}

Choice choiceAt(const Position& position) {
    if (rules::legalMoves(position).size() > 1)
        return Choice::free;
    return rules::majorityDecides(position) ? Choice::majority : Choice::only;
}

Record toRecord(const Position& start, std::span<const Move> line) {
    if (start.toMove() == rules::Color::white)
        return {toSteps(start, line)};
    std::vector<Move> turned;
    for (const Move& move : line)
        turned.push_back(rules::turned(start.rules().board, move));
    return {toSteps(rules::turned(start), turned)};
}

} // namespace damscope::analysis::shots
