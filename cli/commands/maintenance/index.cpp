// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "db/openings/classify.hpp"
#include "db/store/position_index.hpp"

#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    bool rebuild = false;
    FormatOption format;
};

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    if (options.rebuild)
        db::dropIndex(store);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "games");
    const std::uint64_t named = db::classifyOpenings(store, stop, showOn(progress));
    const db::IndexWork added = db::indexMissing(store, stop, showOn(progress));
    const db::MergeOptions how{.jobs = usualJobs()};
    const bool merged =
        added.complete && db::mergeIndex(store, how, stop, showOn(progress)).complete;
    if (options.format.isJson())
        console.out().write(
            jsonLine({{"named", named}, {"indexed", added.done}, {"complete", merged}}));
    if (named > 0)
        console.say(counted(named, "game") + " given an opening name");
    console.say(counted(added.done, "game") + " added to the position index");
    if (merged)
        return ExitStatus::allWell;
    console.warn("interrupted; the games added so far stay, the same command continues from there");
    return ExitStatus::interrupted;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    arguments.flag({"--rebuild", "", "discard the index and rebuild it from the games"},
                   options->rebuild);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command indexCommand() {
    return {
        "index", "complete the position index",
        "Adds games that were imported with --no-index, merges the segments of the index for fast "
        "searches, and updates the opening names of games if this version of the program has "
        "other names.",
        "damscope index --rebuild\n"
        "    makes the index again from the games\n"
        "damscope import --no-index samples/international.pdn --db new.db\n"
        "    imports faster\n"
        "damscope index --db new.db\n"
        "    brings the index of that database up to date",
        declare};
}

} // namespace damscope::cli
