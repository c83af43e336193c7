// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/score_json.hpp"

namespace damscope::cli {

Json scoreJson(const std::optional<analysis::Score>& score) {
    if (!score)
        return {};
    if (score->kind() == analysis::Score::Kind::estimate)
        return {{"kind", "estimate"}, {"value", score->centiMen()}};
    const int sign = score->isWin() ? 1 : (score->isLoss() ? -1 : 0);
    if (score->kind() == analysis::Score::Kind::table)
        return {{"kind", "table"}, {"value", sign}};
    return {{"kind", "forced"}, {"value", sign * score->plies()}};
}

} // namespace damscope::cli
