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
        throw UsageError("choose the format with --format pdn, json, csv or html");
    return *format;
}

// Names may contain control characters. In JSON they can be escaped without changing the data;
// PDN and CSV keep their bytes, except on a terminal.
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
                    " could not be read and were skipped; damscope check reports the damage");
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

ExitStatus run(const Options& options, Console& console) {
    const bool toOutput = options.output.isStandardOutput();
    (void)formatOf(options); // report a wrong format before a file is created
    const db::ExportReport done =
        toOutput ? write(options, console.out(), console) : writeFile(options, console);
    console.out().flush();
    return report(done, toOutput ? "standard output" : options.output.file, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->output.declare(arguments, "output file; - is standard output");
    arguments.value({"--format", "FORMAT",
                     "pdn, json (one object per line), csv, or html (a page to replay the "
                     "games); else by the file's name"},
                    oneOf(options->format, {"pdn", "json", "csv", "html"}));
    options->store.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command exportCommand() {
    return {
        "export", "write games as PDN, JSON, CSV or a web page",
        "Games are written in the order of import, PDN as strict PDN 3.0. A web page needs no "
        "other files and no network. The file appears complete or not at all; an older file stays "
        "until then. A database is never overwritten.",
        "damscope export -o all.pdn\n"
        "    writes every game\n"
        "damscope export --player Jansen --format csv -o - | head\n"
        "    shows the first games of a player\n"
        "damscope export --id 12 -o game.html\n"
        "    makes a page on which a game can be replayed",
        declare};
}

} // namespace damscope::cli
