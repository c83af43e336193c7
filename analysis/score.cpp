// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/score.hpp"

#include <cstdlib>

namespace damscope::analysis {

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
