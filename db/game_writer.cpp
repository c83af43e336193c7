// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/game_writer.hpp"

#include "db/game_reader.hpp"
#include "db/sqlite.hpp"

#include <algorithm>
#include <vector>

namespace damscope::db {
namespace {

constexpr std::string_view highestIdSql = "SELECT coalesce(max(id), 0) FROM game";

// The first few do: others are there only where hashes collide, or where a source holds one game
// thousands of times.
constexpr std::string_view sameContentSql =
    "SELECT id, source FROM game WHERE day = ?1 AND content = ?2 ORDER BY id LIMIT 8";

constexpr std::string_view insertGameSql =
    "INSERT INTO game (id, source, ordinal, line, variant, result, white, black, event, site, "
    "round, day, date, white_rating, black_rating, plies, legal, comments, variations, problems, "
    "tags, content, checksum) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, "
    "?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22, ?23)";

constexpr std::string_view insertMovesSql = "INSERT INTO movetext (game, moves) VALUES (?1, ?2)";

constexpr std::string_view insertTagSql =
    "INSERT INTO tag (game, place, name, value) VALUES (?1, ?2, ?3, ?4)";

constexpr std::string_view insertProblemSql =
    "INSERT INTO problem (source, game, ordinal, line, \"column\", severity, code, move, message, "
    "suggestion) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)";

std::optional<std::string_view> unlessEmpty(const std::string& text) {
    return text.empty() ? std::nullopt : std::optional<std::string_view>(text);
}

// The date's text where the day does not say it all.
std::optional<std::string_view> dateColumn(const GameHeader& header) {
    const bool plain = header.day != 0 && writeDate(header.day) == header.date;
    return plain ? std::nullopt : unlessEmpty(header.date);
}

std::string_view severityName(parser::Problem::Severity severity) {
    return severity == parser::Problem::Severity::error ? "error" : "warning";
}

} // namespace

GameWriter::GameWriter(Connection& connection)
    : connection_(connection),
      lastId_(static_cast<std::uint32_t>(connection.value(highestIdSql).value_or(0))),
      players_(connection, Dictionary::Table::player),
      events_(connection, Dictionary::Table::event), sites_(connection, Dictionary::Table::site),
      tagNames_(connection, Dictionary::Table::tagName),
      tagLists_(connection, Dictionary::Table::tagList) {}

std::optional<GameId> GameWriter::duplicateOf(const GameRow& game, const std::set<SourceId>& kin) {
    const auto select = connection_.kept(sameContentSql);
    select->bind(game.header.day, game.contentHash);
    std::vector<GameId> candidates;
    while (select->step())
        if (!kin.contains(static_cast<SourceId>(select->integer(1))))
            candidates.push_back(static_cast<GameId>(select->integer(0)));
    const auto same = std::find_if(candidates.begin(), candidates.end(),
                                   [&](GameId id) { return isSame(id, game); });
    return same == candidates.end() ? std::nullopt : std::optional(*same);
}

bool GameWriter::isSame(GameId stored, const GameRow& game) {
    const auto parts = readGameParts(connection_, stored);
    return parts && parts->moves == game.moves && parts->tags == game.tags;
}

GameId GameWriter::insert(SourceId source, const GameRow& game) {
    const GamePlace place{GameId{++lastId_}, source, game.ordinal, game.line};
    const TagPlan plan = planTags(game.header, game.tags);
    insertGame(place, game, plan);
    insertMoves(place.id, game);
    insertTags(place.id, game, plan);
    for (const ProblemRow& problem : game.problems)
        insertProblem(source, place.id, game.ordinal, problem);
    return place.id;
}

void GameWriter::insertGame(const GamePlace& place, const GameRow& game, const TagPlan& plan) {
    const GameHeader& h = game.header;
    // Looked up first: each may need the connection for itself.
    const auto white = players_.optionalNumberOf(h.white);
    const auto black = players_.optionalNumberOf(h.black);
    const auto event = events_.optionalNumberOf(h.event);
    const auto site = sites_.optionalNumberOf(h.site);
    const auto list = tagLists_.numberOf(plan.list);
    connection_.kept(insertGameSql)
        ->bind(place.id, place.source, place.ordinal, place.line, h.variant, h.result, white, black,
               event, site, unlessEmpty(h.round), h.day, dateColumn(h), h.whiteRating,
               h.blackRating, h.plies, h.legal, h.comments, h.variations, game.problems.size(),
               list, game.contentHash, gameChecksum(place, h, game.contentHash))
        .run();
}

void GameWriter::insertMoves(GameId id, const GameRow& game) {
    connection_.kept(insertMovesSql)->bind(id, game.moves).run();
}

void GameWriter::insertTags(GameId id, const GameRow& game, const TagPlan& plan) {
    for (const std::size_t place : plan.rows) {
        const rules::Tag& tag = game.tags[place];
        const std::int64_t name = tagNames_.numberOf(tag.name);
        connection_.kept(insertTagSql)->bind(id, place, name, tag.value).run();
    }
}

void GameWriter::insertProblem(SourceId source, std::optional<GameId> game, std::uint64_t ordinal,
                               const ProblemRow& p) {
    connection_.kept(insertProblemSql)
        ->bind(source, game, ordinal, p.line, p.column, severityName(p.severity), p.code, p.where,
               p.message, p.suggestion)
        .run();
}

} // namespace damscope::db
