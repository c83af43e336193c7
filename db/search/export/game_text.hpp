// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "db/store/records/game_reader.hpp"

#include <nlohmann/json_fwd.hpp>
#include <string>

namespace damscope::db {

/// The value of a field; null where there is none.
[[nodiscard]] nlohmann::ordered_json fieldJson(const GameLine& game, GameField field);
/// All fields of a game.
[[nodiscard]] nlohmann::ordered_json gameJson(const GameLine& game);

/// All fields of a game as a line of CSV, and the line of their names.
[[nodiscard]] std::string gameCsv(const GameLine& game,
                                  base::CsvReader reader = base::CsvReader::program);
[[nodiscard]] std::string gameCsvNames();

/// The fields of an object as a line of CSV, and the line of their names.
[[nodiscard]] std::string csvLine(const nlohmann::ordered_json& object,
                                  base::CsvReader reader = base::CsvReader::program);
[[nodiscard]] std::string csvNames(const nlohmann::ordered_json& object);

} // namespace damscope::db
