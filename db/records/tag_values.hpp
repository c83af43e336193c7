// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "rules/game/game.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Connection;

/// Names of tags, as they were written, that some game of the store has.
[[nodiscard]] std::vector<std::string> storedTagNames(Connection& connection);

/// The tags of a game whose values do not follow from its header (tags.hpp), in their order.
[[nodiscard]] std::vector<rules::Tag> storedTags(Connection& connection, GameId game);

/// A value without blanks around it; empty if it says that nothing is known ("?", "-").
[[nodiscard]] std::string_view knownText(std::string_view value);
/// The known text of the first tag of a name, case ignored; empty if there is none.
[[nodiscard]] std::string_view knownValue(const std::vector<rules::Tag>& tags,
                                          std::string_view name);

} // namespace damscope::db
