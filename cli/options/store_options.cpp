// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/store_options.hpp"

#include "base/files/user_folder.hpp"

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

using base::environment;

fs::path defaultPath() {
    if (const auto folder = base::userDataFolder())
        return *folder / "games.db";
    throw UsageError("there is no home folder to keep the database in: name it with --db FILE");
}

} // namespace

void StoreOptions::declare(Arguments& arguments) {
    arguments.value({"--db", "FILE",
                     "the database; else $DAMSCOPE_DB, else "
                     "$XDG_DATA_HOME/damscope/games.db"},
                    into(file));
}

fs::path StoreOptions::path() const {
    if (file && file->empty())
        throw UsageError("--db: give the name of a file");
    if (file)
        return *file;
    if (const auto named = environment("DAMSCOPE_DB"))
        return *named;
    return defaultPath();
}

db::Store StoreOptions::openForReading() const {
    return {path(), db::Store::Access::read};
}

db::Store StoreOptions::openForWriting() const {
    const fs::path store = path();
    if (!file && !environment("DAMSCOPE_DB"))
        fs::create_directories(store.parent_path());
    return {store, db::Store::Access::write};
}

db::Store StoreOptions::openExisting() const {
    if (!fs::exists(path()))
        return openForReading(); // reports that there is none
    return openForWriting();
}

void declareGame(Arguments& arguments, std::int64_t& id) {
    arguments.value({"ID", "ID", "the number of the game in the database", true},
                    into(id, 1, UINT32_MAX));
}

} // namespace damscope::cli
