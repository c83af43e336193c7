// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/text/csv.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "parser/html/page.hpp"
#include "rules/game/game.hpp"

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

class Store;

enum class ExportFormat : std::uint8_t {
    pdn,         ///< strict PDN 3.0
    jsonl,       ///< one object per line: the fields of a list, the tags in order, the game as PDN
    json,        ///< the same objects in one array
    csv,         ///< RFC 4180: the fields of a list, one line per game, with a header line
    spreadsheet, ///< the same, with an apostrophe before fields that would be read as formulas
    html         ///< one page for replaying the games (parser/html/page.hpp)
};
/// By its name on the command line; nothing if there is no such format.
[[nodiscard]] std::optional<ExportFormat> exportFormatNamed(std::string_view name);

/// Takes the next piece of the output; an exception from it ends the export.
using OutputSink = std::function<void(std::string_view)>;

/// What is written in place of a game; nothing leaves it out.
using GameChange = std::function<std::optional<rules::Game>(GameId, const rules::Game&)>;

struct ExportReport {
    std::uint64_t games = 0;     ///< written
    std::vector<Damage> damaged; ///< not written
    bool complete = true;        ///< false: stopped
};

/// Writes games in the order of the ids, one at a time: memory does not grow with their number.
/// Games that cannot be read are reported, and the rest is written. Take a Snapshot before the ids
/// are looked up if others may write meanwhile. `words` are those of a page, `change` changes
/// games.
ExportReport exportGames(Store& store, std::span<const GameId> ids, ExportFormat format,
                         const OutputSink& sink, const std::stop_token& stop = {},
                         const parser::html::Words& words = {}, const GameChange& change = {});

/// The version of the JSON that Damscope writes, "schema_version" in every object: the schemas are
/// in cli/schemas. It rises when a field goes or means something else, not when one is added.
inline constexpr int jsonVersion = 1;

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

/// What written games are without.
struct LeftOut {
    bool comments = false; ///< texts, signs such as "!?", and what is drawn on the board
    bool variations = false;
    bool clocks = false;
    bool evaluations = false; ///< `[%eval 0.35]`, `[%eval #-4]`

    [[nodiscard]] bool isAny() const { return comments || variations || clocks || evaluations; }
    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

/// "comments,clocks"; nothing for a text with any other word.
[[nodiscard]] std::optional<LeftOut> readLeftOut(std::string_view words);

/// The game without them. Its tags and result, its moves, and text of its main line that could not
/// be understood stay.
[[nodiscard]] rules::Game without(rules::Game game, const LeftOut& parts);

} // namespace damscope::db
