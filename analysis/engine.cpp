// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/engine.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::analysis {

std::optional<Choice> Engine::play(const Limits& limits, const std::stop_token& stop) {
    const Findings found = search(limits, stop);
    if (found.lines.empty())
        return std::nullopt;
    const PvLine& best = found.lines.front();
    return Choice{best.moves.at(0), best.score, best.depth};
}

using std::chrono::milliseconds;

MoveTime moveTime(const TimeLeft& clock) {
    // A game goes on for some thirty moves more, wherever it stands.
    constexpr int movesToCome = 30;
    constexpr int mostTimesUsual = 4;
    constexpr milliseconds least{1}; // engines may take no time for no limit
    // Until the move has reached the program that keeps the clock.
    constexpr milliseconds lag{20};
    const milliseconds left = std::max(clock.left - lag, least);
    const bool isLast = clock.moves == 1;
    const milliseconds most = std::max(isLast ? left * 9 / 10 : left * 2 / 5, least);
    const milliseconds share = left / (clock.moves > 0 ? clock.moves : movesToCome);
    // The increment is not spent in advance: it comes after the move.
    const milliseconds usual =
        std::clamp(share + clock.increment, least, isLast ? most : std::max(left / 4, least));
    return {usual, std::min(usual * mostTimesUsual, most)};
}

namespace {

std::string inMen(int hundredths) {
    const int size = std::abs(hundredths);
    const std::string sign = hundredths > 0 ? "+" : hundredths < 0 ? "-" : "";
    const std::string cents = std::to_string(size % 100);
    return sign + std::to_string(size / 100) + (cents.size() == 1 ? ".0" : ".") + cents;
}

} // namespace

int Score::rank() const {
    // Estimates are below a table's results, and those below forced ones.
    constexpr int tableRank = 500'000;
    constexpr int forcedRank = 1'000'000;
    const int sign = value_ > 0 ? 1 : value_ < 0 ? -1 : 0;
    switch (kind_) {
    case Kind::table:
        return sign * tableRank;
    case Kind::forced:
        return sign * forcedRank + value_;
    case Kind::estimate:
        break;
    }
    return value_;
}

std::string text(const Score& score) {
    switch (score.kind()) {
    case Score::Kind::table:
        return score.isWin() ? "won" : score.isLoss() ? "lost" : "drawn";
    case Score::Kind::forced:
        return (score.isWin() ? "win in " : "loss in ") + std::to_string(score.plies());
    case Score::Kind::estimate:
        break;
    }
    return inMen(score.centiMen());
}

} // namespace damscope::analysis
