// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/game_reader.hpp"

#include "db/records/tags.hpp"
#include "db/sqlite/sqlite.hpp"

#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view gameSql =
    "SELECT g.id, g.source, s.path, g.ordinal, g.line, g.variant, g.result, w.name, b.name, "
    "e.name, t.name, g.round, g.day, g.date, g.white_rating, g.black_rating, g.plies, g.legal, "
    "g.comments, g.variations, o.name, g.problems, l.names, g.content, g.checksum, g.opening, "
    "g.deleted "
    "FROM game g LEFT JOIN source s ON s.id = g.source "
    "LEFT JOIN player w ON w.id = g.white LEFT JOIN player b ON b.id = g.black "
    "LEFT JOIN event e ON e.id = g.event LEFT JOIN site t ON t.id = g.site "
    "LEFT JOIN opening o ON o.id = g.opening "
    "LEFT JOIN tag_list l ON l.id = g.tags WHERE g.id = ?1";

enum Column : int {
    idColumn,
    sourceColumn,
    pathColumn,
    ordinalColumn,
    lineColumn,
    variantColumn,
    resultColumn,
    whiteColumn,
    blackColumn,
    eventColumn,
    siteColumn,
    roundColumn,
    dayColumn,
    dateColumn,
    whiteRatingColumn,
    blackRatingColumn,
    pliesColumn,
    legalColumn,
    commentsColumn,
    variationsColumn,
    openingColumn,
    problemsColumn,
    listColumn,
    contentColumn,
    checksumColumn,
    openingIdColumn,
    deletionColumn
};

constexpr std::string_view movesSql = "SELECT moves FROM movetext WHERE game = ?1";

constexpr std::string_view tagsSql = "SELECT place, value FROM tag WHERE game = ?1 ORDER BY place";

[[noreturn]] void failDamaged(const Connection& connection, GameId id) {
    throw Error(Error::Kind::damaged,
                connection.file().string() + ": game " + std::to_string(number(id)) +
                    " is damaged; 'damscope check' reports what can be saved");
}

std::string textOf(const Statement& row, int column) {
    return std::string(row.text(column));
}

std::optional<int> ratingOf(const Statement& row, int column) {
    return row.isNull(column) ? std::nullopt : std::optional(row.as<int>(column));
}

std::string dateOf(const Statement& row, Date day) {
    if (!row.isNull(dateColumn))
        return textOf(row, dateColumn);
    return day.isKnown() ? writeDate(day) : std::string();
}

GameHeader headerOf(const Statement& row) {
    GameHeader header;
    header.variant = row.as<rules::Variant>(variantColumn);
    header.result = row.as<rules::GameResult>(resultColumn);
    header.white = textOf(row, whiteColumn);
    header.black = textOf(row, blackColumn);
    header.event = textOf(row, eventColumn);
    header.site = textOf(row, siteColumn);
    header.round = textOf(row, roundColumn);
    header.day = Date::ofStored(row.as<std::uint32_t>(dayColumn));
    header.date = dateOf(row, header.day);
    header.whiteRating = ratingOf(row, whiteRatingColumn);
    header.blackRating = ratingOf(row, blackRatingColumn);
    header.plies = row.as<int>(pliesColumn);
    header.legal = row.integer(legalColumn) != 0;
    header.comments = row.integer(commentsColumn) != 0;
    header.variations = row.integer(variationsColumn) != 0;
    return header;
}

GameLine lineOf(const Connection& connection, const Statement& row) {
    const auto id = row.id<GameId>(idColumn);
    // Values that are used as array indices: the file may contain anything.
    if (row.bits(variantColumn) >= rules::variantCount ||
        row.bits(resultColumn) > static_cast<std::uint64_t>(rules::GameResult::bothLose))
        failDamaged(connection, id);
    GameLine line;
    line.id = id;
    line.source = row.id<SourceId>(sourceColumn);
    line.sourcePath = textOf(row, pathColumn);
    line.ordinal = row.bits(ordinalColumn);
    line.line = row.bits(lineColumn);
    line.header = headerOf(row);
    line.opening = textOf(row, openingColumn);
    line.openingId = row.id(openingIdColumn);
    line.problems = row.as<int>(problemsColumn);
    if (!row.isNull(deletionColumn))
        line.deletion = row.integer(deletionColumn);
    return line;
}

std::vector<rules::Tag> tagsOf(Connection& connection, GameId id, std::string_view list,
                               const GameHeader& header) {
    std::vector<std::pair<std::size_t, std::string>> rows;
    const auto select = connection.kept(tagsSql);
    select->bind(id);
    while (select->step())
        rows.emplace_back(select->as<std::size_t>(0), textOf(*select, 1));
    return restoreTags(list, header, rows);
}

} // namespace

std::optional<std::vector<std::uint8_t>> movetextOf(Connection& connection, GameId id) {
    const auto select = connection.kept(movesSql);
    if (!select->bind(id).step())
        return std::nullopt;
    const Blob moves = select->blob(0);
    return std::vector<std::uint8_t>(moves.begin(), moves.end());
}

std::optional<GameLine> readGameLine(Connection& connection, GameId id) {
    const auto select = connection.kept(gameSql);
    select->bind(id);
    if (!select->step())
        return std::nullopt;
    GameLine line = lineOf(connection, *select);
    return line;
}

std::optional<GameParts> readGameParts(Connection& connection, GameId id) {
    const auto select = connection.kept(gameSql);
    select->bind(id);
    if (!select->step())
        return std::nullopt;
    GameParts parts;
    parts.line = lineOf(connection, *select);
    parts.contentHash = select->bits(contentColumn);
    parts.checksum = select->bits(checksumColumn);
    parts.tags = tagsOf(connection, id, select->text(listColumn), parts.line.header);
    parts.moves = movetextOf(connection, id).value_or(std::vector<std::uint8_t>());
    return parts;
}

bool isIntact(const GameParts& parts) {
    const GameLine& line = parts.line;
    const GamePlace place{line.id, line.source, line.ordinal, line.line};
    return contentHash(parts.tags, parts.moves) == parts.contentHash &&
           gameChecksum(place, line.header, parts.contentHash) == parts.checksum;
}

} // namespace damscope::db
