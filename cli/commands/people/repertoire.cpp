// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/repertoire.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/report_text.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/games.hpp"
#include "db/store/records/game_reader.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "pages/game_report.hpp"
#include "pages/player_sheet.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <utility>

namespace damscope::cli {
namespace repertoire_command {
namespace {

struct Options {
    SelectionOptions selection;
    LinesOption lines;
    std::int64_t least = 2;
    FormatOption format;
};

/// A repertoire, and what its lines say otherwise than the database.
struct Lines {
    db::Repertoire repertoire;
    std::vector<db::ChangedEvaluation> changed;
};

Lines linesOf(const Options& options, db::Store& store, Console& console) {
    Lines lines{db::Repertoire(options.lines.side()), {}};
    for (const rules::Game& game : options.lines.games(store, console)) {
        lines.repertoire.add(game);
        for (db::ChangedEvaluation& changed : db::changedEvaluations(store, game))
            lines.changed.push_back(std::move(changed));
    }
    return lines;
}

// Who plays it has the side of the repertoire.
db::Filter withSide(db::Filter filter, const Options& options) {
    if (!filter.player)
        return filter;
    const bool isWhite = options.lines.side() == rules::Color::white;
    auto& own = isWhite ? filter.white : filter.black;
    auto& other = isWhite ? filter.black : filter.white;
    if (!own)
        own = std::exchange(filter.player, std::nullopt);
    if (filter.opponent && !other)
        other = std::exchange(filter.opponent, std::nullopt);
    return filter;
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    const ExitStatus missing = games.reportMissing(console);
    db::Store& store = games.store();
    Lines lines = linesOf(options, store, console);
    const db::Repertoire& repertoire = lines.repertoire;
    const std::stop_token stop = console.stopToken();
    const auto chosen = db::findGames(store, withSide(games.filter(), options));
    if (chosen.empty())
        proposeNames(store, games.filter(), console);
    CheckedRepertoire checked;
    checked.changed = std::move(lines.changed);
    checked.departures = db::departures(store, repertoire, chosen, stop);
    ProgressLine progress(console, "games");
    db::OpeningBook book(store, {}, stop, showOn(progress));
    checked.gaps = db::gaps(book, repertoire, static_cast<std::uint64_t>(options.least), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (options.format.isJson())
        console.out().write(jsonLine(repertoireJson(repertoire, checked, console.locale())));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(repertoireSheet(store, repertoire, checked, console.locale()),
                                      console.locale()));
    else
        console.out().write(
            sheetText(repertoireSheet(store, repertoire, checked, console.locale()), console));
    return missing;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.value(
        {"--least", "N",
         phrase("report as gaps moves that at least N games of the database have; 2 if not set")},
        into(options->least, 1, INT64_MAX));
    options->selection.declare(arguments);
    options->format.declareDocument(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repertoire_command

Command repertoireCommand() {
    return {
        "train repertoire",
        phrase("check games against what was meant to be played"),
        phrase(
            "Reads a repertoire, games with variations, and shows where the games of SELECTION "
            "left "
            "it, by a move of the player or of the opponent, which moves of opponents it does not "
            "answer, and which of its lines transpose into each other. Of the player's own moves "
            "in a position the first is the main one and the others are second choices; ?, ?! and "
            "?? mark moves to avoid. How a position was reached does not matter."),
        phrase("damscope write white jansen --merged -o lines.pdn; damscope train repertoire "
               "lines.pdn --side white\n"
               "    shows where all games left the lines of a player with White\n"
               "damscope edit collection create Lines black jansen; damscope train repertoire "
               "Lines --side black "
               "--html > lines.html\n"
               "    the same for a collection of the database, as a page"),
        repertoire_command::declare,
        Length::paged};
}

namespace {

std::vector<rules::Game> loadGames(db::Store& store, std::span<const db::GameId> ids) {
    std::vector<rules::Game> games;
    for (const db::GameId id : ids)
        if (auto game = db::loadGame(store, id))
            games.push_back(std::move(*game));
    return games;
}

} // namespace

void LinesOption::declare(Arguments& arguments) {
    arguments.value({"LINES", "LINES",
                     phrase("the repertoire: a PDN file with variations, or a collection"), true},
                    into(lines_));
    arguments.value({"--side", "COLOR", phrase("whose repertoire it is: white or black"), true},
                    oneOf(as_, {"white", "black"}));
}

std::vector<rules::Game> LinesOption::games(db::Store& store, Console& console) const {
    std::vector<rules::Game> games;
    if (std::filesystem::exists(lines_)) {
        ScratchStore file({lines_}, console);
        games = loadGames(file.store(), db::findGames(file.store(), {}));
    } else if (const auto collected = db::gamesIn(store, lines_)) {
        std::vector<db::GameId> ids;
        for (const db::CollectedGame& game : *collected)
            ids.push_back(game.id);
        games = loadGames(store, ids);
    } else {
        throw UsageError({"usage-neither-file-nor-collection", {{"word", visible(lines_)}}});
    }
    if (games.empty())
        throw UsageError({"usage-lines-empty", {{"word", visible(lines_)}}});
    return games;
}

namespace {

constexpr std::array<std::string_view, 3> marks{"main", "second", "avoid"};
constexpr std::array<std::string_view, 3> leavers{"nobody", "oneself", "opponent"};

// The move after a path: "3... 12-18"
std::string moveAfter(std::size_t plies, const std::string& move) {
    return fmt::format("{}{} {}", plies / 2 + 1, plies % 2 == 0 ? "." : "...", move);
}

std::string insteadText(const db::Departure& departure) {
    std::string text;
    for (const db::RepertoireMove& move : departure.instead)
        if (move.mark != db::RepertoireMark::avoid)
            text += (text.empty() ? "" : ", ") + move.text;
    return text;
}

SheetTable departureTable(std::string_view title, db::Store& store,
                          const std::vector<db::Departure>& all, db::LeftBy by,
                          const Locale& locale) {
    const Language language = locale;
    std::vector<db::Departure> departures;
    std::vector<db::GameId> games;
    for (const db::Departure& departure : all)
        if (departure.by == by) {
            departures.push_back(departure);
            games.push_back(departure.game);
        }
    const auto cells = [&](std::size_t game, const db::GameLine& /*line*/) {
        const db::Departure& departure = departures[game];
        return pages::Cells{moveAfter(static_cast<std::size_t>(departure.ply - 1), departure.move),
                            insteadText(departure)};
    };
    return pages::gameTable(pageWord(title, language), store, games,
                            {textColumn("move", language), textColumn("instead", language)}, cells,
                            resultWords(locale), locale);
}

Column filed(Column column, const char* key) {
    column.key = key;
    return column;
}

pages::Cell pathCell(const std::vector<std::string>& moves) {
    return {moves, rules::numberedMoves(moves)};
}

// Moves as lists in files, and with their numbers for people.
SheetTable gapTable(const std::vector<db::Gap>& gaps, Language language) {
    SheetTable table{pageWord("gaps", language),
                     {filed(textColumn("after", language), "path"),
                      filed(textColumn("move", language), "move"),
                      filed(numberColumn("games", language), "games")},
                     {}};
    for (const db::Gap& gap : gaps)
        table.rows.push_back(
            {pathCell(gap.path), {gap.move, moveAfter(gap.path.size(), gap.move)}, gap.games});
    return table;
}

SheetTable transpositionTable(const db::Repertoire& repertoire, Language language) {
    SheetTable table{pageWord("transpositions", language),
                     {filed(textColumn("moves", language), "path"),
                      filed(textColumn("other-order", language), "other")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const auto& other : position.otherPaths)
            table.rows.push_back({pathCell(position.path), pathCell(other)});
    return table;
}

SheetTable conflictTable(const db::Repertoire& repertoire, Language language) {
    SheetTable table{pageWord("conflicts", language),
                     {filed(textColumn("after", language), "path"),
                      filed(textColumn("move", language), "main"),
                      filed(textColumn("other-main", language), "other")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const std::string& other : position.otherMain) {
            const std::string& main = position.moves.front().text;
            table.rows.push_back(
                {pathCell(position.path), {main, moveAfter(position.path.size(), main)}, other});
        }
    return table;
}

SheetTable changedTable(const std::vector<db::ChangedEvaluation>& all, Language language) {
    SheetTable table{pageWord("changed-evaluations", language),
                     {textColumn("after", language), numberColumn("then", language),
                      numberColumn("now", language)},
                     {}};
    for (const db::ChangedEvaluation& changed : all)
        table.rows.push_back({rules::numberedMoves(changed.path),
                              pages::scoreWords(changed.then, language),
                              pages::scoreWords(changed.now, language)});
    return table;
}

std::uint64_t countOf(const std::vector<db::Departure>& all, db::LeftBy by) {
    return static_cast<std::uint64_t>(std::ranges::count(all, by, &db::Departure::by));
}

Json movesJson(const std::vector<db::RepertoireMove>& moves) {
    Json all = Json::array();
    for (const db::RepertoireMove& move : moves)
        all.push_back(
            {{"move", move.text}, {"mark", marks.at(static_cast<std::size_t>(move.mark))}});
    return all;
}

} // namespace

Sheet repertoireSheet(db::Store& store, const db::Repertoire& repertoire,
                      const CheckedRepertoire& checked, const Locale& locale) {
    Sheet sheet{pageWord("repertoire", locale), {}, {}};
    Message facts = countMessage("repertoire-facts", "positions", repertoire.positions().size());
    addCount(facts, "g", "games", checked.departures.size());
    addCount(facts, "own", "owns", countOf(checked.departures, db::LeftBy::oneself));
    addCount(facts, "other", "others", countOf(checked.departures, db::LeftBy::opponent));
    sheet.facts.push_back(words(facts, locale));
    sheet.tables = {
        departureTable("left-by-oneself", store, checked.departures, db::LeftBy::oneself, locale),
        departureTable("left-by-opponent", store, checked.departures, db::LeftBy::opponent, locale),
        gapTable(checked.gaps, locale),
        transpositionTable(repertoire, locale),
        conflictTable(repertoire, locale),
        changedTable(checked.changed, locale)};
    return sheet;
}

Json repertoireJson(const db::Repertoire& repertoire, const CheckedRepertoire& checked,
                    Language language) {
    Json departures = Json::array();
    for (const db::Departure& departure : checked.departures)
        departures.push_back({{"game", db::number(departure.game)},
                              {"left_by", leavers.at(static_cast<std::size_t>(departure.by))},
                              {"ply", departure.ply == 0 ? Json() : Json(departure.ply - 1)},
                              {"move", textOrNull(departure.move)},
                              {"path", departure.path},
                              {"instead", movesJson(departure.instead)}});
    Json changes = Json::array();
    for (const db::ChangedEvaluation& changed : checked.changed)
        changes.push_back({{"path", changed.path},
                           {"then", scoreJson(changed.then)},
                           {"now", scoreJson(changed.now)},
                           {"engine", changed.engine}});
    return {{"positions", repertoire.positions().size()},
            {"games", std::move(departures)},
            {"gaps", rowsJson(gapTable(checked.gaps, language))},
            {"transpositions", rowsJson(transpositionTable(repertoire, language))},
            {"conflicts", rowsJson(conflictTable(repertoire, language))},
            {"changed_evaluations", std::move(changes)}};
}

} // namespace damscope::cli
