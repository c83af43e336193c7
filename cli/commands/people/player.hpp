// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "cli/text/sheet.hpp"
#include "db/people/person_page.hpp"
#include "db/search/players/persons.hpp"
#include "pages/sheet.hpp"

#include <optional>
#include <string>
#include <vector>

namespace damscope::cli {

/// The written name that a user gives: exactly as it is written, or `#` and its number. Throws
/// UsageError with the nearest names if there is none.
[[nodiscard]] db::NameId writtenName(const db::Persons& persons, const std::string& given);

/// The one person whom a text means. Throws UsageError with the candidates if there are several,
/// and with the nearest names if there is none.
[[nodiscard]] db::PersonId personMeant(db::Store& store, const db::Persons& persons,
                                       const std::string& text);

// The page of a player as `damscope player` prints it.

[[nodiscard]] Json playerJson(const db::PersonPage& page, Language language);
/// A line for each list and name: section, name, games, wins, draws, losses, score.
[[nodiscard]] std::string playerCsv(const db::PersonPage& page, base::CsvReader reader,
                                    Language language);

[[nodiscard]] Json recordJson(const db::Record& record);
/// The numbers of games.
[[nodiscard]] Json idsJson(const std::vector<db::GameId>& games);

} // namespace damscope::cli
