// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/lists/filter.hpp"
#include "db/lists/id_set.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>

namespace damscope::db {

class Connection;

/// Which side the player has whom a filter names: --player of either colour, else --white or
/// --black.
class PlayerSides {
public:
    PlayerSides(const Connection& connection, const Filter& filter);
    /// Of a game with these players.
    [[nodiscard]] rules::Color of(std::uint32_t white) const {
        if (always_)
            return *always_;
        return players_.contains(white) ? rules::Color::white : rules::Color::black;
    }

private:
    std::optional<rules::Color> always_;
    IdSet players_;
};

} // namespace damscope::db
