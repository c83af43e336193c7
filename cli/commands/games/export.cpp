// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/export/export.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/saved_file.hpp"
#include "cli/terminal/terminal_text.hpp"

#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    OutputOptions output;
    std::string format;
};

db::ExportFormat formatOf(const Options& options) {
    const std::string name = !options.format.empty() ? options.format
                             : options.output.isStandardOutput()
                                 ? "pdn"
                                 : std::filesystem::path(options.output.file).extension().string();
    const auto format = db::exportFormatNamed(name.starts_with('.') ? name.substr(1) : name);
    if (!format)
        throw UsageError("say what to write with --format pdn, json, csv or html");
    return *format;
}

// Names may hold what steers a terminal. In JSON it can be written harmlessly without changing the
// data; PDN and CSV keep their bytes, except where a person looks at them.
db::OutputSink sinkFor(Output& out, db::ExportFormat format) {
    if (format == db::ExportFormat::json)
        return [&out](std::string_view piece) { out.write(visibleJson(piece)); };
    if (out.isTerminal())
        return [&out](std::string_view piece) { out.write(visibleLines(piece)); };
    return [&out](std::string_view piece) { out.write(piece); };
}

db::ExportReport write(const Options& options, Output& out, Console& console) {
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    const std::vector<db::GameId> ids = db::findGames(store, options.filter.filter());
    const db::ExportFormat format = formatOf(options);
    return db::exportGames(store, ids, format, sinkFor(out, format), console.stopToken());
}

db::ExportReport writeFile(const Options& options, Console& console) {
    SavedFile file(options.output.target({options.store.path()}));
    db::ExportReport report = write(options, file.out(), console);
    if (report.complete)
        file.keep();
    return report;
}

ExitStatus report(const db::ExportReport& report, const std::string& file, Console& console) {
    for (const db::Damage& damage : report.damaged)
        console.say(visible(damage.reason));
    if (!report.complete) {
        console.say("interrupted; nothing was written to " + visible(file));
        return ExitStatus::interrupted;
    }
    console.say(counted(report.games, "game") + " written to " + visible(file));
    if (!report.damaged.empty())
        console.say(counted(report.damaged.size(), "game") +
                    " could not be read and were left out; damscope check tells more");
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    const bool toOutput = options.output.isStandardOutput();
    (void)formatOf(options); // a wrong format is told before a file is made
    const db::ExportReport done =
        toOutput ? write(options, console.out(), console) : writeFile(options, console);
    console.out().flush();
    return report(done, toOutput ? "standard output" : options.output.file, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments, "where to; - is standard output");
    arguments.value({"--format", "FORMAT",
                     "pdn, json (one object a line), csv, or html (a page to play the games "
                     "through); else what the file's name says"},
                    oneOf(options->format, {"pdn", "json", "csv", "html"}));
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command exportCommand() {
    return {
        "export", "write games as PDN, JSON, CSV or a web page",
        "Games come out in the order in which they were imported, PDN in strict PDN 3.0. A web "
        "page needs no other file and no network. A file appears complete or not at all; what was "
        "there before stays until then. A database is never written over.",
        "damscope export -o all.pdn\n"
        "    writes every game\n"
        "damscope export --player Jansen --format csv -o - | head\n"
        "    shows the first games of a player\n"
        "damscope export --id 12 -o game.html\n"
        "    makes a page on which a game can be played through",
        declare};
}

} // namespace damscope::cli
