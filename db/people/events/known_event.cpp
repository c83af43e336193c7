// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/known_event.hpp"

#include "db/people/events/event_name.hpp"
#include "db/people/events/events.hpp"
#include "db/search/lists/names.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/games.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/store.hpp"
#include "rules/text/date.hpp"

#include <algorithm>
#include <iterator>
#include <set>

namespace damscope::db {
namespace {

// The place of a missing opponent.
constexpr std::size_t nobodysPlace = SIZE_MAX;

// Which edition is meant; 0: any.
int yearOf(const NewEvent& event, std::span<const Pairing> pairings) {
    if (const int named = readEventName(event.name).year; named > 0)
        return named;
    if (const rules::Date begins = rules::readDate(event.date); begins.isKnown())
        return begins.year();
    const auto dated =
        std::ranges::find_if(pairings, [](const Pairing& p) { return !p.date.empty(); });
    return dated == pairings.end() ? 0 : rules::readDate(dated->date).year();
}

bool isOfYear(const EventLine& edition, int year) {
    if (const int named = readEventName(edition.name).year; year == 0 || named > 0)
        return year == 0 || named == year;
    return !edition.first.isKnown() ||
           (edition.first.year() <= year && year <= edition.last.year());
}

} // namespace

KnownEvent::KnownEvent(Store& store, const NewEvent& event, std::span<const Pairing> pairings) {
    const std::string key = readEventName(event.name).key;
    const int year = yearOf(event, pairings);
    const Snapshot snapshot(store);
    const Persons persons(store.connection());
    for (const EventLine& edition : listEvents(store, key)) {
        if (edition.key != key || !isOfYear(edition, year))
            continue;
        add(eventPage(store, persons, edition), persons);
        if (const auto first = loadGame(store, edition.games.front()); first && !variant_)
            variant_ = first->variant();
    }
}

void KnownEvent::add(const EventPage& page, const Persons& persons) {
    std::vector<std::size_t> places;
    for (const EventPlayer& player : page.players)
        places.push_back(placeOf(player, persons));
    for (const EventGame& game : page.table.games)
        addMeeting(game.round, places[game.white], places[game.black], GameId{game.game});
    for (const EventBye& bye : page.table.byes)
        addMeeting(bye.round, places[bye.player], nobodysPlace, GameId{bye.game});
}

void KnownEvent::addMeeting(int round, std::size_t white, std::size_t black, GameId game) {
    meetings_.try_emplace({round, white, black}, game);
}

std::size_t KnownEvent::placeOf(const EventPlayer& player, const Persons& persons) {
    const std::size_t next = players_.size();
    if (player.person) {
        const auto [place, isNew] = places_.try_emplace(*player.person, next);
        if (!isNew)
            return place->second;
    }
    Player known{{}, player.team};
    if (player.person)
        for (const NameId name : persons.namesOf(*player.person))
            known.names.push_back(persons.text(name));
    if (known.names.empty())
        known.names.push_back(player.name);
    for (const std::string& name : known.names)
        byName_.try_emplace(name, next);
    std::set<std::string> keys;
    std::ranges::transform(known.names, std::inserter(keys, keys.end()), nameKey);
    for (const std::string& key : keys)
        byWords_.emplace(key, next);
    players_.push_back(std::move(known));
    return next;
}

std::optional<std::size_t> KnownEvent::placeOf(const NewEvent& event,
                                               const std::string& name) const {
    if (const auto exact = byName_.find(name); exact != byName_.end())
        return exact->second;
    const std::string key = nameKey(name);
    return byWords_.count(key) == 1 && !event.newcomers.contains(name)
               ? std::optional(byWords_.find(key)->second)
               : std::nullopt;
}

std::optional<KnownEvent::Meeting> KnownEvent::meeting(const NewEvent& event,
                                                       const Pairing& pairing) const {
    const auto place = [&](std::size_t player) {
        const std::string& name = event.players.at(player);
        return byeName(name) == ByeName::yes ? nobodysPlace : placeOf(event, name);
    };
    const auto white = place(pairing.white);
    const auto black = place(pairing.black);
    if (!white || !black)
        return std::nullopt;
    const bool isBye = *white == nobodysPlace || *black == nobodysPlace;
    for (const bool isTurned : {false, true}) {
        const auto one = isTurned ? *black : *white;
        const auto other = isTurned ? *white : *black;
        if (const auto there = meetings_.find({pairing.round, one, other});
            there != meetings_.end())
            return Meeting{there->second, isTurned && !isBye, isBye};
    }
    return std::nullopt;
}

namespace {

/// Finds whom the names of a list mean.
class Recogniser {
public:
    Recogniser(Store& store, NewEvent& event, std::span<const Pairing> pairings)
        : event_(event), known_(store, event, pairings), rounds_(event.players.size()),
          places_(event.players.size()) {
        for (const Pairing& pairing : pairings)
            for (const std::size_t player : {pairing.white, pairing.black})
                rounds_[player].insert(pairing.round);
        for (const std::string& name : knownNames(store, NameKind::player, INT32_MAX)) {
            inStore_.insert(name);
            const auto [known, isNew] = byWords_.try_emplace(nameKey(name), name);
            if (!isNew && known->second && foldName(*known->second) != foldName(name))
                known->second.reset();
        }
    }

