// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/events.hpp"

#include "base/text/ascii.hpp"
#include "db/people/decisions.hpp"
#include "db/people/events/event_name.hpp"
#include "db/people/events/event_rows.hpp"
#include "db/people/person_games.hpp"
#include "db/search/players/persons.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/index/header_columns.hpp"
#include "db/store/records/tags.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view namesSql = "SELECT id, name FROM event";

/// A game of an event.
struct Played {
    GameId game{};
    std::uint32_t name = 0;
    Date day;    ///< or the year that the name of the event has
    Date begins; ///< when the event began, by the tag EventDate; else the day
};

/// Divides the games of one name into editions: by the year in the name, else by the day on which
/// the event began (postal games of one event begin years apart), else by their own days.
class Editions {
public:
    void add(const Played& game, int namedYear) {
        if (namedYear > 0)
            named_[namedYear].push_back(game);
        else if (!game.begins.isKnown())
            undated_.push_back(game);
        else
            (game.begins.month() == 0 ? ofYear_ : dated_).push_back(game);
    }

    [[nodiscard]] std::vector<std::vector<Played>> all() && {
        for (auto& [year, games] : named_) {
            NamedEdition& edition = namedEditions_[year];
            edition.place = editions_.size();
            for (const Played& game : games)
                edition.add(game);
            editions_.push_back(std::move(games));
        }
        const std::size_t named = editions_.size();
        spans_.resize(named);
        std::ranges::stable_sort(dated_, [](const Played& a, const Played& b) {
            return std::pair(a.begins == a.day, a.begins) < std::pair(b.begins == b.day, b.begins);
        });
        for (const Played& game : dated_)
            addDated(game, named);
        addGamesOfYears();
        if (editions_.size() == 1)
            std::ranges::copy(undated_, std::back_inserter(editions_.front()));
        else if (!undated_.empty())
            editions_.push_back(std::move(undated_));
        return std::move(editions_);
    }

private:
    /// An edition that names its year.
    struct NamedEdition {
        std::size_t place = 0;       ///< among the editions
        std::set<std::int64_t> days; ///< on which its games were played

        [[nodiscard]] bool isNear(Date day) const {
            const auto near = days.lower_bound(dayNumber(day) - longestPause);
            return near != days.end() && *near <= dayNumber(day) + longestPause;
        }
        void add(const Played& game) {
            if (game.day.month() != 0)
                days.insert(dayNumber(game.day));
        }
    };

    // To an edition that names the year of the game, and has a game near it; else to the last whose
    // days, or beginning, are near.
    void addDated(const Played& game, std::size_t named) {
        const auto ofYear = namedEditions_.find(game.day.year());
        if (ofYear != namedEditions_.end() && ofYear->second.isNear(game.day)) {
            ofYear->second.add(game);
            return editions_[ofYear->second.place].push_back(game);
        }
        std::size_t place = editions_.size();
        for (; place > named; --place)
            if (spans_[place - 1].isNear(game))
                break;
        if (place == named) {
            editions_.emplace_back();
            spans_.emplace_back();
            place = editions_.size();
        }
        editions_[place - 1].push_back(game);
        spans_[place - 1].add(game);
    }
    // To the first edition with a game of the year.
    void addGamesOfYears() {
        std::map<int, std::size_t> firstOf;
        for (std::size_t place = 0; place < editions_.size(); ++place)
            for (const Played& game : editions_[place])
                firstOf.emplace(game.day.year(), place);
        for (const Played& game : ofYear_) {
            const auto [year, isNew] = firstOf.emplace(game.day.year(), editions_.size());
            if (isNew)
                editions_.emplace_back();
            editions_[year->second].push_back(game);
        }
    }

    /// From the first to the last day of an edition, and from its earliest to its latest beginning.
    struct Span {
        std::optional<std::pair<Date, Date>> days;
        std::optional<std::pair<Date, Date>> beginnings;

        [[nodiscard]] bool isNear(const Played& game) const {
            return isNear(beginnings, game.begins) ||
                   (game.begins == game.day && isNear(days, game.day));
        }
        void add(const Played& game) {
            add(beginnings, game.begins);
            if (game.day.month() != 0)
                add(days, game.day);
        }

