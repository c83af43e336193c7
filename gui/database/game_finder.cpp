// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_finder.hpp"

#include "db/store.hpp"

#include <exception>
#include <utility>

namespace damscope::gui {

GameFinder::GameFinder(QObject* parent) : QObject(parent) {}

void GameFinder::ask(const GameQuestion& question) {
    busy_ = true;
    task_.start(
        [this, question, number = ++number_](const std::stop_token&) { answer(question, number); });
}

// In the thread of the task.
void GameFinder::answer(const GameQuestion& q, std::uint64_t number) {
    try {
        db::Store store(q.store, db::Store::Access::read);
        const db::Snapshot snapshot(store);
        const std::uint64_t all = db::countGames(store, {});
        auto games = db::findGames(store, q.filter);
        db::sortGames(store, games, q.order, q.descending);
        QMetaObject::invokeMethod(
            this, [this, number, games = std::move(games), all] { deliver(number, games, all); });
    } catch (const std::exception& e) {
        QMetaObject::invokeMethod(
            this, [this, number, what = QString::fromUtf8(e.what())] { fail(number, what); });
    }
}

void GameFinder::deliver(std::uint64_t number, const std::vector<db::GameId>& games, quint64 all) {
    if (number != number_)
        return;
    busy_ = false;
    emit found(games, all);
}

void GameFinder::fail(std::uint64_t number, const QString& reason) {
    if (number != number_)
        return;
    busy_ = false;
    emit failed(reason);
}

} // namespace damscope::gui
