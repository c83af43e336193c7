// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/opening_text.hpp"
#include "db/openings/tree.hpp"
#include "db/shots/search_themes.hpp"
#include "db/structures/structures.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace openings_command {
namespace {

constexpr std::int64_t deepest = 40;

struct Options {
    GamesSource source;
    FilterOptions filter;
    std::optional<std::string> fen;
    std::optional<std::string> moves;
    std::optional<std::int64_t> depth;
    std::optional<std::int64_t> least;
    bool sideToMove = false;
    FormatOption format;
    ExitStatusOption status;
};

rules::Position wanted(const Options& options, Console& console) {
    if (options.fen && options.moves)
        throw UsageError("--position and --moves: choose one");
    const rules::Variant variant = variantOrUsual(options.filter.filter().variant);
    if (options.fen)
        return positionFromOption(variant, *options.fen, "--position", console,
                                  environmentLanguage());
    return options.moves ? positionAfterMoves(variant, *options.moves, "--moves")
                         : rules::Position::start(variant);
}

// Of the player who was asked for: his losses are losses at every ply.
db::ResultsOf resultsOf(const Options& options) {
    return !options.sideToMove && db::namesPlayer(options.filter.filter())
               ? db::ResultsOf::player
               : db::ResultsOf::sideToMove;
}

// Expands a table into a tree, ply by ply.
class Grower {
public:
    /// Below the first ply, lines with fewer than `least` games are skipped and not followed.
    Grower(db::OpeningBook& book, std::uint64_t least, std::stop_token stop)
        : book_(book), least_(least), stop_(std::move(stop)) {}

    std::vector<TreeLine> grow(const db::OpeningTable& table, std::int64_t depth) {
        std::vector<TreeLine> lines;
        for (const db::OpeningMove& move : table.moves) {
            TreeLine line{move, table.position.after(move.move), {}};
            if (depth > 1 && move.tally.games >= least_ && !stop_.stop_requested())
                line.next = grow(follow(line.after), depth - 1);
            lines.push_back(std::move(line));
        }
        return lines;
    }

private:
    db::OpeningTable follow(const rules::Position& position) {
        db::OpeningTable table = book_.at(position, {.arrivals = false, .players = 1});
        std::erase_if(table.moves,
                      [this](const db::OpeningMove& move) { return move.tally.games < least_; });
        return table;
    }

