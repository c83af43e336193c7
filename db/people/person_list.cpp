// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/person_list.hpp"

#include "db/index/header_columns.hpp"
#include "db/lists/players_named.hpp"
#include "db/people/byes.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <tuple>
#include <unordered_map>
#include <utility>

namespace damscope::db {
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
        const auto white = persons_.of(whiteName);
        const auto black = persons_.of(blackName);
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

IdSet wanted(const Connection& connection, const Persons& persons, std::string_view text) {
    if (!text.empty())
        return playersNamed(connection, text);
    IdSet all;
    for (const WrittenName& name : persons.names())
        all.insert(number(name.id));
    return all;
}

} // namespace

std::vector<PersonLine> listPersons(Store& store, std::string_view text, const Filter& filter) {
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    Tally tally(store.connection(), persons);
    for (const GameId game : findGames(store, filter))
        tally.add(game);
    const IdSet meant = wanted(store.connection(), persons, text);
    std::unordered_map<std::uint32_t, std::vector<std::string>> others;
    std::vector<PersonLine> lines;
    for (const WrittenName& name : persons.names()) {
        if (!name.person || !meant.contains(number(name.id)))
            continue;
        if (const std::uint32_t person = number(*name.person); person != number(name.id)) {
            others[person].push_back(name.text);
        } else if (PersonLine& line = tally.line(person); line.record.games > 0) {
            line.person = *name.person;
            line.name = name.text;
            lines.push_back(std::move(line));
        }
    }
    for (PersonLine& line : lines)
        if (const auto found = others.find(number(line.person)); found != others.end())
            line.otherNames = std::move(found->second);
    std::ranges::stable_sort(lines, [](const PersonLine& a, const PersonLine& b) {
        return std::tuple(b.record.games, std::string_view(a.name)) <
               std::tuple(a.record.games, std::string_view(b.name));
    });
    return lines;
}

} // namespace damscope::db
