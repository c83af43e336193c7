// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_rows.hpp"

#include "base/text/ascii.hpp"
#include "db/people/events/event_name.hpp"
#include "db/store/codec/fold_name.hpp"
#include "db/store/players/person_name.hpp"
#include "db/store/records/game_contents.hpp"
#include "db/store/records/tags.hpp"
#include "db/store/sqlite/sqlite.hpp"

#include <algorithm>
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
    return std::max(base::takeNumber<int>(text).value_or(0), 0);
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

class Finder {
public:
    Finder(std::span<const EventRow> rows, const Persons& persons,
           const std::set<std::pair<NameId, NameId>>& apart)
        : rows_(rows), persons_(persons) {
        for (const EventRow& row : rows)
            for (const EventSide* side : {&row.white, &row.black})
                for (const PlayerNumber& number : side->numbers)
                    holders_.join(holders_.placeOf(side->numbers.front()),
                                  holders_.placeOf(number));
        numbers_ = holders_.firstNumbers();
        std::vector<NumberedSide> sides;
        for (std::size_t i = 0; i < rows.size(); ++i)
            for (const EventSide* side : {&rows[i].white, &rows[i].black})
                if (!side->numbers.empty())
                    sides.push_back({static_cast<std::uint32_t>(i), side == &rows[i].white,
                                     side->name, 0, rootOf(*side)});
        meaningless_ = meaninglessHolders(sides, apart);
        for (const NumberedSide& side : sides)
            if (const auto person = persons_.of(side.name);
                person && !meaningless_.contains(side.holder))
                holdersOf_[*person].insert(side.holder);
    }

    EventPlayers run() && {
        for (const EventRow& row : rows_) {
            // In this order: the first game's White is the first player.
            const auto white = playerOf(row, row.white);
            const auto black = playerOf(row, row.black);
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

    [[nodiscard]] std::size_t rootOf(const EventSide& side) {
        return holders_.root(holders_.placeOf(side.numbers.front()));
    }
    [[nodiscard]] Key keyOf(const EventSide& side, PersonId person) {
        if (!side.numbers.empty())
            if (const std::size_t holder = rootOf(side); !meaningless_.contains(holder))
                return holder;
        const auto known = holdersOf_.find(person);
        return known != holdersOf_.end() && known->second.size() == 1 ? Key(*known->second.begin())
                                                                      : Key(person);
    }
    std::optional<std::size_t> playerOf(const EventRow& row, const EventSide& side) {
        const auto person = persons_.of(side.name);
        if (!person)
            return std::nullopt;
        const Key key = keyOf(side, *person);
        const auto [place, isNew] = places_.try_emplace(key, found_.players.size());
        if (isNew) {
            const auto* holder = std::get_if<std::size_t>(&key);
            const auto color = &side == &row.white ? rules::Color::white : rules::Color::black;
            found_.players.push_back({persons_.of(side.name, row.id, color),
                                      nameAlone(persons_.nameOf(*person)), 0, "",
                                      holder != nullptr ? numbers_.at(*holder) : ""});
        }
        return place->second;
    }

    std::span<const EventRow> rows_;
    const Persons& persons_;
    NumberHolders holders_;
    std::map<std::size_t, std::string> numbers_; ///< the first of each holder
    std::set<std::size_t> meaningless_;          ///< holders of numbers that distinguish nobody
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
        return std::pair(row.result != GameResult::unknown, row.plies);
    };
    return facts(other) > facts(one);
}

bool RepeatedGames::areOne(const EventRow& one, const EventRow& other, bool mayBeCutShort) {
    // The cheapest first: two players can have very many games.
    const bool isEntry = isOnlyEntered(one) || isOnlyEntered(other);
    const bool sameRound = !one.round.empty() && one.round == other.round;
    const bool isLong = std::min(one.plies, other.plies) >= leastPliesOfCopy;
    const bool mayBeCut = mayBeCutShort && sameRound && isLong;
    if ((!isEntry && !mayBeCut && one.plies != other.plies) || !rules::agree(one.day, other.day) ||
        !resultsAgree(one, other))
        return false;
    const bool sameDay = one.day.dayIsKnown() && other.day.dayIsKnown();
    if ((!sameRound && !(sameDay && isLong)) || !marksAgree(one, other))
        return false;
    if (sameRound && isEntry)
        return true;
    if (one.plies == other.plies)
        return haveSameMoves(connection_, one.id, other.id);
    const auto [shorter, longer] = std::minmax(
        one, other, [](const EventRow& a, const EventRow& b) { return a.plies < b.plies; });
    return mayBeCut && isBeginning(connection_, shorter.id, longer.id);
}

std::size_t RepeatedGames::countedFor(std::size_t row, std::size_t white, std::size_t black) {
    std::vector<std::size_t>& games = counted_[{rows_[row].variant, white, black}];
    const auto same = std::ranges::find_if(
        games, [&, few = games.size() <= mostComparedPlyByPly](std::size_t place) {
            return areOne(rows_[place], rows_[row], few);
        });
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
