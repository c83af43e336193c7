// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/match/referee.hpp"

#include "analysis/endgame/variant_endgame.hpp"
#include "rules/adjudication.hpp"
#include "rules/ending.hpp"

#include <algorithm>

namespace damscope::analysis::match {

Referee::Referee(const rules::Position& start, const endgame::Tables* tables)
    : tables_(tables), game_(start), position_(start) {
    keys_.push_back(start.key());
    judge();
}

void Referee::play(const rules::Move& move) {
    last_ = game_.addMove(last_, move);
    moves_.push_back(move);
    position_ = position_.after(move);
    keys_.push_back(position_.key());
    judge();
}

void Referee::judge() {
    const rules::Outcome outcome = rules::outcome(position_);
    if (outcome.end != rules::BoardEnd::none)
        result_ = outcome.result;
    else if (isDrawn())
        result_ = rules::GameResult::draw;
    else
        result_ = knownResult();
    if (result_)
        game_.result = *result_;
}

std::optional<rules::GameResult> Referee::knownResult() const {
    using rules::GameResult;
    if (tables_ == nullptr || position_.pieces().size() > tables_->largest())
        return std::nullopt;
    const auto known = endgame::variantEndgame(position_.variant()).result(position_, *tables_);
    if (!known)
        return std::nullopt;
    if (*known == endgame::Result::draw)
        return GameResult::draw;
    const bool white = position_.toMove() == rules::Color::white;
    return (*known == endgame::Result::win) == white ? GameResult::whiteWins
                                                     : GameResult::blackWins;
}

bool Referee::isDrawn() const {
    constexpr auto occurrences = 3;
    if (moves_.size() >= mostPlies || std::ranges::count(keys_, position_.key()) >= occurrences)
        return true;
    // Every other draw rule needs a king on the board.
    return !position_.kings().empty() && !rules::adjudicate(game_).empty();
}

} // namespace damscope::analysis::match
