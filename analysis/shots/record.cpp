// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/record.hpp"

#include "rules/moves/routes.hpp"

#include <array>

namespace damscope::analysis::shots {
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

Record recordOf(const Position& start, std::span<const Move> line) {
    const bool isTurned = start.toMove() == rules::Color::black;
    Position position = isTurned ? rules::turned(start) : start;
    Pieces pieces = numbered();
    Record record;
    for (const Move& played : line) {
        const Move move = isTurned ? rules::turned(position.rules().board, played) : played;
        const std::size_t piece = pieces[move.from.bit()];
        record.steps.push_back({position, move, position.toMove() == rules::Color::white, piece,
                                takenInOrder(position, move)});
        pieces[move.to.bit()] = piece;
        position.play(move);
    }
    return record;
}

} // namespace damscope::analysis::shots
