// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/source_facts.hpp"

#include "db/store/index/header_columns.hpp"
#include "db/store/records/message_json.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <string>
#include <tuple>

namespace damscope::db {
namespace {

// Beside min() the other columns are those of the row that has it. Deleted games have no problems
// to look at.
constexpr std::string_view kindsSql =
    "SELECT p.source, p.severity, p.code, count(*), count(DISTINCT p.ordinal), min(p.id), "
    "p.parameters FROM problem p LEFT JOIN game g ON g.id = p.game "
    "WHERE g.deleted IS NULL GROUP BY p.source, p.severity, p.code";

// visit(game, source, kind) for each game that is not deleted, by number.
template <class Visit> void forEachGame(Connection& connection, Visit visit) {
    HeaderColumns columns(connection);
    for (std::uint32_t block = 0; block <= columns.end() / gamesPerBlock; ++block) {
        const auto kinds = columns.block(HeaderColumn::kind, block);
        const auto sources = columns.block(HeaderColumn::source, block);
        for (std::uint32_t i = 0; i < kinds.size(); ++i)
            if (const GameKind kind(kinds[i]); kind.present())
                visit(GameId{block * gamesPerBlock + i}, static_cast<SourceId>(sources[i]), kind);
    }
}

void countGames(Connection& connection, std::map<SourceId, SourceFacts>& facts) {
    forEachGame(connection, [&](GameId, SourceId source, GameKind kind) {
        SourceFacts& of = facts[source];
        ++of.games;
        ++of.variants[kind.variant()];
    });
}

ProblemKind kindOf(const Statement& row) {
    std::string code(row.text(2));
    auto first = messageFromJson(code, row.text(6));
    return {severityNamed(row.text(1)), row.bits(3), row.bits(4),
            first ? *std::move(first) : Message{std::move(code), {}}};
}

} // namespace

std::map<SourceId, SourceFacts> sourceFacts(Store& store) {
    const Snapshot snapshot(store);
    std::map<SourceId, SourceFacts> facts;
    countGames(store.connection(), facts);
    Statement select = store.connection().prepare(kindsSql);
    while (select.step())
        facts[select.id<SourceId>(0)].problems.push_back(kindOf(select));
    for (auto& [id, of] : facts)
        std::ranges::sort(of.problems, [](const ProblemKind& a, const ProblemKind& b) {
            return std::tuple(a.severity, b.problems, a.first.code) <
                   std::tuple(b.severity, a.problems, b.first.code);
        });
    return facts;
}

std::vector<GameId> gamesOf(Store& store, SourceId source) {
    const Snapshot snapshot(store);
    std::vector<GameId> games;
    forEachGame(store.connection(), [&](GameId game, SourceId of, GameKind) {
        if (of == source)
            games.push_back(game);
    });
    return games;
}

} // namespace damscope::db
