// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/export_options.hpp"
#include "cli/exchange/output_folder.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/query_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/columnar/export_columns.hpp"
#include "db/query/find/find.hpp"
#include "db/query/find/place_of_hit.hpp"
#include "rules/game/excerpt.hpp"

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
    const db::query::Query query =
        options.query.query(variantOrUsual(options.filter.filter().variant));
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
    requireGames(store, games, options.filter.filter());
    return games;
}

ExitStatus report(const db::ColumnsReport& done, const std::string& folder, Console& console) {
    for (const db::Damage& damage : done.damaged)
        console.warn(visible(damage.reason));
    if (!done.complete) {
        console.warn(inWords({"export-columns-interrupted", {{"folder", visible(folder)}}}));
        return ExitStatus::interrupted;
    }
    Message written = countMessage("export-columns", "games", done.games);
    addCount(written, "m", "positions", done.positions);
    addCount(written, "b", "bytes", done.bytes);
    written.parameters.push_back({"folder", visible(folder)});
    console.say(inWords(written));
    return done.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

db::ColumnsReport writeColumns(db::Store& store, std::span<const db::GameId> games,
                               const OutputOptions& output, Console& console) {
    ProgressLine progress(console, "games");
    try {
        return db::exportColumns(store, games, {output.file, output.noClobber}, console.stopToken(),
                                 showOn(progress));
    } catch (const db::OtherColumns& other) {
        throw UsageError(
            inWords({"usage-other-columns", {{"file", visible(other.file().string())}}}));
    } catch (const std::filesystem::filesystem_error& failure) {
        refuseFolder("-o", failure);
    }
}

ExitStatus exportParquet(const Options& options, Console& console) {
    if (options.fromHit)
        throw UsageError("--from-hit: not with --format parquet");
    options.output.requireParquet();
    const OutputOptions& output = options.output.output();
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    Hits hits;
    const std::vector<db::GameId> games = chosen(store, options, hits, console);
    makeFolder("-o", output.file);
    return report(writeColumns(store, games, output, console), output.file, console);
}

ExitStatus run(const Options& options, Console& console) {
    if (options.fromHit && !options.query.given())
        throw UsageError("--from-hit: goes with --find");
    if (options.output.isParquet())
        return exportParquet(options, console);
    options.output.require({options.store.path()});
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
        {"--from-hit", "", "with --find: begin each game at the position in which the query holds"},
        options->fromHit);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace export_command

Command exportCommand() {
    return {
        "export", "write games as PDN, JSON, CSV or a web page",
        "Games are written in the order of import, PDN as strict PDN 3.0. A web page needs no "
        "other files and no network. The file appears complete or not at all; an older file stays "
        "until then. A database is never overwritten, nor is a file that was imported without "
        "--replace-original. If no game is selected nothing is written, and the status is 1.",
        "damscope export -o all.pdn\n"
        "    writes every game\n"
        "damscope export --player Jansen --format csv -o - | head\n"
        "    shows the first games of a player\n"
        "damscope export --find 'white captures at least 4' --from-hit -o shots.html\n"
        "    makes a page of combinations, each from where it begins\n"
        "damscope export --id 60 -o game.html\n"
        "    makes a page on which a game can be replayed\n"
        "damscope export --format parquet -o columns\n"
        "    writes games and positions for DuckDB, ClickHouse, Spark or Polars",
        export_command::declare};
}

} // namespace damscope::cli
