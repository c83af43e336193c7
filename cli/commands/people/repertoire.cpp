// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/repertoire.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/report_text.hpp"
#include "db/lists/collections.hpp"
#include "db/lists/filter.hpp"
#include "db/openings/tree.hpp"
#include "db/records/game_reader.hpp"
#include "db/store/games.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"

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
    StoreOptions store;
    FilterOptions filter;
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
db::Filter filterOf(const Options& options) {
    db::Filter filter = options.filter.filter();
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
    db::Store store = options.store.openForReading();
    Lines lines = linesOf(options, store, console);
    const db::Repertoire& repertoire = lines.repertoire;
    const std::stop_token stop = console.stopToken();
    CheckedRepertoire checked;
    checked.changed = std::move(lines.changed);
    checked.departures =
        db::departures(store, repertoire, db::findGames(store, filterOf(options)), stop);
    ProgressLine progress(console, "games");
    db::OpeningBook book(store, {}, stop, showOn(progress));
    checked.gaps = db::gaps(book, repertoire, static_cast<std::uint64_t>(options.least), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    if (options.format.isJson())
        console.out().write(jsonLine(repertoireJson(repertoire, checked)));
    else if (options.format.format() == Format::html)
        console.out().write(
            sheetHtml(repertoireSheet(store, repertoire, checked), environmentLanguage()));
    else
        console.out().write(sheetText(repertoireSheet(store, repertoire, checked), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.value(
        {"--least", "N",
         phrase("gaps: moves that at least N games of the database played; 2 if not set")},
        into(options->least, 1, INT64_MAX));
    options->store.declare(arguments);
    options->format.declareDocument(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repertoire_command

Command repertoireCommand() {
    return {
        "repertoire",
        phrase("check games against what was meant to be played"),
        phrase(
            "Reads a repertoire, games with variations, and shows where the games of FILTER left "
            "it, by a move of the player or of the opponent, which moves of opponents it does not "
            "answer, and which of its lines transpose into each other. Of the player's own moves "
            "in a position the first is the main one and the others are second choices; ?, ?! and "
            "?? mark moves to avoid. How a position was reached does not matter."),
        phrase(
            "damscope merge --white jansen > lines.pdn; damscope repertoire lines.pdn --as white\n"
            "    shows where all games left the lines of a player with White\n"
            "damscope collection create Lines --black jansen; damscope repertoire Lines --as black "
            "--html > lines.html\n"
            "    the same for a collection of the database, as a page"),
        repertoire_command::declare,
        Length::paged};
}

std::string numberedMoves(std::span<const std::string> moves) {
    std::string text;
    for (std::size_t i = 0; i < moves.size(); ++i)
        text +=
            (i > 0 ? " " : "") + (i % 2 == 0 ? std::to_string(i / 2 + 1) + ". " : "") + moves[i];
    return text;
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
    arguments.value({"--as", "COLOR", phrase("whose repertoire it is: white or black"), true},
                    oneOf(as_, {"white", "black"}));
}

std::vector<rules::Game> LinesOption::games(db::Store& store, Console& console) const {
    std::vector<rules::Game> games;
    if (std::filesystem::exists(lines_)) {
        ScratchStore file({lines_}, ReadingOptions().how, console);
        games = loadGames(file.store(), db::findGames(file.store(), {}));
    } else if (const auto collected = db::gamesIn(store, lines_)) {
        std::vector<db::GameId> ids;
        for (const db::CollectedGame& game : *collected)
            ids.push_back(game.id);
        games = loadGames(store, ids);
    } else {
        throw UsageError(
            inWords({"usage-neither-file-nor-collection", {{"word", visible(lines_)}}}));
    }
    if (games.empty())
        throw UsageError(inWords({"usage-lines-empty", {{"word", visible(lines_)}}}));
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
                          const std::vector<db::Departure>& all, db::LeftBy by) {
    SheetTable table{pageWord(title),
                     {numberColumn("game"), textColumn("date"), textColumn("white"),
                      textColumn("black"), numberColumn("result"), textColumn("move"),
                      textColumn("instead")},
                     {}};
    for (const db::Departure& departure : all) {
        if (departure.by != by)
            continue;
        const auto lines = db::gameLines(store, std::span(&departure.game, 1));
        if (lines.empty())
            continue;
        const auto shown = [&](db::GameField field) {
            return db::textOf(shownValue(lines[0], field, environmentLanguage()));
        };
        table.rows.push_back(
            {std::to_string(db::number(departure.game)), shown(db::GameField::date),
             shown(db::GameField::white), shown(db::GameField::black),
             resultText(rules::rules(lines[0].header.variant), lines[0].header.result),
             moveAfter(static_cast<std::size_t>(departure.ply - 1), departure.move),
             insteadText(departure)});
    }
    return table;
}

SheetTable gapTable(const std::vector<db::Gap>& gaps) {
    SheetTable table{
        pageWord("gaps"), {textColumn("after"), textColumn("move"), numberColumn("games")}, {}};
    for (const db::Gap& gap : gaps)
        table.rows.push_back({numberedMoves(gap.path), moveAfter(gap.path.size(), gap.move),
                              std::to_string(gap.games)});
    return table;
}

SheetTable transpositionTable(const db::Repertoire& repertoire) {
    SheetTable table{
        pageWord("transpositions"), {textColumn("moves"), textColumn("other-order")}, {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const auto& other : position.otherPaths)
            table.rows.push_back({numberedMoves(position.path), numberedMoves(other)});
    return table;
}

SheetTable conflictTable(const db::Repertoire& repertoire) {
    SheetTable table{pageWord("conflicts"),
                     {textColumn("after"), textColumn("move"), textColumn("other-main")},
                     {}};
    for (const db::RepertoirePosition& position : repertoire.positions())
        for (const std::string& other : position.otherMain)
            table.rows.push_back({numberedMoves(position.path),
                                  moveAfter(position.path.size(), position.moves.front().text),
                                  other});
    return table;
}

SheetTable changedTable(const std::vector<db::ChangedEvaluation>& all) {
    SheetTable table{pageWord("changed-evaluations"),
                     {textColumn("after"), numberColumn("then"), numberColumn("now")},
                     {}};
    for (const db::ChangedEvaluation& changed : all)
        table.rows.push_back({numberedMoves(changed.path), analysis::text(changed.then),
                              analysis::text(changed.now)});
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
                      const CheckedRepertoire& checked) {
    Sheet sheet{pageWord("repertoire"), {}, {}};
    Message facts = countMessage("repertoire-facts", "positions", repertoire.positions().size());
    addCount(facts, "g", "games", checked.departures.size());
    addCount(facts, "own", "owns", countOf(checked.departures, db::LeftBy::oneself));
    addCount(facts, "other", "others", countOf(checked.departures, db::LeftBy::opponent));
    sheet.facts.push_back(inWords(facts));
    sheet.tables = {
        departureTable("left-by-oneself", store, checked.departures, db::LeftBy::oneself),
        departureTable("left-by-opponent", store, checked.departures, db::LeftBy::opponent),
        gapTable(checked.gaps),
        transpositionTable(repertoire),
        conflictTable(repertoire),
        changedTable(checked.changed)};
    return sheet;
}

Json repertoireJson(const db::Repertoire& repertoire, const CheckedRepertoire& checked) {
    Json departures = Json::array();
    for (const db::Departure& departure : checked.departures)
        departures.push_back({{"game", db::number(departure.game)},
                              {"left_by", leavers.at(static_cast<std::size_t>(departure.by))},
                              {"ply", departure.ply == 0 ? Json() : Json(departure.ply)},
                              {"move", textOrNull(departure.move)},
                              {"path", departure.path},
                              {"instead", movesJson(departure.instead)}});
    Json gaps = Json::array();
    for (const db::Gap& gap : checked.gaps)
        gaps.push_back({{"path", gap.path}, {"move", gap.move}, {"games", gap.games}});
    Json transpositions = Json::array();
    Json conflicts = Json::array();
    for (const db::RepertoirePosition& position : repertoire.positions()) {
        for (const auto& other : position.otherPaths)
            transpositions.push_back({{"path", position.path}, {"other", other}});
        for (const std::string& other : position.otherMain)
            conflicts.push_back(
                {{"path", position.path}, {"main", position.moves.front().text}, {"other", other}});
    }
    Json changes = Json::array();
    for (const db::ChangedEvaluation& changed : checked.changed)
        changes.push_back({{"path", changed.path},
                           {"then", scoreJson(changed.then)},
                           {"now", scoreJson(changed.now)},
                           {"engine", changed.engine}});
    return {{"positions", repertoire.positions().size()},
            {"games", std::move(departures)},
            {"gaps", std::move(gaps)},
            {"transpositions", std::move(transpositions)},
            {"conflicts", std::move(conflicts)},
            {"changed_evaluations", std::move(changes)}};
}

} // namespace damscope::cli
