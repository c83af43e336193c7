// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/analyse_options.hpp"
#include "messages/phrase.hpp"

#include "cli/network/key_option.hpp"
#include "cli/options/duration.hpp"
#include "cli/options/game_ids.hpp"
#include "db/lists/filter_values.hpp"

namespace damscope::cli {
namespace {

void declareLimits(Arguments& arguments, AnalyseOptions& options) {
    arguments.value(
        {"--nodes", "N", phrase("nodes to search for each move; 200000 if no limit is set")},
        into(options.nodes, 1, INT64_MAX / 2000));
    arguments.value({"--depth", "N", phrase("depth in plies for each move")},
                    into(options.depth, 1, 200));
    arguments.value(
        {"--time", "TIME", phrase("time for each move: 500ms, 2s; a number is seconds")},
        into(options.time, BareUnit::seconds));
    arguments.value(
        {"--multipv", "N",
         phrase("how many of the best moves are evaluated; 2 if not set, which finds moves that "
                "are the only good one; 1 is faster")},
        into(options.lines, 1, 10));
    arguments.value(
        {"--confirm", "N",
         phrase("search again before and after each move that looks like an error, or like a gain, "
                "which no move can be, with N times the nodes or the time, a quarter of that if it "
                "is only close to one; 20 if not set, 1: do not")},
        into(options.confirmation, 1, 1000));
}

} // namespace

void AnalyseOptions::declare(Arguments& arguments) {
    arguments.value({"ID", "ID",
                     phrase("game numbers: 12, or 3,5,8-10; without numbers and without a "
                            "filter, all games"),
                     false, true},
                    into(ids));
    store.declare(arguments);
    engine.declare(arguments);
    engine.endgames.declareMaking(arguments);
    declareLimits(arguments, *this);
    arguments.value(
        {"--threads", "N", phrase("games analysed at the same time; one per core if not set")},
        into(threads, 1, 256));
    arguments.value(
        {"--only-plies", "MIN-MAX", phrase("only these plies of each game, counted from 1")},
        [this](std::string_view text) { return said(db::setRange(plies, text)); });
    arguments.flag({"--variations", "", phrase("also variations")}, variations);
    arguments.flag({"--again", "",
                    phrase("search positions again even if they have been evaluated well enough")},
                   reanalyse);
    arguments.flag(
        {"--independent", "",
         phrase("forget the previous position before each, as --shard does: with one thread "
                "and --nodes always the same evaluations")},
        independent);
    format.declareObject(arguments, phrase("text, or json: a summary as one JSON object"));
    shards.declare(
        arguments,
        {.out = phrase(
             "append the evaluations of the share to this file, and change no database; the same "
             "command continues after an interruption"),
         .merge = phrase("store the evaluations of such files: give their names instead")});
    arguments.value(
        {"--serve", "PLACE",
         phrase("hand the games to workers that speak draughtsnet, lidraughts' protocol, at "
                "ADDRESS:PORT or PORT; without an address to those of this machine only "
                "(docs/draughtsnet.md)")},
        into(serve));
    arguments.value({"--key", "KEY", phrase("with --serve: the key that workers must give")},
                    intoKey(key));
    arguments.value(
        {"--patience", "TIME",
         phrase("with --serve: a game that is not answered in this time goes to another "
                "worker: 90s; 900s if not set")},
        into(patience, BareUnit::seconds));
    filter.declare(arguments);
}

db::AnalysisSettings AnalyseOptions::settings() const {
    db::AnalysisSettings settings;
    analysis::Limits& limits = settings.limits;
    if (depth)
        limits.depth = static_cast<int>(*depth);
    if (nodes)
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    limits.time = time;
    if (!limits.depth && !limits.nodes && !limits.time)
        limits.nodes = db::standardLimits().nodes;
    limits.lines = static_cast<int>(lines);
    settings.threads = static_cast<int>(threads);
    settings.variations = variations;
    settings.reanalyse = reanalyse;
    settings.plies = plies;
    settings.independent = independent;
    settings.confirmation = static_cast<int>(confirmation.value_or(db::standardConfirmation));
    return settings;
}

std::vector<db::GameId> AnalyseOptions::games() const {
    db::Store reading = store.openForReading();
    return gamesMeant(reading, ids, filter.filter());
}

} // namespace damscope::cli
