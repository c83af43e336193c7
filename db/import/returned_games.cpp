// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/returned_games.hpp"

#include <exception>
#include <utility>

namespace damscope::db::importing {

std::shared_ptr<PreparedGames> ReturnedGames::shared(const std::shared_ptr<ReturnedGames>& owner,
                                                     PreparedGames games) {
    // Its destructor returns the games.
    struct Loan {
        std::shared_ptr<ReturnedGames> owner;
        PreparedGames games;

        Loan(std::shared_ptr<ReturnedGames> o, PreparedGames g)
            : owner(std::move(o)), games(std::move(g)) {}
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        ~Loan() { owner->take(games); }
    };
    auto loan = std::make_shared<Loan>(owner, std::move(games));
    return {loan, &loan->games};
}

void ReturnedGames::take(PreparedGames& games) noexcept {
    try {
        const std::lock_guard lock(mutex_);
        returned_.push_back(std::move(games));
    } catch (const std::exception&) { // NOLINT(bugprone-empty-catch): then they are freed here
    }
}

void ReturnedGames::clear() {
    std::vector<PreparedGames> returned;
    const std::lock_guard lock(mutex_);
    returned.swap(returned_);
}

} // namespace damscope::db::importing
