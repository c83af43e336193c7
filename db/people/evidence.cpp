// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/evidence.hpp"

#include "db/records/same_moves.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view roundSql = "SELECT round FROM game WHERE id = ?1";

constexpr int longestCareer = 70; // years
constexpr int farRatings = 400;
constexpr int nearRatings = 60;

template <class Key> std::int64_t common(const std::set<Key>& a, const std::set<Key>& b) {
    return std::ranges::count_if(a, [&](const Key& key) { return b.contains(key); });
}

} // namespace

/// What is known of the games of a name.
struct EvidenceFinder::Career {
    struct Game {
        std::uint32_t game = 0;
        std::uint32_t opponent = 0;
        std::uint32_t day = 0;
        std::uint32_t event = 0;
        std::uint32_t plies = 0;
        bool white = false;
    };
    std::vector<Game> games;
    std::set<std::uint32_t> opponents;
    std::set<std::uint32_t> events;
    std::map<int, int> ratings; ///< by year, the last of each
    int first = 0;              ///< year; 0: no game is dated
    int last = 0;
};

EvidenceFinder::EvidenceFinder(Connection& connection)
    : connection_(connection), columns_(connection), appearances_(columns_) {}

const EvidenceFinder::Career& EvidenceFinder::careerOf(NameId name) {
    auto& career = careers_[number(name)];
    if (!career)
        career = std::make_shared<const Career>(readCareer(name));
    return *career;
}

EvidenceFinder::Career EvidenceFinder::readCareer(NameId name) {
    Career career;
    for (const Appearance& at : appearances_.of(name)) {
        const auto value = [&](HeaderColumn column) { return columns_.value(column, at.game); };
        const Career::Game game{at.game,
                                value(at.white ? HeaderColumn::black : HeaderColumn::white),
                                value(HeaderColumn::day),
                                value(HeaderColumn::event),
                                value(HeaderColumn::plies),
                                at.white};
        career.games.push_back(game);
        if (game.opponent != 0)
            career.opponents.insert(game.opponent);
        if (game.event != 0)
            career.events.insert(game.event);
        const int year = rules::Date::ofStored(game.day).year();
        if (year == 0)
            continue;
        career.first = career.first == 0 ? year : std::min(career.first, year);
        career.last = std::max(career.last, year);
        const Ratings ratings(value(HeaderColumn::ratings));
        if (const int rating = at.white ? ratings.white : ratings.black; rating > 0)
            career.ratings[year] = rating;
    }
    return career;
}

const std::string& EvidenceFinder::roundOf(std::uint32_t game) {
    const auto known = rounds_.find(game);
    if (known != rounds_.end())
        return known->second;
    const auto select = connection_.kept(roundSql);
    std::string round;
    if (select->bind(GameId{game}).step())
        round = select->text(0);
    if (round == "?" || round == "-")
        round.clear();
    return rounds_.emplace(game, std::move(round)).first->second;
}

std::int64_t EvidenceFinder::sharedGames(const Career& one, const Career& other) {
    std::int64_t count = 0;
    for (const Career::Game& a : one.games)
        for (const Career::Game& b : other.games)
            if (a.white == b.white && a.plies == b.plies && a.plies >= leastPliesOfCopy &&
                rules::agree(rules::Date::ofStored(a.day), rules::Date::ofStored(b.day)) &&
                haveSameMoves(connection_, GameId{a.game}, GameId{b.game})) {
                ++count;
                break;
            }
    return count;
}

// Of events with rounds: where one of them has two games in a round, the round says nothing.
std::int64_t EvidenceFinder::sharedRounds(const Career& one, const Career& other) {
    using Round = std::pair<std::uint32_t, std::string>;
    const auto roundsOf = [&](const Career& career, const Career& met) {
        std::map<Round, int> rounds;
        for (const Career::Game& game : career.games)
            if (game.event != 0 && met.events.contains(game.event))
                if (const std::string& round = roundOf(game.game); !round.empty())
                    ++rounds[{game.event, round}];
        return rounds;
    };
    const auto rounds = roundsOf(one, other);
    std::int64_t count = 0;
    for (const auto& [round, games] : roundsOf(other, one))
        if (const auto same = rounds.find(round); same != rounds.end())
            count += games == 1 && same->second == 1 ? 1 : 0;
    return count;
}

std::vector<Evidence> EvidenceFinder::about(NameId one, NameId other) {
    const Career& a = careerOf(one);
    const Career& b = careerOf(other);
    std::vector<Evidence> found;
    const auto note = [&](Clue clue, std::int64_t count) {
        if (count > 0)
            found.push_back({clue, count});
    };
    const std::int64_t games = sharedGames(a, b);
    note(Clue::sameGame, games);
    note(Clue::sameEvents, common(a.events, b.events));
    note(Clue::sameOpponents, common(a.opponents, b.opponents));
    std::int64_t nearYears = 0;
    std::int64_t apart = 0;
    for (const auto& [year, rating] : a.ratings)
        if (const auto same = b.ratings.find(year); same != b.ratings.end()) {
            const std::int64_t points = std::abs(rating - same->second);
            nearYears += points <= nearRatings ? 1 : 0;
            apart = std::max(apart, points);
        }
    note(Clue::sameRating, nearYears);
    note(Clue::opponents, std::ranges::count_if(a.games, [&](const Career::Game& game) {
             return game.opponent == number(other);
         }));
    if (games == 0)
        note(Clue::sameRound, sharedRounds(a, b));
    if (a.first != 0 && b.first != 0)
        if (const int years = std::max(a.last, b.last) - std::min(a.first, b.first);
            years > longestCareer)
            note(Clue::yearsApart, years);
    if (apart >= farRatings)
        note(Clue::otherRating, apart);
    return found;
}

SamePerson gradeOf(SamePerson byName, const std::vector<Evidence>& evidence) {
    const auto has = [&](Clue clue) {
        return std::ranges::find(evidence, clue, &Evidence::clue) != evidence.end();
    };
    if (has(Clue::opponents) || has(Clue::sameRound) || has(Clue::yearsApart))
        return SamePerson::no;
    if (has(Clue::otherRating) || has(Clue::otherNames))
        return std::min(byName, SamePerson::possible);
    if (has(Clue::wellKnown) || has(Clue::sameGame))
        return byName == SamePerson::possible ? SamePerson::likely : SamePerson::certain;
    const int signs = (has(Clue::sameEvents) ? 1 : 0) + (has(Clue::sameOpponents) ? 1 : 0) +
                      (has(Clue::sameRating) ? 1 : 0);
    return byName == SamePerson::possible && signs >= 2 ? SamePerson::likely : byName;
}

} // namespace damscope::db
