// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/export_options.hpp"
#include "cli/exchange/scratch_store.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/text/name_proposals.hpp"

#include <memory>

namespace damscope::cli {
namespace convert_command {
namespace {

struct Options {
    ReadingOptions reading;
    ExportOptions output;
    FilterOptions filter;
    bool repair = false;
};

std::vector<std::filesystem::path> inputs(const Options& options) {
    return {options.reading.paths.begin(), options.reading.paths.end()};
}

// What a reader of the new file should know about the old ones.
void reportLosses(const db::ImportSummary& summary, Console& console) {
    if (summary.known > 0)
        console.say(inWords(countMessage("convert-same", "files", summary.known)));
    if (summary.duplicates > 0)
        console.say(inWords(countMessage("convert-duplicates", "duplicates", summary.duplicates)));
    if (summary.refused > 0)
        console.say(inWords(countMessage("convert-refused", "games", summary.refused)));
    if (summary.repaired > 0)
        console.say(inWords(countMessage("convert-repaired", "games", summary.repaired)));
    if (summary.partial > 0)
        console.say(inWords(countMessage("convert-partial", "games", summary.partial)));
    if (summary.problems > 0)
        console.say(inWords(countMessage("convert-problems", "problems", summary.problems)));
}

bool hasProblems(const db::ImportSummary& summary) {
    return summary.errors > 0 || summary.refused > 0 || summary.failed > 0;
}

ExitStatus run(const Options& options, Console& console) {
    options.output.require(inputs(options));
    db::ImportOptions how = options.reading.how;
    how.repair = options.repair ? parser::Repair::apply : parser::Repair::suggest;
    ScratchStore games(options.reading.paths, how, console);
    const db::Filter& filter = options.filter.filter();
    const std::vector<db::GameId> ids = db::findGames(games.store(), filter);
    requireGames(games.store(), ids, filter);
    const ExitStatus written = options.output.write(games.store(), ids, inputs(options), console);
    if (written != ExitStatus::allWell)
        return written;
    reportLosses(games.summary(), console);
    return hasProblems(games.summary()) ? ExitStatus::problems : ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declarePaths(arguments);
    options->output.declare(arguments);
    arguments.flag({"--strict", "", "skip games that are not legal to the end"},
                   options->reading.how.strict);
    arguments.flag(
        {"--repair", "", "correct slips in illegal games where the intended move is clear"},
        options->repair);
    options->reading.declareHow(arguments);
    options->filter.declare(arguments, FilterOptions::Variants::all);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace convert_command

Command convertCommand() {
    return {
        "convert", "convert PDN files to PDN 3.0, JSON, CSV or a web page",
        "Reads files, folders and archives in any encoding and writes their games to one file, "
        "without a database. PDN is written as strict PDN 3.0 in UTF-8. Identical games of several "
        "files are written once. Text that could not be understood is kept as text in the PDN. "
        "The file appears complete or not at all, and never replaces an input file.",
        "damscope convert samples/international.pdn -o clean.pdn\n"
        "    rewrites the games of a file in strict PDN 3.0\n"
        "damscope convert samples/tournaments.zip --player Ashcombe -o ashcombe.html\n"
        "    makes a page of the games of a player",
        convert_command::declare};
}

} // namespace damscope::cli
