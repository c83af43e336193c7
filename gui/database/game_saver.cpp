// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_saver.hpp"

#include <algorithm>
#include <utility>

namespace damscope::gui {

namespace {

using Outcome = Expected<StoredGame, db::EditConflict>;

Outcome write(db::Store& store, const std::filesystem::path& file,
              const std::optional<StoredGame>& place, const rules::Game& game) {
    if (!place) {
        const db::OwnGame own = db::addOwnGame(store, game);
        return StoredGame{file, own.id, own.version};
    }
    const auto written = db::overwriteGame(store, place->id, game, place->version);
    if (!written)
        return Unexpected{written.error()};
    return StoredGame{file, place->id, *written};
}

} // namespace

void GameSaver::save(Order order) {
    orders_.push_back(std::move(order));
    if (orders_.size() == 1)
        workOn();
}

bool GameSaver::isSaving(const rules::Game& game) const {
    return std::ranges::any_of(orders_, [&](const Order& order) { return order.game == game; });
}

void GameSaver::workOn() {
    const Order& order = orders_.front();
    const std::optional<StoredGame> place = *order.place;
    const std::filesystem::path file = place ? place->store : order.store;
    const auto change = [this, file, place, game = order.game](db::Store& store) {
        return std::function<void()>([this, outcome = write(store, file, place, game)] {
            const Order done = takeFirst();
            if (outcome)
                *done.place = *outcome;
            if (!orders_.empty())
                workOn();
            outcome ? emit saved(done) : emit conflicted(done, outcome.error());
        });
    };
    changes_.make(file, change, [this](const QString& reason) {
        const Order undone = takeFirst();
        if (!orders_.empty())
            workOn();
        emit failed(undone, reason);
    });
}

GameSaver::Order GameSaver::takeFirst() {
    Order first = std::move(orders_.front());
    orders_.pop_front();
    return first;
}

} // namespace damscope::gui
