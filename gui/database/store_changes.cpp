// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/store_changes.hpp"

#include "gui/base/job.hpp"
#include "gui/base/names_in_use.hpp"

#include <algorithm>
#include <exception>
#include <utility>

namespace damscope::gui {

namespace {

QString wordedAgain(const std::exception_ptr& thrown) {
    try {
        std::rethrow_exception(thrown);
    } catch (const std::exception& e) {
        return worded(e);
    }
}

std::function<void()> carryOut(const std::filesystem::path& file, const NamesInUse::Names& names,
                               const StoreChanges::Change& change,
                               const StoreChanges::Failure& failure) {
    try {
        db::Store store(file, db::Store::Access::write, names);
        return change(store);
    } catch (const std::exception&) {
        return [failure, thrown = std::current_exception()] {
            failure([thrown] { return wordedAgain(thrown); });
        };
    }
}

} // namespace

StoreChanges::StoreChanges(QObject* parent) : QObject(parent) {
    thread_.setMaxThreadCount(1); // one change after another
}

// Waiting changes are still made when the window closes.
void StoreChanges::make(const std::filesystem::path& store, Change change, Failure failure) {
    ++pending_;
    if (!failure)
        failure = [this](const std::function<QString()>& reason) { emit failed(reason()); };
    thread_.start([this, store, names = NamesInUse::of(*this), change = std::move(change),
                   failure = std::move(failure)] {
        QMetaObject::invokeMethod(this, [this, then = carryOut(store, names, change, failure)] {
            --pending_;
            then();
        });
    });
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
    changes_.make(file, change, [this](const std::function<QString()>& reason) {
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
