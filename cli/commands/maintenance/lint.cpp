// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/lint.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/text/guess_words.hpp"
#include "cli/text/problem_printer.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace {

struct Options {
    ReadingOptions reading;
    LanguageOption language;
    std::string format = "text";
};

std::string inWords(const db::LintSummary& s) {
    std::string words =
        fmt::format("{} in {}: {} legal, {} in part; {}, {}", counted(s.games, "game"),
                    counted(s.sources, "source"), grouped(s.legal), grouped(s.partial),
                    counted(s.errors, "error"), counted(s.problems - s.errors, "warning"));
    if (!s.guessed.empty())
        words += "; " + guessedWords(s.guessed);
    if (s.failed > 0)
        words += "; " + counted(s.failed, "source") + " could not be read completely";
    return words;
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
        console, options.format == "json" ? ProblemStyle::objectsAsData : ProblemStyle::wordsAsData,
        options.language.language());
    db::ImportListener listener;
    listener.progress = showImportOn(progress);
    listener.problem = [&](const db::ImportProblem& problem) { printer.print(problem); };
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) { printer.printKnown(source); };
    const db::LintSummary summary =
        db::lintSources(options.reading.paths, options.reading.how, console.stopToken(), listener);
    console.out().flush();
    console.say((summary.interrupted ? "interrupted: " : "") + inWords(summary));
    return statusOf(summary);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declarePaths(arguments);
    options->reading.declareHow(arguments);
    options->language.declare(arguments);
    arguments.value({"--format", "FORMAT", "text, or json: one object per line"},
                    oneOf(options->format, {"text", "json"}));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command lintCommand() {
    return {
        "lint", "check PDN files without a store",
        "Reads games as import does, replays them by the rules, and prints problems as "
        "FILE:LINE:COLUMN: game, move: reason. The exit status is 0 if there are only warnings.",
        "damscope lint tournament.pdn\n"
        "    prints every problem with its place\n"
        "damscope lint --format json *.pdn > problems.jsonl\n"
        "    the same for other programs",
        declare};
}

} // namespace damscope::cli
