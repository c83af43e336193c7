// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/people/events/event_page.hpp"

#include "db/people/decisions.hpp"
#include "db/people/person_games.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

// What is named counts more than what is kept.
EventCounting combined(EventCounting named, const EventCounting& kept) {
    if (!named.points)
        named.points = kept.points;
    if (!named.matchPoints)
        named.matchPoints = kept.matchPoints;
    if (named.tieBreaks.empty())
        named.tieBreaks = kept.tieBreaks;
    named.withdrawn.insert(kept.withdrawn.begin(), kept.withdrawn.end());
    return named;
}

class PageMaker {
public:
    PageMaker(Store& store, const Persons& persons, EventCounting counting)
        : connection_(store.connection()), persons_(persons), counting_(std::move(counting)),
          rowReader_(connection_) {}

    EventPage run(const EventLine& event) {
        page_.event = event;
        for (const GameId game : event.games)
            if (auto row = rowReader_.read(game))
                rows_.push_back(std::move(*row));
        EventPlayers found = playersOf(rows_, persons_, namesSaidToDiffer(connection_));
        page_.counting = combined(counting_, keptCounting(connection_, rows_, found, persons_));
        page_.players = std::move(found.players);
        sides_ = std::move(found.sides);
        addRows();
        putInOrder();
        std::vector<int> ratings;
        std::vector<std::string> teams;
        for (const EventPlayer& player : page_.players) {
            ratings.push_back(player.rating);
            teams.push_back(player.team);
        }
        page_.games = page_.event.games.size() - byes_.size();
        const EventCounting& counting = page_.counting;
        page_.points = counting.points.value_or(writtenPoints(games_));
        page_.table =
            crosstable(games_, ratings, page_.points, teams, counting.lastRound, byes_,
                       findWithdrawals(games_, teams, counting.withdrawn), counting.tieBreaks);
        if (page_.table.kind == EventKind::teamMatch)
            page_.teams = teamTable(
                teamGames(), rowReader_.teamNames(),
                {page_.points, counting.matchPoints.value_or(PointSystem()), counting.lastRound});
        return std::move(page_);
    }

private:
    void addRows() {
        Byes byes(persons_);
        std::set<std::string> sites;
        RepeatedGames repeated(connection_, rows_);
        for (std::size_t place = 0; place < rows_.size(); ++place) {
            const EventRow& row = rows_[place];
            if (!row.site.empty())
                sites.insert(row.site);
            const auto isBye = [&](rules::Color side) {
                const EventSide& of = side == rules::Color::white ? row.white : row.black;
                return byes.isBye(of.name, side, row.result, row.plies);
            };
            const bool noWhite = isBye(rules::Color::white);
            const bool noBlack = isBye(rules::Color::black);
            if (noWhite || noBlack)
                addBye(row, noWhite ? sides_[place].second : sides_[place].first, noWhite,
                       noWhite && noBlack);
            else
                addGame(place, repeated);
        }
        page_.sites.assign(sites.begin(), sites.end());
    }

    void addBye(const EventRow& row, std::optional<std::size_t> player, bool noWhite, bool nobody) {
        if (!player || nobody)
            return;
        const rules::GameResult result = noWhite ? exchanged(row.result) : row.result;
        byes_.push_back({*player, result, row.roundNumber, static_cast<std::uint32_t>(row.id)});
    }

    void addGame(std::size_t place, RepeatedGames& repeated) {
        const EventRow& row = rows_[place];
        const auto [white, black] = sides_[place];
        if (!white || !black || white == black)
            return;
        note(*white, row.white, row.teams.white);
        note(*black, row.black, row.teams.black);
        const EventGame game{
            *white,    *black, row.result, row.roundNumber, static_cast<std::uint32_t>(row.id),
            row.detail};
        const std::size_t counted = repeated.countedFor(place, *white, *black);
        if (counted != place)
            return merge(game, counted, place);
        places_[place] = games_.size();
        games_.push_back(game);
        counted_.push_back(place);
    }

    // Counts once the game and that of another row.
    void merge(const EventGame& game, std::size_t counted, std::size_t place) {
        const std::size_t at = places_.at(counted);
        EventGame& one = games_[at];
        const bool replaces = saysMore(rows_[place], rows_[counted]);
        page_.repeated.push_back(GameId{replaces ? one.game : game.game});
        const int round = one.round > 0 ? one.round : game.round;
        if (replaces) {
            one = game;
            counted_[at] = place;
            places_[place] = at;
        }
        one.round = round;
    }

