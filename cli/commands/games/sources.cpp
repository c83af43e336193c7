// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sources.hpp"
#include "messages/counts.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/source_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/source_text.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace sources_command {
namespace {

struct Options {
    StoreOptions store;
    std::optional<std::string> source;
    bool problems = false;
    FormatOption format;
};

using Facts = std::map<db::SourceId, db::SourceFacts>;

std::uint64_t count(const db::SourceFacts& facts, Severity severity) {
    std::uint64_t problems = 0;
    for (const db::ProblemKind& kind : facts.problems)
        problems += kind.severity == severity ? kind.problems : 0;
    return problems;
}

Table::Cells cellsOf(const db::StoredSource& source, const db::SourceFacts& facts) {
    const std::string path = visible(source.source.path);
    return {std::to_string(db::number(source.id)),
            source.progress.done || source.progress.games == 0
                ? path
                : inWords({"sources-unfinished", {{"path", path}}}),
            grouped(facts.games),
            encodingText(source.source),
            variantText(source, facts),
            grouped(count(facts, Severity::error)),
            grouped(count(facts, Severity::warning))};
}

void printTable(const std::vector<db::StoredSource>& sources, Facts& facts, Console& console) {
    using enum Column::Align;
    std::vector<Table::Cells> rows;
    rows.reserve(sources.size());
    for (const db::StoredSource& source : sources)
        rows.push_back(cellsOf(source, facts[source.id]));
    Table table({{inWords("column", "id"), right},
                 {inWords("column", "source"), left, true},
                 {inWords("page", "games"), right},
                 {inWords("column", "encoding"), left, true},
                 {inWords("column", "variant"), left, true},
                 {inWords("column", "errors"), right},
                 {inWords("column", "warnings"), right}},
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    if (!rows.empty())
        console.out().write(table.page(rows));
}

void printProblems(const db::StoredSource& source, const db::SourceFacts& facts, Language language,
                   Console& console) {
    console.out().write(fmt::format("{} {}\n", db::number(source.id), visible(source.source.path)));
    for (const db::ProblemKind& kind : facts.problems)
        console.out().write("  " + problemKindText(kind, language) + "\n");
}

void printObjects(const std::vector<db::StoredSource>& sources, Facts& facts,
                  const Options& options, Console& console) {
    JsonRows rows = options.format.rows(console.out());
    for (const db::StoredSource& source : sources)
        rows.add(sourceJson(source, facts[source.id], environmentLanguage()));
    rows.end();
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    const std::vector<db::StoredSource> sources = sourcesMeant(store, options.source);
    Facts facts = db::sourceFacts(store);
    const Language language = environmentLanguage();
    if (options.format.isJson())
        printObjects(sources, facts, options, console);
    else if (options.problems)
        for (const db::StoredSource& source : sources)
            printProblems(source, facts[source.id], language, console);
    else
        printTable(sources, facts, console);
    console.out().flush();
    console.say(inWords(countMessage("sources-count", "sources", sources.size())));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"SOURCE", "SOURCE", "its number, or part of its path; else all are listed"},
                    into(options->source));
    arguments.flag(
        {"--problems", "", "what was wrong with each, by kind, errors first, with an example"},
        options->problems);
    options->format.declareList(arguments);
    options->store.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace sources_command

Command sourcesCommand() {
    return {"sources",
            "list what was imported",
            "Lists the files that games came from: their games, the encoding they were read in and "
            "how sure it is (\"chosen\": by --encoding; \"windows-1257, or ISO-8859-13\": the "
            "other one fits nearly as well), the variant (chosen by --variant, guessed, or as the "
            "games say), and the problems. Games entered in Damscope are those of the source "
            "\"Damscope\". A source that was misread can be read again with damscope reread.",
            "damscope sources\n"
            "    lists all sources\n"
            "damscope sources broken --problems\n"
            "    shows what was wrong with the files of a folder, by kind\n"
            "damscope games --source english.pdn\n"
            "    lists the games of a source",
            sources_command::declare,
            Length::paged};
}

} // namespace damscope::cli
