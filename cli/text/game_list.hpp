// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options/output_options.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/output.hpp"
#include "cli/terminal/table.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/query/find/find.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_row.hpp"
#include "db/store/store.hpp"
#include "messages/language.hpp"
#include "rules/board/move.hpp"

#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// The number of games that are looked up and printed together.
inline constexpr std::size_t gamesPerPage = 200;

/// The columns of a list of games, and a game's cells in them (db/store/records/game_reader.hpp).
[[nodiscard]] std::vector<Column> gameColumns(Language language);
[[nodiscard]] Table::Cells gameCells(const db::GameLine& game, const Locale& locale);

/// Writes the games, a page at a time.
void writeGames(db::Store& store, std::span<const db::GameId> ids, const FormatOption& format,
                Console& console);
/// The same, and that a change of them is made with --apply only.
void listConcerned(db::Store& store, std::span<const db::GameId> ids, const FormatOption& format,
                   Console& console);

/// How hits are written. Excerpts are PDN, too, but begin where the query holds.
enum class HitFormat : std::uint8_t { table, json, jsonArray, csv, spreadsheet, pdn, excerpts };

/// Writes hits as they arrive, a page at a time, so that the first appear at once.
class HitList {
public:
    /// `lasting`: hits say for how many plies the query holds.
    HitList(db::Store& store, Console& console, HitFormat format, bool lasting = false);

    void add(const db::query::Hit& hit);
    /// Writes the remaining hits, and what ends the list.
    void finish();
    /// The games that could not be written as PDN.
    [[nodiscard]] const std::vector<db::Damage>& damaged() const { return damaged_; }

private:
    void flush();
    void writeLines();
    void writeGames();
    void writeExcerpts();

    db::Store& store_;
    Console& console_;
    HitFormat format_;
    Table table_;
    JsonRows objects_;
    std::vector<db::query::Hit> hits_;
    std::size_t page_; ///< hits that are written together
    bool lasting_;
    bool named_ = false; ///< the CSV header has been written
    std::vector<db::Damage> damaged_;
};

/// Says in how many games nothing is known of what was asked, and which command changes that.
void reportGaps(const db::query::Gaps& gaps, Console& console);

/// The same as fields of a count: none where everything is known.
void addGaps(Json& object, const db::query::Gaps& gaps);

/// The warning that a position has more captures than could be listed; nothing of a complete list.
[[nodiscard]] std::optional<std::string> warningOfCutList(const rules::MoveList& moves,
                                                          Language language);

} // namespace damscope::cli
