// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.hpp"
#include "cli/progress.hpp"
#include "cli/store_options.hpp"
#include "db/position_index.hpp"

#include <memory>

namespace damscope::cli {
namespace {

db::IndexProgress showOn(Progress& progress) {
    return [&progress](const db::IndexWork& work) {
        progress.show(work.done, work.total == 0 ? -1
                                                 : static_cast<double>(work.done) /
                                                       static_cast<double>(work.total));
    };
}

// A mistyped name must not make a new, empty store.
db::Store openExisting(const StoreOptions& options) {
    (void)options.openForReading();
    return options.openForWriting();
}

struct Options {
    StoreOptions store;
    bool rebuild = false;
};

ExitStatus run(const Options& options, Console& console) {
    db::Store store = openExisting(options.store);
    if (options.rebuild)
        db::dropIndex(store);
    const std::stop_token stop = console.stopToken();
    Progress progress(console, "games");
    const db::IndexWork added = db::indexMissing(store, stop, showOn(progress));
    const bool merged =
        added.complete && db::mergeIndex(store, UINT64_MAX, stop, showOn(progress)).complete;
    console.say(counted(added.done, "game") + " added to the position index");
    if (merged)
        return ExitStatus::allWell;
    console.say("interrupted; what was added stays, running it again goes on");
    return ExitStatus::interrupted;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->store.declare(arguments);
    arguments.flag({"--rebuild", "", "forget the index and make it anew from the games"},
                   options->rebuild);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command indexCommand() {
    return {"index", "complete the position index",
            "Adds games that were imported with --no-index, and merges the parts of the index so "
            "that searches are quick.",
            "damscope index\n"
            "    does what is left to do",
            declare};
}

} // namespace damscope::cli
