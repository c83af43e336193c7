// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/backup.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <memory>

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
    if (options.force && options.noClobber)
        throw UsageError("--force replaces FILE and --no-clobber keeps it: choose one");
    db::Store store = options.store.openForReading();
    ProgressLine progress(console, "megabytes");
    const auto show = [&progress](std::uint64_t done, std::uint64_t total) {
        progress.show(done / megabyte, fractionOf(done, total));
    };
    const db::BackupReport report =
        db::backUp(store, options.file, {options.force, console.stopToken(), show});
    if (!report.complete) {
        console.warn(inWords({"interrupted-unwritten", {{"file", visible(options.file)}}}));
        return ExitStatus::interrupted;
    }
    if (options.format.isJson())
        console.out().write(jsonLine(
            {{"games", report.games}, {"deleted", report.deleted}, {"file", options.file}}));
    Message done = countMessage("backup-done", "games", report.games);
    if (report.deleted > 0)
        done.parameters.push_back({"deleted", grouped(report.deleted)});
    done.parameters.push_back({"file", visible(options.file)});
    console.say(inWords(done));
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
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace backup_command

Command backupCommand() {
    return {
        "backup", phrase("copy the database, also while it is in use"),
        phrase("The copy is a database in one file, as the database was when the command began; "
               "imports may "
               "run meanwhile. It appears complete or not at all. Copying the file by other means "
               "while a program writes to it gives a damaged copy."),
        phrase("damscope backup games-2024.db\n"
               "    copies the whole database\n"
               "damscope games --db games-2024.db\n"
               "    lists the games of the copy"),
        backup_command::declare};
}

} // namespace damscope::cli
