// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/table.hpp"
#include "db/records/game_line.hpp"
#include "messages/language.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// The number of games that are looked up and printed together.
inline constexpr std::size_t gamesPerPage = 200;

/// The columns of a list of games, and a game's cells in them (db/records/game_fields.hpp).
[[nodiscard]] std::vector<Column> gameColumns();
[[nodiscard]] Table::Cells gameCells(const db::GameLine& game,
                                     Language language = Language::english);

} // namespace damscope::cli
