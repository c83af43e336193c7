// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/people/dossier.hpp"
#include "db/people/person_games.hpp"
#include "db/people/person_page.hpp"
#include "db/store/games.hpp"
#include "pages/sheet.hpp"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::pages {

/// "opening"; for files.
[[nodiscard]] std::string_view keyOf(analysis::Phase phase);

/// Lists of records: what each is of, games, won, drawn, lost and the score.
[[nodiscard]] std::vector<Column> recordColumns(Column first, Language language);
[[nodiscard]] Cells recordCells(Cell name, const db::Record& record);

[[nodiscard]] Sheet playersSheet(const std::vector<db::PersonLine>& lines, Language language);
/// `most`: rows of a table; nothing: all.
[[nodiscard]] Sheet playerSheet(const db::PersonPage& page, std::optional<std::size_t> most,
                                Language language, const SheetLinks& links = {});

/// How results are written.
using ResultWords = std::function<std::string(const rules::Rules&, rules::GameResult)>;

/// Some games of a store, those that it has: a row each with number, date, players and result, and
/// the cells of further columns.
[[nodiscard]] SheetTable
gameTable(std::string title, db::Store& store, const std::vector<db::GameId>& games,
          const std::vector<Column>& further,
          const std::function<Cells(std::size_t game, const db::GameLine& line)>& cells,
          const ResultWords& result, Language language);

/// What to know before a game against somebody, as far as it is not on the page of the opponent:
/// games, repertoire, weak lines, departures from known play, lost endings, avoided structures.
/// `most`: rows of the table of structures; nothing: all.
[[nodiscard]] std::vector<SheetTable> dossierTables(db::Store& store, const db::Dossier& dossier,
                                                    std::optional<std::size_t> most,
                                                    const ResultWords& result, Language language);
/// In how many games with clocks the player was in time trouble; empty: no game records clocks.
[[nodiscard]] std::string clockFact(const db::ClockUse& use, Language language);
/// All of it, with the page of the opponent; `most`: rows of each of its tables, too.
[[nodiscard]] Sheet dossierSheet(db::Store& store, const db::Dossier& dossier,
                                 std::optional<std::size_t> most, const ResultWords& result,
                                 Language language);

} // namespace damscope::pages
