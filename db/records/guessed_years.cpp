// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/guessed_years.hpp"

#include "db/codec/game_ids.hpp"
#include "db/index/header_columns.hpp"
#include "db/records/checksum.hpp"
#include "db/records/game_reader.hpp"
#include "db/sqlite/sqlite.hpp"
#include "parser/meaning/game_date.hpp"

#include <optional>
#include <set>
#include <string>

namespace damscope::db {
namespace {

// Their texts say nothing, or something that is not a date alone.
constexpr std::string_view perhapsGuessedSql =
    "SELECT id FROM game WHERE date IS NOT NULL AND day > 0 AND day % 10000 = 0";
constexpr std::string_view setDaySql =
    "UPDATE game SET day = ?2, date = nullif(date, ''), checksum = ?3 WHERE id = ?1";

void noteYears(Connection& connection, const std::string& table) {
    Statement select = connection.prepare("SELECT id, name FROM " + table);
    Statement insert = connection.prepare("INSERT INTO " + table + "_year VALUES (?1, ?2)");
    while (select.step())
        if (const int year = rules::yearIn(select.text(1)); year > 0)
            insert.bind(select.integer(0), year).run();
}

std::optional<GameParts> readableParts(Connection& connection, GameId id) {
    try {
        return readGameParts(connection, id);
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::damaged)
            throw;
        return std::nullopt;
    }
}

// Whether the game had a guess for its date. A checksum that is wrong stays wrong.
bool takeGuess(Connection& connection, GameId id) {
    auto parts = readableParts(connection, id);
    if (!parts)
        return false;
    const Date day = parser::gameDate(parts->tags).date;
    if (day == parts->line.header.day)
        return false;
    const bool intact = isIntact(*parts);
    parts->line.header.day = day;
    const GamePlace place{id, parts->line.source, parts->line.ordinal, parts->line.line};
    const std::uint64_t checksum =
        intact ? gameChecksum(place, parts->line.header, parts->contentHash) : parts->checksum;
    connection.kept(setDaySql)->bind(id, day.stored(), checksum).run();
    return true;
}

} // namespace

int guessedYear(const GameHeader& header) {
    if (header.day.isKnown())
        return 0;
    const int year = rules::yearIn(header.event);
    return year > 0 ? year : rules::yearIn(header.site);
}

void separateGuessedYears(Connection& connection) {
    noteYears(connection, "event");
    noteYears(connection, "site");
    std::set<std::uint32_t> blocks;
    for (const GameId id : gameIds(*connection.kept(perhapsGuessedSql)))
        if (takeGuess(connection, id))
            blocks.insert(static_cast<std::uint32_t>(id) / gamesPerBlock);
    for (const std::uint32_t block : blocks)
        refreshColumns(connection, block * gamesPerBlock, (block + 1) * gamesPerBlock - 1);
}

} // namespace damscope::db
