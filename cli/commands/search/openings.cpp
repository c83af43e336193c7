// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/openings/tree.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/opening_names/names.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/opening_table.hpp"
#include "rules/text/fen.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace openings_command {
namespace {

using pages::TreeLine;

constexpr std::int64_t deepest = 40;

struct Options {
    SelectionOptions selection;
    db::Filter filter{}; ///< that it means, once the games are open
    std::optional<std::string> fen;
    std::optional<std::string> moves;
    std::optional<std::int64_t> plies; ///< of the tree
    std::optional<std::int64_t> least;
    bool sideToMove = false;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
};

rules::Position wanted(const Options& options, Console& console) {
    const rules::Variant variant =
        options.selection.filter().variant.value_or(console.settings().usualVariant());
    if (options.fen)
        return positionMeant(variant, *options.fen, "--position", options.selection.store(),
                             console);
    return options.moves ? positionAfterMoves(variant, *options.moves, "--moves")
                         : rules::Position::start(variant);
}

// If a player was asked for, results are counted for that player: a loss is a loss at every ply.
db::ResultsOf resultsOf(const Options& options) {
    return !options.sideToMove && db::namesPlayer(options.filter) ? db::ResultsOf::player
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

Json jsonOf(const std::optional<int>& number) {
    return number ? Json(*number) : Json();
}

// In each language, and what else it is called; null if the position has no name.
Json namesJson(std::uint32_t opening) {
    if (opening == 0)
        return {};
    Json names = Json::object();
    for (const Language language : nameLanguages)
        names[std::string(codeOf(language))] = db::openingText(opening, language);
    names["alternatives"] = db::openingNames().named(opening).alternatives;
    return names;
}

// The rows of the table come in the order of the tree.
Json linesJson(const std::vector<TreeLine>& lines, const SheetTable& table, std::size_t& row) {
    Json all = Json::array();
    for (const TreeLine& line : lines) {
        Json object = rowJson(table, row++);
        object["opening"] = db::openingText(line.move.opening, Language::english);
        const auto& first = line.move.first;
        object["first"] = first ? Json{{"game", db::number(first->game)},
                                       {"date", writeDate(first->day)},
                                       {"player", textOrNull(first->player)}}
                                : Json();
        object["players"] = Json::array();
        for (const db::MovePlayer& player : line.move.players)
            object["players"].push_back({{"name", player.name},
                                         {"games", player.games},
                                         {"rating", jsonOf(player.rating)}});
        object["fen"] = rules::writeFen(line.after);
        if (!line.next.empty())
            object["next"] = linesJson(line.next, table, row);
        all.push_back(std::move(object));
    }
    return all;
}

Json treeJson(const db::OpeningTable& table, const std::vector<TreeLine>& lines,
              const SheetTable& moves, const SheetTable& arrivals) {
    Json object{{"variant", table.position.rules().name},
                {"fen", rules::writeFen(table.position)},
                {"opening", db::openingText(table.opening, Language::english)},
                {"opening_names", namesJson(table.opening)},
                {"side", table.position.toMove() == rules::Color::white ? "white" : "black"}};
    object.update(rowJson(pages::tallyTable(table.all, Language::english), 0));
    object["ended"] = table.ended;
    object["began"] = table.began;
    std::size_t row = 0;
    object["moves"] = linesJson(lines, moves, row);
    object["arrivals"] = rowsJson(arrivals);
    return object;
}

using StructureRows = std::vector<db::StructureResults>;

// How the games with the structure that was asked for went, by whose it was.
StructureRows structureRows(db::Store& store, const db::OpeningTable& table,
                            const Options& options) {
    const auto& name = options.filter.structure;
    return name ? db::structureResults(store, table.games, name) : StructureRows();
}

void write(const db::OpeningTable& table, const std::vector<TreeLine>& lines,
           const StructureRows& structures, const Options& options, Console& console) {
    const Language language = console.locale();
    const SheetTable moves = pages::openingTable(lines, language);
    const SheetTable arrivals = pages::arrivalTable(table.arrivals, language);
    if (options.format.isJson()) {
        Json object = treeJson(table, lines, moves, arrivals);
        object["structures"] = rowsJson(pages::structureTable(structures, language));
        object["results_of"] =
            resultsOf(options) == db::ResultsOf::player ? "player" : "side_to_move";
        console.out().write(jsonLine(object));
    } else if (options.format.format() == Format::csv) {
        console.out().write(tableCsv(moves, base::CsvReader::program));
    } else {
        console.out().write(sheetText({"", {}, {moves, arrivals}}, console));
    }
    console.out().flush();
}

Message nothingFound(const db::Filter& filter) {
    db::Filter others = filter;
    others.variant.reset();
    return {others == db::Filter() ? "opening-never" : "opening-none-passes", {}};
}

// ", White scored 48.1%" or, of a player who was asked for, ", the player scored 48.1%".
std::string scored(const db::OpeningTable& table, db::ResultsOf results, const Console& console) {
    const auto score = table.all.score();
    if (!score)
        return {};
    const bool turned =
        results == db::ResultsOf::sideToMove && table.position.toMove() == rules::Color::black;
    const bool ofPlayer = results == db::ResultsOf::player;
    return ", " + console.translate(
                      {ofPlayer ? "opening-player-scored" : "opening-white-scored",
                       {{"score", fmt::format("{:.1f}", 100 * (turned ? 1 - *score : *score))}}});
}

std::string found(const db::OpeningTable& table, const Options& options, const Console& console) {
    if (table.all.games == 0)
        return console.translate(nothingFound(options.filter));
    std::string words = console.translate(countMessage("opening-games", "games", table.all.games));
    if (table.ended > 0)
        words += ", " + console.translate(countMessage("opening-ended", "games", table.ended));
    return words + scored(table, resultsOf(options), console);
}

// "fork lock of White: 9 games, White scored 46.2%"
std::string structureSentence(const db::StructureResults& row, const Console& console) {
    const db::Structure& structure = *row.structure;
    const bool black = row.side == rules::Color::black;
    std::string head =
        console.translate({"opening-structure",
                           {{"name", nameOf(structure, row.side, console.locale())},
                            {"side", std::string(db::sideKey(structure, row.side))},
                            {"games", damscope::counted(static_cast<std::int64_t>(row.games))}}});
    if (row.decided() == 0)
        return head;
    return head + ", " +
           console.translate(
               {black ? "opening-black-scored" : "opening-white-scored",
                {{"score", fmt::format("{:.1f}",
                                       100 * (black ? 1 - row.whiteScore() : row.whiteScore()))}}});
}

ExitStatus sum(db::Store& store, const db::OpeningTable& table, const StructureRows& structures,
               std::uint64_t least, const Options& options, Console& console) {
    const std::string opening =
        table.opening == 0 ? "" : pages::openingWords(table.opening, console.locale()) + ": ";
    console.say(opening + found(table, options, console));
    if (table.all.games == 0)
        explainNothing(store, options.filter, console);
    for (const db::StructureResults& row : structures)
        console.say(structureSentence(row, console));
    if (table.all.games > 0 && resultsOf(options) == db::ResultsOf::player)
        console.say(Message{"opening-of-player", {}});
    if (options.plies.value_or(1) > 1 && least > 1)
        console.say({"opening-least", {{"n", grouped(least)}}});
    for (const db::GameId id : table.damaged)
        console.warn({"game-damaged", {{"id", std::to_string(db::number(id))}}});
    return table.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(Options& options, Console& console) {
    const rules::Position position = wanted(options, console);
    SelectedGames games = options.selection.open(console);
    options.filter = games.filter();
    db::Store& store = games.store();
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "counted-games");
    db::OpeningBook book(store, options.filter, stop, showOn(progress), resultsOf(options));
    const db::OpeningTable table = book.at(position);
    const std::uint64_t least = leastGames(options, table);
    auto lines = Grower(book, least, stop).grow(table, options.plies.value_or(1));
    options.limit.cut(lines);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    const StructureRows structures = structureRows(store, table, options);
    write(table, lines, structures, options, console);
    const ExitStatus status = sum(store, table, structures, least, options, console);
    return options.status.of(status, table.all.games);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--moves", "TEXT", phrase("the position after these moves from the start")},
                    into(options->moves));
    arguments.chooseOne({"--position", "--moves"});
    arguments.value(
        {"--position", "FEN",
         phrase("a position: W:W31-50:B1-20, or \"60 22w\" of game 60; else the start")},
        into(options->fen));
    arguments.value(
        {"--tree", "N", phrase("show an indented tree of this many plies; 1 if not set")},
        into(options->plies, 1, deepest));
    options->limit.declare(arguments);
    arguments.value({"--least", "N",
                     phrase("with --tree: follow lines of at least N games; else of at "
                            "least one game in a hundred")},
                    into(options->least, 1, INT64_MAX));
    arguments.flag(
        {"--side-to-move", "",
         phrase("with the name of a player: results of the side to move, not of the player")},
        options->sideToMove);
    options->selection.declare(arguments, {.files = SelectionOptions::Files::instead});
    options->format.declareTable(arguments);
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace openings_command

Command openingsCommand() {
    return {
        "find openings",
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
        phrase("damscope find openings since 2000 --moves \"32-28 18-23\"\n"
               "    shows what was played after these moves since 2000\n"
               "damscope find openings Jansen --tree 4\n"
               "    shows the openings of a player as a tree\n"
               "damscope find openings variant english --json\n"
               "    prints JSON for other programs"),
        openings_command::declare,
        Length::paged};
}

namespace structures_command {
namespace {

struct Options {
    SelectionOptions selection;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
};

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    const Language language = console.locale();
    SheetTable table =
        pages::structureTable(db::structureResults(games.store(), games.filter()), language);
    options.limit.cut(table.rows);
    if (options.format.isJson()) {
        JsonRows objects = options.format.rows(console.out());
        for (std::size_t row = 0; row < table.rows.size(); ++row)
            objects.add(rowJson(table, row));
        objects.end();
    } else if (!table.rows.empty()) {
        console.out().write(sheetText({"", {}, {table}}, console));
        console.out().flush();
        console.say(translated({"structures-listed", {}}, language));
    }
    if (table.rows.empty())
        explainNothing(games.store(), games.filter(), console);
    return options.status.of(ExitStatus::allWell, table.rows.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(arguments, {.files = SelectionOptions::Files::instead});
    options->limit.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace structures_command

Command structuresCommand() {
    return {
        "find structures",
        phrase("show how games with a structure went"),
        phrase(
            "Counts the games in which a side had a middlegame structure, with their results; "
            "White % "
            "is White's share of the points in the games with a result. The games must have been "
            "searched with 'damscope db index --shots'. docs/structures.md describes the "
            "structures."),
        phrase(
            "damscope db index --shots\n    searches the games for them\ndamscope find structures "
            "since 2000\n    shows all structures in games since 2000\ndamscope find structures "
            "--structure \"classical position\"\n    shows the games with one structure"),
        structures_command::declare,
        Length::paged};
}

} // namespace damscope::cli
