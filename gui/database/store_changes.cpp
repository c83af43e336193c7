// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_changes.hpp"

#include "gui/base/job.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

void StoreChanges::make(const std::filesystem::path& store, Change change, Failure failure) {
    ++pending_;
    if (!failure)
        failure = [this](const QString& reason) { emit failed(reason); };
    {
        const std::lock_guard lock(mutex_);
        waiting_.push_back({store, std::move(change), std::move(failure)});
    }
    changed_.notify_one();
}

// Waiting changes are still made when the window closes.
void StoreChanges::run(const std::stop_token& stop) {
    for (;;) {
        Waiting next;
        {
            std::unique_lock lock(mutex_);
            if (!changed_.wait(lock, stop, [this] { return !waiting_.empty(); }))
                return;
            next = std::move(waiting_.front());
            waiting_.pop_front();
        }
        QMetaObject::invokeMethod(this, [this, then = carryOut(next)] {
            --pending_;
            then();
        });
    }
}

std::function<void()> StoreChanges::carryOut(const Waiting& waiting) {
    try {
        db::Store store(waiting.store, db::Store::Access::write);
        return waiting.change(store);
    } catch (const std::exception& e) {
        return [failure = waiting.failure, reason = worded(e)] { failure(reason); };
    }
}

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

void GameSaver::save(SaveRequest request) {
    requests_.push_back(std::move(request));
    if (requests_.size() == 1)
        workOn();
}

bool GameSaver::isSaving(const rules::Game& game) const {
    return std::ranges::any_of(requests_,
                               [&](const SaveRequest& request) { return request.game == game; });
}

void GameSaver::workOn() {
    const SaveRequest& request = requests_.front();
    const std::optional<StoredGame> place = *request.place;
    const std::filesystem::path file = place ? place->store : request.store;
    const auto change = [this, file, place, game = request.game](db::Store& store) {
        return std::function<void()>([this, outcome = write(store, file, place, game)] {
            const SaveRequest done = takeFirst();
            if (outcome)
                *done.place = *outcome;
            if (!requests_.empty())
                workOn();
            outcome ? emit saved(done) : emit conflicted(done, outcome.error());
        });
    };
    changes_.make(file, change, [this](const QString& reason) {
        const SaveRequest undone = takeFirst();
        if (!requests_.empty())
            workOn();
        emit failed(undone, reason);
    });
}

GameSaver::SaveRequest GameSaver::takeFirst() {
    SaveRequest first = std::move(requests_.front());
    requests_.pop_front();
    return first;
}

} // namespace damscope::gui