    db::OpeningBook& book_;
    std::uint64_t least_;
    std::stop_token stop_;
};

// The default: lines that one game in a hundred followed.
std::uint64_t leastGames(const Options& options, const db::OpeningTable& table) {
    if (options.least)
        return static_cast<std::uint64_t>(*options.least);
    return std::max<std::uint64_t>(1, table.all.games / 100);
}

void writeTable(const std::vector<Column>& columns, const std::vector<Table::Cells>& rows,
                Console& console) {
    Table table(columns, console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    console.out().write(table.page(rows));
}

using StructureRows = std::vector<db::StructureResults>;

// How the games with the structure that was asked for went, by whose it was.
StructureRows structureRows(db::Store& store, const db::OpeningTable& table,
                            const Options& options) {
    const auto& name = options.filter.filter().structure;
    return name ? db::structureResults(store, table.games, name) : StructureRows();
}

void write(const db::OpeningTable& table, const std::vector<TreeLine>& lines,
           const StructureRows& structures, const Options& options, Console& console) {
    if (options.format.isJson()) {
        Json object = treeJson(table, lines);
        object["structures"] = Json::array();
        for (const db::StructureResults& row : structures)
            object["structures"].push_back(structureJson(row, environmentLanguage()));
        object["results_of"] =
            resultsOf(options) == db::ResultsOf::player ? "player" : "side_to_move";
        console.out().write(jsonLine(object));
    } else if (options.format.format() == Format::csv) {
        console.out().write(treeCsv(lines));
    } else {
        if (!lines.empty())
            writeTable(treeColumns(environmentLanguage()), treeRows(lines, environmentLanguage()),
                       console);
        if (!table.arrivals.empty()) {
            console.out().write(lines.empty() ? "" : "\n");
            writeTable(arrivalColumns(environmentLanguage()), arrivalRows(table), console);
        }
    }
    console.out().flush();
}

std::string nothingFound(const db::Filter& filter) {
    db::Filter others = filter;
    others.variant.reset();
    return inWords({others == db::Filter() ? "opening-never" : "opening-none-passes", {}});
}

// ", White scored 48.1%" or, of a player who was asked for, ", the player scored 48.1%".
std::string scored(const db::OpeningTable& table, db::ResultsOf results) {
    const auto score = table.all.score();
    if (!score)
        return {};
    const bool turned =
        results == db::ResultsOf::sideToMove && table.position.toMove() == rules::Color::black;
    const bool ofPlayer = results == db::ResultsOf::player;
    return ", " +
           inWords({ofPlayer ? "opening-player-scored" : "opening-white-scored",
                    {{"score", fmt::format("{:.1f}", 100 * (turned ? 1 - *score : *score))}}});
}

std::string found(const db::OpeningTable& table, const Options& options) {
    if (table.all.games == 0)
        return nothingFound(options.filter.filter());
    std::string words = inWords(countMessage("opening-games", "games", table.all.games));
    if (table.ended > 0)
        words += ", " + inWords(countMessage("opening-ended", "games", table.ended));
    return words + scored(table, resultsOf(options));
}

// "fork lock of White: 9 games, White scored 46.2%"
std::string structureSentence(const db::StructureResults& row) {
    const db::Structure& structure = db::structures().numbered(row.structure);
    const bool black = row.side == rules::Color::black;
    std::string head =
        inWords({"opening-structure",
                 {{"name", nameOf(structure, row.side, environmentLanguage())},
                  {"side", std::string(db::sideKey(structure, row.side))},
                  {"games", damscope::counted(static_cast<std::int64_t>(row.games))}}});
    if (row.decided() == 0)
        return head;
    return head + ", " +
           inWords({black ? "opening-black-scored" : "opening-white-scored",
                    {{"score", fmt::format("{:.1f}", 100 * (black ? 1 - row.whiteScore()
                                                                  : row.whiteScore()))}}});
}

ExitStatus sum(db::Store& store, const db::OpeningTable& table, const StructureRows& structures,
               std::uint64_t least, const Options& options, Console& console) {
    const std::string opening =
        table.opening == 0 ? "" : openingWords(table.opening, environmentLanguage()) + ": ";
    console.say(opening + found(table, options));
    if (table.all.games == 0)
        explainNothing(store, options.filter.filter(), console);
    for (const db::StructureResults& row : structures)
        console.say(structureSentence(row));
    if (table.all.games > 0 && resultsOf(options) == db::ResultsOf::player)
        console.say(inWords({"opening-of-player", {}}));
    if (options.depth.value_or(1) > 1 && least > 1)
        console.say(inWords({"opening-least", {{"n", grouped(least)}}}));
    for (const db::GameId id : table.damaged)
        console.warn(inWords({"game-damaged", {{"id", std::to_string(db::number(id))}}}));
    return table.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    const rules::Position position = wanted(options, console);
    OpenGames games = options.source.open(options.filter.filter(), console);
    db::Store& store = games.store();
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "games");
    db::OpeningBook book(store, options.filter.filter(), stop, showOn(progress),
                         resultsOf(options));
    const db::OpeningTable table = book.at(position);
    const std::uint64_t least = leastGames(options, table);
    const auto lines = Grower(book, least, stop).grow(table, options.depth.value_or(1));
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    const StructureRows structures = structureRows(store, table, options);
    write(table, lines, structures, options, console);
    return options.status.of(sum(store, table, structures, least, options, console),
                             table.all.games);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--moves", "TEXT", phrase("the position after these moves from the start")},
                    into(options->moves));
    arguments.value({"--position", "FEN", phrase("a position: W:W31-50:B1-20; else the start")},
                    into(options->fen));
    arguments.value({"--depth", "N", phrase("number of plies, as an indented tree; else 1")},
                    into(options->depth, 1, deepest));
    arguments.value({"--least", "N",
                     phrase("with --depth: follow lines of at least N games; else of at "
                            "least one game in a hundred")},
                    into(options->least, 1, INT64_MAX));
    arguments.flag(
        {"--side-to-move", "",
         phrase("with --player, --white or --black: results of the side to move, not of the "
                "player")},
        options->sideToMove);
    options->source.declare(arguments);
    options->format.declareTable(arguments);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace openings_command

Command openingsCommand() {
    return {
        "openings",
        phrase("show the moves played in a position and their results"),
        phrase(
            "For each move: the games with it, won, drawn and lost by the side to move, or by the "
            "player if one is named, the score, average rating, performance rating (from the games "
            "in "
            "which the opponent has a rating, "
            "if there are at least ten), the years, and the best players by rating with their "
            "games. Moves that were never played there but lead to positions reached by another "
            "order of moves are listed at the end with 0 games. A second table lists the last "
            "moves "
            "that led to the position. Transpositions are included; a game counts once, at the "
            "first place where it had the position."),
        phrase("damscope openings --moves \"32-28 18-23\" --from 2000\n"
               "    shows what was played after these moves since 2000\n"
               "damscope openings --player Jansen --depth 4\n"
               "    shows the openings of a player as a tree\n"
               "damscope openings --variant english --json\n"
               "    prints JSON for other programs"),
        openings_command::declare,
        Length::paged};
}

namespace structures_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    FormatOption format;
    ExitStatusOption status;
};

