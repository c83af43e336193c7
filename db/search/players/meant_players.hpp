// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"

#include <cstdint>
#include <memory>
#include <string_view>

namespace damscope::db {

/// The players whom a text means (personsMeant()) in games, under whatever names they are written
/// there; names that mean nobody where the text fits them. Cheap to copy.
class MeantPlayers {
public:
    MeantPlayers() = default; ///< nobody
    MeantPlayers(const Connection& connection, std::string_view text);

    /// Whether the name of a side of a game is that of one of them.
    [[nodiscard]] bool contains(std::uint32_t name, GameId game, rules::Color side) const {
        if (!found_)
            return false;
        const auto person = found_->persons.of(name, game, side);
        return person ? found_->meant.contains(number(*person)) : found_->names.contains(name);
    }

private:
    struct Found {
        Persons persons;
        IdSet meant; ///< persons
        IdSet names;
    };
    std::shared_ptr<const Found> found_;
};

} // namespace damscope::db
