// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/game_judge.hpp"

#include "analysis/judgement/comment_evaluations.hpp"
#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"

#include <optional>

namespace damscope::gui {

namespace {

analysis::GameJudgement judgementOf(const std::filesystem::path& file, const rules::Game& game,
                                    const std::stop_token& stop) {
    std::optional<db::Store> store;
    if (!file.empty())
        store.emplace(file, db::Store::Access::read);
    return analysis::judgeWithComments(
        game, [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
            if (!store || stop.stop_requested())
                return std::nullopt;
            return db::evaluation(*store, position);
        });
}

} // namespace

void GameJudge::judge(const std::filesystem::path& store, const rules::Game& game) {
    job_.start([this, store, game](const Job::Report&, const std::stop_token& stop) -> Job::Step {
        return [this, game, judgement = judgementOf(store, game, stop)] {
            emit judged(game, judgement);
        };
    });
}

} // namespace damscope::gui
