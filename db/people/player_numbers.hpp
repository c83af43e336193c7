// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/persons.hpp"
#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"

#include <compare>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// A number that a federation or a server gave a player, from a tag such as WhiteFmjdId: it tells
/// namesakes apart, and one player's spellings together.
struct PlayerNumber {
    std::string giver; ///< the tag without the side, in small letters: "fmjdid"
    std::string value;
    friend auto operator<=>(const PlayerNumber&, const PlayerNumber&) = default;
};

/// Whether some game of the store gives one.
[[nodiscard]] bool hasPlayerNumbers(Connection& connection);

/// Those of the player of a side, ascending; "0" and "?" are none.
[[nodiscard]] std::vector<PlayerNumber> playerNumbers(const std::vector<rules::Tag>& tags,
                                                      rules::Color side);

/// Those that games of the store give each name, ascending.
[[nodiscard]] std::map<NameId, std::vector<PlayerNumber>> numbersOfNames(Connection& connection);

} // namespace damscope::db
