// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/study/tree.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cassert>
#include <utility>

namespace damscope::analysis::study {

const PositionEvaluation* Place::evaluation(std::string_view engine) const {
    const auto found = std::ranges::find(evaluations, engine, &PositionEvaluation::engine);
    return found == evaluations.end() ? nullptr : &*found;
}

Tree::Tree(const rules::Position& start, Answers answers) : answers_(std::move(answers)) {
    keep(add(start));
}

PlaceId Tree::play(PlaceId from, const rules::Move& move) {
    assert(rules::isLegal(at(from).position, move));
    const PlaceId to = add(at(from).position.after(move));
    link(from, move, to);
    return to;
}

// Where a move is the only one it is played at once, and so on to a place with a choice.
PlaceId Tree::add(const rules::Position& position) {
    std::optional<PlaceId> first;
    std::optional<std::pair<PlaceId, rules::Move>> forced;
    rules::Position next = position;
    while (true) {
        const auto id = static_cast<PlaceId>(places_.size());
        const auto [known, isNew] = byKey_.try_emplace(static_cast<std::uint64_t>(next.key()), id);
        first = first.value_or(known->second);
        if (forced)
            link(forced->first, forced->second, known->second);
        if (!isNew)
            return *first;
        const rules::MoveList moves = rules::legalMoves(next);
        Place place{next, moves.size(), finalScore(next), false, {}, {}, {}};
        if (!place.answer && answers_)
            place.answer = answers_(next);
        const bool goesOn = !place.answer && moves.size() == 1;
        places_.push_back(std::move(place));
        if (!goesOn)
            return *first;
        forced.emplace(id, *moves.begin());
        next.play(*moves.begin());
    }
}

void Tree::link(PlaceId from, const rules::Move& move, PlaceId to) {
    std::vector<PlaceMove>& moves = place(from).moves;
    if (std::ranges::find(moves, move, &PlaceMove::move) == moves.end())
        moves.push_back({move, to});
}

void Tree::take(PlaceId id, PositionEvaluation evaluation) {
    assert(!evaluation.lines.empty());
    if (std::ranges::find(engines_, evaluation.engine) == engines_.end())
        engines_.push_back(evaluation.engine);
    for (const EvaluatedLine& line : evaluation.lines)
        if (!line.moves.empty())
            (void)play(id, line.moves.front());
    const std::size_t wanted =
        std::min(static_cast<std::size_t>(evaluation.asked.lines), at(id).choices);
    if (evaluation.lines.size() < wanted)
        for (const rules::Move& move : rules::legalMoves(at(id).position))
            (void)play(id, move);
    std::vector<PositionEvaluation>& evaluations = place(id).evaluations;
    std::erase_if(evaluations, [&](const PositionEvaluation& other) {
        return other.engine == evaluation.engine;
    });
    evaluations.push_back(std::move(evaluation));
}

} // namespace damscope::analysis::study
