// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/names.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace damscope::db {

PlayerSides::PlayerSides(const Connection& connection, const Filter& filter)
    : players_(filter.player ? MeantPlayers(connection, *filter.player) : MeantPlayers()) {
    if (!filter.player)
        always_ = filter.white ? rules::Color::white : rules::Color::black;
}

IdSet named(const Connection& connection, const std::string& table, std::string_view name) {
    const auto words = queryWords(name);
    std::string sql = "SELECT id FROM " + table + (words.empty() ? " WHERE 0" : " WHERE 1");
    for (std::size_t i = 0; i < words.size(); ++i)
        sql += " AND instr(folded, ?) > 0";
    Statement select = connection.prepare(sql);
    for (std::size_t i = 0; i < words.size(); ++i)
        select.bindOne(static_cast<int>(i) + 1, words[i]);
    return IdSet(select);
}

namespace {

constexpr int farthest = 2;

struct Candidate {
    std::uint32_t id = 0;
    int distance = 0;
    NearName near;
};

/// Where names of a kind are, and the columns of games that refer to them.
struct Place {
    std::string_view sql;
    std::vector<HeaderColumn> columns;
};

Place placeOf(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return {"SELECT id, name, folded FROM player", {HeaderColumn::white, HeaderColumn::black}};
    case NameKind::event:
        return {"SELECT id, name, folded FROM event", {HeaderColumn::event}};
    case NameKind::site:
        break;
    }
    return {"SELECT id, name, folded FROM site", {HeaderColumn::site}};
}

std::vector<Candidate> candidates(const Connection& connection, std::string_view sql,
                                  std::string_view name) {
    std::vector<Candidate> found;
    Statement select = connection.prepare(sql);
    while (select.step()) {
        const int distance = nameDistance(name, select.text(2), farthest);
        if (distance <= farthest)
            found.push_back({select.id(0), distance, {std::string(select.text(1)), 0}});
    }
    return found;
}

void countGames(Connection& connection, const std::vector<HeaderColumn>& places,
                std::vector<Candidate>& found) {
    std::unordered_map<std::uint32_t, NearName*> near;
    for (Candidate& candidate : found)
        near[candidate.id] = &candidate.near;
    HeaderColumns columns(connection);
    for (std::uint32_t block = 0; block <= columns.end() / gamesPerBlock; ++block) {
        const auto kinds = columns.block(HeaderColumn::kind, block);
        for (const HeaderColumn place : places) {
            const auto names = columns.block(place, block);
            for (std::size_t i = 0; i < kinds.size(); ++i)
                if (const auto of = near.find(names[i]);
                    of != near.end() && GameKind(kinds[i]).present())
                    ++of->second->games;
        }
    }
}

} // namespace

std::vector<NearName> nearNames(Store& store, NameKind kind, std::string_view name,
                                std::size_t most) {
    const Snapshot snapshot(store);
    const Place place = placeOf(kind);
    std::vector<Candidate> found = candidates(store.connection(), place.sql, name);
    countGames(store.connection(), place.columns, found);
    std::erase_if(found, [](const Candidate& c) { return c.near.games == 0; });
    std::ranges::sort(found, [](const Candidate& a, const Candidate& b) {
        return std::tuple(a.distance, b.near.games, a.near.name) <
               std::tuple(b.distance, a.near.games, b.near.name);
    });
    found.resize(std::min(found.size(), most));
    std::vector<NearName> names;
    names.reserve(found.size());
    for (Candidate& candidate : found)
        names.push_back(std::move(candidate.near));
    return names;
}

namespace {

constexpr std::string_view playersSql =
    "SELECT name FROM player WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view eventsSql =
    "SELECT name FROM event WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view sitesSql =
    "SELECT name FROM site WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";

std::string_view sqlOf(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return playersSql;
    case NameKind::event:
        return eventsSql;
    case NameKind::site:
        break;
    }
    return sitesSql;
}

} // namespace

std::vector<std::string> knownNames(Store& store, NameKind kind, std::size_t most) {
    Statement select = store.connection().prepare(sqlOf(kind));
    select.bind(most);
    std::vector<std::string> names;
    while (select.step())
        names.emplace_back(select.text(0));
    return names;
}

} // namespace damscope::db