std::string percent(const db::StructureResults& row) {
    return row.decided() == 0 ? "" : fmt::format("{:.1f}", 100 * row.whiteScore());
}

Table::Cells cellsOf(const db::StructureResults& row, Language language) {
    const db::Structure& structure = db::structures().numbered(row.structure);
    return {visible(nameOf(structure, row.side, language)),
            word("report", db::sideKey(structure, row.side), language),
            std::to_string(row.games),
            std::to_string(row.whiteWins),
            std::to_string(row.draws),
            std::to_string(row.blackWins),
            percent(row)};
}

std::vector<Column> columns(Language language) {
    std::vector<Column> all{{word("column", "structure", language)},
                            {word("column", "side", language)}};
    for (const char* title : {"games", "white-won", "drawn", "black-won", "white-score"})
        all.push_back(
            {word(title == std::string_view("white-score") ? "column" : "page", title, language),
             Column::Align::right});
    return all;
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const ExitStatus missing = reportMissing(store, options.filter.filter(), console);
    const auto rows = db::structureResults(store, options.filter.filter());
    const Language language = environmentLanguage();
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (const db::StructureResults& row : rows)
            objects.add(structureJson(row, language));
        objects.end();
    } else if (!rows.empty()) {
        std::vector<Table::Cells> cells;
        cells.reserve(rows.size());
        for (const db::StructureResults& row : rows)
            cells.push_back(cellsOf(row, language));
        console.out().write(Table(columns(language), std::nullopt, console.mayStyle()).page(cells));
        console.out().flush();
        console.say(words({"structures-listed", {}}, language));
    }
    return options.status.of(missing, rows.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace structures_command

Command structuresCommand() {
    return {
        "structures",
        phrase("show how games with a structure went"),
        phrase(
            "Counts the games in which a side had a middlegame structure, with their results; "
            "White % "
            "is White's share of the points in the games with a result. The games must have been "
            "searched with 'damscope index --shots'. docs/structures.md describes the structures."),
        phrase("damscope index --shots\n"
               "    searches the games for them\n"
               "damscope structures --from 2000\n"
               "    all structures in games since 2000\n"
               "damscope structures --structure \"classical position\"\n"
               "    of one structure"),
        structures_command::declare,
        Length::paged};
}

} // namespace damscope::cli
