// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_row.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace damscope::db {

/// How a game's tags are stored. Most values follow from the header columns, and the names are the
/// same for whole archives: so a game has a list of names that it shares with others, and rows only
/// for what is left.
struct TagPlan {
    /// One tag a line: its name, or name=value for the few values of Result and GameType. In names
    /// and values '\', '=' and line ends are written \\ \= \n.
    std::string list;
    /// Places (from 0) of the tags that need a row of their own.
    std::vector<std::size_t> rows;
};
[[nodiscard]] TagPlan planTags(const GameHeader& header, const std::vector<rules::Tag>& tags);

/// The tags again, from the list, the header, and the rows (place and value, in order of place).
[[nodiscard]] std::vector<rules::Tag>
restoreTags(std::string_view list, const GameHeader& header,
            const std::vector<std::pair<std::size_t, std::string>>& rows);

/// The value of the tag Result in such a list; empty if it is not there.
[[nodiscard]] std::string sharedResult(std::string_view list);

class Connection;

/// Names of tags, as they were written, that some game of the store has.
[[nodiscard]] std::vector<std::string> storedTagNames(Connection& connection);

/// The tags of a game whose values do not follow from its header, in their order.
[[nodiscard]] std::vector<rules::Tag> storedTags(Connection& connection, GameId game);

/// A value without blanks around it; empty if it says that nothing is known ("?", "-").
[[nodiscard]] std::string_view knownText(std::string_view value);
/// The known text of the first tag of a name, case ignored; empty if there is none.
[[nodiscard]] std::string_view knownValue(const std::vector<rules::Tag>& tags,
                                          std::string_view name);

/// The year in the name of the event, else of the place, of a game whose date is not known: a guess
/// that is no date. 0: there is none.
[[nodiscard]] int guessedYear(const GameHeader& header);

} // namespace damscope::db
