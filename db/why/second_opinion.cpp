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

int valueOf(const analysis::Score& score) {
    if (score.isWin() || score.isLoss())
        return score.isWin() ? decided : -decided;
    return score.kind() == analysis::Score::Kind::estimate
               ? std::clamp(score.centiMen(), -decided, decided)
               : 0;
}

} // namespace

bool SecondOpinion::isBetter(const rules::Position& position, const rules::Move& move,
                             const rules::Move& other) {
    return isClearlyMore(-search(position.after(move)).value, -search(position.after(other)).value);
}

bool SecondOpinion::hasBetter(const rules::Position& position, const rules::Move& move) {
    const Found best = search(position);
    return best.move != move && isClearlyMore(best.value, -search(position.after(move)).value);
}

SecondOpinion::Found SecondOpinion::search(const rules::Position& position) {
    if (rules::legalMoves(position).empty())
        return {-decided, std::nullopt};
    if (!engine_)
        engine_.emplace(analysis::EngineSettings{.threads = 1, .tableMegabytes = 1, .weights = {}});
    engine_->newGame();
    engine_->setPosition(position);
    analysis::Limits limits;
    limits.nodes = nodes;
    const analysis::Findings found = engine_->search(limits);
    if (found.lines.empty() || found.lines.front().moves.empty())
        return {0, std::nullopt};
    const analysis::PvLine& line = found.lines.front();
    return {valueOf(line.score), line.moves.front()};
}

} // namespace damscope::db
