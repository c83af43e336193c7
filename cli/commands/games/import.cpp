// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/import.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "db/store/games.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "intake/folder_watch.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "online/import.hpp"
#include "pages/store_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>
#include <system_error>
#include <thread>
#include <utility>

namespace damscope::cli {

namespace import_command {
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
    bool watch = false;
    std::optional<std::chrono::milliseconds> settled;
    FormatOption format;
};

std::string lineOf(const Message& message, Language language) {
    return translated(message, language) + '\n';
}

Message duplicateMessage(const db::DuplicateGame& d) {
    return {d.deleted ? "import-duplicate-deleted" : "import-duplicate",
            {{"place", visible(fmt::format("{}:{}", d.path, d.line))},
             {"ordinal", std::to_string(d.ordinal)},
             {"white", visibleOrUnknown(d.white)},
             {"black", visibleOrUnknown(d.black)},
             {"game", std::to_string(db::number(d.of))}}};
}

std::string duplicatesWords(const Duplicates& duplicates, std::uint64_t all, Language language) {
    std::string text;
    for (const db::DuplicateGame& d :
         std::span(duplicates).first(std::min(duplicates.size(), duplicatesInWords)))
        text += "  " + lineOf(duplicateMessage(d), language);
    if (text.empty())
        return {};
    const std::uint64_t more = all - std::min<std::uint64_t>(all, duplicatesInWords);
    if (more > 0)
        text += "  " + lineOf(countMessage("import-more-duplicates", "duplicates", more), language);
    return lineOf({"import-duplicates", {}}, language) + text;
}

// What to do about a fact.
std::string_view hintFor(std::string_view fact) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> hints{
        {{"import-guessed", phrase("choose another with --variant")},
         {"import-encoding", phrase("choose another with --encoding")},
         {"import-problems", phrase("damscope list --with problems shows them")},
         {"import-kinds", phrase("damscope db sources --problems lists them by file")},
         {"import-deleted",
          phrase("damscope edit delete --list and damscope undo N bring them back")}}};
    for (const auto& [code, hint] : hints)
        if (code == fact)
            return hint;
    return {};
}

std::string summaryText(const db::ImportSummary& summary, const Duplicates& duplicates,
                        Language language) {
    std::string text;
    for (const Message& fact : pages::importFacts(summary, variantNames(language), language)) {
        const std::string_view hint = hintFor(fact.code);
        text += visible(translated(fact, language)) +
                (hint.empty() ? "" : "; " + translatedText(hint, language)) + '\n';
    }
    return text + duplicatesWords(duplicates, summary.duplicates, language);
}

