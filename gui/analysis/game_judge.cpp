// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/game_judge.hpp"

#include "analysis/judgement/comment_evaluations.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "rules/game/score_sheet.hpp"

#include <optional>
#include <utility>

namespace damscope::gui {

namespace {

struct Judged {
    analysis::GameJudgement judgement;
    VariationScores variations;
};

// A move that is the engine's choice has the evaluation of the position before it.
VariationScores scoresOf(const rules::Game& game, const analysis::GameJudgement& judgement,
                         const analysis::EvaluationSource& evaluations) {
    VariationScores scores;
    for (const analysis::JudgedMove& move : judgement.moves)
        for (rules::NodeId other = game.node(move.node).nextSibling; other != rules::noNode;
             other = game.node(other).nextSibling)
            if (move.before && !move.better.empty() && game.node(other).step == rules::Step::move &&
                game.node(other).move == move.better.front())
                scores.emplace(other, *move.before);
    for (const rules::SheetEntry& entry : rules::scoreSheet(game)) {
        const auto position = entry.opensLine ? game.position(entry.node) : std::nullopt;
        const auto found = position ? evaluations(*position) : std::nullopt;
        if (found)
            scores.insert_or_assign(entry.node, found->score());
    }
    return scores;
}

Judged judgementOf(const std::filesystem::path& file, const rules::Game& game,
                   const std::stop_token& stop) {
    std::optional<db::Store> store;
    if (!file.empty())
        store.emplace(file, db::Store::Access::read);
    const analysis::EvaluationSource evaluations =
        [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
        if (!store || stop.stop_requested())
            return std::nullopt;
        return db::evaluation(*store, position);
    };
    auto judgement = analysis::judgeWithComments(game, evaluations);
    auto variations = scoresOf(game, judgement, evaluations);
    return {std::move(judgement), std::move(variations)};
}

} // namespace

void GameJudge::judge(const std::filesystem::path& store, const rules::Game& game) {
    job_.start([this, store, game](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        return [this, game, found = judgementOf(store, game, stop)] {
            emit judged(game, found.judgement, found.variations);
        };
    });
}

} // namespace damscope::gui
