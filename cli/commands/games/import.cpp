// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/import.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/guess_words.hpp"
#include "cli/text/problem_printer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <memory>
#include <span>

namespace damscope::cli {
namespace {

using Duplicates = std::vector<db::DuplicateGame>;

// What is kept of them: enough to work through, and not all of a million.
constexpr std::size_t mostDuplicates = 100'000;
constexpr std::size_t duplicatesInWords = 10;

struct Options {
    StoreOptions store;
    ReadingOptions reading;
    bool repair = false;
    bool noIndex = false;
    LanguageOption language;
    bool json = false;
};

Json duplicatesJson(const Duplicates& duplicates) {
    Json list = Json::array();
    for (const db::DuplicateGame& d : duplicates)
        list.push_back({{"path", d.path},
                        {"game", d.ordinal},
                        {"line", d.line},
                        {"white", d.white},
                        {"black", d.black},
                        {"duplicate_of", db::number(d.of)}});
    return list;
}

std::string duplicatesWords(const Duplicates& duplicates, std::uint64_t all) {
    std::string words;
    for (const db::DuplicateGame& d :
         std::span(duplicates).first(std::min(duplicates.size(), duplicatesInWords)))
        words += visible(fmt::format("  {}:{}: game {} ({} - {}) is game {}", d.path, d.line,
                                     d.ordinal, d.white.empty() ? "?" : d.white,
                                     d.black.empty() ? "?" : d.black, db::number(d.of))) +
                 '\n';
    if (words.empty())
        return {};
    const std::uint64_t more = all - std::min<std::uint64_t>(all, duplicatesInWords);
    if (more > 0)
        words += "  and " + counted(more, "more duplicate") + "; --json lists them\n";
    return "duplicates, with the number of the stored game:\n" + words;
}

Json asJson(const db::ImportSummary& s, const Duplicates& duplicates) {
    return {{"sources", s.sources},
            {"games", s.games},
            {"stored", s.stored},
            {"legal", s.legal},
            {"partial", s.partial},
            {"repaired", s.repaired},
            {"mended", s.mended},
            {"duplicates", s.duplicates},
            {"duplicate_list", duplicatesJson(duplicates)},
            {"refused", s.refused},
            {"problems", s.problems},
            {"seconds", std::round(s.seconds * 1000) / 1000},
            {"known", s.known},
            {"failed", s.failed},
            {"errors", s.errors},
            {"replaced", s.replaced},
            {"guessed", guessedJson(s.guessed)},
            {"encodings", s.encodings},
            {"interrupted", s.interrupted}};
}

std::string inWords(const db::ImportSummary& s, const Duplicates& duplicates) {
    std::string words =
        fmt::format("{} read from {} in {:.1f} s: {} stored, {}, {} refused\n",
                    counted(s.games, "game"), counted(s.sources, "source"), s.seconds,
                    grouped(s.stored), counted(s.duplicates, "duplicate"), grouped(s.refused));
    if (s.known > 0)
        words += counted(s.known, "source") + " imported before, nothing added\n";
    if (s.replaced > 0)
        words += counted(s.replaced, "stored game") +
                 " from an earlier import replaced, with the same number\n";
    if (!s.guessed.empty())
        words += guessedWords(s.guessed) + "; choose another with --variant\n";
    for (const auto& [encoding, sources] : s.encodings)
        words += counted(sources, "source") + " read as " + encoding +
                 "; choose another with --encoding\n";
    if (s.repaired > 0)
        words += counted(s.repaired, "stored game") +
                 " repaired: [%repaired] after a move shows what was written\n";
    if (s.mended > 0)
        words += counted(s.mended, "game") +
                 " with text or odd quotes among the tags: read whole, the text is kept\n";
    if (s.partial > 0)
        words +=
            counted(s.partial, "stored game") + " only partly legal: the rest is kept as text\n";
    if (s.problems > 0)
        words += counted(s.problems, "problem") +
                 " stored with the games: damscope games --with problems\n";
    words += duplicatesWords(duplicates, s.duplicates);
    if (s.failed > 0)
        words += counted(s.failed, "source") + " could not be read completely\n";
    return words;
}

ExitStatus statusOf(const db::ImportSummary& summary) {
    if (summary.interrupted)
        return ExitStatus::interrupted;
    if (summary.failed > 0)
        return ExitStatus::failed;
    return summary.errors > 0 || summary.refused > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

db::ImportSummary importAll(const Options& options, Console& console, ProblemPrinter& printer,
                            Duplicates& duplicates) {
    db::Store store = options.store.openForWriting();
    ProgressLine progress(console, "games");
    db::ImportListener listener;
    if (!options.json || console.wordsOnTerminal())
        listener.progress = showImportOn(progress);
    listener.problem = [&](const db::ImportProblem& problem) { printer.print(problem); };
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) { printer.printKnown(source); };
    listener.duplicate = [&](const db::DuplicateGame& duplicate) {
        if (duplicates.size() < mostDuplicates)
            duplicates.push_back(duplicate);
    };
    db::ImportOptions how = options.reading.how;
    how.repair = options.repair ? parser::Repair::apply : parser::Repair::suggest;
    how.indexing = options.noIndex ? db::Indexing::later : db::Indexing::now;
    return db::importSources(store, options.reading.paths, how, console.stopToken(), listener);
}

ExitStatus run(const Options& options, Console& console) {
    ProblemPrinter printer(console, options.json ? ProblemStyle::objects : ProblemStyle::words,
                           options.language.language());
    Duplicates duplicates;
    const db::ImportSummary summary = importAll(options, console, printer, duplicates);
    if (printer.leftOut() > 0)
        console.say("... and " + counted(printer.leftOut(), "line") +
                    " more; damscope lint PATH prints them all");
    console.out().write(options.json ? jsonLine(asJson(summary, duplicates))
                                     : inWords(summary, duplicates));
    if (summary.interrupted)
        console.say(
            "interrupted: the games stored so far are safe; the same command continues from there");
    return statusOf(summary);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declarePaths(arguments);
    options->store.declare(arguments);
    arguments.flag({"--strict", "", "refuse games that are not legal to the end"},
                   options->reading.how.strict);
    arguments.flag({"--repair", "",
                    "correct slips in illegal games where the intended move is clear; else "
                    "corrections are only proposed"},
                   options->repair);
    options->reading.declareHow(arguments);
    arguments.flag(
        {"--no-index", "", "do not update the position index; damscope index does it later"},
        options->noIndex);
    options->language.declare(arguments);
    arguments.flag(
        {"--json", "",
         "the summary as a JSON object, with which game is a duplicate of which; problems "
         "as objects, one per line, on standard error"},
        options->json);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command importCommand() {
    return {
        "import", "read PDN files, folders and archives into the store",
        "Every game is counted as stored, a duplicate of a stored one, or refused. A game with "
        "an illegal move is stored up to that move, with the rest as text, and the problem is "
        "reported with its place.\nImporting the same file again adds nothing. An import that was "
        "interrupted, for whatever reason, continues where it stopped when it is run again.\nA "
        "file whose names were decoded wrongly can be imported again with another --encoding: its "
        "games replace those imported before and keep their numbers.",
        "damscope import tournament.pdn archive/ club.zip\n"
        "    reads a file, a folder and an archive\n"
        "damscope import --encoding windows-1251 --variant russian old.pdn\n"
        "    reads a file whose encoding and variant cannot be guessed\n"
        "xzcat big.pdn.xz | damscope import -\n"
        "    reads standard input",
        declare};
}

} // namespace damscope::cli
