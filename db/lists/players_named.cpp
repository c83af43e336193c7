// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/players_named.hpp"

#include "db/index/header_columns.hpp"
#include "db/players/name_query.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>

namespace damscope::db {
namespace {

constexpr std::string_view foldedSql = "SELECT id, folded, person FROM player";
constexpr std::string_view personsSql = "SELECT id, person FROM player WHERE person <> id";
constexpr std::string_view namesSql = "SELECT id, name, folded FROM player";
constexpr int farthest = 2;

struct Candidate {
    std::uint32_t id = 0;
    int distance = 0;
    NearName near;
};

std::vector<Candidate> candidates(const Connection& connection, std::string_view name) {
    std::vector<Candidate> found;
    Statement select = connection.prepare(namesSql);
    while (select.step()) {
        const int distance = nameDistance(name, select.text(2), farthest);
        if (distance <= farthest)
            found.push_back({static_cast<std::uint32_t>(select.integer(0)),
                             distance,
                             {std::string(select.text(1)), 0}});
    }
    return found;
}

void countGames(Connection& connection, std::vector<Candidate>& found) {
    std::unordered_map<std::uint32_t, NearName*> near;
    for (Candidate& candidate : found)
        near[candidate.id] = &candidate.near;
    HeaderColumns columns(connection);
    const auto count = [&](std::uint32_t player) {
        if (const auto of = near.find(player); of != near.end())
            ++of->second->games;
    };
    for (std::uint32_t block = 0; block <= columns.end() / gamesPerBlock; ++block) {
        const auto kinds = columns.block(HeaderColumn::kind, block);
        const auto white = columns.block(HeaderColumn::white, block);
        const auto black = columns.block(HeaderColumn::black, block);
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (GameKind(kinds[i]).present()) {
                count(white[i]);
                count(black[i]);
            }
    }
}

/// Names, and the persons whom they mean.
struct Named {
    void add(std::int64_t id, std::int64_t person) {
        ids.insert(id);
        if (person > 0)
            persons.insert(person);
    }
    IdSet ids;
    IdSet persons;
};

// What else these persons are called: two names were decided to mean one person.
IdSet withOtherNames(const Connection& connection, Named named) {
    Statement select = connection.prepare(personsSql);
    while (select.step())
        if (const auto person = static_cast<std::uint32_t>(select.integer(1));
            named.persons.contains(person)) {
            named.ids.insert(person);
            named.ids.insert(select.integer(0));
        }
    return std::move(named.ids);
}

} // namespace

IdSet playersNamed(const Connection& connection, std::string_view name) {
    const NameQuery query(name);
    Named whole;
    Named parts;
    Statement select = connection.prepare(foldedSql);
    while (select.step()) {
        const NameFit fit = query.fit(select.text(1));
        if (fit != NameFit::none)
            (fit == NameFit::fits ? whole : parts).add(select.integer(0), select.integer(2));
    }
    return withOtherNames(connection, whole.ids.isEmpty() ? parts : whole);
}

std::vector<NearName> nearNames(Store& store, std::string_view name, std::size_t most) {
    const Snapshot snapshot(store);
    std::vector<Candidate> found = candidates(store.connection(), name);
    countGames(store.connection(), found);
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

} // namespace damscope::db
