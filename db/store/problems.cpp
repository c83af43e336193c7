// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/problems.hpp"

#include "db/records/message_json.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

namespace damscope::db {
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
