// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/search/shots_shard.hpp"

#include "base/files/output_target.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/shard_text.hpp"
#include "db/shards/record_file.hpp"
#include "db/shots/theme_shards.hpp"

#include <fmt/format.h>

namespace damscope::cli {
namespace {

std::string wordsOf(const db::ThemeRefusal& refusal) {
    const std::string file = visible(refusal.file.string());
    if (refusal.reason == db::ThemeRefusal::Reason::otherVersion)
        return file + ": another version of Damscope has searched for other things; run its worker "
                      "again with this version and a new file";
    return file + ": not a file of combinations; name files that damscope shots has written with "
                  "--out";
}

std::string wordsOf(const db::ThemeMerge& done) {
    std::string text = counted(done.games, "game") + " stored";
    if (done.other > 0)
        text += fmt::format("; {} not in this database as searched: search it with damscope index "
                            "--shots",
                            counted(done.other, "game"));
    return text + faultsText(done);
}

Json jsonOf(const db::ThemeMerge& done) {
    Json object{{"games", done.games}, {"other_games", done.other}};
    addFaults(done, object);
    object["complete"] = done.complete;
    return object;
}

} // namespace

ExitStatus writeShots(const ShotsToWrite& work, Console& console) {
    base::requireWritable({work.shards.out, {work.store.path()}});
    db::Store store = work.store.openForReading();
    const std::stop_token stop = console.stopToken();
    const std::vector<db::GameId> games = db::findGames(store, work.filter);
    ProgressLine progress(console, "games");
    try {
        const db::ThemeSearch found = db::searchThemesOf(
            store, games, {work.shards.shard.value_or(db::Shard{}), work.shards.out}, stop,
            showOn(progress));
        if (work.format.isJson())
            console.out().write(jsonLine({{"searched", found.games},
                                          {"shots", found.shots},
                                          {"structures", found.structures},
                                          {"complete", found.complete}}));
        console.say(fmt::format("{} searched: {} and {} found", counted(found.games, "game"),
                                counted(found.shots, "combination"),
                                counted(found.structures, "structure")));
        return found.complete ? ExitStatus::allWell : ExitStatus::interrupted;
    } catch (const db::RecordFileError& error) {
        throw UsageError(fmt::format("--out: {}", error.what()));
    }
}

ExitStatus mergeShots(const ShotsToMerge& work, Console& console) {
    const auto files = filesToMerge(work.files);
    db::Store store = work.store.openExisting();
    const auto done = db::mergeThemes(store, files, console.stopToken());
    if (!done)
        throw UsageError(wordsOf(done.error()));
    if (work.format.isJson())
        console.out().write(jsonLine(jsonOf(*done)));
    console.say(wordsOf(*done));
    if (!done->complete)
        return ExitStatus::interrupted;
    return done->other == 0 ? statusOf(*done) : ExitStatus::problems;
}

} // namespace damscope::cli
