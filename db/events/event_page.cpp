// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/events/event_page.hpp"

#include "db/events/repeated_games.hpp"
#include "db/people/byes.hpp"
#include "db/people/decisions.hpp"
#include "db/sqlite/sqlite.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

class PageMaker {
public:
    PageMaker(Store& store, const Persons& persons, const EventCounting& counting)
        : connection_(store.connection()), persons_(persons), counting_(counting),
          rowReader_(connection_) {}

    EventPage run(const EventLine& event) {
        page_.event = event;
        for (const GameId game : event.games)
            if (auto row = rowReader_.read(game))
                rows_.push_back(std::move(*row));
        auto [players, sides] = playersOf(rows_, persons_, namesSaidToDiffer(connection_));
        page_.players = std::move(players);
        sides_ = std::move(sides);
        addRows();
        putInOrder();
        std::vector<int> ratings;
        std::vector<std::string> teams;
        for (const EventPlayer& player : page_.players) {
            ratings.push_back(player.rating);
            teams.push_back(player.team);
        }
        page_.games = page_.event.games.size() - byes_.size();
        page_.points = counting_.points.value_or(writtenPoints(games_));
        page_.table = crosstable(games_, ratings, page_.points, teams, counting_.lastRound, byes_,
                                 findWithdrawals(games_, teams, counting_.withdrawn));
        if (page_.table.kind == EventKind::teamMatch)
            page_.teams = teamTable(teamGames(), rowReader_.teamNames(),
                                    {page_.points, counting_.matchPoints, counting_.lastRound});
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

} // namespace damscope::db
