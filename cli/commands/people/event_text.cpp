// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/event_text.hpp"

#include "cli/commands/people/player_text.hpp"
#include "cli/commands/people/team_text.hpp"
#include "cli/options/language_option.hpp"
#include "pages/crosstable.hpp"
#include "pages/event_sheet.hpp"
#include "rules/board/result.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>

namespace damscope::cli {
namespace {

using rules::GameResult;

Json dateOrNull(db::Date date) {
    return date.isKnown() ? Json(writeDate(date)) : Json();
}

Json pointsOrNull(std::optional<double> points) {
    return points ? Json(*points) : Json();
}

Json byesJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::EventBye& bye : page.table.byes)
        all.push_back({{"id", bye.game},
                       {"round", numberOrNull(bye.round)},
                       {"player", pages::playerName(page.players[bye.player])},
                       {"points", pointsOrNull(db::pointsOf(page.points, bye))}});
    return all;
}

Json gamesJson(const db::EventPage& page) {
    const auto name = [&](std::size_t player) { return pages::playerName(page.players[player]); };
    Json all = Json::array();
    for (const db::EventGame& game : page.table.games) {
        all.push_back({{"id", game.game},
                       {"round", numberOrNull(game.round)},
                       {"white", name(game.white)},
                       {"black", name(game.black)},
                       {"white_points", pointsOrNull(db::pointsOf(page.points, game, true))},
                       {"black_points", pointsOrNull(db::pointsOf(page.points, game, false))},
                       {"outcome", textOrNull(rules::outcomeName(game.result))}});
    }
    return all;
}

Json standingJson(const db::EventPage& page, const db::Standing& row) {
    const db::EventPlayer& player = page.players[row.player];
    const auto& left = page.table.withdrawals;
    return {
        {"rank", numberOrNull(row.rank)},
        {"name", pages::playerName(player)},
        {"number", textOrNull(player.number)},
        {"person", player.person ? Json(number(*player.person)) : Json()},
        {"rating", numberOrNull(player.rating)},
        {"team", textOrNull(player.team)},
        {"games", row.games},
        {"wins", row.wins},
        {"draws", row.draws},
        {"losses", row.losses},
        {"open", row.open},
        {"points", row.points},
        {"sonneborn_berger", row.sonnebornBerger},
        {"buchholz", row.buchholz},
        {"truncated_buchholz", row.truncated},
        {"head_to_head", row.headToHead},
        {"performance", row.performance ? Json(*row.performance) : Json()},
        {"withdrawn", std::ranges::find(left, row.player, &db::Withdrawal::player) != left.end()}};
}

// Of two who have not met.
template <class NameOf>
Json pairsJson(const std::vector<std::pair<std::size_t, std::size_t>>& pairs,
               const NameOf& nameOf) {
    Json all = Json::array();
    for (const auto& [one, other] : pairs)
        all.push_back(Json::array({nameOf(one), nameOf(other)}));
    return all;
}

} // namespace

Json eventLineJson(const db::EventLine& event) {
    return {{"name", event.name},
            {"other_names", event.otherNames},
            {"from", dateOrNull(event.first)},
            {"to", dateOrNull(event.last)},
            {"games", event.games.size()},
            {"players", event.players}};
}

Sheet eventsSheet(const std::vector<db::EventLine>& events) {
    return pages::eventsSheet(events, environmentLanguage());
}

std::string eventsCsv(const std::vector<db::EventLine>& events, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    rows.reserve(events.size());
    for (const db::EventLine& event : events)
        rows.push_back({event.name, fmt::format("{}", fmt::join(event.otherNames, "; ")),
                        event.first.isKnown() ? writeDate(event.first) : "",
                        event.last.isKnown() ? writeDate(event.last) : "",
                        std::to_string(event.games.size()), std::to_string(event.players)});
    return tableCsv({"name", "other_names", "from", "to", "games", "players"}, rows, reader);
}

Json eventJson(const db::EventPage& page) {
    const db::PointSystem& points = page.points;
    Json object = eventLineJson(page.event);
    object["kind"] = pages::keyOf(page.table.kind);
    object["times"] = db::eachPlaysEach(page.table.kind) ? Json(page.table.times) : Json();
    object["rounds"] = page.table.rounds;
    object["after_round"] = numberOrNull(page.table.lastRound);
    object["sites"] = page.sites;
    object["points"] = {{"win", points.win}, {"draw", points.draw}, {"loss", points.loss}};
    Json standings = Json::array();
    for (const db::Standing& row : page.table.standings)
        standings.push_back(standingJson(page, row));
    object["standings"] = std::move(standings);
    object["played"] = gamesJson(page);
    object["byes"] = byesJson(page);
    object["repeated"] = idsJson(page.repeated);
    object["missing"] = pairsJson(page.table.missing, [&](std::size_t player) {
        return pages::playerName(page.players[player]);
    });
    object["teams"] = teamsJson(page);
    object["encounters"] = encountersJson(page);
    object["missing_encounters"] =
        pairsJson(page.teams.missing, [&](std::size_t team) { return page.teams.names[team]; });
    return object;
}

Sheet eventSheet(const db::EventPage& page, const pages::SheetLinks& links) {
    return pages::eventSheet(page, environmentLanguage(), links);
}

std::string eventCsv(const db::EventPage& page, base::CsvReader reader) {
    const pages::Crosstable grid(page);
    std::vector<std::string> titles{
        "rank",       "name",   "team",   "rating",           "games",    "wins",
        "draws",      "losses", "points", "sonneborn_berger", "buchholz", "truncated_buchholz",
        "performance"};
    if (!grid.isEmpty())
        for (const std::string& title : grid.titles(environmentLanguage()))
            titles.push_back(title);
    std::vector<Table::Cells> rows;
    for (std::size_t i = 0; i < page.table.standings.size(); ++i) {
        const db::Standing& row = page.table.standings[i];
        const db::EventPlayer& player = page.players[row.player];
        Table::Cells cells{row.rank == 0 ? "" : std::to_string(row.rank),
                           pages::playerName(player),
                           player.team,
                           player.rating > 0 ? std::to_string(player.rating) : "",
                           std::to_string(row.games),
                           std::to_string(row.wins),
                           std::to_string(row.draws),
                           std::to_string(row.losses),
                           pages::pointsText(row.points),
                           pages::pointsText(row.sonnebornBerger),
                           pages::pointsText(row.buchholz),
                           pages::pointsText(row.truncated),
                           row.performance ? std::to_string(*row.performance) : ""};
        if (!grid.isEmpty())
            cells.insert(cells.end(), grid.row(i).begin(), grid.row(i).end());
        rows.push_back(std::move(cells));
    }
    return tableCsv(titles, rows, reader);
}

} // namespace damscope::cli
