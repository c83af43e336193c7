// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/events/event_game.hpp"

#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// A player who left an event in which each plays each before its end.
struct Withdrawal {
    std::size_t player = 0;
    std::size_t played = 0; ///< games with a result; one that nobody played is none
    std::size_t all = 0;    ///< games of a player who stays
    /// As the rules of federations have it: who has played half of the games or more keeps their
    /// results, and so do the opponents; those of anybody else count for nobody.
    [[nodiscard]] bool isStruck() const { return 2 * played < all; }
    friend bool operator==(const Withdrawal&, const Withdrawal&) = default;
};

/// The players who were said to have left (`chosen`, by their places), and those whose last games,
/// two at least, all are lost without having been played. Nobody where not each plays each: all
/// games count there. `teams`: as for crosstable().
[[nodiscard]] std::vector<Withdrawal> findWithdrawals(std::span<const EventGame> games,
                                                      std::span<const std::string> teams,
                                                      const std::set<std::size_t>& chosen);

} // namespace damscope::db
