// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/health/recover.hpp"
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
namespace recover_command {
namespace {

struct Options {
    StoreOptions store;
    OutputOptions output;
    FormatOption format;
};

Json jsonOf(const db::RecoverReport& report, const std::string& file) {
    return {{"file", file},
            {"complete", report.complete},
            {"whole", report.whole},
            {"unverified", report.unverified},
            {"lost", report.lost},
            {"missing", report.missing},
            {"damaged_pages", report.damagedPages}};
}

db::RecoverReport recover(const Options& options, Output& out, Console& console) {
    ProgressLine progress(console, "steps");
    return db::recoverGames(options.store.path(),
                            [&out](std::string_view piece) { out.write(piece); },
                            {console.stopToken(), showOn(progress)});
}

Message lossMessage(const db::RecoverReport& report) {
    std::string names;
    for (const db::GameId id : report.lostGames)
        names += (names.empty() ? "" : ", ") + std::to_string(number(id));
    if (report.lost > report.lostGames.size())
        names += " ...";
    Message message = countMessage("recover-lost", "games", report.lost);
    message.parameters.push_back({"names", names});
    return message;
}

void sayLosses(const db::RecoverReport& report, Console& console) {
    if (report.unverified > 0)
        console.warn(inWords(countMessage("recover-unverified", "games", report.unverified)));
    if (report.lost > 0)
        console.warn(inWords(lossMessage(report)));
    if (report.missing > 0)
        console.warn(inWords(countMessage("recover-missing", "numbers", report.missing)));
    if (report.damagedPages > 0)
        console.warn(inWords(countMessage("recover-pages", "pages", report.damagedPages)));
}

ExitStatus report(const db::RecoverReport& report, const std::string& file, Console& console) {
    if (!report.complete) {
        console.warn(inWords({"interrupted-unwritten", {{"file", visible(file)}}}));
        return ExitStatus::interrupted;
    }
    if (report.whole + report.unverified == 0) {
        console.warn(inWords({"recover-nothing", {}}));
        return ExitStatus::failed;
    }
    Message done = countMessage("recover-done", "games", report.whole);
    done.parameters.push_back({"file", visible(file)});
    console.say(inWords(done));
    sayLosses(report, console);
    const bool all = report.whole == report.games && report.missing == 0;
    return all ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.format.isJson() && options.output.isStandardOutput())
        throw UsageError("--format json: name a file with -o, standard output is the PDN");
    db::RecoverReport done;
    options.output.write({options.store.path()}, console, [&](Output& out) {
        done = recover(options, out, console);
        return done.complete && done.whole + done.unverified > 0;
    });
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(done, options.output.file)));
    return report(done, options.output.name(), console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments, phrase("output file, as PDN; - is standard output"));
    options->store.declare(arguments);
    options->format.declareObject(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace recover_command

Command recoverCommand() {
    return {
        "recover", phrase("save the games of a damaged database as PDN"),
        phrase(
            "Reads the database file page by page, whatever is damaged, and writes every game that "
            "is left: games that match their checksums, and games of which at least the moves can "
            "be read. Reports what is lost. The database itself is not changed; keep it until you "
            "have looked at the result. No program may write to the database meanwhile."),
        phrase("damscope recover -o saved.pdn\n"
               "    writes all games that can be read\n"
               "damscope import --db new.db saved.pdn\n"
               "    makes a new database from them"),
        recover_command::declare};
}

} // namespace damscope::cli
