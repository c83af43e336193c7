// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/codec/score_columns.hpp"

#include <algorithm>

namespace damscope::db {

std::string_view kindName(analysis::Score::Kind kind) {
    switch (kind) {
    case analysis::Score::Kind::forced:
        return "forced";
    case analysis::Score::Kind::table:
        return "table";
    default:
        return "estimate";
    }
}

std::int64_t scoreNumber(const analysis::Score& score) {
    // An end of the game that is there already has no sign: it is stored as one ply away.
    if (score.kind() == analysis::Score::Kind::forced)
        return score.isWin() ? std::max(score.plies(), 1) : -std::max(score.plies(), 1);
    if (score.kind() == analysis::Score::Kind::table)
        return score.isWin() ? 1 : (score.isLoss() ? -1 : 0);
    return score.centiMen();
}

analysis::Score scoreOf(std::string_view kind, std::int64_t number) {
    constexpr std::int64_t longest = 10'000; // plies
    constexpr std::int64_t farthest = 1'000'000;
    const auto within = [number](std::int64_t limit) {
        return static_cast<int>(std::clamp(number, -limit, limit));
    };
    if (kind == "forced" && number != 0) // whose win 0 plies are nobody knows
        return number > 0 ? analysis::Score::winIn(within(longest))
                          : analysis::Score::lossIn(-within(longest));
    if (kind == "table")
        return analysis::Score::table(within(1));
    return analysis::Score::centiMen(within(farthest));
}

} // namespace damscope::db
