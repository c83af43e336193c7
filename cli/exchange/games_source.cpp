// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/games_source.hpp"

#include "base/files/open_files.hpp"
#include "cli/options/general_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "intake/input_file.hpp"
#include "messages/phrase.hpp"

#include <system_error>

namespace damscope::cli {
namespace {

void searchThemes(db::Store& store, Console& console) {
    ProgressLine progress(console, "counted-games");
    const std::stop_token stop = console.stopToken();
    if (!db::searchThemes(store, console.settings().jobs(), stop, showOn(progress)).complete)
        throw Interrupted();
}

db::ImportOptions withJobs(const Console& console) {
    db::ImportOptions how;
    how.jobs = console.settings().jobs();
    return how;
}

} // namespace

OpenGames openFiles(const std::vector<std::string>& files, const db::Filter& filter,
                    const db::ImportOptions& how, Console& console) {
    auto read = std::make_unique<ScratchStore>(files, how, console);
    if (db::needsThemes(filter))
        searchThemes(read->store(), console);
    return OpenGames(std::move(read));
}

namespace {

void refuseStores(const std::vector<std::string>& files) {
    for (const std::string& file : files)
        if (base::kindOf(file) == base::FileKind::store)
            throw UsageError({"usage-is-database", {{"file", visible(file)}}});
}

} // namespace

ScratchStore::ScratchStore(const std::vector<std::string>& files, Console& console)
    : ScratchStore(files, withJobs(console), console) {}

ScratchStore::ScratchStore(const std::vector<std::string>& files, const db::ImportOptions& how,
                           Console& console)
    : stop_(console.stopToken()) {
    refuseStores(files);
    store_ = std::make_unique<db::Store>(folder_.path() / "games.db", db::Store::Access::write,
                                         console.settings().names);
    ProblemPrinter printer(console, ProblemStyle::words, console.locale());
    ProgressLine progress(console, "counted-games");
    db::ImportListener listener;
    listener.progress = showImportOn(progress);
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) {
        if (!source.knownAs.empty())
            printer.print(db::Notice{
                Severity::note, source.source.path, {"same-text", {{"path", source.knownAs}}}});
    };
    db::ImportOptions reading = how;
    reading.indexing = db::Indexing::later; // searched only once
    reading.databases = false;              // those of a folder; they are named with --db
    summary_ = db::importSources(*store_, files, reading, stop_, listener);
    if (summary_.interrupted)
        throw Interrupted();
    if (summary_.stored == 0)
        throw Failure({"no-game-read", {}});
}

} // namespace damscope::cli
