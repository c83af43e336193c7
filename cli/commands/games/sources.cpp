// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/games/sources.hpp"

#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/table.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "messages/counts.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <string_view>

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
    arguments.value(
        {"SOURCE", "SOURCE", phrase("its number, or part of its path; else all are listed")},
        into(options->source));
    arguments.flag({"--problems", "",
                    phrase("what was wrong with each, by kind, errors first, with an example")},
                   options->problems);
    options->format.declareList(arguments);
    options->store.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace sources_command

Command sourcesCommand() {
    return {
        "sources",
        phrase("list what was imported"),
        phrase(
            "Lists the files that games came from: their games, the encoding they were read in and "
            "how sure it is (\"chosen\": by --encoding; \"windows-1257, or ISO-8859-13\": the "
            "other one fits nearly as well), the variant (chosen by --variant, guessed, or as the "
            "games say), and the problems. Games entered in Damscope are those of the source "
            "\"Damscope\". A source that was misread can be read again with damscope reread."),
        phrase("damscope sources\n"
               "    lists all sources\n"
               "damscope sources broken --problems\n"
               "    shows what was wrong with the files of a folder, by kind\n"
               "damscope games --source english.pdn\n"
               "    lists the games of a source"),
        sources_command::declare,
        Length::paged};
}

namespace {

bool hasPart(std::string_view path, std::string_view part) {
    const auto equal = [](char a, char b) { return base::lowerCase(a) == base::lowerCase(b); };
    return !part.empty() &&
           std::search(path.begin(), path.end(), part.begin(), part.end(), equal) != path.end();
}

bool isMeant(const db::StoredSource& source, const std::string& word) {
    return base::isAllDigits(word) ? fmt::to_string(db::number(source.id)) == word
                                   : hasPart(source.source.path, word);
}

} // namespace

std::vector<db::StoredSource> sourcesMeant(db::Store& store,
                                           const std::optional<std::string>& word) {
    std::vector<db::StoredSource> all = db::sources(store);
    if (!word)
        return all;
    std::erase_if(all, [&](const db::StoredSource& source) { return !isMeant(source, *word); });
    if (all.empty())
        throw UsageError(inWords({"usage-no-source", {{"word", visible(*word)}}}));
    return all;
}

namespace {

constexpr int exampleWidth = 100;

// In the order of db::EncodingSource.
constexpr std::array<std::string_view, 4> encodingSources{"", "detected", "doubtful", "chosen"};

std::string_view nameOf(rules::Variant variant) {
    return rules::rules(variant).name;
}

Json kindJson(const db::ProblemKind& kind, Language language) {
    return {{"severity", damscope::nameOf(kind.severity)},
            {"code", kind.first.code},
            {"problems", kind.problems},
            {"games", kind.games},
            {"example", words(kind.first, language)}};
}

} // namespace

std::string encodingText(const db::Source& source) {
    std::string text = visible(source.encoding);
    if (source.encodingSource == db::EncodingSource::chosen)
        text += " (chosen)";
    else if (source.encodingSource == db::EncodingSource::doubtful)
        text +=
            source.otherEncoding.empty() ? " (doubtful)" : ", or " + visible(source.otherEncoding);
    return text;
}

std::string variantText(const db::StoredSource& source, const db::SourceFacts& facts) {
    if (source.reading.variant)
        return fmt::format("{} (chosen)", nameOf(*source.reading.variant));
    std::string text;
    for (const auto& [variant, games] : facts.variants)
        text += fmt::format("{}{}{}", text.empty() ? "" : ", ", nameOf(variant),
                            facts.variants.size() > 1 ? " " + grouped(games) : "");
    if (const std::uint64_t guessed = source.progress.guessed; guessed > 0)
        text += guessed >= source.progress.games ? " (guessed)"
                                                 : fmt::format("; {} guessed", grouped(guessed));
    return text;
}

Json sourceJson(const db::StoredSource& source, const db::SourceFacts& facts, Language language) {
    Json variants = Json::object();
    for (const auto& [variant, games] : facts.variants)
        variants[std::string(nameOf(variant))] = games;
    Json problems = Json::array();
    for (const db::ProblemKind& kind : facts.problems)
        problems.push_back(kindJson(kind, language));
    const db::Source& s = source.source;
    const db::SourceProgress& p = source.progress;
    const auto orNull = [](const std::string& text) { return text.empty() ? Json() : Json(text); };
    return {
        {"id", db::number(source.id)},
        {"path", s.path},
        {"file", orNull(source.reading.file)},
        {"bytes", s.digest.size},
        {"games", facts.games},
        {"read", p.games},
        {"duplicates", p.duplicates},
        {"refused", p.refused},
        {"complete", p.done},
        {"encoding", s.encoding},
        {"encoding_source",
         orNull(std::string(encodingSources.at(static_cast<std::size_t>(s.encodingSource))))},
        {"other_encoding", orNull(s.otherEncoding)},
        {"variant_chosen", source.reading.variant ? Json(nameOf(*source.reading.variant)) : Json()},
        {"variants", variants},
        {"guessed", p.guessed},
        {"problems", problems}};
}

std::string problemKindText(const db::ProblemKind& kind, Language language) {
    Message message = {
        "sources-kind",
        {{"problems", countMessage("counted-" + std::string(damscope::nameOf(kind.severity)) + "s",
                                   "count", kind.problems)},
         {"code", visible(kind.first.code)},
         {"text", cutToWidth(visible(words(kind.first, language)), exampleWidth)}}};
    addCount(message, "m", "games", kind.games);
    return words(message, language);
}

} // namespace damscope::cli
