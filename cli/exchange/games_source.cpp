// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/games_source.hpp"
#include "messages/phrase.hpp"

#include "cli/options/reading_options.hpp"
#include "cli/terminal/progress.hpp"
#include "db/shots/search_themes.hpp"

namespace damscope::cli {
namespace {

void searchThemes(db::Store& store, Console& console) {
    ProgressLine progress(console, "games");
    const std::stop_token stop = console.stopToken();
    if (!db::searchThemes(store, usualJobs(), stop, showOn(progress)).complete)
        throw Interrupted();
}

} // namespace

void GamesSource::declare(Arguments& arguments) {
    arguments.value(
        {"FILE", "FILE",
         phrase("read these files, folders and archives instead of the database, which is not "
                "used; - is standard input"),
         false, true},
        into(files));
    store.declare(arguments);
}

OpenGames GamesSource::open(const db::Filter& filter, Console& console) const {
    if (files.empty())
        return OpenGames(store.openForReading());
    if (store.file)
        throw UsageError("FILE and --db: choose one");
    auto read = std::make_unique<ScratchStore>(files, ReadingOptions().how, console);
    if (db::needsThemes(filter))
        searchThemes(read->store(), console);
    return OpenGames(std::move(read));
}

} // namespace damscope::cli
