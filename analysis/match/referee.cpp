// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/referee.hpp"

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
    const bool white = position().toMove() == rules::Color::white;
    end(white ? rules::GameResult::blackWins : rules::GameResult::whiteWins);
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
    using rules::GameResult;
    if (tables_ == nullptr || position().pieces().size() > tables_->largest())
        return std::nullopt;
    const auto known = endgame::variantEndgame(position().variant()).result(position(), *tables_);
    if (!known)
        return std::nullopt;
    if (*known == endgame::Result::draw)
        return GameResult::draw;
    const bool white = position().toMove() == rules::Color::white;
    return (*known == endgame::Result::win) == white ? GameResult::whiteWins
                                                     : GameResult::blackWins;
}

bool Referee::isDrawn() const {
    if (moves().size() >= drawnAfter_ || game_.isThirdTime())
        return true;
    // Every other draw rule needs a king on the board.
    return !position().kings().empty() && !rules::adjudicate(game(), draws_).empty();
}

} // namespace damscope::analysis::match
