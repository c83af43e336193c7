// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/why/second_opinion.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::db {
namespace {

constexpr int clearly = 50; // hundredths of a man
constexpr std::uint64_t nodes = 50'000;
constexpr int decided = 10'000; // of a game that is won

// A game that is decided either way has no difference that a search could see.
bool isClearlyMore(int value, int other) {
    return value >= other + clearly || (value == other && std::abs(value) == decided);
}

} // namespace

bool SecondOpinion::isBetter(const rules::Position& position, const rules::Move& move,
                             const rules::Move& other) {
    return isClearlyMore(-value(position.after(move)), -value(position.after(other)));
}

bool SecondOpinion::hasBetter(const rules::Position& position, const rules::Move& move) {
    return isClearlyMore(value(position), -value(position.after(move)));
}

// For the side to move.
int SecondOpinion::value(const rules::Position& position) {
    if (rules::legalMoves(position).empty())
        return -decided;
    if (!engine_)
        engine_.emplace(analysis::EngineSettings{.threads = 1, .tableMegabytes = 1, .weights = {}});
    engine_->newGame();
    engine_->setPosition(position);
    analysis::Limits limits;
    limits.nodes = nodes;
    const analysis::Findings found = engine_->search(limits);
    if (found.lines.empty())
        return 0;
    const analysis::Score score = found.lines.front().score;
    if (score.isWin() || score.isLoss())
        return score.isWin() ? decided : -decided;
    return score.kind() == analysis::Score::Kind::estimate
               ? std::clamp(score.centiMen(), -decided, decided)
               : 0;
}

} // namespace damscope::db
