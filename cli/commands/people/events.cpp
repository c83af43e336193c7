// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/events.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "db/events/events.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"
#include "pages/crosstable.hpp"
#include "pages/event_sheet.hpp"
#include "pages/team_sheet.hpp"
#include "rules/board/result.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <memory>

namespace damscope::cli {
namespace events_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::optional<std::string> text;
    std::optional<std::int64_t> limit;
    FormatOption format;
    bool spreadsheet = false;
    ExitStatusOption status;
};

void write(const std::vector<db::EventLine>& events, const Options& options, Console& console) {
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (const db::EventLine& event : events)
            objects.add(eventLineJson(event));
        return objects.end();
    }
    if (options.format.format() == Format::csv)
        return console.out().write(eventsCsv(
            events, options.spreadsheet ? base::CsvReader::spreadsheet : base::CsvReader::program));
    Sheet sheet = eventsSheet(events);
    if (options.format.format() == Format::html)
        return console.out().write(sheetHtml(sheet, environmentLanguage()));
    sheet.title.clear();
    console.out().write(sheetText(sheet, console));
}

ExitStatus run(const Options& options, Console& console) {
    if (options.spreadsheet && options.format.format() != Format::csv)
        throw UsageError("--spreadsheet: goes with --csv");
    db::Store store = options.store.openForReading();
    auto events = db::listEvents(store, options.text.value_or(""), options.filter.filter());
    const std::size_t found = events.size();
    if (options.limit)
        events.resize(std::min(found, static_cast<std::size_t>(*options.limit)));
    write(events, options, console);
    console.out().flush();
    if (options.format.format() == Format::text)
        console.say(inWords(countMessage("events-found", "events", found)));
    return options.status.of(ExitStatus::allWell, found);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.value({"TEXT", "TEXT", phrase("words of the name; else all events")},
                    into(options->text));
    arguments.value({"--limit", "N", phrase("at most N events")},
                    into(options->limit, 0, INT64_MAX));
    options->format.declareList(arguments, {Format::csv, Format::html});
    declareSpreadsheet(arguments, options->spreadsheet);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace events_command

Command eventsCommand() {
    return {
        "events",
        phrase("list tournaments and matches"),
        phrase(
            "Lists the events of the games, the latest first, with dates, games and players. "
            "Spellings "
            "of a name, and names with a round or a year in them, are one event; games of one name "
            "more than half a year apart are different editions. docs/events.md gives the "
            "details."),
        phrase("damscope events\n"
               "    lists all events\n"
               "damscope events waterkant --player Jansen\n"
               "    lists those of this name in which a player took part"),
        events_command::declare,
        Length::paged};
}

namespace {

Json pointsOrNull(const db::PointSystem& points, const db::EventGame& game, bool white) {
    const auto got = db::pointsOf(points, game, white);
    return got ? Json(*got) : Json();
}

Json boardJson(const db::EventPage& page, const db::Encounter& encounter,
               const db::TeamGame& board) {
    const bool isWhite = board.white == encounter.first;
    const auto name = [&](bool white) {
        return pages::playerName(page.players[white ? board.game.white : board.game.black]);
    };
    return {{"id", board.game.game},
            {"board", numberOrNull(board.board)},
            {"first", name(isWhite)},
            {"second", name(!isWhite)},
            {"first_has_white", isWhite},
            {"first_points", pointsOrNull(page.points, board.game, isWhite)},
            {"second_points", pointsOrNull(page.points, board.game, !isWhite)}};
}

} // namespace

Json teamsJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::TeamStanding& row : page.teams.standings)
        all.push_back({{"rank", row.rank},
                       {"name", page.teams.names[row.team]},
                       {"encounters", row.encounters},
                       {"wins", row.wins},
                       {"draws", row.draws},
                       {"losses", row.losses},
                       {"match_points", row.matchPoints},
                       {"board_points", row.boardPoints},
                       {"board_points_against", row.boardPointsAgainst}});
    return all;
}

Json encountersJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::Encounter& encounter : page.teams.encounters) {
        Json boards = Json::array();
        for (const db::TeamGame& board : encounter.games)
            boards.push_back(boardJson(page, encounter, board));
        all.push_back({{"round", numberOrNull(encounter.round)},
                       {"first", page.teams.names[encounter.first]},
                       {"second", page.teams.names[encounter.second]},
                       {"first_points", encounter.firstPoints},
                       {"second_points", encounter.secondPoints},
                       {"decided", encounter.isDecided},
                       {"boards", std::move(boards)}});
    }
    return all;
}

std::string teamsCsv(const db::EventPage& page, base::CsvReader reader) {
    Table::Cells titles{"rank",         "team",         "encounters",
                        "wins",         "draws",        "losses",
                        "match_points", "board_points", "board_points_against"};
    const pages::TeamGrid grid(page.teams);
    std::vector<Table::Cells> rows;
    for (const db::TeamStanding& row : page.teams.standings) {
        Table::Cells cells{std::to_string(row.rank),
                           page.teams.names[row.team],
                           std::to_string(row.encounters),
                           std::to_string(row.wins),
                           std::to_string(row.draws),
                           std::to_string(row.losses),
                           pages::pointsText(row.matchPoints),
                           pages::pointsText(row.boardPoints),
                           pages::pointsText(row.boardPointsAgainst)};
        const auto& results = grid.row(rows.size());
        cells.insert(cells.end(), results.begin(), results.end());
        rows.push_back(std::move(cells));
        titles.push_back(std::to_string(rows.size()));
    }
    return tableCsv(titles, rows, reader);
}

std::string boardsCsv(const db::EventPage& page, base::CsvReader reader) {
    std::vector<Table::Cells> rows;
    for (const db::Encounter& encounter : page.teams.encounters)
        for (const db::TeamGame& board : encounter.games) {
            const auto pointsOf = [&](bool white) {
                const auto got = db::pointsOf(page.points, board.game, white);
                return got ? pages::pointsText(*got) : std::string();
            };
            rows.push_back({pages::knownNumber(encounter.round), pages::knownNumber(board.board),
                            page.teams.names[board.white], page.teams.names[board.black],
                            pages::playerName(page.players[board.game.white]),
                            pages::playerName(page.players[board.game.black]), pointsOf(true),
                            pointsOf(false), std::to_string(board.game.game)});
        }
    return tableCsv({"round", "board", "white_team", "black_team", "white", "black", "white_points",
                     "black_points", "game"},
                    rows, reader);
}

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

const db::Withdrawal* withdrawalOf(const db::EventPage& page, std::size_t player) {
    const auto& all = page.table.withdrawals;
    const auto found = std::ranges::find(all, player, &db::Withdrawal::player);
    return found != all.end() ? &*found : nullptr;
}

bool isStruck(const db::EventPage& page, std::size_t player) {
    const db::Withdrawal* withdrawal = withdrawalOf(page, player);
    return withdrawal != nullptr && withdrawal->isStruck();
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
                       {"outcome", textOrNull(rules::outcomeName(game.result))},
                       {"struck", isStruck(page, game.white) || isStruck(page, game.black)}});
    }
    return all;
}

Json standingJson(const db::EventPage& page, const db::Standing& row) {
    const db::EventPlayer& player = page.players[row.player];
    return {{"rank", numberOrNull(row.rank)},
            {"name", player.name},
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
            {"withdrawn", withdrawalOf(page, row.player) != nullptr},
            {"struck", isStruck(page, row.player)}};
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
