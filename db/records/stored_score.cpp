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
    if (score.kind() == Score::Kind::forced)
        return score.isWin() ? score.plies() : -score.plies();
    if (score.kind() == Score::Kind::table)
        return score.isWin() ? 1 : (score.isLoss() ? -1 : 0);
    return score.centiMen();
}

Score scoreOf(std::string_view kind, std::int64_t number) {
    constexpr std::int64_t farthest = 1'000'000;
    const int value = static_cast<int>(std::clamp(number, -farthest, farthest));
    if (kind == "forced")
        return value >= 0 ? Score::winIn(value) : Score::lossIn(-value);
    if (kind == "table")
        return Score::table(std::clamp(value, -1, 1));
    return Score::centiMen(value);
}

} // namespace damscope::db
