// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/store_options.hpp"

#include <cstdlib>

namespace damscope::cli {
namespace {

namespace fs = std::filesystem;

std::optional<std::string> environment(const char* name) {
    const char* value = std::getenv(name);
    if (value == nullptr || *value == '\0')
        return std::nullopt;
    return value;
}

fs::path dataFolder() {
    const auto data = environment("XDG_DATA_HOME");
    if (data && fs::path(*data).is_absolute()) // the specification ignores relative ones
        return *data;
    if (const auto home = environment("HOME"))
        return fs::path(*home) / ".local" / "share";
    throw UsageError("there is no home folder to keep the store in: name it with --db FILE");
}

fs::path defaultPath() {
    return dataFolder() / "damscope" / "games.db";
}

} // namespace

void StoreOptions::declare(Arguments& arguments) {
    arguments.value({"--db", "FILE",
                     "the store; else $DAMSCOPE_DB, else "
                     "$XDG_DATA_HOME/damscope/games.db"},
                    into(file));
}

fs::path StoreOptions::path() const {
    if (file && file->empty())
        throw UsageError("--db: the name of a file is needed");
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
        return openForReading(); // says that there is none
    return openForWriting();
}

} // namespace damscope::cli
