// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/exchange/export_options.hpp"

#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/store/store.hpp"

#include <utility>

namespace damscope::cli {
namespace {

// Names may contain control characters. In JSON they can be escaped without changing the data;
// PDN and CSV keep their bytes, except on a terminal.
db::OutputSink sinkFor(Output& out, db::ExportFormat format) {
    if (format == db::ExportFormat::json)
        return [&out](std::string_view piece) { out.write(visibleJson(piece)); };
    if (out.isTerminal())
        return [&out](std::string_view piece) { out.write(visibleLines(piece)); };
    return [&out](std::string_view piece) { out.write(piece); };
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

} // namespace

void ExportOptions::declare(Arguments& arguments) {
    output_.declare(arguments, "output file; - is standard output");
    arguments.value({"--format", "FORMAT",
                     "pdn, json (one object per line), csv, or html (a page to replay the "
                     "games); else by the file's name"},
                    oneOf(format_, {"pdn", "json", "csv", "html"}));
    declareSpreadsheet(arguments, spreadsheet_);
}

void ExportOptions::require(const std::vector<std::filesystem::path>& inputs) const {
    (void)format();
    output_.requireWritable(inputs);
}

db::ExportFormat ExportOptions::format() const {
    const std::string name = !format_.empty() ? format_
                             : output_.isStandardOutput()
                                 ? "pdn"
                                 : std::filesystem::path(output_.file).extension().string();
    const auto format = db::exportFormatNamed(name.starts_with('.') ? name.substr(1) : name);
    if (!format || *format == db::ExportFormat::spreadsheet)
        throw UsageError("choose the format with --format pdn, json, csv or html");
    if (!spreadsheet_)
        return *format;
    if (*format != db::ExportFormat::csv)
        throw UsageError("--spreadsheet: goes with CSV");
    return db::ExportFormat::spreadsheet;
}

db::ExportReport ExportOptions::writeTo(Output& out, db::Store& store, const db::Filter& filter,
                                        Console& console) const {
    const db::Snapshot snapshot(store);
    const std::vector<db::GameId> ids = db::findGames(store, filter);
    return db::exportGames(store, ids, format(), sinkFor(out, format()), console.stopToken());
}

ExitStatus ExportOptions::write(db::Store& store, const db::Filter& filter,
                                std::vector<std::filesystem::path> inputs, Console& console) const {
    db::ExportReport done;
    output_.write(std::move(inputs), console, [&](Output& out) {
        done = writeTo(out, store, filter, console);
        return done.complete;
    });
    return report(done, output_.name(), console);
}

} // namespace damscope::cli
