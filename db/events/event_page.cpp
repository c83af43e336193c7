// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_page.hpp"

#include "base/text/ascii.hpp"
#include "db/events/event_name.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>
#include <string_view>
#include <tuple>

namespace damscope::db {
namespace {

constexpr std::string_view rowSql =
    "SELECT g.white, g.black, g.result, g.round, g.white_rating, g.black_rating, e.name, s.name "
    "FROM game g JOIN event e ON e.id = g.event LEFT JOIN site s ON s.id = g.site WHERE g.id = ?1";
constexpr std::string_view teamSql =
    "SELECT t.value FROM tag t JOIN tag_name n ON n.id = t.name WHERE t.game = ?1 AND n.name = ?2";

// "3.1" of "Round 3.1"
std::string numbersOf(std::string_view round) {
    std::string numbers;
    for (const char c : round)
        if (base::isDigit(c) || c == '.')
            numbers += c;
    return numbers;
}

class PageMaker {
public:
    PageMaker(Store& store, const Persons& persons, const EventCounting& counting)
        : connection_(store.connection()), persons_(persons), counting_(counting) {}

    EventPage run(const EventLine& event) {
        page_.event = event;
        for (const GameId game : event.games)
            add(game);
        page_.sites.assign(sites_.begin(), sites_.end());
        std::vector<int> ratings;
        std::vector<std::string> teams;
        for (const EventPlayer& player : page_.players) {
            ratings.push_back(player.rating);
            teams.push_back(player.team);
        }
        page_.table = crosstable(games_, ratings, counting_.points, teams);
        return std::move(page_);
    }

private:
    void add(GameId id) {
        const auto row = connection_.kept(rowSql);
        if (!row->bind(id).step())
            return;
        std::string roundText(row->text(3));
        if (roundNumber(roundText) == 0)
            roundText = readEventName(row->text(6)).round;
        const int round = roundNumber(roundText);
        if (const std::string_view site = row->text(7); !site.empty() && site != "?")
            sites_.emplace(site);
        const auto white = playerOf(row->integer(0));
        const auto black = playerOf(row->integer(1));
        if (!white || !black || white == black)
            return;
        noteRating(*white, row->integer(4));
        noteRating(*black, row->integer(5));
        noteTeam(*white, id, "WhiteTeam");
        noteTeam(*black, id, "BlackTeam");
        const EventGame game{*white, *black, static_cast<rules::GameResult>(row->integer(2)), round,
                             static_cast<std::uint32_t>(id)};
        if (counting_.lastRound == 0 || (round > 0 && round <= counting_.lastRound))
            if (!isRepeated(game, roundText))
                games_.push_back(game);
    }

    // Two files of one tournament, or one file with a game and its correction. Rounds are compared
    // with all their numbers: 3.1 and 3.2 are two games.
    bool isRepeated(const EventGame& game, const std::string& round) {
        if (game.round == 0)
            return false;
        const auto [place, isNew] =
            first_.try_emplace(std::tuple(game.white, game.black, numbersOf(round)), games_.size());
        if (isNew)
            return false;
        EventGame& counted = games_[place->second];
        const auto unknown = rules::GameResult::unknown;
        if (game.result != counted.result && game.result != unknown && counted.result != unknown)
            return false;
        const bool replaces = counted.result == unknown;
        page_.repeated.push_back(GameId{replaces ? counted.game : game.game});
        if (replaces)
            counted = game;
        return true;
    }

    std::optional<std::size_t> playerOf(std::int64_t name) {
        const auto person = persons_.of(static_cast<std::uint32_t>(name));
        if (!person)
            return std::nullopt;
        const auto [place, isNew] = places_.try_emplace(*person, page_.players.size());
        if (isNew)
            page_.players.push_back({person, persons_.nameOf(*person), 0, {}});
        return place->second;
    }

    void noteRating(std::size_t player, std::int64_t rating) {
        if (rating > 0)
            page_.players[player].rating = static_cast<int>(rating);
    }
    void noteTeam(std::size_t player, GameId game, std::string_view tag) {
        if (!page_.players[player].team.empty())
            return;
        const auto select = connection_.kept(teamSql);
        if (select->bind(game, tag).step())
            page_.players[player].team = select->text(0);
    }

    Connection& connection_;
    const Persons& persons_;
    EventCounting counting_;
    EventPage page_;
    std::map<PersonId, std::size_t> places_;
    std::vector<EventGame> games_;
    std::map<std::tuple<std::size_t, std::size_t, std::string>, std::size_t> first_; // in games_
    std::set<std::string> sites_;
};

} // namespace

int roundNumber(std::string_view round) {
    const std::size_t begin = round.find_first_of(base::digits);
    if (begin == round.npos)
        return 0;
    int number = 0;
    std::from_chars(round.data() + begin, round.data() + round.size(), number);
    return number;
}

EventPage eventPage(Store& store, const EventLine& event, const EventCounting& counting) {
    return eventPage(store, Persons(store.connection()), event, counting);
}

EventPage eventPage(Store& store, const Persons& persons, const EventLine& event,
                    const EventCounting& counting) {
    const Snapshot snapshot(store);
    return PageMaker(store, persons, counting).run(event);
}

} // namespace damscope::db
