// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/analysis/game_judge.hpp"

#include "db/store/evaluations.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"

#include <exception>
#include <optional>

namespace damscope::gui {

namespace {

analysis::GameJudgement judgementOf(const std::filesystem::path& file, const rules::Game& game,
                                    const std::stop_token& stop) {
    std::optional<db::Store> store;
    if (!file.empty())
        store.emplace(file, db::Store::Access::read);
    return analysis::judge(
        game, [&](const rules::Position& position) -> std::optional<analysis::Verdict> {
            if (!store || stop.stop_requested())
                return std::nullopt;
            return db::evaluation(*store, position);
        });
}

} // namespace

void GameJudge::judge(const std::filesystem::path& store, const rules::Game& game) {
    task_.start([this, store, game, number = ++number_](const std::stop_token& stop) {
        try {
            analysis::GameJudgement judgement = judgementOf(store, game, stop);
            if (!stop.stop_requested())
                QMetaObject::invokeMethod(this, [this, game, judgement, number] {
                    if (number == number_)
                        emit judged(game, judgement);
                });
        } catch (const std::exception& e) {
            QMetaObject::invokeMethod(this, [this, what = qtText(e.what())] { emit failed(what); });
        }
    });
}

} // namespace damscope::gui
