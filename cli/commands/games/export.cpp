// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/export_options.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/findings/repertoire/repertoire.hpp"
#include "db/search/columnar/export_columns.hpp"
#include "db/search/query/find/find.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "parser/write/write.hpp"
#include "rules/game/game.hpp"

#include <fmt/format.h>

#include <map>
#include <memory>
#include <span>
#include <vector>

namespace damscope::cli {
namespace export_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    QueryOptions query;
    ExportOptions output;
    bool fromHit = false;
};

// Where a query holds, by game; empty without a query.
using Hits = std::map<db::GameId, db::query::Hit>;

std::vector<db::GameId> found(db::Store& store, const Options& options, Hits& hits,
                              Console& console) {
    if (!options.query.given())
        return db::findGames(store, options.filter.filter());
    const db::query::Query query = options.query.query(
        options.filter.filter().variant.value_or(console.settings().usualVariant()),
        console.names());
    std::vector<db::GameId> games;
    (void)db::query::find(
        store, query, options.filter.filter(),
        [&](const db::query::Hit& hit) {
            games.push_back(hit.game);
            hits.emplace(hit.game, hit);
            return true;
        },
        {}, console.stopToken());
    return games;
}

// Throws NothingSelected.
std::vector<db::GameId> chosen(db::Store& store, const Options& options, Hits& hits,
                               Console& console) {
    std::vector<db::GameId> games = found(store, options, hits, console);
    if (console.stopToken().stop_requested())
        throw Interrupted();
    requireGames(store, games, options.filter.filter(), console);
    return games;
}

