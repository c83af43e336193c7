// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/referee.hpp"

#include "analysis/endgame/game_result.hpp"
#include "analysis/endgame/variant_endgame.hpp"
#include "rules/game/adjudication.hpp"
#include "rules/moves/ending.hpp"

#include <cassert>

namespace damscope::analysis::match {

Referee::Referee(const rules::Position& start, const endgame::Tables* tables,
                 std::size_t drawnAfter, rules::DrawReading draws)
    : tables_(tables), drawnAfter_(drawnAfter), draws_(draws), game_(start) {
    judge();
}

void Referee::play(const rules::Move& move) {
    assert(!result_);
    game_.play(move);
    judge();
}

void Referee::forfeit() {
    end(rules::winFor(rules::opponent(position().toMove())));
}

void Referee::end(rules::GameResult result) {
    assert(!result_ && result != rules::GameResult::unknown);
    result_ = result;
    game_.setResult(result);
}

void Referee::judge() {
    const rules::Outcome outcome = rules::outcome(position());
    if (outcome.end != rules::BoardEnd::none)
        result_ = outcome.result;
    else if (isDrawn())
        result_ = rules::GameResult::draw;
    else
        result_ = knownResult();
    if (result_)
        game_.setResult(*result_);
}

std::optional<rules::GameResult> Referee::knownResult() const {
    if (tables_ == nullptr || position().pieces().size() > tables_->largest())
        return std::nullopt;
    const auto known = endgame::variantEndgame(position().variant()).result(position(), *tables_);
    return known ? std::optional(endgame::gameResult(*known, position().toMove())) : std::nullopt;
}

bool Referee::isDrawn() const {
    if (moves().size() >= drawnAfter_ || game_.isThirdTime())
        return true;
    // Every other draw rule needs a king on the board.
    return !position().kings().empty() && !rules::adjudicate(game(), draws_).empty();
}

} // namespace damscope::analysis::match
