// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/evidence.hpp"

#include "base/text/ascii.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/records/tags.hpp"

namespace damscope::db {
namespace {

constexpr std::string_view roundSql = "SELECT round FROM game WHERE id = ?1";
constexpr std::string_view opponentSql = "SELECT name FROM player WHERE id = ?1";

constexpr int longestCareer = 70; // years
constexpr int farRatings = 400;
constexpr int nearRatings = 60;
constexpr std::size_t fewestRounds = 3;
constexpr std::size_t mostGamesWithRounds = 2000; // of an event on a server rounds say nothing

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
    : connection_(connection), columns_(connection), appearances_(columns_),
      numbers_(numbersOfNames(connection)) {}

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
        round = roundKey(select->text(0));
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

namespace {

using Days = std::vector<rules::Date>;

std::ptrdiff_t countNear(const Days& days, rules::Date day) {
    return std::ranges::count_if(days,
                                 [&](rules::Date other) { return mayBeOneEdition(day, other); });
}

} // namespace

const std::optional<PersonName>& EvidenceFinder::nameOf(std::uint32_t player) {
    const auto [known, isNew] = names_.try_emplace(player);
    const auto select = connection_.kept(opponentSql);
    if (isNew && select->bind(NameId{player}).step())
        known->second = readPersonName(select->text(0));
    return known->second;
}

// Rounds, of those that both have, of which both may have the same game, without moves: with one
// result, on one day, and against names that can mean one person.
std::set<EvidenceFinder::Round> EvidenceFinder::roundsNotedTwice(const Career& one,
                                                                 const Career& other,
                                                                 const std::set<Round>& shared) {
    using Games = std::map<Round, std::vector<Career::Game>>;
    const auto withoutMoves = [&](const Career& career) {
        Games games;
        for (const Career::Game& game : career.games)
            if (game.plies == 0)
                if (const Round round{game.event, roundOf(game.game)}; shared.contains(round))
                    games[round].push_back(game);
        return games;
    };
    const auto result = [&](std::uint32_t game) {
        return GameKind(columns_.value(HeaderColumn::kind, game)).result();
    };
    const auto mayBeOne = [&](const Career::Game& a, const Career::Game& b) {
        if (a.white != b.white || result(a.game) != result(b.game) ||
            !rules::agree(rules::Date::ofStored(a.day), rules::Date::ofStored(b.day)))
            return false;
        const auto& met = nameOf(a.opponent);
        const auto& metToo = nameOf(b.opponent);
        return met && metToo && compareNames(*met, *metToo) != SamePerson::no;
    };
    std::set<Round> rounds;
    Games others = withoutMoves(other);
    for (const auto& [round, games] : withoutMoves(one))
        for (const Career::Game& a : games)
            if (std::ranges::any_of(others[round],
                                    [&](const Career::Game& b) { return mayBeOne(a, b); }))
                rounds.insert(round);
    return rounds;
}

// The same round of another edition says nothing; nor does one in which a player has two games, or
// of which both have the same game.
std::int64_t EvidenceFinder::sharedRounds(const Career& one, const Career& other,
                                          const Rounds& ofOne, const Rounds& ofOther) {
    std::set<Round> shared;
    for (const auto& met : ofOther)
        if (ofOne.contains(met.first))
            shared.insert(met.first);
    if (shared.empty())
        return 0;
    const std::set<Round> notedTwice = roundsNotedTwice(one, other, shared);
    std::int64_t count = 0;
    for (const Round& round : shared) {
        if (notedTwice.contains(round))
            continue;
        const Days& days = ofOther.at(round);
        count += std::ranges::count_if(days, [&](rules::Date day) {
            return countNear(days, day) == 1 && countNear(ofOne.at(round), day) == 1;
        });
    }
    return count;
}

EvidenceFinder::Rounds EvidenceFinder::roundsOf(const Career& career, const Career& met) {
    Rounds rounds;
    for (const Career::Game& game : career.games)
        if (game.event != 0 && met.events.contains(game.event))
            if (const std::string& round = roundOf(game.game); !round.empty())
                rounds[{game.event, round}].push_back(rules::Date::ofStored(game.day));
    return rounds;
}

// All rounds of the edition that a day is of.
std::set<std::string> EvidenceFinder::roundsOf(std::uint32_t event, rules::Date near) {
    if (games_.empty())
        for (std::uint32_t game = 0; game < columns_.end(); ++game)
            if (GameKind(columns_.value(HeaderColumn::kind, game)).present())
                games_[columns_.value(HeaderColumn::event, game)].push_back(game);
    std::set<std::string> rounds;
    const std::vector<std::uint32_t>& games = games_[event];
    if (games.size() > mostGamesWithRounds)
        return rounds;
    for (const std::uint32_t game : games)
        if (mayBeOneEdition(near, rules::Date::ofStored(columns_.value(HeaderColumn::day, game))))
            if (const std::string& round = roundOf(game); !round.empty())
                rounds.insert(round);
    return rounds;
}

// A name that is misspelt in a round or two leaves a hole of exactly these in the other.
std::int64_t EvidenceFinder::filledRounds(const Rounds& ofOne, const Rounds& ofOther) {
    struct Played {
        std::set<std::string> one;
        std::set<std::string> other;
        rules::Date day;
    };
    std::map<std::uint32_t, Played> events;
    for (const auto& [round, days] : ofOther) {
        events[round.first].other.insert(round.second);
        events[round.first].day = days.front();
    }
    for (const auto& [round, days] : ofOne)
        if (const auto met = events.find(round.first); met != events.end())
            if (countNear(days, met->second.day) > 0)
                met->second.one.insert(round.second);
    std::int64_t count = 0;
    for (const auto& [event, played] : events) {
        const std::size_t fewer = std::min(played.one.size(), played.other.size());
        const std::size_t both = played.one.size() + played.other.size();
        if (fewer == 0 || 3 * fewer > both || both < fewestRounds ||
            common(played.one, played.other) > 0)
            continue;
        if (roundsOf(event, played.day).size() == both)
            count += static_cast<std::int64_t>(fewer);
    }
    return count;
}

void EvidenceFinder::noteNumbers(NameId one, NameId other, std::vector<Evidence>& found) const {
    const auto a = numbers_.find(one);
    const auto b = numbers_.find(other);
    if (a == numbers_.end() || b == numbers_.end())
        return;
    std::map<std::string, std::pair<std::set<std::string>, std::set<std::string>>> givers;
    for (const PlayerNumber& number : a->second)
        givers[number.giver].first.insert(number.value);
    for (const PlayerNumber& number : b->second)
        givers[number.giver].second.insert(number.value);
    std::map<Clue, std::int64_t> clues;
    for (const auto& [giver, values] : givers) {
        const auto& [some, others] = values;
        if (some.empty() || others.empty())
            continue;
        // A name with two numbers is that of namesakes: which of them is meant is open.
        ++clues[common(some, others) == 0              ? Clue::otherNumber
                : some.size() > 1 || others.size() > 1 ? Clue::otherNames
                                                       : Clue::sameNumber];
    }
    for (const auto& [clue, count] : clues)
        found.push_back({clue, count});
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
    const Rounds rounds = roundsOf(a, b);
    const Rounds others = roundsOf(b, a);
    if (games == 0)
        note(Clue::sameRound, sharedRounds(a, b, rounds, others));
    note(Clue::fillsGap, filledRounds(rounds, others));
    noteNumbers(one, other, found);
    if (a.first != 0 && b.first != 0)
        if (const int years = std::max(a.last, b.last) - std::min(a.first, b.first);
            years > longestCareer)
            note(Clue::yearsApart, years);
    if (apart >= farRatings)
        note(Clue::otherRating, apart);
    return found;
}

SamePerson gradeOf(SamePerson byName, const std::vector<Evidence>& evidence) {
    if (has(evidence, Clue::opponents) || has(evidence, Clue::sameRound) ||
        has(evidence, Clue::otherNumber) || has(evidence, Clue::yearsApart))
        return SamePerson::no;
    // Names that do not look alike can be those before and after a marriage, or a wrong number.
    if (has(evidence, Clue::sameNumber) && !has(evidence, Clue::otherNames))
        return byName == SamePerson::no ? SamePerson::likely : SamePerson::certain;
    if (has(evidence, Clue::otherRating) || has(evidence, Clue::otherNames))
        return std::min(byName, SamePerson::possible);
    if (has(evidence, Clue::wellKnown) || has(evidence, Clue::sameGame))
        return byName == SamePerson::possible ? SamePerson::likely : SamePerson::certain;
    const int signs = (has(evidence, Clue::sameEvents) ? 1 : 0) +
                      (has(evidence, Clue::sameOpponents) ? 1 : 0) +
                      (has(evidence, Clue::sameRating) ? 1 : 0);
    const bool isRaised = signs >= 2 || has(evidence, Clue::fillsGap);
    return byName == SamePerson::possible && isRaised ? SamePerson::likely : byName;
}

} // namespace damscope::db