ExitStatus report(const db::ColumnsReport& done, const std::string& folder, Console& console) {
    for (const db::Damage& damage : done.damaged)
        console.warn(visible(damage.reason));
    if (!done.complete) {
        console.warn({"export-columns-interrupted", {{"folder", visible(folder)}}});
        return ExitStatus::interrupted;
    }
    Message written = countMessage("export-columns", "games", done.games);
    addCount(written, "m", "positions", done.positions);
    addCount(written, "b", "bytes", done.bytes);
    written.parameters.push_back({"folder", visible(folder)});
    console.say(written);
    return done.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

db::ColumnsReport writeColumns(db::Store& store, std::span<const db::GameId> games,
                               const OutputOptions& output, Console& console) {
    ProgressLine progress(console, "games");
    try {
        return db::exportColumns(store, games, {output.file, output.noClobber}, console.stopToken(),
                                 showOn(progress));
    } catch (const db::OtherColumns& other) {
        throw UsageError({"usage-other-columns", {{"file", visible(other.file().string())}}});
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder("-o", failure);
    }
}

ExitStatus exportParquet(const Options& options, Console& console) {
    const OutputOptions& output = options.output.output();
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    Hits hits;
    const std::vector<db::GameId> games = chosen(store, options, hits, console);
    makeFolder("-o", output.file);
    return report(writeColumns(store, games, output, console), output.file, console);
}

ExitStatus run(const Options& options, Console& console) {
    if (options.output.isParquet())
        return exportParquet(options, console);
    db::Store store = options.store.openForReading();
    const OutputGuard guard(store);
    options.output.require(guard);
    const db::Snapshot snapshot(store);
    Hits hits;
    const std::vector<db::GameId> games = chosen(store, options, hits, console);
    const auto fromHit = [&](db::GameId id, const rules::Game& game) {
        return rules::excerptFrom(game, db::query::placeOf(game, hits.at(id)));
    };
    return options.output.write(store, games, guard, console,
                                options.fromHit ? db::GameChange(fromHit) : db::GameChange());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments, ExportOptions::Folders::yes);
    options->output.declareReplaceOriginal(arguments);
    options->query.declareOption(arguments);
    arguments.flag(
        {"--from-hit", "",
         phrase("with --find: begin each game at the position in which the query holds")},
        options->fromHit);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    arguments.needs("--from-hit", {"--find"});
    arguments.excludes("--from-hit",
                       {{"--format parquet", [options] { return options->output.isParquet(); }}});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace export_command

Command exportCommand() {
    return {
        "export", phrase("write games as PDN, JSON, CSV or a web page"),
        phrase(
            "Games are written in the order of import, PDN as strict PDN 3.0. A web page needs no "
            "other files and no network. The file appears complete or not at all; an older file "
            "stays "
            "until then. A database is never overwritten, nor is a file that was imported without "
            "--replace-original. If no game is selected nothing is written, and the status is 1."),
        phrase("damscope export -o all.pdn\n"
               "    writes every game\n"
               "damscope export --player Jansen --format csv -o - | head\n"
               "    shows the first games of a player\n"
               "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
               "    makes a page of combinations, each from where it begins\n"
               "damscope export --id 60 -o game.html\n"
               "    makes a page on which a game can be replayed\n"
               "damscope export --format parquet -o columns\n"
               "    writes games and positions for DuckDB, ClickHouse, Spark or Polars"),
        export_command::declare};
}

namespace convert_command {
namespace {

struct Options {
    ReadingOptions reading;
    ExportOptions output;
    FilterOptions filter;
    bool repair = false;
};

std::vector<std::filesystem::path> inputs(const Options& options) {
    return {options.reading.paths.begin(), options.reading.paths.end()};
}

// What a reader of the new file should know about the old ones.
void reportLosses(const db::ImportSummary& summary, Console& console) {
    if (summary.known > 0)
        console.say(countMessage("convert-same", "files", summary.known));
    if (summary.duplicates > 0)
        console.say(countMessage("convert-duplicates", "duplicates", summary.duplicates));
    if (summary.refused > 0)
        console.say(countMessage("convert-refused", "games", summary.refused));
    if (summary.repaired > 0)
        console.say(countMessage("convert-repaired", "games", summary.repaired));
    if (summary.partial > 0)
        console.say(countMessage("convert-partial", "games", summary.partial));
    if (summary.problems > 0)
        console.say(countMessage("convert-problems", "problems", summary.problems));
}

bool hasProblems(const db::ImportSummary& summary) {
    return summary.errors > 0 || summary.refused > 0 || summary.failed > 0;
}

ExitStatus run(const Options& options, Console& console) {
    options.output.require(inputs(options));
    db::ImportOptions how = options.reading.how;
    how.repair = options.repair ? parser::Repair::apply : parser::Repair::suggest;
    ScratchStore games(options.reading.paths, how, console);
    const db::Filter& filter = options.filter.filter();
    const std::vector<db::GameId> ids = db::findGames(games.store(), filter);
    requireGames(games.store(), ids, filter, console);
    const ExitStatus written = options.output.write(games.store(), ids, inputs(options), console);
    if (written != ExitStatus::allWell)
        return written;
    reportLosses(games.summary(), console);
    return hasProblems(games.summary()) ? ExitStatus::problems : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declarePaths(arguments);
    options->output.declare(arguments);
    arguments.flag({"--strict", "", phrase("skip games that are not legal to the end")},
                   options->reading.how.strict);
    arguments.flag(
        {"--repair", "", phrase("correct slips in illegal games where the intended move is clear")},
        options->repair);
    options->reading.declareHow(arguments);
    options->filter.declare(arguments, FilterOptions::Variants::all);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace convert_command

Command convertCommand() {
    return {
        "convert", phrase("convert PDN files to PDN 3.0, JSON, CSV or a web page"),
        phrase(
            "Reads files, folders and archives in any encoding and writes their games to one file, "
            "without a database. PDN is written as strict PDN 3.0 in UTF-8. Identical games of "
            "several "
            "files are written once. Text that could not be understood is kept as text in the PDN. "
            "The file appears complete or not at all, and never replaces an input file."),
        phrase("damscope convert samples/international.pdn -o clean.pdn\n"
               "    rewrites the games of a file in strict PDN 3.0\n"
               "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
               "    makes a page of the games of a player"),
        convert_command::declare};
}

namespace merge_command {
namespace {

struct Options {
    GamesSource source;
    FilterOptions filter;
    std::int64_t depth = 40;
    std::optional<std::string> event;
};

ExitStatus run(const Options& options, Console& console) {
    OpenGames games = options.source.open(options.filter.filter(), console);
    const auto ids = db::findGames(games.store(), options.filter.filter());
    requireGames(games.store(), ids, options.filter.filter(), console);
    db::MergedGame merged =
        db::mergeGames(games.store(), ids, static_cast<int>(options.depth), console.stopToken());
    if (console.stopToken().stop_requested())
        return ExitStatus::interrupted;
    if (merged.games == 0)
        throw NothingSelected({"no-games-selected", {}});
    // PDN is the same in every language.
    const Message counted = countMessage("counted-games", "count", merged.games);
    merged.game.tags = {{"Event", options.event.value_or(words(counted, Language::english))},
                        {"White", "?"},
                        {"Black", "?"},
                        {"Result", "*"}};
    console.out().write(parser::writePdn(merged.game));
    console.say(countMessage("merge-done", "games", merged.games));
    if (merged.other > 0)
        console.say(countMessage("merge-left-out", "games", merged.other));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--depth", "N", phrase("number of plies of each game; 40 if not set")},
                    into(options->depth, 1, 10000));
    arguments.value(
        {"--name", "NAME", phrase("the Event tag of the game; else how many games are in it")},
        into(options->event));
    options->source.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace merge_command

Command mergeCommand() {
    return {
        "merge", phrase("make one game with variations of many games"),
        phrase(
            "Writes a PDN game with the main lines of the games as variations: they share their "
            "moves as long as they agree, the move of most games comes first, and where a game "
            "ends or --depth is reached a comment says which game it was. Such a game can serve as "
            "a repertoire (damscope repertoire)."),
        phrase("damscope merge --player jansen --won > jansen.pdn\n"
               "    writes the games that a player won as one\n"
               "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
               "    writes the first twenty plies of three games"),
        merge_command::declare};
}

} // namespace damscope::cli
