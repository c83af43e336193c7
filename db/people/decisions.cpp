// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/decisions.hpp"

#include "db/store/journal.hpp"
#include "db/store/players/name_likeness.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::string_view pairSql =
    "INSERT OR REPLACE INTO naming_pair VALUES (min(?1, ?2), max(?1, ?2), ?3)";
constexpr std::string_view setSql = "UPDATE player SET person = ?2 WHERE id = ?1";

/// A decision while it is made, within a transaction.
class Naming {
public:
    explicit Naming(Connection& connection) : connection_(connection) {}

    void note(NameId one, NameId other, bool same) {
        connection_.kept(pairSql)->bind(one, other, same).run();
    }
    void set(NameId name, PersonId person) { connection_.kept(setSql)->bind(name, person).run(); }

private:
    Connection& connection_;
};

// All names of the persons whom some names mean, ascending.
std::vector<NameId> allNames(const Persons& persons, const std::vector<NameId>& some) {
    std::vector<NameId> all;
    for (const NameId name : some)
        if (const auto person = persons.of(number(name)))
            for (const NameId other : persons.namesOf(*person))
                all.push_back(other);
    std::ranges::sort(all);
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

/// How much a name says.
class NameFullness {
public:
    explicit NameFullness(Connection& connection) : columns_(connection), games_(columns_) {}
    [[nodiscard]] auto of(NameId id, const std::string& text) const {
        const auto name = readPersonName(text);
        const bool full = name && !name->forenames.empty() && !isInitial(name->forenames.front());
        return std::tuple(full, name && wellKnownPlayer(*name).has_value(), games_.of(id).size());
    }

private:
    HeaderColumns columns_;
    Appearances games_;
};

} // namespace

std::uint64_t mergeNames(Store& store, std::span<const std::vector<NameId>> groups,
                         const std::string& reason) {
    StoreChange change(store, ChangeKind::names, reason);
    Connection& connection = store.connection();
    ChangeTransaction transaction(change);
    const Persons persons(connection, Persons::Numbers::ignored);
    const NameFullness fullness(connection);
    Naming naming(connection);
    std::uint64_t changed = 0;
    for (const std::vector<NameId>& group : groups) {
        const std::vector<NameId> names = allNames(persons, group);
        const auto others = [&](NameId name) {
            return persons.of(number(name)) != persons.of(number(names.front()));
        };
        if (std::ranges::none_of(names, others))
            continue;
        for (std::size_t i = 1; i < group.size(); ++i)
            naming.note(group[i - 1], group[i], true);
        const NameId best = *std::ranges::max_element(
            names, {}, [&](NameId name) { return fullness.of(name, persons.text(name)); });
        const PersonId person{number(best)};
        for (const NameId name : names)
            if (persons.of(number(name)) != person) {
                naming.set(name, person);
                ++changed;
            }
    }
    transaction.commit();
    return changed;
}

void separateNames(Store& store, NameId one, NameId other, const std::string& reason) {
    StoreChange change(store, ChangeKind::names, reason);
    Connection& connection = store.connection();
    ChangeTransaction transaction(change);
    const Persons persons(connection, Persons::Numbers::ignored);
    Naming naming(connection);
    naming.note(one, other, false);
    const auto person = persons.of(number(other));
    if (person && person == persons.of(number(one))) {
        // The name that stands for both cannot leave: the others follow `one` instead.
        if (number(*person) == number(other)) {
            for (const NameId name : persons.namesOf(*person))
                if (name != other)
                    naming.set(name, PersonId{number(one)});
        } else {
            naming.set(other, PersonId{number(other)});
        }
    }
    transaction.commit();
}

namespace {

// Calls visit(game, White's name, Black's name).
template <class Visit> void eachGame(HeaderColumns& columns, Visit visit) {
    columns.eachGame(visit, HeaderColumn::white, HeaderColumn::black);
}

} // namespace

Appearances::Appearances(HeaderColumns& columns) {
    std::vector<std::uint32_t> counts;
    const auto count = [&](std::uint32_t name) {
        if (name >= counts.size())
            counts.resize(name + 1U);
        ++counts[name];
    };
    eachGame(columns, [&](GameId, std::uint32_t white, std::uint32_t black) {
        count(white);
        count(black);
    });
    begins_.resize(counts.size() + 1);
    for (std::size_t i = 0; i < counts.size(); ++i)
        begins_[i + 1] = begins_[i] + counts[i];
    all_.resize(begins_.back());
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    eachGame(columns, [&](GameId game, std::uint32_t white, std::uint32_t black) {
        all_[next[white]++] = {static_cast<std::uint32_t>(game), true};
        all_[next[black]++] = {static_cast<std::uint32_t>(game), false};
    });
}

std::span<const Appearance> Appearances::of(NameId name) const {
    const std::uint32_t n = number(name);
    if (n + 1U >= begins_.size())
        return {};
    return std::span(all_).subspan(begins_[n], begins_[n + 1U] - begins_[n]);
}

} // namespace damscope::db