    private:
        static bool isNear(const std::optional<std::pair<Date, Date>>& span, Date day) {
            return span && dayNumber(day) >= dayNumber(span->first) - longestPause &&
                   dayNumber(day) <= dayNumber(span->second) + longestPause;
        }
        static void add(std::optional<std::pair<Date, Date>>& span, Date day) {
            span = span ? std::pair(std::min(span->first, day), std::max(span->second, day))
                        : std::pair(day, day);
        }
    };

    std::map<int, std::vector<Played>> named_;
    std::map<int, NamedEdition> namedEditions_; ///< by year
    std::vector<Played> dated_;
    std::vector<Played> ofYear_;
    std::vector<Played> undated_;
    std::vector<std::vector<Played>> editions_;
    std::vector<Span> spans_; ///< of the editions
};

class EventLister {
public:
    EventLister(Store& store, std::string_view text)
        : connection_(store.connection()), persons_(connection_), byes_(persons_),
          apart_(namesSaidToDiffer(connection_)), columns_(connection_),
          hasNumbers_(hasPlayerNumbers(connection_)),
          hasBeginnings_(std::ranges::any_of(storedTagNames(connection_), isEventDate)) {
        const std::vector<std::string> words = queryWords(text);
        Statement select = connection_.prepare(namesSql);
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
        const Date begins = beginningOf(id);
        editions_[name.key].add({id, event, day, begins.isKnown() ? begins : day}, name.year);
    }

    // Without a filter the columns are read in order.
    void addAll() {
        columns_.eachGame([this](GameId game) { add(game); });
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
    static bool isEventDate(std::string_view tag) {
        return base::equalIgnoringCase(tag, "EventDate");
    }
    [[nodiscard]] Date beginningOf(GameId game) {
        if (!hasBeginnings_)
            return {};
        const Date date = rules::readDate(knownValue(storedTags(connection_, game), "EventDate"));
        return date.dayIsKnown() ? date : Date();
    }

    // A year alone counts only where no game has more.
    static void noteDay(EventLine& line, Date day) {
        if (!day.isKnown() || (day.month() == 0 && line.first.month() != 0))
            return;
        const bool replaces = day.month() != 0 && line.first.month() == 0;
        line.first = replaces || !line.first.isKnown() ? day : std::min(line.first, day);
        line.last = replaces ? day : std::max(line.last, day);
    }

    // With what tells who plays; a side that stands for no opponent has no name.
    [[nodiscard]] EventRow rowOf(GameId id) {
        const auto game = static_cast<std::uint32_t>(id);
        const auto tags = hasNumbers_ ? storedTags(connection_, id) : std::vector<rules::Tag>();
        const GameKind kind(columns_.value(HeaderColumn::kind, game));
        const auto plies = columns_.value(HeaderColumn::plies, game);
        const auto sideOf = [&](HeaderColumn column, rules::Color side) {
            const auto name = columns_.value(column, game);
            return byes_.isBye(name, side, kind.result(), plies)
                       ? EventSide()
                       : EventSide{name, 0, playerNumbers(tags, side)};
        };
        EventRow row;
        row.id = id;
        row.white = sideOf(HeaderColumn::white, rules::Color::white);
        row.black = sideOf(HeaderColumn::black, rules::Color::black);
        return row;
    }

    [[nodiscard]] EventLine lineOf(const std::string& key, const std::vector<Played>& games) {
        EventLine line;
        line.key = key;
        std::map<std::string, std::size_t> titles;
        std::vector<EventRow> rows;
        rows.reserve(games.size());
        for (const Played& game : games) {
            line.games.push_back(game.game);
            ++titles[names_.at(game.name).title];
            noteDay(line, game.day);
            rows.push_back(rowOf(game.game));
        }
        std::ranges::sort(line.games);
        line.players = playersOf(rows, persons_, apart_).players.size();
        const auto most =
            std::ranges::max_element(titles, {}, [](const auto& title) { return title.second; });
        line.name = most->first;
        for (const auto& title : titles)
            if (title.first != most->first)
                line.otherNames.push_back(title.first);
        return line;
    }

    Connection& connection_;
    Persons persons_;
    Byes byes_;
    std::set<std::pair<NameId, NameId>> apart_;
    HeaderColumns columns_;
    bool hasNumbers_;
    bool hasBeginnings_;
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

std::optional<EventLine> eventWith(Store& store, std::string_view name, GameId game) {
    for (EventLine& event : listEvents(store, name))
        if (std::ranges::binary_search(event.games, game))
            return std::move(event);
    return std::nullopt;
}

} // namespace damscope::db
