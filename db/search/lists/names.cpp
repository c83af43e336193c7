// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/names.hpp"

#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/players/name_query.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <span>
#include <utility>

namespace damscope::db {

PlayerSides::PlayerSides(PlayerLookup& lookup, const Filter& filter)
    : players_(filter.player ? lookup.find(*filter.player) : MeantPlayers()) {
    if (!filter.player)
        always_ = filter.white ? rules::Color::white : rules::Color::black;
}

IdSet named(const Connection& connection, const std::string& table, std::string_view name) {
    auto words = queryWords(name);
    for (std::string& word : words)
        if (isInitial(std::string_view(word).substr(1)))
            word += ' '; // the whole word
    std::string sql = "SELECT id FROM " + table + (words.empty() ? " WHERE 0" : " WHERE 1");
    for (std::size_t i = 0; i < words.size(); ++i)
        sql += " AND instr(folded || ' ', ?) > 0";
    Statement select = connection.prepare(sql);
    for (std::size_t i = 0; i < words.size(); ++i)
        select.bindOne(static_cast<int>(i) + 1, words[i]);
    return IdSet(select);
}

namespace {

constexpr std::string_view playerNamesSql =
    "SELECT name FROM player WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view eventNamesSql =
    "SELECT name FROM event WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";
constexpr std::string_view siteNamesSql =
    "SELECT name FROM site WHERE name NOT IN ('', '?') ORDER BY name LIMIT ?1";

std::string_view sqlOf(NameKind kind) {
    switch (kind) {
    case NameKind::player:
        return playerNamesSql;
    case NameKind::event:
        return eventNamesSql;
    default:
        return siteNamesSql;
    }
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

using rules::GameResult;

bool Byes::isBye(std::uint32_t name, rules::Color side, GameResult result, std::int64_t plies) {
    if (plies > 0 || !persons_.has(NameId{name}))
        return false;
    const auto [read, isNew] = read_.try_emplace(name);
    if (isNew)
        read->second = byeName(persons_.text(NameId{name}));
    const auto won = side == rules::Color::white ? GameResult::whiteWins : GameResult::blackWins;
    return read->second == ByeName::yes ||
           (read->second == ByeName::perhaps && result != won && result != GameResult::draw);
}

namespace {

/// Adds up the games of each person.
class Tally {
public:
    Tally(Connection& connection, const Persons& persons)
        : columns_(connection), persons_(persons), byes_(persons), lines_(persons.end()),
          ratedOn_(persons.end()) {}

    void add(GameId id) {
        const auto game = static_cast<std::uint32_t>(id);
        const GameKind kind(columns_.value(HeaderColumn::kind, game));
        const auto whiteName = columns_.value(HeaderColumn::white, game);
        const auto blackName = columns_.value(HeaderColumn::black, game);
        const auto isBye = [&](std::uint32_t name, rules::Color side) {
            return byes_.isBye(name, side, kind.result(),
                               columns_.value(HeaderColumn::plies, game));
        };
        if (isBye(whiteName, rules::Color::white) || isBye(blackName, rules::Color::black))
            return;
        const auto white = persons_.of(whiteName, id, rules::Color::white);
        const auto black = persons_.of(blackName, id, rules::Color::black);
        const auto day = columns_.value(HeaderColumn::day, game);
        const Ratings ratings(columns_.value(HeaderColumn::ratings, game));
        if (white)
            add(*white, outcomeFor(rules::Color::white, kind.result()), day, ratings.white);
        if (black && black != white)
            add(*black, outcomeFor(rules::Color::black, kind.result()), day, ratings.black);
    }
    [[nodiscard]] PersonLine& line(std::uint32_t person) { return lines_[person]; }

private:
    void add(PersonId person, std::optional<Outcome> outcome, std::uint32_t day, int rating) {
        PersonLine& line = lines_[number(person)];
        line.record.add(outcome);
        if (const int year = Date::ofStored(day).year(); year > 0) {
            line.firstYear = line.firstYear == 0 ? year : std::min(line.firstYear, year);
            line.lastYear = std::max(line.lastYear, year);
        }
        if (rating == 0)
            return;
        line.highestRating = std::max(line.highestRating, rating);
        if (std::uint32_t& last = ratedOn_[number(person)]; day >= last) {
            last = day;
            line.rating = rating;
        }
    }

    HeaderColumns columns_;
    const Persons& persons_;
    Byes byes_;
    std::vector<PersonLine> lines_;      // by number of the person
    std::vector<std::uint32_t> ratedOn_; // the day of the rating
};

std::vector<PersonLine> listPersons(Connection& connection, std::string_view text,
                                    std::span<const GameId> games) {
    const Persons persons(connection);
    Tally tally(connection, persons);
    for (const GameId game : games)
        tally.add(game);
    const IdSet meant = text.empty() ? IdSet() : personsMeant(connection, persons, text);
    std::unordered_map<std::uint32_t, std::vector<std::string>> others;
    std::vector<PersonLine> lines;
    const auto addLine = [&](PersonId person) {
        PersonLine& line = tally.line(number(person));
        if ((!text.empty() && !meant.contains(number(person))) || line.record.games == 0)
            return;
        line.person = person;
        line.name = persons.nameOf(person);
        lines.push_back(std::move(line));
    };
    for (const WrittenName& name : persons.names())
        if (name.person && number(*name.person) == number(name.id))
            addLine(*name.person);
        else if (name.person)
            others[number(*name.person)].push_back(name.text);
    std::ranges::for_each(persons.namesakes(), addLine);
    for (PersonLine& line : lines)
        if (const auto found = others.find(number(line.person)); found != others.end())
            line.otherNames = std::move(found->second);
    std::ranges::stable_sort(lines, [](const PersonLine& a, const PersonLine& b) {
        return std::tuple(b.record.games, std::string_view(a.name)) <
               std::tuple(a.record.games, std::string_view(b.name));
    });
    return lines;
}

} // namespace

std::vector<PersonLine> listPersons(Store& store, std::string_view text, const Filter& filter) {
    const Snapshot snapshot(store);
    return listPersons(store.connection(), text, findGames(store, filter));
}

std::vector<PersonLine> listAllPersons(Connection& connection) {
    std::vector<GameId> games;
    HeaderColumns(connection).eachGame([&](GameId game) { games.push_back(game); });
    return listPersons(connection, {}, games);
}

} // namespace damscope::db
