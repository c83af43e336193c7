// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_players.hpp"

#include "db/players/name_alone.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <variant>

namespace damscope::db {
namespace {

/// Numbers that mean one player, joined by the games that have several of them.
class Holders {
public:
    void add(const EventSide& side) {
        for (const PlayerNumber& number : side.numbers)
            join(placeOf(side.numbers.front()), placeOf(number));
    }
    /// The holder of the numbers of a side, after all were added.
    [[nodiscard]] std::optional<std::size_t> of(const EventSide& side) const {
        if (side.numbers.empty())
            return std::nullopt;
        return root(places_.at(side.numbers.front()));
    }
    /// The first number of each holder.
    [[nodiscard]] std::map<std::size_t, std::string> firstNumbers() const {
        std::map<std::size_t, std::string> numbers;
        for (const auto& [number, place] : places_)
            numbers.try_emplace(root(place), number.value);
        return numbers;
    }

private:
    std::size_t placeOf(const PlayerNumber& number) {
        const auto [found, isNew] = places_.try_emplace(number, roots_.size());
        if (isNew)
            roots_.push_back(found->second);
        return found->second;
    }
    [[nodiscard]] std::size_t root(std::size_t place) const {
        while (roots_[place] != place)
            place = roots_[place];
        return place;
    }
    void join(std::size_t one, std::size_t other) { roots_[root(other)] = root(one); }

    std::map<PlayerNumber, std::size_t> places_;
    std::vector<std::size_t> roots_;
};

class Finder {
public:
    Finder(std::span<const EventRow> rows, const Persons& persons,
           const std::set<std::pair<NameId, NameId>>& apart)
        : rows_(rows), persons_(persons) {
        eachSide([&](const EventSide& side) { holders_.add(side); });
        numbers_ = holders_.firstNumbers();
        for (const EventRow& row : rows)
            if (const auto holder = holders_.of(row.white);
                holder && holder == holders_.of(row.black))
                meaningless_.insert(*holder);
        noteDecided(apart);
        eachSide([&](const EventSide& side) {
            const auto person = persons_.of(side.name);
            if (const auto holder = holderOf(side); holder && person)
                holdersOf_[*person].insert(*holder);
        });
    }

    EventPlayers run() && {
        for (const EventRow& row : rows_) {
            // In this order: the first game's White is the first player.
            const auto white = playerOf(row.white);
            const auto black = playerOf(row.black);
            found_.sides.emplace_back(white, black);
        }
        std::map<std::string, std::size_t> times;
        for (const EventPlayer& player : found_.players)
            ++times[player.name];
        for (EventPlayer& player : found_.players)
            player.hasNamesake = times[player.name] > 1;
        return std::move(found_);
    }

private:
    using Key = std::variant<PersonId, std::size_t>; ///< a person, or a holder of numbers

    template <class Visit> void eachSide(const Visit& visit) const {
        for (const EventRow& row : rows_) {
            visit(row.white);
            visit(row.black);
        }
    }
    // What a person has decided counts more than numbers.
    void noteDecided(const std::set<std::pair<NameId, NameId>>& apart) {
        if (apart.empty())
            return;
        std::map<NameId, std::set<std::size_t>> holders;
        eachSide([&](const EventSide& side) {
            if (const auto holder = holders_.of(side))
                holders[NameId{side.name}].insert(*holder);
        });
        for (const auto& [one, other] : apart) {
            const auto some = holders.find(one);
            const auto others = holders.find(other);
            if (some != holders.end() && others != holders.end())
                std::ranges::set_intersection(some->second, others->second,
                                              std::inserter(meaningless_, meaningless_.end()));
        }
    }
    [[nodiscard]] std::optional<std::size_t> holderOf(const EventSide& side) const {
        const auto holder = holders_.of(side);
        return holder && !meaningless_.contains(*holder) ? holder : std::nullopt;
    }
    [[nodiscard]] Key keyOf(const EventSide& side, PersonId person) const {
        if (const auto holder = holderOf(side))
            return *holder;
        const auto known = holdersOf_.find(person);
        return known != holdersOf_.end() && known->second.size() == 1 ? Key(*known->second.begin())
                                                                      : Key(person);
    }
    std::optional<std::size_t> playerOf(const EventSide& side) {
        const auto person = persons_.of(side.name);
        if (!person)
            return std::nullopt;
        const Key key = keyOf(side, *person);
        const auto [place, isNew] = places_.try_emplace(key, found_.players.size());
        if (isNew) {
            const auto* holder = std::get_if<std::size_t>(&key);
            found_.players.push_back({person, nameAlone(persons_.nameOf(*person)), 0, "",
                                      holder != nullptr ? numbers_.at(*holder) : ""});
        }
        return place->second;
    }

    std::span<const EventRow> rows_;
    const Persons& persons_;
    Holders holders_;
    std::map<std::size_t, std::string> numbers_; ///< the first of each holder
    std::set<std::size_t> meaningless_;          ///< holders of numbers that tell nobody apart
    std::map<PersonId, std::set<std::size_t>> holdersOf_; ///< that games of a person's names have
    std::map<Key, std::size_t> places_;
    EventPlayers found_;
};

} // namespace

EventPlayers playersOf(std::span<const EventRow> rows, const Persons& persons,
                       const std::set<std::pair<NameId, NameId>>& apart) {
    return Finder(rows, persons, apart).run();
}

} // namespace damscope::db
