// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/decisions.hpp"

#include "db/store/players/name_query.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/players/well_known.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/sqlite/writer_lock.hpp"
#include "db/store/store.hpp"
#include "parser/encoding/clean_text.hpp"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::string_view insertSql = "INSERT INTO naming (made, reason, edit) "
                                       "SELECT datetime('now'), ?1, coalesce(max(id), 0) FROM edit";
constexpr std::string_view pairSql =
    "INSERT OR REPLACE INTO naming_pair VALUES (?1, min(?2, ?3), max(?2, ?3), ?4)";
constexpr std::string_view keepSql =
    "INSERT OR IGNORE INTO person_before SELECT ?1, id, person FROM player WHERE id = ?2";
constexpr std::string_view setSql = "UPDATE player SET person = ?2 WHERE id = ?1";
constexpr std::string_view lastSql = "SELECT id, made, reason FROM naming ORDER BY id DESC LIMIT 1";
constexpr std::string_view countSql = "SELECT count(*) FROM person_before WHERE naming = ?1";
constexpr std::string_view restoreSql =
    "UPDATE player SET person = (SELECT person FROM person_before WHERE naming = ?1 AND player = "
    "player.id) WHERE id IN (SELECT player FROM person_before WHERE naming = ?1)";
constexpr std::string_view forgetBeforeSql = "DELETE FROM person_before WHERE naming = ?1";
constexpr std::string_view forgetPairsSql = "DELETE FROM naming_pair WHERE naming = ?1";
constexpr std::string_view forgetSql = "DELETE FROM naming WHERE id = ?1";
// The row with the highest naming counts: SQLite takes `same` from it.
constexpr std::string_view apartSql =
    "SELECT one, other FROM (SELECT one, other, same, max(naming) FROM naming_pair "
    "GROUP BY one, other) WHERE same = 0";

/// A decision while it is made, within a transaction.
class Naming {
public:
    Naming(Connection& connection, const std::string& reason)
        : connection_(connection), reason_(reason) {}

    void note(NameId one, NameId other, bool same) {
        connection_.kept(pairSql)->bind(id(), one, other, same).run();
    }
    void set(NameId name, PersonId person) {
        connection_.kept(keepSql)->bind(id(), name).run();
        connection_.kept(setSql)->bind(name, person).run();
    }

private:
    std::int64_t id() {
        if (!id_) {
            connection_.kept(insertSql)->bind(parser::decodedText(reason_)).run();
            id_ = connection_.lastInsertId();
        }
        return *id_;
    }

    Connection& connection_;
    const std::string& reason_;
    std::optional<std::int64_t> id_;
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
class Fullness {
public:
    explicit Fullness(Connection& connection) : columns_(connection), games_(columns_) {}
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
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const Persons persons(connection, Persons::Numbers::ignored);
    const Fullness fullness(connection);
    Naming naming(connection, reason);
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
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    const Persons persons(connection, Persons::Numbers::ignored);
    Naming naming(connection, reason);
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

std::optional<UndoneNaming> undoNaming(Store& store) {
    const WriterLock lock(store.file());
    Connection& connection = store.connection();
    Transaction transaction(connection);
    Statement last = connection.prepare(lastSql);
    if (!last.step())
        return std::nullopt;
    const std::int64_t id = last.integer(0);
    UndoneNaming undone{std::string(last.text(1)), std::string(last.text(2)), 0};
    last.reset();
    undone.names = static_cast<std::uint64_t>(connection.value(countSql, id).value_or(0));
    for (const std::string_view sql : {restoreSql, forgetBeforeSql, forgetPairsSql, forgetSql})
        connection.prepare(sql).bind(id).run();
    transaction.commit();
    return undone;
}

std::set<std::pair<NameId, NameId>> namesSaidToDiffer(const Connection& connection) {
    std::set<std::pair<NameId, NameId>> pairs;
    Statement select = connection.prepare(apartSql);
    while (select.step())
        pairs.emplace(select.id<NameId>(0), select.id<NameId>(1));
    return pairs;
}

namespace {

// Calls with each game that is there: its number, White's and Black's name.
template <class Visit> void eachGame(HeaderColumns& columns, Visit visit) {
    for (std::uint32_t block = 0; block <= columns.end() / gamesPerBlock; ++block) {
        const auto kinds = columns.block(HeaderColumn::kind, block);
        const auto white = columns.block(HeaderColumn::white, block);
        const auto black = columns.block(HeaderColumn::black, block);
        for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
            if (GameKind(kinds[i]).present())
                visit(block * gamesPerBlock + i, white[i], black[i]);
    }
}

} // namespace

std::vector<std::uint64_t> gamesByPerson(Connection& connection, const Persons& persons) {
    std::vector<std::uint64_t> games(persons.end());
    HeaderColumns columns(connection);
    eachGame(columns, [&](std::uint32_t game, std::uint32_t white, std::uint32_t black) {
        const auto one = persons.of(white, GameId{game}, rules::Color::white);
        const auto other = persons.of(black, GameId{game}, rules::Color::black);
        if (one)
            ++games[number(*one)];
        if (other && other != one)
            ++games[number(*other)];
    });
    return games;
}

Appearances::Appearances(HeaderColumns& columns) {
    std::vector<std::uint32_t> counts;
    const auto count = [&](std::uint32_t name) {
        if (name >= counts.size())
            counts.resize(name + 1U);
        ++counts[name];
    };
    eachGame(columns, [&](std::uint32_t, std::uint32_t white, std::uint32_t black) {
        count(white);
        count(black);
    });
    begins_.resize(counts.size() + 1);
    for (std::size_t i = 0; i < counts.size(); ++i)
        begins_[i + 1] = begins_[i] + counts[i];
    all_.resize(begins_.back());
    std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
    eachGame(columns, [&](std::uint32_t game, std::uint32_t white, std::uint32_t black) {
        all_[next[white]++] = {game, true};
        all_[next[black]++] = {game, false};
    });
}

std::span<const Appearance> Appearances::of(NameId name) const {
    const std::uint32_t n = number(name);
    if (n + 1U >= begins_.size())
        return {};
    return std::span(all_).subspan(begins_[n], begins_[n + 1U] - begins_[n]);
}

} // namespace damscope::db