    // In the order of play, where each game has its day: a file may have the last game first.
    void putInOrder() {
        const auto dayOf = [&](std::size_t row) { return rows_[row].day; };
        if (std::ranges::any_of(counted_,
                                [&](std::size_t row) { return !dayOf(row).dayIsKnown(); }))
            return;
        std::vector<std::pair<rules::Date, EventGame>> dated;
        for (std::size_t i = 0; i < games_.size(); ++i)
            dated.emplace_back(dayOf(counted_[i]), games_[i]);
        std::ranges::stable_sort(dated, [](const auto& a, const auto& b) {
            return std::tie(a.first, a.second.round) < std::tie(b.first, b.second.round);
        });
        for (std::size_t i = 0; i < games_.size(); ++i)
            games_[i] = dated[i].second;
    }

    void note(std::size_t player, const EventSide& side, std::optional<std::size_t> team) {
        if (side.rating > 0)
            page_.players[player].rating = side.rating;
        if (!team)
            return;
        usualTeams_.try_emplace(player, *team);
        if (page_.players[player].team.empty())
            page_.players[player].team = rowReader_.teamNames()[*team];
    }

    // A game that does not name them was played for the teams that other games have.
    [[nodiscard]] std::vector<TeamGame> teamGames() const {
        std::map<std::uint32_t, const EventRow*> rows;
        for (const EventRow& row : rows_)
            rows[static_cast<std::uint32_t>(row.id)] = &row;
        std::vector<TeamGame> games;
        const auto teamOf = [&](std::optional<std::size_t> team, std::size_t player) {
            const auto usual = usualTeams_.find(player);
            return team || usual == usualTeams_.end() ? team : std::optional(usual->second);
        };
        for (const EventGame& game : games_) {
            const EventRow& row = *rows.at(game.game);
            const auto white = teamOf(row.teams.white, game.white);
            const auto black = teamOf(row.teams.black, game.black);
            if (white && black && white != black)
                games.push_back({game, *white, *black, row.teams.board, row.day});
        }
        return games;
    }

    Connection& connection_;
    const Persons& persons_;
    EventCounting counting_;
    EventRows rowReader_;
    EventPage page_;
    std::vector<EventRow> rows_;
    std::vector<std::pair<std::optional<std::size_t>, std::optional<std::size_t>>> sides_;
    std::vector<EventGame> games_;
    std::vector<EventBye> byes_;
    std::vector<std::size_t> counted_;              ///< the rows of games_
    std::map<std::size_t, std::size_t> places_;     ///< in games_, by row
    std::map<std::size_t, std::size_t> usualTeams_; ///< of players
};

} // namespace

EventPage eventPage(Store& store, const EventLine& event, const EventCounting& counting) {
    return eventPage(store, Persons(store.connection()), event, counting);
}

EventPage eventPage(Store& store, const Persons& persons, const EventLine& event,
                    const EventCounting& counting) {
    const Snapshot snapshot(store);
    return PageMaker(store, persons, counting).run(event);
}

namespace {

// The share of the pairs of teams that must have met for an event in which each meets each.
constexpr double enoughPairs = 0.7;
constexpr int fortnight = 14;

using Pair = std::pair<std::size_t, std::size_t>;

Pair pairOf(const TeamGame& game) {
    return std::minmax(game.white, game.black);
}

// Days from one to another, where both are known.
std::int64_t daysBetween(rules::Date one, rules::Date other) {
    return one.dayIsKnown() && other.dayIsKnown() ? std::abs(dayNumber(other) - dayNumber(one)) : 0;
}

bool plays(const Encounter& encounter, std::size_t player) {
    return std::ranges::any_of(encounter.games, [&](const TeamGame& game) {
        return game.game.white == player || game.game.black == player;
    });
}

// Whether a game without a round belongs to the encounter before it.
bool fits(const Encounter& encounter, const TeamGame& game) {
    return !plays(encounter, game.game.white) && !plays(encounter, game.game.black) &&
           daysBetween(encounter.games.front().day, game.day) <= fortnight;
}

std::vector<Encounter> encountersOf(std::span<const TeamGame> games) {
    std::vector<Encounter> all;
    std::map<std::pair<Pair, int>, std::size_t> latest;
    for (const TeamGame& game : games) {
        const auto key = std::pair(pairOf(game), game.game.round);
        const auto found = latest.find(key);
        const bool isNew =
            found == latest.end() || (game.game.round == 0 && !fits(all[found->second], game));
        if (isNew) {
            latest[key] = all.size();
            all.push_back({0, 0, game.game.round, {}});
        }
        all[latest[key]].games.push_back(game);
    }
    std::ranges::stable_sort(
        all, [](int a, int b) { return (a == 0 ? INT32_MAX : a) < (b == 0 ? INT32_MAX : b); },
        &Encounter::round);
    return all;
}

void count(Encounter& encounter, const PointSystem& points) {
    std::ranges::stable_sort(encounter.games, [](const TeamGame& a, const TeamGame& b) {
        return std::pair(a.board == 0, a.board) < std::pair(b.board == 0, b.board);
    });
    encounter.first = encounter.games.front().white;
    encounter.second = encounter.games.front().black;
    for (const TeamGame& game : encounter.games) {
        const bool isFirst = game.white == encounter.first;
        const auto white = pointsOf(points, game.game, true);
        const auto black = pointsOf(points, game.game, false);
        encounter.open += white ? 0U : 1U;
        encounter.firstPoints += (isFirst ? white : black).value_or(0);
        encounter.secondPoints += (isFirst ? black : white).value_or(0);
    }
    encounter.isDecided =
        encounter.open == 0 || std::abs(encounter.firstPoints - encounter.secondPoints) >
                                   static_cast<double>(encounter.open) * (points.win - points.loss);
}

class TeamCounter {
public:
    TeamCounter(std::span<const Encounter> encounters, std::size_t teams, const PointSystem& points)
        : encounters_(encounters), points_(points), rows_(teams) {
        for (std::size_t i = 0; i < teams; ++i)
            rows_[i].team = i;
    }

