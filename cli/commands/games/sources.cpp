// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/games/sources.hpp"

#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/sheet.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "pages/store_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string_view>

namespace damscope::cli {
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

/// Leaves those that SOURCE means. Throws UsageError if there is none.
template <class Listed, class SourceOf>
void keepMeant(std::vector<Listed>& all, const std::string& word, const SourceOf& sourceOf) {
    std::erase_if(all, [&](const Listed& listed) { return !isMeant(sourceOf(listed), word); });
    if (all.empty())
        throw UsageError({"usage-no-source", {{"word", visible(word)}}});
}

constexpr int exampleWidth = 100;

Json kindJson(const db::ProblemKind& kind, Language language) {
    return {{"severity", damscope::nameOf(kind.severity)},
            {"code", kind.first.code},
            {"problems", kind.problems},
            {"games", kind.games},
            {"example", words(kind.first, language)}};
}

/// What JSON has in parts: the variants of the games, and the problems by kind.
void addParts(Json& object, const pages::ListedSource& listed, Language language) {
    Json variants = Json::object();
    for (const auto& [variant, games] : listed.facts.variants)
        variants[std::string(rules::rules(variant).name)] = games;
    Json problems = Json::array();
    for (const db::ProblemKind& kind : listed.facts.problems)
        problems.push_back(kindJson(kind, language));
    object["variants"] = std::move(variants);
    object["guessed"] = listed.source.progress.guessed;
    object["problems"] = std::move(problems);
}

/// "3 errors in 2 games, capture-compulsory: capture is compulsory: 23x32", safe for a terminal.
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

} // namespace

namespace sources_command {
namespace {

struct Options {
    StoreOptions store;
    std::optional<std::string> source;
    bool problems = false;
    FormatOption format;
};

void printProblems(const pages::ListedSource& listed, Language language, Console& console) {
    console.out().write(
        fmt::format("{} {}\n", db::number(listed.source.id), visible(listed.source.source.path)));
    for (const db::ProblemKind& kind : listed.facts.problems)
        console.out().write("  " + problemKindText(kind, language) + "\n");
}

void printObjects(const std::vector<pages::ListedSource>& sources, const SheetTable& table,
                  const Options& options, Console& console) {
    JsonRows rows = options.format.rows(console.out());
    for (std::size_t i = 0; i < sources.size(); ++i) {
        Json object = rowJson(table, i);
        addParts(object, sources[i], console.locale());
        rows.add(object);
    }
    rows.end();
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    std::vector<pages::ListedSource> sources = pages::listedSources(store);
    if (options.source)
        keepMeant(
            sources, *options.source,
            [](const pages::ListedSource& listed) -> const auto& { return listed.source; });
    const Language language = console.locale();
    SheetTable table = pages::sourcesTable(sources, pages::VariantNames::forCommands, language);
    if (options.format.isJson())
        printObjects(sources, table, options, console);
    else if (options.problems)
        for (const pages::ListedSource& source : sources)
            printProblems(source, language, console);
    else
        console.out().write(sheetText({"", {}, {std::move(table)}}, console));
    console.out().flush();
    console.say(countMessage("sources-count", "sources", sources.size()));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"SOURCE", "SOURCE",
         phrase("the number of a source, or a part of its path; all are listed if not set")},
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

std::vector<db::StoredSource> sourcesMeant(db::Store& store, const std::string& word) {
    std::vector<db::StoredSource> all = db::sources(store);
    keepMeant(all, word, std::identity());
    return all;
}

} // namespace damscope::cli
