// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_finder.hpp"

#include "db/store.hpp"

#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace damscope::gui {

/// The thread, and the one question that waits for it.
struct GameFinder::Worker {
    struct Task {
        std::uint64_t number;
        GameQuestion question;
    };

    explicit Worker(GameFinder& finder)
        : thread([this, &finder](const std::stop_token& stop) { run(finder, stop); }) {}

    void run(GameFinder& finder, const std::stop_token& stop) {
        while (const auto task = next(stop)) {
            try {
                answer(finder, *task);
            } catch (const std::exception& e) {
                QMetaObject::invokeMethod(
                    &finder, [&finder, n = task->number, what = QString::fromUtf8(e.what())] {
                        finder.fail(n, what);
                    });
            }
        }
    }

    static void answer(GameFinder& finder, const Task& task) {
        const GameQuestion& q = task.question;
        db::Store store(q.store, db::Store::Access::read);
        const db::Snapshot snapshot(store);
        const std::uint64_t all = db::countGames(store, {});
        auto games = db::findGames(store, q.filter);
        db::sortGames(store, games, q.order, q.descending);
        QMetaObject::invokeMethod(&finder, [&finder, n = task.number, games = std::move(games),
                                            all] { finder.deliver(n, games, all); });
    }

    std::optional<Task> next(const std::stop_token& stop) {
        std::unique_lock lock(mutex);
        if (!changed.wait(lock, stop, [this] { return waiting.has_value(); }))
            return std::nullopt;
        return std::exchange(waiting, std::nullopt);
    }

    std::mutex mutex;
    std::condition_variable_any changed;
    std::optional<Task> waiting;
    std::jthread thread; // last: it ends before what it uses
};

GameFinder::GameFinder(QObject* parent)
    : QObject(parent), worker_(std::make_unique<Worker>(*this)) {}

GameFinder::~GameFinder() = default;

void GameFinder::ask(const GameQuestion& question) {
    busy_ = true;
    {
        const std::lock_guard lock(worker_->mutex);
        worker_->waiting = Worker::Task{++number_, question};
    }
    worker_->changed.notify_one();
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
