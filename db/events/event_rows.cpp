// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_rows.hpp"

#include "db/codec/fold_name.hpp"
#include "db/events/event_name.hpp"
#include "db/players/person_name.hpp"
#include "db/records/game_contents.hpp"
#include "db/records/tags.hpp"
#include "db/sqlite/sqlite.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <variant>

namespace damscope::db {
namespace {

constexpr std::string_view rowSql =
    "SELECT g.white, g.black, g.white_rating, g.black_rating, g.variant, g.result, g.tags, "
    "g.round, e.name, g.day, g.plies, s.name FROM game g JOIN event e ON e.id = g.event "
    "LEFT JOIN site s ON s.id = g.site WHERE g.id = ?1";
constexpr std::string_view tagListSql = "SELECT names FROM tag_list WHERE id = ?1";

constexpr std::array<std::string_view, 6> distinguishingTags{"Section",     "Stage", "Group",
                                                             "TimeControl", "Board", "Time"};

} // namespace

std::optional<EventRow> EventRows::read(GameId game) {
    const auto row = connection_.kept(rowSql);
    if (!row->bind(game).step())
        return std::nullopt;
    const auto number = [&](int column) { return static_cast<int>(row->integer(column)); };
    EventRow read;
    read.id = game;
    const std::vector<rules::Tag> tags = storedTags(connection_, game);
    read.white = {row->id(0), number(2), playerNumbers(tags, rules::Color::white)};
    read.black = {row->id(1), number(3), playerNumbers(tags, rules::Color::black)};
    read.variant = row->as<rules::Variant>(4);
    read.result = row->as<rules::GameResult>(5);
    read.detail = detailOf(row->integer(6), read.variant);
    std::string round(row->text(7));
    read.round = roundKey(round);
    if (read.round.empty()) {
        round = readEventName(row->text(8)).round;
        read.round = roundKey(round);
    }
    read.roundNumber = roundNumber(round);
    read.day = rules::Date::ofStored(row->as<std::uint32_t>(9));
    read.plies = number(10);
    read.site = knownText(row->text(11));
    read.teams = teamTags_.of(tags, round);
    for (std::size_t i = 0; i < distinguishingTags.size(); ++i)
        read.marks.at(i) = foldName(knownValue(tags, distinguishingTags.at(i)));
    return read;
}

const rules::ResultDetail& EventRows::detailOf(std::int64_t tagList, rules::Variant variant) {
    const auto [detail, isNew] = details_.try_emplace({tagList, variant});
    if (isNew)
        if (const auto names = connection_.kept(tagListSql); names->bind(tagList).step())
            detail->second = resultDetail(rules::rules(variant), sharedResult(names->text(0)));
    return detail->second;
}

namespace {

int numberAt(std::string_view text) {
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number > 0 ? number : 0;
}

int boardIn(std::string_view round) {
    const std::size_t dot = round.rfind('.');
    return dot == round.npos ? 0 : numberAt(round.substr(dot + 1));
}

} // namespace

GameTeams TeamTags::of(const std::vector<rules::Tag>& tags, std::string_view round) {
    GameTeams teams{place(knownValue(tags, "WhiteTeam")), place(knownValue(tags, "BlackTeam")),
                    numberAt(knownValue(tags, "Board"))};
    if (teams.board == 0)
        teams.board = boardIn(round);
    return teams;
}

// "?" and "-" name none.
std::optional<std::size_t> TeamTags::place(std::string_view name) {
    const std::string folded = foldName(name);
    if (folded.empty())
        return std::nullopt;
    const auto [found, isNew] = places_.try_emplace(folded, names_.size());
    if (isNew)
        names_.emplace_back(name);
    return found->second;
}

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

namespace {

using rules::GameResult;

bool resultsAgree(const EventRow& one, const EventRow& other) {
    if (one.result == GameResult::unknown || other.result == GameResult::unknown)
        return true;
    const bool samePoints = one.detail.total == 0 || other.detail.total == 0 ||
                            one.detail.whiteShare == other.detail.whiteShare;
    return one.result == other.result && samePoints;
}

bool marksAgree(const EventRow& one, const EventRow& other) {
    return std::ranges::equal(one.marks, other.marks,
                              [](const std::string& a, const std::string& b) {
                                  return a.empty() || b.empty() || a == b;
                              });
}

// An entry for a game that is to be played.
bool isOnlyEntered(const EventRow& row) {
    return row.plies == 0 && row.result == GameResult::unknown;
}

} // namespace

bool saysMore(const EventRow& other, const EventRow& one) {
    const auto facts = [](const EventRow& row) {
        return std::pair(row.result != GameResult::unknown, row.plies > 0);
    };
    return facts(other) > facts(one);
}

bool RepeatedGames::areOne(const EventRow& one, const EventRow& other) {
    // The cheapest first: two players can have very many games.
    const bool isEntry = isOnlyEntered(one) || isOnlyEntered(other);
    if ((!isEntry && one.plies != other.plies) || !rules::agree(one.day, other.day) ||
        !resultsAgree(one, other))
        return false;
    const bool sameRound = !one.round.empty() && one.round == other.round;
    const bool sameDay = one.day.dayIsKnown() && other.day.dayIsKnown();
    if ((!sameRound && !(sameDay && one.plies >= leastPliesOfCopy)) || !marksAgree(one, other))
        return false;
    return (sameRound && isEntry) ||
           (one.plies == other.plies && haveSameMoves(connection_, one.id, other.id));
}

std::size_t RepeatedGames::countedFor(std::size_t row, std::size_t white, std::size_t black) {
    std::vector<std::size_t>& games = counted_[{rows_[row].variant, white, black}];
    const auto same = std::ranges::find_if(
        games, [&](std::size_t place) { return areOne(rows_[place], rows_[row]); });
    if (same == games.end()) {
        games.push_back(row);
        return row;
    }
    const std::size_t place = *same;
    if (saysMore(rows_[row], rows_[place]))
        *same = row;
    return place;
}

} // namespace damscope::db
