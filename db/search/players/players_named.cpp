// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/players/players_named.hpp"

#include "db/store/players/name_query.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <utility>

namespace damscope::db {

IdSet::IdSet(Statement& select) {
    while (select.step())
        insert(select.id(0));
}

void IdSet::insert(std::uint32_t id) {
    if (id >= has_.size())
        has_.resize(std::size_t{id} + 1);
    has_[id] = 1;
}

namespace {

constexpr std::string_view foldedSql = "SELECT id, folded, person FROM player";
constexpr std::string_view personsSql = "SELECT id, person FROM player WHERE person <> id";

/// Names, and the persons whom they mean.
struct Named {
    void add(std::uint32_t id, std::uint32_t person) {
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
        if (const std::uint32_t person = select.id(1); named.persons.contains(person)) {
            named.ids.insert(person);
            named.ids.insert(select.id(0));
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
            (fit == NameFit::fits ? whole : parts).add(select.id(0), select.id(2));
    }
    return withOtherNames(connection, whole.ids.isEmpty() ? parts : whole);
}

} // namespace damscope::db
