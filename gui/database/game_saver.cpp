// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_saver.hpp"

#include "db/store/own_games.hpp"
#include "db/store/store.hpp"
#include "gui/base/text.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

void GameSaver::save(const std::filesystem::path& store, std::optional<db::GameId> id,
                     const rules::Game& game) {
    orders_.push_back({store, id, game});
    if (orders_.size() == 1)
        workOn();
}

bool GameSaver::isSaving(const rules::Game& game) const {
    return std::ranges::any_of(orders_, [&](const Order& order) { return order.game == game; });
}

void GameSaver::workOn() {
    task_.start([this, order = orders_.front()](const std::stop_token&) {
        try {
            db::Store store(order.store, db::Store::Access::write);
            db::GameId id{};
            if (order.id)
                db::overwriteGame(store, id = *order.id, order.game);
            else
                id = db::addOwnGame(store, order.game);
            QMetaObject::invokeMethod(this, [this, id] { emit saved(id, takeFirst().game); });
        } catch (const std::exception& e) {
            QMetaObject::invokeMethod(
                this, [this, what = qtText(e.what())] { emit failed(takeFirst().game, what); });
        }
    });
}

GameSaver::Order GameSaver::takeFirst() {
    Order first = std::move(orders_.front());
    orders_.pop_front();
    if (!orders_.empty())
        workOn();
    return first;
}

} // namespace damscope::gui
