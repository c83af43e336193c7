// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/person_games.hpp"
#include "db/people/record.hpp"
#include "rules/board/rules.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// A structure that a player has clearly less often than others.
struct AvoidedStructure {
    std::string structure; ///< its key
    double expected = 0;   ///< games, had the player it as often as others
    Record record;         ///< of the player's games with it
};

/// `games` of one person in one variant are compared with games of the variant in which somebody
/// else has the same colour; games that were not searched do not count. A structure is avoided if
/// five games or more are expected and so few have less than one chance in twenty. The most that
/// are missing first.
[[nodiscard]] std::vector<AvoidedStructure> avoidedStructures(Store& store, rules::Variant variant,
                                                              std::span<const PersonGame> games);

} // namespace damscope::db
