// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/person_games.hpp"

#include "db/store/records/game_contents.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view rowSql =
    "SELECT variant, result, white, black, event, day, white_rating, black_rating, plies, opening "
    "FROM game WHERE id = ?1";

// By rows: the games of one person are few among those of the blocks of columns.
PersonGame readRow(Statement& row, GameId id, rules::Color side, const Persons& persons) {
    const bool white = side == rules::Color::white;
    const auto number = [&](int column) { return row.id(column); };
    const auto rating = [&](int column) { return row.as<int>(column); };
    return {id,
            side,
            outcomeFor(side, row.as<rules::GameResult>(1)),
            row.as<rules::Variant>(0),
            Date::ofStored(row.as<std::uint32_t>(5)),
            persons.of(number(white ? 3 : 2), id, rules::opponent(side)),
            number(4),
            number(9),
            rating(white ? 6 : 7),
            row.as<int>(8)};
}

struct Found {
    GameId id{};
    rules::Color side{};
};

std::vector<Found> gamesWith(Connection& connection, const Persons& persons, PersonId person) {
    IdSet names;
    for (const NameId name : persons.namesOf(person))
        names.insert(number(name));
    std::vector<Found> found;
    HeaderColumns(connection)
        .eachGame(
            [&](GameId game, std::uint32_t white, std::uint32_t black) {
                const auto isMeant = [&](std::uint32_t name, rules::Color side) {
                    return names.contains(name) && persons.of(name, game, side) == person;
                };
                const bool isWhite = isMeant(white, rules::Color::white);
                if (isWhite || isMeant(black, rules::Color::black))
                    found.push_back({game, isWhite ? rules::Color::white : rules::Color::black});
            },
            HeaderColumn::white, HeaderColumn::black);
    return found;
}

/// Finds the games that are there once more.
class Copies {
public:
    explicit Copies(Connection& connection) : connection_(connection) {}

    [[nodiscard]] PersonGames separate(std::vector<PersonGame> games) {
        PersonGames result;
        for (PersonGame& game : games) {
            std::vector<std::size_t>& alike = alike_[keyOf(game)];
            const auto copy =
                isComparable(game)
                    ? std::ranges::find_if(
                          alike,
                          [&](std::size_t place) { return areOne(result.games[place], game); })
                    : alike.end();
            if (copy == alike.end()) {
                alike.push_back(result.games.size());
                result.games.push_back(game);
                continue;
            }
            // The copy that has a result counts.
            if (!result.games[*copy].outcome)
                std::swap(result.games[*copy], game);
            result.repeated.push_back(game);
        }
        return result;
    }

private:
    using Key = std::tuple<Date, rules::Color, std::uint32_t, int>;

    static Key keyOf(const PersonGame& game) {
        return {game.day, game.side, game.opponent ? number(*game.opponent) : 0, game.plies};
    }
    static bool isComparable(const PersonGame& game) {
        return game.day.dayIsKnown() && game.plies >= leastPliesOfCopy && game.opponent;
    }
    [[nodiscard]] bool areOne(const PersonGame& one, const PersonGame& other) const {
        if (one.outcome && other.outcome && *one.outcome != *other.outcome)
            return false;
        return haveSameMoves(connection_, one.id, other.id);
    }

    Connection& connection_;
    std::map<Key, std::vector<std::size_t>> alike_; ///< places among the games
};

PersonGames readGames(Connection& connection, const Persons& persons,
                      std::span<const Found> found) {
    std::vector<PersonGame> games;
    std::vector<PersonGame> byes;
    games.reserve(found.size());
    const auto row = connection.kept(rowSql);
    Byes names(persons);
    for (const Found& game : found) {
        if (!row->bind(game.id).step())
            continue;
        const auto isNobody = [&](rules::Color side) {
            return names.isBye(row->id(side == rules::Color::white ? 2 : 3), side,
                               row->as<rules::GameResult>(1), row->integer(8));
        };
        if (!isNobody(game.side))
            (isNobody(rules::opponent(game.side)) ? byes : games)
                .push_back(readRow(*row, game.id, game.side, persons));
    }
    const auto earlier = [](const PersonGame& a, const PersonGame& b) {
        return std::tuple(a.day, a.id) < std::tuple(b.day, b.id);
    };
    std::ranges::sort(games, earlier);
    std::ranges::sort(byes, earlier);
    PersonGames result = Copies(connection).separate(std::move(games));
    result.byes = std::move(byes);
    return result;
}

} // namespace

PersonGames gamesOfPerson(Store& store, const Persons& persons, PersonId person,
                          const Filter& filter) {
    Connection& connection = store.connection();
    std::vector<Found> found = gamesWith(connection, persons, person);
    if (filter != Filter()) {
        const std::vector<GameId> selected = findGames(store, filter);
        std::erase_if(found, [&](const Found& game) {
            return !std::ranges::binary_search(selected, game.id);
        });
    }
    return readGames(connection, persons, found);
}

GamesOfPersons::GamesOfPersons(Store& store, const Persons& persons, const Filter& filter)
    : store_(store), persons_(persons) {
    HeaderColumns columns(store.connection());
    for (const GameId id : findGames(store, filter)) {
        const auto game = static_cast<std::uint32_t>(id);
        const auto white =
            persons.of(columns.value(HeaderColumn::white, game), id, rules::Color::white);
        const auto black =
            persons.of(columns.value(HeaderColumn::black, game), id, rules::Color::black);
        if (white)
            sides_.push_back({number(*white), id, true});
        if (black && black != white)
            sides_.push_back({number(*black), id, false});
    }
    std::ranges::sort(sides_, {},
                      [](const Side& side) { return std::tuple(side.person, side.game); });
}

std::span<const GamesOfPersons::Side> GamesOfPersons::sidesOf(PersonId person) const {
    const auto first = std::ranges::lower_bound(sides_, number(person), {}, &Side::person);
    const auto last = std::ranges::upper_bound(sides_, number(person), {}, &Side::person);
    return std::span(sides_).subspan(static_cast<std::size_t>(first - sides_.begin()),
                                     static_cast<std::size_t>(last - first));
}

std::vector<GameId> GamesOfPersons::idsOf(PersonId person) const {
    std::vector<GameId> ids;
    for (const Side& side : sidesOf(person))
        ids.push_back(side.game);
    return ids;
}

PersonGames GamesOfPersons::of(PersonId person) const {
    std::vector<Found> found;
    for (const Side& side : sidesOf(person))
        found.push_back({side.game, side.white ? rules::Color::white : rules::Color::black});
    return readGames(store_.connection(), persons_, found);
}

} // namespace damscope::db
