// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/record.hpp"

#include "rules/moves/generate.hpp"
#include "rules/moves/majority.hpp"
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

std::vector<Step> stepsOf(Position position, std::span<const Move> line) {
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

Record recordOf(const Position& start, std::span<const Move> line) {
    if (start.toMove() == rules::Color::white)
        return {stepsOf(start, line)};
    std::vector<Move> turned;
    for (const Move& move : line)
        turned.push_back(rules::turned(start.rules().board, move));
    return {stepsOf(rules::turned(start), turned)};
}

} // namespace damscope::analysis::shots
