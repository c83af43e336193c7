// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repertoire/changed_evaluations.hpp"

#include "db/store/evaluations.hpp"
#include "rules/game/score_sheet.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace damscope::db {
namespace {

using analysis::Score;

std::optional<Score> noted(const rules::Game& game, rules::NodeId node) {
    constexpr double thousandthsPerHundredth = 10;
    for (const rules::Remark& remark : game.remarks(node))
        if (const auto* evaluation = remark.as<rules::Evaluation>())
            return Score::centiMen(
                static_cast<int>(std::lround(evaluation->thousandths / thousandthsPerHundredth)));
    return std::nullopt;
}

bool differ(const Score& then, const Score& now, int leastHundredths) {
    return now.kind() != Score::Kind::estimate ||
           std::abs(now.centiMen() - then.centiMen()) >= leastHundredths;
}

std::vector<std::string> pathTo(const rules::Game& game, rules::NodeId node) {
    std::vector<std::string> path;
    for (; node != rules::rootNode; node = game.node(node).parent)
        if (const auto before = game.position(game.node(node).parent);
            before && game.node(node).step == rules::Step::move)
            path.push_back(rules::moveText(*before, game.node(node).move));
    std::ranges::reverse(path);
    return path;
}

} // namespace

std::vector<ChangedEvaluation> changedEvaluations(Store& store, const rules::Game& game,
                                                  int leastHundredths) {
    std::vector<ChangedEvaluation> changed;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game)) {
        const auto then = noted(game, entry.node);
        const auto position = then ? game.position(entry.node) : std::nullopt;
        if (!position)
            continue;
        if (const auto now = evaluation(store, *position);
            now && differ(*then, now->score(), leastHundredths))
            changed.push_back({pathTo(game, entry.node), *then, now->score(), now->engine});
    }
    return changed;
}

} // namespace damscope::db
