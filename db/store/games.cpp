// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/games.hpp"

#include "db/store/codec/game_codec.hpp"
#include "db/store/records/game_reader.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

namespace damscope::db {
namespace {

Unexpected<Damage> damage(GameId id, const std::string& reason) {
    return Unexpected{
        Damage{id, false, "game " + std::to_string(number(id)) + " is damaged: " + reason}};
}

Expected<rules::Game, Damage> verified(GameId id, std::optional<GameParts> parts) {
    if (!parts)
        return Unexpected{Damage{
            id, true, "there is no game " + std::to_string(number(id)) + " in the database"}};
    if (!isIntact(*parts))
        return damage(id, "its contents do not agree with its checksum");
    auto game = decodeGame(parts->moves);
    if (!game)
        return damage(id, "byte " + std::to_string(game.error().offset) +
                              " of its movetext: " + game.error().message);
    game->tags = std::move(parts->tags);
    return std::move(*game);
}

} // namespace

std::vector<GameLine> gameLines(Store& store, std::span<const GameId> ids) {
    std::vector<GameLine> lines;
    lines.reserve(ids.size());
    for (const GameId id : ids)
        if (auto line = readGameLine(store.connection(), id))
            lines.push_back(std::move(*line));
    return lines;
}

Expected<rules::Game, Damage> loadGame(Store& store, GameId id) {
    try {
        return verified(id, readGameParts(store.connection(), id));
    } catch (const Error& error) {
        if (error.kind() != Error::Kind::damaged)
            throw;
        return Unexpected{Damage{id, false, error.what()}};
    }
}

namespace {

constexpr std::string_view ofGameSql =
    "SELECT source, game, ordinal, line, \"column\", severity, code, parameters, move, "
    "suggestion "
    "FROM problem WHERE game = ?1 ORDER BY id";

constexpr std::string_view ofSourceSql =
    "SELECT source, game, ordinal, line, \"column\", severity, code, parameters, move, "
    "suggestion "
    "FROM problem WHERE source = ?1 ORDER BY id";

// If the parameters are invalid, only the code is kept.
Message messageOf(std::string code, std::string_view parameters) {
    auto message = messageFromJson(code, parameters);
    return message ? *std::move(message) : Message{std::move(code), {}};
}

StoredProblem problemOf(const Statement& row) {
    StoredProblem stored;
    stored.source = row.id<SourceId>(0);
    if (!row.isNull(1))
        stored.game = row.id<GameId>(1);
    stored.ordinal = row.bits(2);
    ProblemRow& p = stored.problem;
    p.line = row.bits(3);
    p.column = row.bits(4);
    p.severity = severityNamed(row.text(5));
    p.message = messageOf(std::string(row.text(6)), row.text(7));
    p.move = row.text(8);
    if (!row.isNull(9))
        p.suggestion = messageFromJson(row.text(9));
    return stored;
}

std::vector<StoredProblem> read(Statement& select) {
    std::vector<StoredProblem> problems;
    while (select.step())
        problems.push_back(problemOf(select));
    select.reset();
    return problems;
}

} // namespace

std::vector<StoredProblem> problems(Store& store, GameId game) {
    return read(store.connection().kept(ofGameSql)->bind(game));
}

std::vector<ProblemRow> problemRows(Store& store, GameId game) {
    std::vector<ProblemRow> rows;
    for (StoredProblem& stored : problems(store, game))
        rows.push_back(std::move(stored.problem));
    return rows;
}

std::vector<StoredProblem> problems(Store& store, SourceId source) {
    return read(store.connection().kept(ofSourceSql)->bind(source));
}

} // namespace damscope::db
