// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/restore.hpp"
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
#include <string>

namespace damscope::cli {
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
    console.say(inWords(done));
    if (report.before)
        console.say(
            inWords({"restore-kept",
                     {{"file", visible(file)}, {"before", visible(report.before->string())}}}));
}

ExitStatus run(const Options& options, Console& console) {
    ProgressLine progress(console, "megabytes");
    const auto show = [&progress](std::uint64_t done, std::uint64_t total) {
        progress.show(done / megabyte, fractionOf(done, total));
    };
    const db::RestoreReport report =
        db::restore(options.copy, options.store.path(), console.stopToken(), show);
    if (!report.complete) {
        console.warn(
            inWords({"interrupted-unwritten", {{"file", visible(options.store.path().string())}}}));
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
        phrase("damscope restore games-2024.db\n"
               "    the database is as it was when this copy was made"),
        restore_command::declare};
}

} // namespace damscope::cli