ExitStatus statusOf(const db::ImportSummary& summary) {
    if (summary.interrupted)
        return ExitStatus::interrupted;
    if (summary.failed > 0)
        return ExitStatus::failed;
    return summary.errors > 0 || summary.refused > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

// What has come by then takes its time to be stored.
std::stop_token stopTokenOf(const ReadingOptions& reading, const Console& console) {
    return std::ranges::any_of(reading.paths, online::isOnline)
               ? console.stopToken(online::timeToStore + usualGrace)
               : console.stopToken();
}

online::FetchListener fetching(const FormatOption& format, ProgressLine& progress,
                               Console& console) {
    if (format.isJson() && !console.wordsOnTerminal())
        return {};
    return {[&progress](const online::FetchProgress& now) {
                progress.show(now.games, fractionOf(0, 0));
            },
            [&console](const Message& note) { console.say(visible(console.translate(note))); }};
}

db::ImportSummary importAll(const Options& options, Console& console, ProblemPrinter& printer,
                            Duplicates& duplicates) {
    const std::stop_token stop = stopTokenOf(options.reading, console); // first: Ctrl-C closes the
                                                                        // store in order
    db::Store store = options.store.openForWriting();
    ProgressLine progress(console, "counted-games");
    db::ImportListener listener;
    if (!options.format.isJson() || console.wordsOnTerminal())
        listener.progress = showImportOn(progress);
    listener.problem = [&](const db::ImportProblem& problem) { printer.print(problem); };
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    listener.source = [&](const db::ImportedSource& source) {
        const bool known = !source.knownAs.empty();
        printer.printKnown(source, known ? db::deletedGamesOf(store, source.source.digest) : 0);
    };
    listener.duplicate = [&](const db::DuplicateGame& duplicate) {
        if (duplicates.size() < mostDuplicates)
            duplicates.push_back(duplicate);
    };
    db::ImportOptions how = options.reading.how;
    how.repair = options.repair ? parser::Repair::apply : parser::Repair::suggest;
    how.indexing = options.noIndex ? db::Indexing::later : db::Indexing::now;
    return online::importSources(store, options.reading.paths, options.reading.since, how, stop,
                                 listener, fetching(options.format, progress, console));
}

ExitStatus importOnce(const Options& options, Console& console) {
    const Language language = console.locale();
    ProblemPrinter printer(
        console, options.format.isJson() ? ProblemStyle::objects : ProblemStyle::words, language);
    Duplicates duplicates;
    const db::ImportSummary summary = importAll(options, console, printer, duplicates);
    if (printer.leftOut() > 0)
        console.warn(
            translated(countMessage("import-more-lines", "lines", printer.leftOut()), language));
    if (options.format.isJson())
        console.out().write(jsonLine(importJson(summary, duplicates)));
    else if (!console.isQuiet())
        console.out().write(summaryText(summary, duplicates, language));
    if (summary.interrupted)
        console.warn(translated({"import-interrupted", {}}, language));
    return statusOf(summary);
}

// ---- folders that grow

// What has changed, in words: a grown file brings its first games every time.
ExitStatus importChanged(Options options, const std::vector<std::filesystem::path>& files,
                         Console& console) {
    const Language language = console.locale();
    options.reading.paths.clear();
    for (const std::filesystem::path& file : files)
        options.reading.paths.push_back(file.string());
    ProblemPrinter printer(
        console, options.format.isJson() ? ProblemStyle::objects : ProblemStyle::words, language);
    Duplicates duplicates;
    const db::ImportSummary summary = importAll(options, console, printer, duplicates);
    if (options.format.isJson())
        console.out().write(jsonLine(importJson(summary, {})));
    else if (!console.isQuiet())
        console.out().write(lineOf(
            pages::importFacts(summary, variantNames(language), language).front(), language));
    console.out().flush();
    return statusOf(summary);
}

/// Imports what changes in folders.
class Watching {
public:
    Watching(const Options& options, Console& console)
        : options_(options), console_(console), settled_(options.settled.value_or(usual)),
          watch_(std::vector<std::filesystem::path>(options.reading.paths.begin(),
                                                    options.reading.paths.end()),
                 settled_) {}

    /// Until Ctrl-C, which is its usual end.
    ExitStatus run() {
        const std::stop_token stop = console_.stopToken();
        // What is wrong with it from the start ends the program.
        (void)options_.store.openForWriting();
        console_.say(Message{"watch-begins", {}});
        while (!stop.stop_requested()) {
            const auto next = std::chrono::steady_clock::now() + round();
            while (!stop.stop_requested() && std::chrono::steady_clock::now() < next)
                std::this_thread::sleep_for(slice);
        }
        return ExitStatus::interrupted;
    }

private:
    static constexpr std::chrono::milliseconds usual{2000};
    static constexpr std::chrono::milliseconds slice{50};
    static constexpr std::chrono::milliseconds longestPause{60'000};

    // The time to the next one.
    std::chrono::milliseconds round() {
        const auto files = watch_.ready(std::chrono::steady_clock::now());
        for (const db::FolderWatch::Turn& turn : watch_.turns())
            console_.warn({turn.isThere ? "watch-folder-back" : "watch-folder-gone",
                           {{"folder", visible(turn.folder.string())}}});
        pause_ = files.empty() || import(files)
                     ? settled_ / 2
                     : std::min(std::max(pause_, settled_) * 2, longestPause);
        return pause_;
    }

    // False if it failed, and should be tried again.
    bool import(const std::vector<std::filesystem::path>& files) {
        try {
            if (importChanged(options_, files, console_) != ExitStatus::interrupted)
                watch_.take();
            return true;
        } catch (const db::Error& error) {
            warn(console_.translate(error.message()));
        } catch (const std::system_error& error) {
            warn(error.what());
        }
        return false;
    }

    void warn(std::string_view reason) {
        console_.warn({"watch-import-failed", {{"reason", visible(reason)}}});
    }

    const Options& options_;
    Console& console_;
    std::chrono::milliseconds settled_;
    db::FolderWatch watch_;
    std::chrono::milliseconds pause_{0};
};

ExitStatus run(const Options& options, Console& console) {
    return options.watch ? Watching(options, console).run() : importOnce(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declareSources(arguments);
    options->store.declare(arguments);
    arguments.flag({"--strict", "", phrase("refuse games that are not legal to the end")},
                   options->reading.how.strict);
    arguments.flag({"--repair", "",
                    phrase("correct slips in illegal games where the intended move is clear; else "
                           "corrections are only proposed")},
                   options->repair);
    options->reading.declareHow(arguments);
    arguments.flag({"--no-index", "",
                    phrase("do not update the position index; damscope db index does it later")},
                   options->noIndex);
    arguments.flag({"--watch", "",
                    phrase("keep importing files that appear or grow in the folders, until Ctrl-C; "
                           "nothing is imported twice")},
                   options->watch);
    arguments.value(
        {"--settled", "TIME",
         phrase("with --watch: a file is read when it has not changed for this long, or ten times "
                "as long "
                "if it does not end with the result of a game: 500ms, 10s; 2s if not set")},
        into(options->settled));
    options->format.declareObject(
        arguments,
        phrase("text, or json: the summary as one object, with which game is a duplicate of "
               "which; problems as objects, one per line, on standard error"));
    arguments.needs("--settled", {"--watch"});
    arguments.check([options]() -> Complaint {
        for (const std::string& path : options->reading.paths)
            if (options->watch && !std::filesystem::is_directory(path))
                return Message{"usage-watch-folder", {{"folder", visible(path)}}};
        return std::nullopt;
    });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace import_command

Command importCommand() {
    return {
        "import", phrase("read PDN files, folders and archives into the database"),
        phrase(
            "Every game is counted as stored, a duplicate of a stored one, or refused. A game with "
            "an illegal move is stored up to that move, with the rest as text, and the problem is "
            "reported with its place.\nImporting the same file again adds nothing, but for games "
            "that "
            "--strict refused before. An import that was "
            "interrupted, for whatever reason, continues where it stopped when it is run again.\nA "
            "file whose names were decoded wrongly can be imported again with another --encoding: "
            "its "
            "games replace those imported before and keep their numbers.\nlidraughts:NAME are the "
            "games of a player of lidraughts.org; lidraughts:team/ID, tournament/ID, swiss/ID, "
            "simul/ID, study/ID and game/ID, or the address of their page, the games of those. Run "
            "again, it fetches the games of a player that are new. Nothing is fetched from the net "
            "but for these, and addresses that begin with https://.\nA database of Damscope is "
            "merged: new games are stored, those that were edited there are updated, and where "
            "one was edited in both databases both are kept and named."),
        phrase("damscope import samples/english.pdn samples/broken samples/tournaments.zip\n"
               "    reads a file, a folder and an archive\n"
               "damscope import --encoding windows-1251 --variant russian \\\n  "
               "samples/broken/windows-1251.pdn\n"
               "    reads a file whose encoding and variant cannot be guessed\n"
               "cat samples/*.pdn | damscope import -\n"
               "    reads standard input\n"
               "timeout 3 damscope import --watch samples --settled 100ms || true\n"
               "    imports what appears and grows there, here for three seconds"),
        import_command::declare};
}

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
    std::string text = translated(summary, language);
    if (const auto guessed = pages::guessedGames(s.guessed, variantNames(language), language))
        text += "; " + translated(*guessed, language);
    if (s.failed > 0)
        text += "; " + translated(countMessage("import-failed", "sources", s.failed), language);
    if (const auto kinds = pages::problemsByKind(s.kinds, language))
        text += '\n' + translated(*kinds, language);
    return s.interrupted ? translated({"interrupted", {}}, language) + ": " + text : text;
}

ExitStatus statusOf(const db::LintSummary& summary) {
    if (summary.interrupted)
        return ExitStatus::interrupted;
    if (summary.failed > 0)
        return ExitStatus::failed;
    return summary.errors > 0 ? ExitStatus::problems : ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    ProgressLine progress(console, "counted-games");
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
    const db::LintSummary summary = online::lintSources(
        options.reading.paths, options.reading.since, options.reading.how, console.stopToken(),
        listener, import_command::fetching(options.format, progress, console));
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    console.say(summaryText(summary, console.locale()));
    return statusOf(summary);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->reading.declareSources(arguments);
    options->reading.declareHow(arguments);
    options->format.declareList(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace lint_command

Command lintCommand() {
    return {"import check",
            phrase("check PDN files without a database"),
            phrase("Reads games as import does, replays them by the rules, and prints problems as "
                   "FILE:LINE:COLUMN: game, move: reason. The exit status is 0 if there are only "
                   "warnings."),
            phrase("damscope import check samples/broken/*.pdn\n"
                   "    prints every problem with its place\n"
                   "damscope import check --json samples/broken > problems.jsonl\n"
                   "    the same for other programs"),
            lint_command::declare,
            Length::paged};
}

} // namespace damscope::cli
