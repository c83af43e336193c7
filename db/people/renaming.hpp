// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/players/persons.hpp"
#include "db/store/edits.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A player's name written otherwise in all their games.
struct Renaming {
    std::vector<GameId> games; ///< that would change
    /// How many games of the store have the new name already: of another person, who would be one
    /// with this player.
    std::uint64_t namesakes = 0;
};
[[nodiscard]] Renaming findRenaming(Store& store, PersonId person, const std::string& name);

/// Writes the name into all these games, for whatever name of the person they have: one edit. A
/// namesake whom the person meets keeps theirs.
EditReport renamePlayer(Store& store, PersonId person, const std::string& name);

} // namespace damscope::db
