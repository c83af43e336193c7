// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/stored_score.hpp"

#include <algorithm>

namespace damscope::db {

using analysis::Score;

std::string_view kindName(Score::Kind kind) {
    switch (kind) {
    case Score::Kind::forced:
        return "forced";
    case Score::Kind::table:
        return "table";
    default:
        return "estimate";
    }
}

std::int64_t scoreNumber(const Score& score) {
    // An end of the game that is there already has no sign: it is stored as one ply away.
    if (score.kind() == Score::Kind::forced)
        return score.isWin() ? std::max(score.plies(), 1) : -std::max(score.plies(), 1);
    if (score.kind() == Score::Kind::table)
        return score.isWin() ? 1 : (score.isLoss() ? -1 : 0);
    return score.centiMen();
}

Score scoreOf(std::string_view kind, std::int64_t number) {
    constexpr std::int64_t longest = 10'000; // plies
    constexpr std::int64_t farthest = 1'000'000;
    const auto within = [number](std::int64_t limit) {
        return static_cast<int>(std::clamp(number, -limit, limit));
    };
    if (kind == "forced" && number != 0) // whose win 0 plies are nobody knows
        return number > 0 ? Score::winIn(within(longest)) : Score::lossIn(-within(longest));
    if (kind == "table")
        return Score::table(within(1));
    return Score::centiMen(within(farthest));
}

} // namespace damscope::db
