// SPDX-License-Identifier: GPL-3.0-or-later
#include "gui/database/game_finder.hpp"

#include "db/lists/collections.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::gui {

namespace {

// Reads the rows that will be shown first into the cache: from a disk this can take a tenth of a
// second, which the drawing thread must not wait for.
void fetch(db::Store& store, std::span<const db::GameId> games,
           const std::optional<db::GameId>& selected) {
    constexpr std::size_t rowsShown = 64;
    std::size_t first = 0;
    if (selected)
        if (const auto found = std::ranges::find(games, *selected); found != games.end())
            first = static_cast<std::size_t>(found - games.begin());
    first -= std::min(first, rowsShown / 2);
    (void)db::gameLines(store, games.subspan(first, std::min(rowsShown, games.size() - first)));
    if (!games.empty())
        (void)db::loadGame(store, selected.value_or(games.front())); // for the preview
}

} // namespace

void GameFinder::ask(const GameQuestion& question) {
    job_.start(
        [this, question](const Job::Report&, const std::stop_token&) { return answer(question); });
}

// In the thread of the job.
Job::Step GameFinder::answer(const GameQuestion& q) {
    try {
        db::Store store(q.store, db::Store::Access::read);
        const db::Snapshot snapshot(store);
        const std::uint64_t all = db::countGames(store, {});
        auto games = db::findGames(store, q.filter);
        db::sortGames(store, games, q.order, q.descending);
        fetch(store, games, q.selected);
        return [this, games = std::move(games), all] { emit found(games, all); };
    } catch (const db::UnanswerableFilter& e) {
        return [this, error = e.wrong()] { emit refused(error); };
    }
}

} // namespace damscope::gui
