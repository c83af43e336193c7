// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/persons.hpp"
#include "db/players/bye.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <unordered_map>

namespace damscope::db {

/// Which written names of a store stand where a player had no opponent.
class Byes {
public:
    /// The persons must outlive it.
    explicit Byes(const Persons& persons) : persons_(persons) {}

    /// Whether the name of a side means that the other had no opponent: in a game without moves,
    /// and if the name may be a player's only where it has not got half a point or more.
    [[nodiscard]] bool isBye(std::uint32_t name, rules::Color side, rules::GameResult result,
                             std::int64_t plies);

private:
    const Persons& persons_;
    std::unordered_map<std::uint32_t, ByeName> read_; ///< of the names that were asked about
};

} // namespace damscope::db
