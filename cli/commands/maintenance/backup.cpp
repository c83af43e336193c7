// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/health/restore.hpp"
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
    ProgressLine progress(console, "megabytes");
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
        "backup", phrase("copy the database, even while it is in use"),
        phrase("The copy is a database in one file, as the database was when the command began; "
               "imports may run meanwhile. It appears complete or not at all. Copying the file by "
               "other means "
               "while a program writes to it gives a damaged copy."),
        phrase("damscope backup games-2024.db\n"
               "    copies the whole database\n"
               "damscope games --db games-2024.db\n"
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
    ProgressLine progress(console, "megabytes");
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
    arguments.value({"COPY", "COPY", phrase("a copy of the database, as backup makes it"), true},
                    intoFileName(options->copy));
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace restore_command

Command restoreCommand() {
    return {
        "restore", phrase("put a copy of the database in its place"),
        phrase(
            "Checks the copy and puts its contents in the place of the database, which no other "
            "program may have open. What the database was before is kept beside it, as "
            "NAME-before-restore.db. Copying a file over a database by other means mixes it with "
            "the log that may lie beside it."),
        phrase("damscope backup games-2024.db\n"
               "    copies the whole database\n"
               "damscope restore games-2024.db\n"
               "    the database is as it was when this copy was made"),
        restore_command::declare};
}

} // namespace damscope::cli
