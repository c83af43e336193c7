// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/search/shots_shard.hpp"

#include "base/files/output_target.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/shard_option.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/shots/theme_shards.hpp"
#include "db/store/shards/record_file.hpp"

namespace damscope::cli {
namespace {

Message messageOf(const db::ThemeRefusal& refusal) {
    const bool isOld = refusal.reason == db::ThemeRefusal::Reason::otherVersion;
    return {isOld ? "usage-shots-version" : "usage-no-shots",
            {{"file", visible(refusal.file.string())}}};
}

std::string wordsOf(const db::ThemeMerge& done, const Console& console) {
    std::string text = console.translate(countMessage("shots-merged", "games", done.games));
    if (done.other > 0)
        text += "; " + console.translate(countMessage("shots-other", "games", done.other));
    return text + faultsText(done, console.locale());
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
        Message message = countMessage("index-themes", "games", found.games);
        addCount(message, "m", "shots", found.shots);
        addCount(message, "k", "structures", found.structures);
        console.say(message);
        return found.complete ? ExitStatus::allWell : ExitStatus::interrupted;
    } catch (const db::RecordFileError& error) {
        refuseValue("--out", error.reason());
    }
}

ExitStatus mergeShots(const ShotsToMerge& work, Console& console) {
    const std::vector<std::filesystem::path> files(work.files.begin(), work.files.end());
    db::Store store = work.store.openExisting();
    const auto done = db::mergeThemes(store, files, console.stopToken());
    if (!done)
        throw UsageError(messageOf(done.error()));
    if (work.format.isJson())
        console.out().write(jsonLine(jsonOf(*done)));
    console.say(wordsOf(*done, console));
    if (!done->complete)
        return ExitStatus::interrupted;
    return done->other == 0 ? statusOf(*done) : ExitStatus::problems;
}

} // namespace damscope::cli
