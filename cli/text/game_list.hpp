// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/terminal/table.hpp"
#include "db/store/games.hpp"

#include <string>
#include <vector>

namespace damscope::cli {

/// How many games are looked up and printed at once.
inline constexpr std::size_t gamesPerPage = 200;

/// The columns of a list of games, and a game's cells in them.
[[nodiscard]] std::vector<Column> gameColumns();
[[nodiscard]] Table::Cells gameCells(const db::GameLine& game);

/// A game as `games --json` gives it. Ratings that are not known are null.
[[nodiscard]] Json gameJson(const db::GameLine& game);

/// The same fields as a line of CSV, and the line of their names.
[[nodiscard]] std::string gameCsv(const db::GameLine& game);
[[nodiscard]] std::string gameCsvNames();

/// The fields of an object as a line of CSV, and the line of their names.
[[nodiscard]] std::string csvLine(const Json& object);
[[nodiscard]] std::string csvNames(const Json& object);

} // namespace damscope::cli
