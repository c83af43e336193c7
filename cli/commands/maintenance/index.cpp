// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/openings/novelty.hpp"
#include "db/store/position_index.hpp"
#include "messages/phrase.hpp"

#include <memory>

namespace damscope::cli {
namespace index_command {
namespace {

struct Options {
    StoreOptions store;
    bool rebuild = false;
    bool shots = false;
    FormatOption format;
};

ExitStatus interrupted(Console& console) {
    console.warn(Message{"index-interrupted", {}});
    return ExitStatus::interrupted;
}

void reportThemes(const db::ThemeSearch& found, Console& console) {
    Message message = countMessage("index-themes", "games", found.games);
    addCount(message, "m", "shots", found.shots);
    addCount(message, "k", "structures", found.structures);
    console.say(message);
}

ExitStatus searchThemes(db::Store& store, const Options& options, Console& console) {
    ProgressLine progress(console, "games");
    const db::ThemeSearch found =
        db::searchThemes(store, console.settings().jobs(), console.stopToken(), showOn(progress));
    if (options.format.isJson())
        console.out().write(jsonLine({{"searched", found.games},
                                      {"shots", found.shots},
                                      {"structures", found.structures},
                                      {"complete", found.complete}}));
    reportThemes(found, console);
    return found.complete ? ExitStatus::allWell : interrupted(console);
}

ExitStatus indexPositions(db::Store& store, const Options& options, Console& console) {
    if (options.rebuild)
        db::dropIndex(store);
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "games");
    const std::uint64_t named = db::classifyOpenings(store, stop, showOn(progress));
    const db::IndexWork added = db::indexMissing(store, stop, showOn(progress));
    const db::MergeOptions how{.jobs = console.settings().jobs()};
    const bool merged =
        added.complete && db::mergeIndex(store, how, stop, showOn(progress)).complete;
    if (options.format.isJson())
        console.out().write(
            jsonLine({{"named", named}, {"indexed", added.done}, {"complete", merged}}));
    if (named > 0)
        console.say(countMessage("index-named", "games", named));
    console.say(countMessage("index-added", "games", added.done));
    return merged ? ExitStatus::allWell : interrupted(console);
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    return options.shots ? searchThemes(store, options, console)
                         : indexPositions(store, options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    arguments.flag({"--rebuild", "", phrase("discard the index and rebuild it from the games")},
                   options->rebuild);
    arguments.flag(
        {"--shots", "",
         phrase("search new games for combinations and structures instead, for --shot and "
                "--structure of other commands")},
        options->shots);
    arguments.excludes("--shots", {"--rebuild"},
                       phrase("--shots: not with --rebuild, which is about positions"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace index_command

Command indexCommand() {
    return {
        "index", phrase("complete the position index"),
        phrase(
            "Adds games that were imported with --no-index, merges the segments of the index for "
            "fast "
            "searches, and updates the opening names of games if this version of the program has "
            "other names."),
        phrase("damscope index --rebuild\n"
               "    rebuilds the index from the games\n"
               "damscope import --no-index samples/international.pdn --db new.db\n"
               "    imports faster\n"
               "damscope index --db new.db\n"
               "    brings the index of that database up to date\n"
               "damscope index --shots\n"
               "    finds what --shot, --missed-shot and --structure ask for"),
        index_command::declare};
}

} // namespace damscope::cli
