// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/import.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/text/problem_text.hpp"
#include "messages/message.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace lint_command {
namespace {

struct Options {
    ReadingOptions reading;
    FormatOption format;
};

std::string summaryText(const db::LintSummary& s, Language language) {
    Message summary = countMessage("lint-summary", "games", s.games);
    addCount(summary, "m", "sources", s.sources);
    addCount(summary, "e", "errors", s.errors);
    addCount(summary, "w", "warnings", s.problems - s.errors);
    summary.parameters.push_back({"legal", grouped(s.legal)});
    summary.parameters.push_back({"partial", grouped(s.partial)});
    std::string text = words(summary, language);
    if (const auto guessed = guessedMessage("lint-guessed", s.guessed, language))
        text += "; " + words(*guessed, language);
    if (s.failed > 0)
        text += "; " + words(countMessage("import-failed", "sources", s.failed), language);
    if (s.kinds.size() > 1)
        text += '\n' + words({"lint-kinds", {{"kinds", kindsText(s.kinds, language)}}}, language);
    return s.interrupted ? words({"interrupted", {}}, language) + ": " + text : text;
}

ExitStatus statusOf(const db::LintSummary& summary) {
    if (summary.interrupted)
        return ExitStatus::interrupted;
    if (summary.failed > 0)
        return ExitStatus::failed;
    return summary.errors > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    ProgressLine progress(console, "games");
    ProblemPrinter printer(
        console, options.format.isJson() ? ProblemStyle::objectsAsData : ProblemStyle::wordsAsData,
        console.locale());
    JsonRows objects = options.format.rows(console.out());
    printer.use(objects);
    db::ImportListener listener;
    listener.progress = showImportOn(progress);
    listener.problem = [&](const db::ImportProblem& problem) { printer.print(problem); };
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) { printer.printKnown(source); };
    const db::LintSummary summary =
        db::lintSources(options.reading.paths, options.reading.how, console.stopToken(), listener);
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    console.say(summaryText(summary, console.locale()));
    return statusOf(summary);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declarePaths(arguments);
    options->reading.declareHow(arguments);
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace lint_command

Command lintCommand() {
    return {"lint",
            phrase("check PDN files without a database"),
            phrase("Reads games as import does, replays them by the rules, and prints problems as "
                   "FILE:LINE:COLUMN: game, move: reason. The exit status is 0 if there are only "
                   "warnings."),
            phrase("damscope lint samples/broken/*.pdn\n"
                   "    prints every problem with its place\n"
                   "damscope lint --json samples/broken > problems.jsonl\n"
                   "    the same for other programs"),
            lint_command::declare,
            Length::paged};
}

} // namespace damscope::cli
