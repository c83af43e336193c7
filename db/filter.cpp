// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/filter.hpp"

#include "db/collections.hpp"
#include "db/names.hpp"
#include "db/sqlite.hpp"
#include "db/store.hpp"

#include <string>
#include <string_view>
#include <variant>

namespace damscope::db {
namespace {

using Value = std::variant<std::int64_t, std::string>;

/// A condition in SQL with the values for its question marks: text of ours, values of the user's.
class Condition {
public:
    template <class... Values> void require(std::string_view sql, Values... values) {
        sql_ += sql_.empty() ? " WHERE " : " AND ";
        sql_ += sql;
        (values_.emplace_back(std::move(values)), ...);
    }
    /// With all of these values, so many times over.
    void requireAll(const std::string& sql, const std::vector<std::string>& values, int times) {
        require(sql);
        for (; times > 0; --times)
            values_.insert(values_.end(), values.begin(), values.end());
    }
    [[nodiscard]] const std::string& sql() const { return sql_; }
    void bindTo(Statement& statement) const {
        statement.reset();
        int index = 0;
        for (const Value& value : values_)
            std::visit([&](const auto& v) { statement.bindOne(++index, v); }, value);
    }

private:
    std::string sql_;
    std::vector<Value> values_;
};

constexpr std::string_view whiteSql =
    "g.white IN (SELECT id FROM player WHERE instr(folded, ?) > 0)";
constexpr std::string_view blackSql =
    "g.black IN (SELECT id FROM player WHERE instr(folded, ?) > 0)";
constexpr std::string_view eventSql =
    "g.event IN (SELECT id FROM event WHERE instr(folded, ?) > 0)";
constexpr std::string_view siteSql = "g.site IN (SELECT id FROM site WHERE instr(folded, ?) > 0)";
constexpr std::string_view openingSql =
    "g.opening IN (SELECT id FROM opening WHERE instr(folded, ?) > 0)";
constexpr std::string_view sourceSql =
    "g.source IN (SELECT id FROM source WHERE path LIKE ? ESCAPE '\\')";

// A query without a word in it ("?") is that of no name.
void requireName(Condition& condition, std::string_view sql,
                 const std::optional<std::string>& name) {
    if (!name)
        return;
    const auto words = queryWords(*name);
    if (words.empty())
        condition.require("0");
    for (const std::string& word : words)
        condition.require(sql, word);
}

// All words in one name: not one in White's and another in Black's.
void requirePlayer(Condition& condition, const std::optional<std::string>& name) {
    if (!name)
        return;
    const auto words = queryWords(*name);
    if (words.empty())
        condition.require("0");
    std::string players = "SELECT id FROM player WHERE 1";
    for (std::size_t i = 0; i < words.size(); ++i)
        players += " AND instr(folded, ?) > 0";
    const std::string sql = "(g.white IN (" + players + ") OR g.black IN (" + players + "))";
    condition.requireAll(sql, words, 2);
}

std::string likePattern(std::string_view part) {
    std::string pattern = "%";
    for (const char c : part) {
        if (c == '%' || c == '_' || c == '\\')
            pattern += '\\';
        pattern += c;
    }
    return pattern + "%";
}

std::string jsonArray(const std::vector<GameId>& ids) {
    std::string json = "[";
    for (const GameId id : ids)
        json += (json.size() > 1 ? "," : "") + std::to_string(number(id));
    return json + "]";
}

// The last day that a date with unknown parts can mean.
std::int64_t lastDay(int day) {
    if (day % 10'000 == 0)
        return day + 9999;
    return day % 100 == 0 ? day + 99 : day;
}

void requireRange(Condition& condition, std::string_view sql, const std::optional<Range>& range) {
    if (range)
        condition.require(sql, std::int64_t{range->low}, std::int64_t{range->high});
}

void requireCollection(Condition& condition, Store& store, const std::optional<std::string>& name) {
    if (!name)
        return;
    const auto id =
        store.connection().value("SELECT id FROM collection WHERE folded = ?1", foldName(*name));
    if (!id)
        throw NoSuchCollection(*name);
    condition.require("g.id IN (SELECT game FROM collection_game WHERE collection = ?)", *id);
}

void requirePeriod(Condition& condition, const Filter& filter) {
    if (filter.from)
        condition.require("g.day >= ?", std::int64_t{*filter.from});
    if (filter.to)
        condition.require("g.day <= ?", lastDay(*filter.to));
    if (filter.from || filter.to)
        condition.require("g.day > 0");
}

// Asked first, so that a store without deleted games need not look at every row.
void requirePresent(Condition& condition, Store& store) {
    if (store.connection().value("SELECT 1 FROM game WHERE deleted IS NOT NULL LIMIT 1"))
        condition.require("g.deleted IS NULL");
}

Condition conditionOf(Store& store, const Filter& filter) {
    Condition condition;
    requirePresent(condition, store);
    if (!filter.ids.empty())
        condition.require("g.id IN (SELECT value FROM json_each(?))", jsonArray(filter.ids));
    requireCollection(condition, store, filter.collection);
    requirePlayer(condition, filter.player);
    requireName(condition, whiteSql, filter.white);
    requireName(condition, blackSql, filter.black);
    requireName(condition, eventSql, filter.event);
    requireName(condition, siteSql, filter.site);
    requireName(condition, openingSql, filter.opening);
    if (filter.source)
        condition.require(sourceSql, likePattern(*filter.source));
    requirePeriod(condition, filter);
    if (filter.result)
        condition.require("g.result = ?", static_cast<std::int64_t>(*filter.result));
    if (filter.variant)
        condition.require("g.variant = ?", static_cast<std::int64_t>(*filter.variant));
    requireRange(condition, "g.white_rating BETWEEN ? AND ?", filter.rating);
    requireRange(condition, "g.black_rating BETWEEN ? AND ?", filter.rating);
    requireRange(condition, "g.plies BETWEEN ? AND ?", filter.plies);
    if (filter.withComments)
        condition.require("g.comments <> 0");
    if (filter.withVariations)
        condition.require("g.variations <> 0");
    if (filter.withProblems)
        condition.require("g.problems > 0");
    return condition;
}

Statement prepared(Store& store, std::string_view head, const Condition& condition,
                   std::string_view tail) {
    std::string sql(head);
    sql += condition.sql();
    sql += tail;
    return store.connection().prepare(sql);
}

} // namespace

bool everythingIsMeant(Store& store, const Filter& filter) {
    return conditionOf(store, filter).sql().empty();
}

std::vector<GameId> findGames(Store& store, const Filter& filter) {
    const Condition condition = conditionOf(store, filter);
    Statement select = prepared(store, "SELECT g.id FROM game g", condition, " ORDER BY g.id");
    condition.bindTo(select);
    std::vector<GameId> ids;
    while (select.step())
        ids.push_back(static_cast<GameId>(select.integer(0)));
    return ids;
}

std::uint64_t countGames(Store& store, const Filter& filter) {
    const Condition condition = conditionOf(store, filter);
    Statement select = prepared(store, "SELECT count(*) FROM game g", condition, "");
    condition.bindTo(select);
    select.step();
    return select.bits(0);
}

} // namespace damscope::db
