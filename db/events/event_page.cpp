// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_page.hpp"

#include "base/text/ascii.hpp"
#include "db/events/event_name.hpp"
#include "db/events/team_tags.hpp"
#include "db/records/same_moves.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <charconv>
#include <compare>
#include <map>
#include <set>
#include <string_view>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

constexpr std::string_view rowSql =
    "SELECT g.white, g.black, g.result, g.round, g.white_rating, g.black_rating, e.name, s.name, "
    "g.day, g.plies FROM game g JOIN event e ON e.id = g.event LEFT JOIN site s ON s.id = g.site "
    "WHERE g.id = ?1";

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
        : connection_(store.connection()), persons_(persons), counting_(counting),
          teamTags_(connection_) {}

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
        putInOrder();
        page_.table = crosstable(games_, ratings, counting_.points, teams, counting_.lastRound);
        if (page_.table.kind == EventKind::teamMatch)
            page_.teams = teamTable(teamGames(), teamTags_.names(),
                                    {counting_.points, counting_.matchPoints, counting_.lastRound});
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
        const auto white = playerOf(row->id(0));
        const auto black = playerOf(row->id(1));
        if (!white || !black || white == black)
            return;
        noteRating(*white, row->integer(4));
        noteRating(*black, row->integer(5));
        const GameTeams teams = teamTags_.of(id, roundText);
        noteTeam(*white, teams.white);
        noteTeam(*black, teams.black);
        teams_[static_cast<std::uint32_t>(id)] = {teams,
                                                  rules::Date::ofStored(row->as<std::uint32_t>(8))};
        const EventGame game{*white, *black, row->as<rules::GameResult>(2), round,
                             static_cast<std::uint32_t>(id)};
        if (!isRepeated(game, numbersOf(roundText), {row->integer(8), row->integer(9)})) {
            games_.push_back(game);
            days_.push_back(row->integer(8));
        }
    }

    // In the order of play, where each game has its day: a file may have the last game first.
    void putInOrder() {
        if (std::ranges::any_of(days_, [](std::int64_t day) { return day % 100 == 0; }))
            return;
        std::vector<std::pair<std::int64_t, EventGame>> dated;
        for (std::size_t i = 0; i < games_.size(); ++i)
            dated.emplace_back(days_[i], games_[i]);
        std::ranges::stable_sort(dated, [](const auto& a, const auto& b) {
            return std::tie(a.first, a.second.round) < std::tie(b.first, b.second.round);
        });
        for (std::size_t i = 0; i < games_.size(); ++i)
            games_[i] = dated[i].second;
    }

    struct Play {
        std::int64_t day = 0; ///< yyyymmdd, unknown parts 0
        std::int64_t plies = 0;
        auto operator<=>(const Play&) const = default;
    };

    // Two files of one tournament, or one file with a game and its correction. Rounds are compared
    // with all their numbers: 3.1 and 3.2 are two games, unless they have the same moves.
    bool isRepeated(const EventGame& game, const std::string& round, const Play& play) {
        const auto ofRound = ofRounds_.find({game.white, game.black, round});
        if (game.round > 0 && ofRound != ofRounds_.end() && isMerged(game, ofRound->second))
            return true;
        const bool isComparable = play.day % 100 != 0 && play.plies >= leastPliesOfCopy;
        auto& alike = alike_[{game.white, game.black, play}];
        const auto same = std::ranges::find_if(alike, [&](std::size_t other) {
            return haveSameMoves(connection_, GameId{games_[other].game}, GameId{game.game}) &&
                   isMerged(game, other);
        });
        const bool isNew = same == alike.end();
        const std::size_t place = isNew ? games_.size() : *same;
        if (game.round > 0)
            ofRounds_.try_emplace({game.white, game.black, round}, place);
        if (isNew && isComparable)
            alike.push_back(place);
        return !isNew;
    }

    // Counts once the game and the one of that place, unless their results contradict one another.
    bool isMerged(const EventGame& game, std::size_t place) {
        EventGame& counted = games_[place];
        const auto unknown = rules::GameResult::unknown;
        if (game.result != counted.result && game.result != unknown && counted.result != unknown)
            return false;
        const bool replaces = counted.result == unknown;
        page_.repeated.push_back(GameId{replaces ? counted.game : game.game});
        const int round = counted.round > 0 ? counted.round : game.round;
        if (replaces)
            counted = game;
        counted.round = round;
        return true;
    }

    std::optional<std::size_t> playerOf(std::uint32_t name) {
        const auto person = persons_.of(name);
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
    void noteTeam(std::size_t player, std::optional<std::size_t> team) {
        if (!team)
            return;
        usualTeams_.try_emplace(player, *team);
        if (page_.players[player].team.empty())
            page_.players[player].team = teamTags_.names()[*team];
    }

    // A game that does not name them was played for the teams that other games have.
    [[nodiscard]] std::vector<TeamGame> teamGames() const {
        std::vector<TeamGame> games;
        const auto teamOf = [&](std::optional<std::size_t> team, std::size_t player) {
            const auto usual = usualTeams_.find(player);
            return team || usual == usualTeams_.end() ? team : std::optional(usual->second);
        };
        for (const EventGame& game : games_) {
            const auto& [teams, day] = teams_.at(game.game);
            const auto white = teamOf(teams.white, game.white);
            const auto black = teamOf(teams.black, game.black);
            if (white && black && white != black)
                games.push_back({game, *white, *black, teams.board, day});
        }
        return games;
    }

    Connection& connection_;
    const Persons& persons_;
    EventCounting counting_;
    TeamTags teamTags_;
    EventPage page_;
    std::map<PersonId, std::size_t> places_;
    std::vector<EventGame> games_;
    std::vector<std::int64_t> days_; ///< of the games, as Play has them
    // Places in games_, by players with White and Black.
    std::map<std::tuple<std::size_t, std::size_t, std::string>, std::size_t> ofRounds_;
    std::map<std::tuple<std::size_t, std::size_t, Play>, std::vector<std::size_t>> alike_;
    std::set<std::string> sites_;
    std::map<std::uint32_t, std::pair<GameTeams, rules::Date>> teams_; ///< of games, with the day
    std::map<std::size_t, std::size_t> usualTeams_;                    ///< of players
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
