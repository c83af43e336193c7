// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/games_source.hpp"

#include "cli/options/reading_options.hpp"

namespace damscope::cli {

void GamesSource::declare(Arguments& arguments) {
    arguments.value({"FILE", "FILE",
                     "read these files, folders and archives instead of the database, which is not "
                     "used; - is standard input",
                     false, true},
                    into(files));
    store.declare(arguments);
}

OpenGames GamesSource::open(Console& console) const {
    if (files.empty())
        return OpenGames(store.openForReading());
    if (store.file)
        throw UsageError("FILE and --db: choose one");
    return OpenGames(std::make_unique<ScratchStore>(files, ReadingOptions().how, console));
}

} // namespace damscope::cli
