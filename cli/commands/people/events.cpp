// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/events.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/people/player.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/people/events/events.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "pages/crosstable.hpp"
#include "pages/event_sheet.hpp"
#include "rules/board/result.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace events_command {
namespace {

struct Options {
    std::optional<std::string> text;
    SelectionOptions selection;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
};

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    auto events = db::listEvents(games.store(), options.text.value_or(""), games.filter());
    const std::size_t found = events.size();
    options.limit.cut(events);
    writeList(pages::eventsSheet(events, console.locale()), options.format, console);
    console.out().flush();
    if (options.format.format() == Format::text)
        console.say(countMessage("events-found", "events", found));
    if (found == 0 && !proposeNames(games.store(), games.filter(), console) && options.text)
        proposeNames(games.store(), db::Filter{.event = options.text}, console);
    return options.status.of(ExitStatus::allWell, found);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"TEXT", "TEXT", phrase("words of the name; else all events")},
                    into(options->text));
    arguments.check([options]() -> Complaint {
        if (options->text && db::beginsCondition(*options->text))
            options->selection.addFirst(*std::exchange(options->text, std::nullopt));
        return std::nullopt;
    });
    options->selection.declare(arguments);
    options->limit.declare(arguments);
    options->format.declareList(arguments, {Format::csv, Format::html});
    options->format.declareSpreadsheet(arguments);
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace events_command

Command eventsCommand() {
    return {
        "event list",
        phrase("list tournaments and matches"),
        phrase(
            "Lists the events of the games, the latest first, with dates, games and players. "
            "Spellings "
            "of a name, and names with a round or a year in them, are one event; games of one name "
            "more than half a year apart are different editions. docs/events.md gives the "
            "details."),
        phrase("damscope event list\n"
               "    lists all events\n"
               "damscope event list waterkant --player Jansen\n"
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
    return {{"game", board.game.game},
            {"board", numberOrNull(board.board)},
            {"first", name(isWhite)},
            {"second", name(!isWhite)},
            {"first_has_white", isWhite},
            {"first_points", pointsOrNull(page.points, board.game, isWhite)},
            {"second_points", pointsOrNull(page.points, board.game, !isWhite)}};
}

} // namespace

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

Json pointsOrNull(std::optional<double> points) {
    return points ? Json(*points) : Json();
}

Json byesJson(const db::EventPage& page) {
    Json all = Json::array();
    for (const db::EventBye& bye : page.table.byes)
        all.push_back({{"game", bye.game},
                       {"round", numberOrNull(bye.round)},
                       {"player", pages::playerName(page.players[bye.player])},
                       {"points", pointsOrNull(db::pointsOf(page.points, bye))}});
    return all;
}

// Pairs of players or teams that have not met.
template <class NameOf>
Json pairsJson(const std::vector<std::pair<std::size_t, std::size_t>>& pairs,
               const NameOf& nameOf) {
    Json all = Json::array();
    for (const auto& [one, other] : pairs)
        all.push_back(Json::array({nameOf(one), nameOf(other)}));
    return all;
}

} // namespace

Json eventJson(const db::EventPage& page, Language language) {
    const db::PointSystem& points = page.points;
    Json object = rowJson(pages::eventsSheet({page.event}, language).tables.front(), 0);
    object["kind"] = pages::keyOf(page.table.kind);
    object["times"] = db::eachPlaysEach(page.table.kind) ? Json(page.table.times) : Json();
    object["rounds"] = page.table.rounds;
    object["after_round"] = numberOrNull(page.table.lastRound);
    object["sites"] = page.sites;
    object["tie_breaks"] = Json::array();
    for (const db::TieBreak tieBreak : page.table.tieBreaks)
        object["tie_breaks"].push_back(db::tieBreakNames()[static_cast<std::size_t>(tieBreak)]);
    object["points"] = {{"win", points.win}, {"draw", points.draw}, {"loss", points.loss}};
    for (const SheetTable& table : pages::eventSheet(page, language).tables)
        if (!table.key.empty())
            object[table.key] = rowsJson(table);
    object["played"] = rowsJson(pages::eventGames(page, language, {}));
    object["byes"] = byesJson(page);
    object["repeated"] = idsJson(page.repeated);
    object["missing"] = pairsJson(page.table.missing, [&](std::size_t player) {
        return pages::playerName(page.players[player]);
    });
    object["encounters"] = encountersJson(page);
    object["missing_encounters"] =
        pairsJson(page.teams.missing, [&](std::size_t team) { return page.teams.names[team]; });
    return object;
}

std::string eventCsv(const db::EventPage& page, std::string_view table, base::CsvReader reader,
                     Language language) {
    if (table == "boards")
        return boardsCsv(page, reader);
    const Sheet sheet = pages::eventSheet(page, language);
    return tableCsv(sheet.tables.at(table == "teams" ? 0 : 1), reader);
}

} // namespace damscope::cli
