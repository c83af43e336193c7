// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/health/backup.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/findings/shots/search_themes.hpp"
#include "db/search/openings/novelty.hpp"
#include "db/store/position_index.hpp"
#include "messages/phrase.hpp"

#include <memory>
#include <string>

namespace damscope::cli {

namespace backup_command {
namespace {

constexpr std::uint64_t megabyte = 1'000'000;

struct Options {
    StoreOptions store;
    std::string file;
    bool force = false;
    bool noClobber = false;
    FormatOption format;
};

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    ProgressLine progress(console, "counted-megabytes");
    const auto show = [&progress](std::uint64_t done, std::uint64_t total) {
        progress.show(done / megabyte, fractionOf(done, total));
    };
    const db::BackupReport report =
        db::backUp(store, options.file, {options.force, console.stopToken(), show});
    if (!report.complete) {
        console.warn({"interrupted-unwritten", {{"file", visible(options.file)}}});
        return ExitStatus::interrupted;
    }
    if (options.format.isJson())
        console.out().write(jsonLine(
            {{"games", report.games}, {"deleted", report.deleted}, {"file", options.file}}));
    Message done = countMessage("backup-done", "games", report.games);
    if (report.deleted > 0)
        done.parameters.push_back({"deleted", grouped(report.deleted)});
    done.parameters.push_back({"file", visible(options.file)});
    console.say(done);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"FILE", "FILE", phrase("output file; a complete database"), true},
                    intoFileName(options->file));
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    arguments.flag({"--force", "",
                    phrase("replace FILE if it exists; a database only if it is an earlier copy "
                           "of the same database")},
                   options->force);
    arguments.flag({"--no-clobber", "", phrase("do not replace FILE if it exists (the default)")},
                   options->noClobber);
    arguments.chooseOne({"--force", "--no-clobber"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace backup_command

Command backupCommand() {
    return {
        "db backup", phrase("copy the database, even while it is in use"),
        phrase("The copy is a database in one file, as the database was when the command began; "
               "imports may run meanwhile. It appears complete or not at all. Copying the file by "
               "other means "
               "while a program writes to it gives a damaged copy."),
        phrase("damscope db backup games-2024.db\n"
               "    copies the whole database\n"
               "damscope list --db games-2024.db\n"
               "    lists the games of the copy"),
        backup_command::declare};
}

namespace restore_command {
namespace {

constexpr std::uint64_t megabyte = 1'000'000;

struct Options {
    StoreOptions store;
    std::string copy;
    FormatOption format;
};

void print(const db::RestoreReport& report, const Options& options, Console& console) {
    const std::string file = options.store.path().string();
    if (options.format.isJson()) {
        Json line{{"games", report.games}, {"file", file}};
        line["before"] = report.before ? Json(report.before->string()) : Json();
        console.out().write(jsonLine(std::move(line)));
    }
    Message done = countMessage("restore-done", "games", report.games);
    done.parameters.push_back({"copy", visible(options.copy)});
    done.parameters.push_back({"file", visible(file)});
    console.say(done);
    if (report.before)
        console.say({"restore-kept",
                     {{"file", visible(file)}, {"before", visible(report.before->string())}}});
}

ExitStatus run(const Options& options, Console& console) {
    ProgressLine progress(console, "counted-megabytes");
    const auto show = [&progress](std::uint64_t done, std::uint64_t total) {
        progress.show(done / megabyte, fractionOf(done, total));
    };
    const db::RestoreReport report =
        db::restore(options.copy, options.store.path(), console.stopToken(), show);
    if (!report.complete) {
        console.warn({"interrupted-unwritten", {{"file", visible(options.store.path().string())}}});
        return ExitStatus::interrupted;
    }
    print(report, options, console);
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"COPY", "COPY", phrase("a copy of the database, as damscope db backup makes it"), true},
        intoFileName(options->copy));
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace restore_command

Command restoreCommand() {
    return {
        "db restore", phrase("put a copy of the database in its place"),
        phrase(
            "Checks the copy and puts its contents in the place of the database, which no other "
            "program may have open. What the database was before is kept beside it, as "
            "NAME-before-restore.db. Copying a file over a database by other means mixes it with "
            "the log that may lie beside it."),
        phrase("damscope db backup games-2024.db\n"
               "    copies the whole database\n"
               "damscope db restore games-2024.db\n"
               "    the database is as it was when this copy was made"),
        restore_command::declare};
}

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
    ProgressLine progress(console, "counted-games");
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
    ProgressLine progress(console, "counted-games");
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
        "db index", phrase("complete the position index"),
        phrase(
            "Adds games that were imported with --no-index, merges the segments of the index for "
            "fast "
            "searches, and updates the opening names of games if this version of the program has "
            "other names."),
        phrase("damscope db index --rebuild\n"
               "    rebuilds the index from the games\n"
               "damscope import --no-index samples/international.pdn --db new.db\n"
               "    imports faster\n"
               "damscope db index --db new.db\n"
               "    brings the index of that database up to date\n"
               "damscope db index --shots\n"
               "    finds what --shot, --missed-shot and --structure ask for"),
        index_command::declare};
}

} // namespace damscope::cli
