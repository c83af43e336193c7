// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/why/second_opinion.hpp"

#include "analysis/judgement/judgement.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

using analysis::Score;

constexpr int clearly = 50; // hundredths of a man
constexpr std::uint64_t nodes = 50'000;
// With few pieces what a move is worth shows many moves later, and nodes are quick.
constexpr int fewPieces = 10;
constexpr std::uint64_t nodesOfFew = 400'000;
constexpr int decided = 10'000;          // of a game that is won
constexpr std::size_t longestAnswer = 8; // plies

int valueOf(const Score& score) {
    if (score.isWin() || score.isLoss())
        return score.isWin() ? decided : -decided;
    return score.kind() == Score::Kind::estimate ? std::clamp(score.centiMen(), -decided, decided)
                                                 : 0;
}

bool isClearlyMore(const Score& score, const Score& other) {
    return valueOf(score) >= valueOf(other) + clearly;
}

// Both for the side that moves in the position.
bool isMistake(const rules::Position& position, const Score& best, const Score& played) {
    const analysis::Curve curve =
        analysis::curveOf(position.variant(), analysis::phaseOf(position));
    const double lost =
        analysis::expectancy(best, curve).points() - analysis::expectancy(played, curve).points();
    return lost >= analysis::Thresholds().mistake;
}

} // namespace

bool SecondOpinion::isBetter(const rules::Position& position, const rules::Move& move,
                             const rules::Move& other) {
    return isClearlyMore(search(position.after(move)).score.turned(),
                         search(position.after(other)).score.turned());
}

bool SecondOpinion::hasBetter(const rules::Position& position, const rules::Move& move) {
    const Found& best = search(position);
    return !best.line.empty() && best.line.front() != move &&
           isClearlyMore(best.score, search(position.after(move)).score.turned());
}

std::optional<SecondOpinion::Refutation> SecondOpinion::refutation(const rules::Position& position,
                                                                   const rules::Move& move) {
    const Found& best = search(position);
    if (best.line.empty() || best.line.front() == move)
        return std::nullopt;
    const rules::Move better = best.line.front();
    const Found& played = search(position.after(move));
    // The best move is looked at as thoroughly as the one that was played.
    const Score kept = search(position.after(better)).score.turned();
    if (played.line.empty() || !isMistake(position, kept, played.score.turned()))
        return std::nullopt;
    const auto length = std::min(played.line.size(), longestAnswer);
    return Refutation{
        better, {played.line.begin(), played.line.begin() + static_cast<std::ptrdiff_t>(length)}};
}

const SecondOpinion::Found& SecondOpinion::search(const rules::Position& position) {
    const std::pair key(position.variant(), position.key());
    if (const auto known = found_.find(key); known != found_.end())
        return known->second;
    return found_.emplace(key, searched(position)).first->second;
}

SecondOpinion::Found SecondOpinion::searched(const rules::Position& position) {
    if (rules::legalMoves(position).empty())
        return {Score::lossIn(0)};
    if (!engine_)
        engine_.emplace(analysis::EngineSettings{.threads = 1, .tableMegabytes = 1, .weights = {}});
    engine_->newGame();
    engine_->setPosition(position);
    analysis::Limits limits;
    limits.nodes = position.pieces().size() <= fewPieces ? nodesOfFew : nodes;
    const analysis::Findings found = engine_->search(limits);
    if (found.lines.empty())
        return {};
    return {found.lines.front().score, found.lines.front().moves};
}

} // namespace damscope::db