    RecognisedNames run() {
        for (std::size_t player = 0; player < event_.players.size(); ++player)
            if (byeName(event_.players[player]) != ByeName::yes)
                recognise(player);
        for (std::size_t player = 0; player < event_.players.size(); ++player)
            if (isUnknown(player))
                doubt(player);
        addTeams();
        found_.variant = known_.variant();
        return std::move(found_);
    }

private:
    void recognise(std::size_t player) {
        std::string& name = event_.players[player];
        places_[player] = known_.placeOf(event_, name);
        if (places_[player]) {
            const std::vector<std::string>& names = known_.players()[*places_[player]].names;
            if (std::ranges::find(names, name) == names.end())
                take(name, names.front());
            return;
        }
        if (inStore_.contains(name) || event_.newcomers.contains(name))
            return;
        if (const auto known = byWords_.find(nameKey(name));
            known != byWords_.end() && known->second)
            take(name, *known->second);
    }

    void take(std::string& name, const std::string& known) {
        found_.taken.emplace_back(name, known);
        name = known;
    }

    // Nobody of the event, and nobody has said who it is.
    [[nodiscard]] bool isUnknown(std::size_t player) const {
        const std::string& name = event_.players[player];
        return !places_[player] && byeName(name) != ByeName::yes &&
               !event_.newcomers.contains(name);
    }

    void doubt(std::size_t player) {
        const std::string& name = event_.players[player];
        const auto read = readPersonName(name);
        if (!read)
            return;
        NameDoubt doubt{name, {}};
        for (std::size_t place = 0; place < known_.players().size(); ++place)
            if (!playsBeside(player, place) && isAlike(*read, known_.players()[place].names))
                doubt.near.push_back(known_.players()[place].names.front());
        for (std::size_t other = 0; other < player; ++other)
            if (isUnknown(other) && !share(rounds_[player], rounds_[other]) &&
                !(inStore_.contains(name) && inStore_.contains(event_.players[other])) &&
                isLikely(*read, event_.players[other]))
                doubt.near.push_back(event_.players[other]);
        if (!doubt.near.empty())
            found_.doubts.push_back(std::move(doubt));
    }

    // Whether the list has a player of the event in the same round: then they are two.
    [[nodiscard]] bool playsBeside(std::size_t player, std::size_t place) const {
        const auto listed = std::ranges::find(places_, std::optional(place));
        return listed != places_.end() &&
               share(rounds_[player], rounds_[static_cast<std::size_t>(listed - places_.begin())]);
    }

    static bool share(const std::set<int>& one, const std::set<int>& other) {
        return std::ranges::any_of(one, [&](int round) { return other.contains(round); });
    }
    static bool isAlike(const PersonName& name, const std::vector<std::string>& names) {
        return std::ranges::any_of(names, [&](const std::string& other) {
            const auto read = readPersonName(other);
            return read && compareNames(name, *read) != SamePerson::no;
        });
    }
    static bool isLikely(const PersonName& name, const std::string& other) {
        const auto read = readPersonName(other);
        return read && compareNames(name, *read) >= SamePerson::likely;
    }

    // Takes the teams from the event where the round names none.
    void addTeams() {
        if (!event_.teams.empty() ||
            std::ranges::all_of(known_.players(), &std::string::empty, &KnownEvent::Player::team))
            return;
        for (const auto& place : places_)
            event_.teams.push_back(place ? known_.players()[*place].team : "");
    }

    NewEvent& event_;
    KnownEvent known_;
    std::vector<std::set<int>> rounds_;              ///< in which a player of the list plays
    std::vector<std::optional<std::size_t>> places_; ///< in the event
    std::set<std::string> inStore_;
    std::map<std::string, std::optional<std::string>> byWords_; ///< nothing: several persons
    RecognisedNames found_;
};

} // namespace

RecognisedNames recogniseNames(Store& store, NewEvent& event, std::span<const Pairing> pairings) {
    return Recogniser(store, event, pairings).run();
}

} // namespace damscope::db