    std::vector<TeamStanding> run() {
        for (const Encounter& encounter : encounters_) {
            add(rows_[encounter.first], encounter, true);
            add(rows_[encounter.second], encounter, false);
        }
        for (const Encounter& encounter : encounters_)
            compare(rows_[encounter.first], rows_[encounter.second], encounter);
        const auto key = [](const TeamStanding& row) {
            return std::tuple(row.matchPoints, row.boardPoints, row.headToHead);
        };
        std::ranges::stable_sort(rows_, std::greater(), key);
        for (std::size_t i = 0; i < rows_.size(); ++i)
            rows_[i].rank = i > 0 && key(rows_[i]) == key(rows_[i - 1]) ? rows_[i - 1].rank
                                                                        : static_cast<int>(i) + 1;
        return std::move(rows_);
    }

private:
    // The lead of one team in points; nothing while games can still decide the encounter.
    [[nodiscard]] static std::optional<double> lead(const Encounter& encounter, bool first) {
        if (!encounter.isDecided)
            return std::nullopt;
        const double lead = encounter.firstPoints - encounter.secondPoints;
        return first ? lead : -lead;
    }
    [[nodiscard]] double matchPoints(double lead) const {
        return lead > 0 ? points_.win : lead < 0 ? points_.loss : points_.draw;
    }

    void add(TeamStanding& row, const Encounter& encounter, bool first) {
        ++row.encounters;
        row.boardPoints += first ? encounter.firstPoints : encounter.secondPoints;
        row.boardPointsAgainst += first ? encounter.secondPoints : encounter.firstPoints;
        const auto ahead = lead(encounter, first);
        if (!ahead)
            return;
        row.matchPoints += matchPoints(*ahead);
        row.wins += *ahead > 0 ? 1U : 0U;
        row.draws += *ahead == 0 ? 1U : 0U;
        row.losses += *ahead < 0 ? 1U : 0U;
    }

    void compare(TeamStanding& first, TeamStanding& second, const Encounter& encounter) {
        const auto ahead = lead(encounter, true);
        if (!ahead || first.matchPoints != second.matchPoints ||
            first.boardPoints != second.boardPoints)
            return;
        first.headToHead += matchPoints(*ahead);
        second.headToHead += matchPoints(-*ahead);
    }

    std::span<const Encounter> encounters_;
    PointSystem points_;
    std::vector<TeamStanding> rows_;
};

std::vector<Pair> missingPairs(std::span<const TeamGame> games, std::size_t teams) {
    std::set<Pair> met;
    for (const TeamGame& game : games)
        met.insert(pairOf(game));
    const std::size_t all = teams * (teams - 1) / 2;
    std::vector<Pair> missing;
    if (teams < 3 || static_cast<double>(met.size()) < enoughPairs * static_cast<double>(all))
        return missing;
    for (std::size_t one = 0; one < teams; ++one)
        for (std::size_t other = one + 1; other < teams; ++other)
            if (!met.contains({one, other}))
                missing.emplace_back(one, other);
    return missing;
}

} // namespace

TeamTable teamTable(std::span<const TeamGame> games, std::vector<std::string> names,
                    const TeamCounting& counting) {
    std::vector<TeamGame> counted;
    std::ranges::copy_if(games, std::back_inserter(counted), [&](const TeamGame& game) {
        return isCounted(game.game.round, counting.lastRound);
    });
    TeamTable table;
    table.names = std::move(names);
    table.encounters = encountersOf(counted);
    for (Encounter& encounter : table.encounters) {
        count(encounter, counting.points);
        table.boards = std::max(table.boards, encounter.games.size());
    }
    table.standings = TeamCounter(table.encounters, table.names.size(), counting.matchPoints).run();
    table.missing = missingPairs(games, table.names.size());
    return table;
}

} // namespace damscope::db
