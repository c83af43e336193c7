// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/spent_games.hpp"

#include <exception>
#include <utility>

namespace damscope::db::importing {

std::shared_ptr<PreparedGames> SpentGames::lend(const std::shared_ptr<SpentGames>& home,
                                                PreparedGames games) {
    // They lie within what the pointer points to, which takes them out when it goes.
    struct Lent {
        std::shared_ptr<SpentGames> home;
        PreparedGames games;

        Lent(std::shared_ptr<SpentGames> h, PreparedGames g)
            : home(std::move(h)), games(std::move(g)) {}
        Lent(const Lent&) = delete;
        Lent& operator=(const Lent&) = delete;
        ~Lent() { home->take(games); }
    };
    auto lent = std::make_shared<Lent>(home, std::move(games));
    return {lent, &lent->games};
}

void SpentGames::take(PreparedGames& games) noexcept {
    try {
        const std::lock_guard lock(mutex_);
        spent_.push_back(std::move(games));
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): then they go here and now
    }
}

void SpentGames::clear() {
    std::vector<PreparedGames> spent;
    const std::lock_guard lock(mutex_);
    spent.swap(spent_);
}

} // namespace damscope::db::importing
