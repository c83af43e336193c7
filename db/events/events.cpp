// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/events.hpp"

#include "db/codec/fold_name.hpp"
#include "db/events/day_number.hpp"
#include "db/events/event_name.hpp"
#include "db/index/header_columns.hpp"
#include "db/people/persons.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view namesSql = "SELECT id, name FROM event";
constexpr int longestPause = 183; // days between two games of one edition

/// A game of an event.
struct Played {
    GameId game{};
    std::uint32_t name = 0;
    Date day; ///< or the year that the name of the event has
};

/// Divides the games of one name into editions: by the year in the name, else by date.
class Editions {
public:
    void add(const Played& game, int namedYear) {
        if (namedYear > 0)
            named_[namedYear].push_back(game);
        else if (!game.day.isKnown())
            undated_.push_back(game);
        else
            (game.day.month() == 0 ? ofYear_ : dated_).push_back(game);
    }

    [[nodiscard]] std::vector<std::vector<Played>> all() && {
        for (auto& [year, games] : named_)
            editions_.push_back(std::move(games));
        const std::size_t named = editions_.size();
        std::ranges::stable_sort(dated_, {}, &Played::day);
        for (const Played& game : dated_)
            editionOf(game, named).push_back(game);
        for (const Played& game : ofYear_)
            editionOfYear(game.day.year()).push_back(game);
        if (editions_.size() == 1)
            std::ranges::copy(undated_, std::back_inserter(editions_.front()));
        else if (!undated_.empty())
            editions_.push_back(std::move(undated_));
        return std::move(editions_);
    }

private:
    static bool isNear(const Played& a, const Played& b) {
        return b.day.month() != 0 && std::abs(dayNumber(a.day) - dayNumber(b.day)) <= longestPause;
    }
    // One that names the year of the game, and has a game near it; else the last by date.
    std::vector<Played>& editionOf(const Played& game, std::size_t named) {
        std::size_t place = 0;
        for (const auto& year : named_) {
            std::vector<Played>& games = editions_[place++];
            if (year.first == game.day.year() &&
                std::ranges::any_of(games,
                                    [&](const Played& other) { return isNear(game, other); }))
                return games;
        }
        if (editions_.size() == named || !isNear(game, editions_.back().back()))
            editions_.emplace_back();
        return editions_.back();
    }
    std::vector<Played>& editionOfYear(int year) {
        const auto found = std::ranges::find_if(editions_, [&](const std::vector<Played>& games) {
            return std::ranges::any_of(games,
                                       [&](const Played& game) { return game.day.year() == year; });
        });
        return found != editions_.end() ? *found : editions_.emplace_back();
    }

    std::map<int, std::vector<Played>> named_;
    std::vector<Played> dated_;
    std::vector<Played> ofYear_;
    std::vector<Played> undated_;
    std::vector<std::vector<Played>> editions_;
};

class EventLister {
public:
    EventLister(Store& store, std::string_view text)
        : persons_(store.connection()), columns_(store.connection()) {
        const std::vector<std::string> words = queryWords(text);
        Statement select = store.connection().prepare(namesSql);
        std::unordered_set<std::string> wanted;
        while (select.step()) {
            EventName read = readEventName(select.text(1));
            if (read.key.empty())
                continue;
            const std::string folded = foldName(select.text(1));
            if (std::ranges::all_of(words, [&](const std::string& word) {
                    return folded.find(word) != std::string::npos;
                }))
                wanted.insert(read.key);
            const std::uint32_t id = select.id(0);
            names_.emplace(id, std::move(read));
        }
        // Other spellings of the same event are meant as well.
        for (const auto& [id, name] : names_)
            if (wanted.contains(name.key)) {
                if (id >= wanted_.size())
                    wanted_.resize(id + 1U);
                wanted_[id] = 1;
            }
    }

    void add(GameId id) {
        const auto game = static_cast<std::uint32_t>(id);
        const std::uint32_t event = columns_.value(HeaderColumn::event, game);
        if (event >= wanted_.size() || wanted_[event] == 0)
            return;
        const EventName& name = names_.at(event);
        Date day = Date::ofStored(columns_.value(HeaderColumn::day, game));
        if (!day.isKnown() && name.year > 0)
            day = Date(name.year);
        editions_[name.key].add({id, event, day}, name.year);
    }

    // Without a filter the columns are read in order.
    void addAll() {
        for (std::uint32_t block = 0; block <= columns_.end() / gamesPerBlock; ++block) {
            const auto events = columns_.block(HeaderColumn::event, block);
            const auto kinds = columns_.block(HeaderColumn::kind, block);
            for (std::uint32_t i = 0; i < gamesPerBlock; ++i)
                if (events[i] < wanted_.size() && wanted_[events[i]] != 0 &&
                    GameKind(kinds[i]).present())
                    add(GameId{block * gamesPerBlock + i});
        }
    }

    [[nodiscard]] std::vector<EventLine> lines() && {
        std::vector<EventLine> all;
        for (auto& [key, editions] : editions_)
            for (const std::vector<Played>& games : std::move(editions).all())
                all.push_back(lineOf(key, games));
        std::ranges::stable_sort(all, [](const EventLine& a, const EventLine& b) {
            return std::tuple(b.last, b.games.size(), a.name) <
                   std::tuple(a.last, a.games.size(), b.name);
        });
        return all;
    }

private:
    // A year alone counts only where no game has more.
    static void noteDay(EventLine& line, Date day) {
        if (!day.isKnown() || (day.month() == 0 && line.first.month() != 0))
            return;
        const bool replaces = day.month() != 0 && line.first.month() == 0;
        line.first = replaces || !line.first.isKnown() ? day : std::min(line.first, day);
        line.last = replaces ? day : std::max(line.last, day);
    }

    [[nodiscard]] EventLine lineOf(const std::string& key, const std::vector<Played>& games) {
        EventLine line;
        line.key = key;
        std::map<std::string, std::size_t> titles;
        std::vector<PersonId> players;
        players.reserve(2 * games.size());
        for (const Played& game : games) {
            line.games.push_back(game.game);
            ++titles[names_.at(game.name).title];
            noteDay(line, game.day);
            for (const HeaderColumn side : {HeaderColumn::white, HeaderColumn::black})
                if (const auto player =
                        persons_.of(columns_.value(side, static_cast<std::uint32_t>(game.game))))
                    players.push_back(*player);
        }
        std::ranges::sort(line.games);
        std::ranges::sort(players);
        const auto twice = std::ranges::unique(players);
        line.players = players.size() - twice.size();
        const auto most =
            std::ranges::max_element(titles, {}, [](const auto& title) { return title.second; });
        line.name = most->first;
        for (const auto& title : titles)
            if (title.first != most->first)
                line.otherNames.push_back(title.first);
        return line;
    }

    Persons persons_;
    HeaderColumns columns_;
    std::unordered_map<std::uint32_t, EventName> names_;
    std::vector<std::uint8_t> wanted_; // by number of the name
    std::map<std::string, Editions> editions_;
};

} // namespace

std::vector<EventLine> listEvents(Store& store, std::string_view text, const Filter& filter) {
    const Snapshot snapshot(store);
    EventLister lister(store, text);
    if (filter == Filter())
        lister.addAll();
    else
        for (const GameId game : findGames(store, filter))
            lister.add(game);
    return std::move(lister).lines();
}

} // namespace damscope::db
