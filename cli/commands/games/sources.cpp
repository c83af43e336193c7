// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/sources.hpp"

#include "base/text/ascii.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/arguments.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/problem_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/ingest/import.hpp"
#include "db/store/store.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/store_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <string_view>

namespace damscope::cli {
namespace {

// With the names that are near.
[[noreturn]] void failUnknown(db::Store& store, const std::string& word, const Console& console) {
    Message message{"usage-no-source", {{"word", visible(word)}}};
    if (auto names = nearNames(store, db::NameKind::source, word, console.locale()); !names.empty())
        message.parameters.push_back({"names", std::move(names)});
    throw UsageError(std::move(message));
}

constexpr int exampleWidth = 100;

Json kindJson(const db::ProblemKind& kind, Language language) {
    return {{"severity", damscope::nameOf(kind.severity)},
            {"code", kind.first.code},
            {"problems", kind.problems},
            {"games", kind.games},
            {"example", translated(kind.first, language)}};
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

std::string countCode(Severity severity) {
    switch (severity) {
    case Severity::error:
        return "counted-errors";
    case Severity::warning:
        return "counted-warnings";
    case Severity::note:
        break;
    }
    return "counted-notes";
}

/// "3 errors in 2 games, capture-compulsory: capture is compulsory: 23x32", safe for a terminal.
std::string problemKindText(const db::ProblemKind& kind, Language language) {
    Message message = {
        "sources-kind",
        {{"problems", countMessage(countCode(kind.severity), "count", kind.problems)},
         {"code", visible(kind.first.code)},
         {"text", cutToWidth(visible(translated(kind.first, language)), exampleWidth)}}};
    addCount(message, "m", "games", kind.games);
    return translated(message, language);
}

} // namespace

namespace sources_command {
namespace {

struct Options {
    StoreOptions store;
    std::optional<std::string> source;
    bool problems = false;
    LimitOption limit;
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
    if (options.source) {
        const auto called = db::sourcesCalled(store.connection(), *options.source);
        std::erase_if(sources, [&](const pages::ListedSource& listed) {
            return std::ranges::count(called, listed.source.id) == 0;
        });
        if (sources.empty())
            failUnknown(store, *options.source, console);
    }
    const Language language = console.locale();
    const std::size_t found = sources.size();
    options.limit.cut(sources);
    SheetTable table = pages::sourcesTable(sources, pages::VariantNames::forCommands, language);
    if (options.format.isJson())
        printObjects(sources, table, options, console);
    else if (options.problems)
        for (const pages::ListedSource& source : sources)
            printProblems(source, language, console);
    else
        console.out().write(sheetText({"", {}, {std::move(table)}}, console));
    console.out().flush();
    console.say(countMessage("sources-count", "sources", found));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"SOURCE", "SOURCE",
         phrase("the number of a source, its file, or the end of its path, such as 2023/club.pdn; "
                "of a folder or an archive all; all are listed if not set")},
        into(options->source));
    arguments.flag({"--problems", "",
                    phrase("what was wrong with each, by kind, errors first, with an example")},
                   options->problems);
    options->limit.declare(arguments);
    options->format.declareList(arguments);
    options->store.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace sources_command

Command sourcesCommand() {
    return {
        "db sources",
        phrase("list what was imported"),
        phrase(
            "Lists the files that games came from: their games, the encoding they were read in and "
            "how sure it is (\"chosen\": by --encoding; \"windows-1257, or ISO-8859-13\": the "
            "other one fits nearly as well), the variant (chosen by --variant, guessed, or as the "
            "games say), and the problems. Games entered in Damscope are those of the source "
            "\"Damscope\". A source that was misread can be read again with damscope db reread."),
        phrase("damscope db sources\n"
               "    lists all sources\n"
               "damscope db sources broken --problems\n"
               "    shows what was wrong with the files of a folder, by kind\n"
               "damscope list --source english.pdn\n"
               "    lists the games of a source"),
        sources_command::declare,
        Length::paged};
}

namespace reread_command {
namespace {

struct Options {
    std::vector<std::string> words;
    SelectionOptions selection;
    db::RereadOptions how;
    bool repair = false;
    bool asWritten = false;
    ApplyOption apply;
    FormatOption format;
};

constexpr std::string_view detect = "detect";

// "detect" forgets what was chosen before.
ValueParser orDetect(bool& detects, ValueParser accept) {
    return [&detects, accept = std::move(accept)](std::string_view text) {
        detects = text == detect;
        return detects ? std::nullopt : accept(text);
    };
}

/// The result of rereading one source.
struct Reread {
    db::StoredSource before;
    db::StoredSource after;
    db::ImportSummary summary;
};

Json asJson(const Reread& reread) {
    const db::ImportSummary& s = reread.summary;
    return {{"id", db::number(reread.after.id)},
            {"path", reread.after.source.path},
            {"encoding_before", reread.before.source.encoding},
            {"encoding", reread.after.source.encoding},
            {"games", s.games},
            {"replaced", s.replaced},
            {"kept", s.keptEdits},
            {"added", s.stored - s.replaced - s.keptEdits},
            {"duplicates", s.duplicates},
            {"deleted", s.deleted},
            {"errors", s.errors},
            {"problems", s.problems},
            {"interrupted", s.interrupted}};
}

// Nothing if the source cannot be read again; that has been reported.
std::optional<Reread> reread(db::Store& store, const db::StoredSource& source,
                             const Options& options, Console& console) {
    ProblemPrinter printer(console,
                           options.format.isJson() ? ProblemStyle::objects : ProblemStyle::words,
                           console.locale());
    ProgressLine progress(console, "counted-games");
    db::ImportListener listener;
    listener.progress = showImportOn(progress);
    listener.problem = [&](const db::ImportProblem& problem) { printer.print(problem); };
    listener.notice = [&](const db::Notice& notice) { printer.print(notice); };
    auto summary = db::rereadSource(store, source, options.how, console.stopToken(), listener);
    if (!summary) {
        const bool isLost = summary.error().code == "source-not-found";
        const Message failure =
            isLost ? Message{"reread-not-found", {{"reason", summary.error()}}} : summary.error();
        console.warn(visible(console.translate(failure)));
        return std::nullopt;
    }
    if (printer.leftOut() > 0)
        console.say(countMessage("reread-more-lines", "lines", printer.leftOut()));
    return Reread{source, *db::source(store, source.id), std::move(*summary)};
}

db::Repairing repairing(const Options& options) {
    if (options.asWritten)
        return db::Repairing::no;
    return options.repair ? db::Repairing::yes : db::Repairing::asBefore;
}

// One after the other; what was read is printed at once.
ExitStatus rereadAll(db::Store& store, const std::vector<db::StoredSource>& sources,
                     const Options& options, JsonRows& rows, Console& console) {
    ExitStatus status = ExitStatus::allWell;
    for (const db::StoredSource& source : sources) {
        const auto done = reread(store, source, options, console);
        if (!done) {
            status = ExitStatus::failed;
            continue;
        }
        if (options.format.isJson())
            rows.add(asJson(*done));
        else
            console.out().write(visible(console.translate(pages::rereadingSummary(
                                    done->after.source, done->summary, console.locale()))) +
                                "\n");
        console.out().flush();
        if (done->summary.interrupted) {
            console.warn(Message{"reread-interrupted", {}});
            return ExitStatus::interrupted;
        }
        if (status == ExitStatus::allWell && done->summary.errors > 0)
            status = ExitStatus::problems;
    }
    return status;
}

// A number, a file or the end of a path is of a source; other words select games, and mean where
// they are from.
void readWords(Options& options) {
    std::vector<std::string>& words = options.words;
    const bool isSource = words.size() == 1 &&
                          (base::isAllDigits(words.front()) || !db::beginsCondition(words.front()));
    for (const std::string& word : words)
        options.selection.add(isSource ? db::filterText(db::FilterTerm{"source", word}) : word);
}

// The sources of the games, and the source that is named even if no game of it was stored.
std::vector<db::StoredSource> sourcesMeant(SelectedGames& selected, Console& console) {
    db::Store& store = selected.store();
    const db::Filter& filter = selected.filter();
    std::vector<db::SourceId> meant;
    if (filter.source && filter == db::Filter{.source = filter.source}) {
        meant = db::sourcesCalled(store.connection(), *filter.source);
        if (meant.empty())
            failUnknown(store, *filter.source, console);
    } else {
        meant = db::sourcesOf(store, selected.someGames(console));
    }
    std::vector<db::StoredSource> sources;
    for (const db::SourceId id : meant)
        if (auto source = db::source(store, id))
            sources.push_back(std::move(*source));
    return sources;
}

std::uint64_t gamesOf(const std::vector<db::StoredSource>& sources) {
    std::uint64_t games = 0;
    for (const db::StoredSource& source : sources)
        games += source.progress.games;
    return games;
}

// What would be read again; JSON is about what was.
void list(const std::vector<db::StoredSource>& sources, const Options& options, Console& console) {
    if (options.format.isJson())
        return;
    TableWriter table;
    for (const db::StoredSource& source : sources) {
        table.beginRow();
        table.put(rightColumn("id", console.locale()), db::number(source.id));
        table.put(numberColumn("games", console.locale()), Cell::count(source.progress.games));
        table.put(listColumn("source", console.locale()), source.source.path);
    }
    writeList(std::move(table), options.format, console);
    console.out().flush();
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames selected = options.selection.open(console, {.toChange = true});
    db::Store& store = selected.store();
    const std::vector<db::StoredSource> sources = sourcesMeant(selected, console);
    if (!options.how.file.empty() && sources.size() > 1 &&
        std::ranges::any_of(sources, [&](const db::StoredSource& source) {
            return source.reading.file != sources.front().reading.file;
        }))
        throw UsageError("--file: the sources are of several files; choose one by its number");
    if (const std::uint64_t games = gamesOf(sources); !options.apply.allows(games)) {
        list(sources, options, console);
        console.say(countMessage("apply-preview", "games", games));
        return ExitStatus::allWell;
    }
    JsonRows rows = options.format.rows(console.out());
    const ExitStatus status = rereadAll(store, sources, options, rows, console);
    if (options.format.isJson())
        rows.end();
    return status;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->how.jobs = arguments.settings().jobs();
    arguments.value(
        {"SELECTION", "SELECTION",
         phrase("the number of a source, its file or the end of its path; or a selection: the "
                "sources of these games (damscope help select)"),
         false, true},
        into(options->words));
    arguments.check([options] {
        readWords(*options);
        return Complaint();
    });
    arguments.value(
        {"--encoding", "NAME", phrase("read in this encoding; \"detect\" drops a chosen one")},
        orDetect(options->how.detectEncoding, intoEncoding(options->how.encoding)));
    arguments.value(
        {"--variant", "V",
         phrase(
             "read all games as this variant, whatever they say; \"detect\" drops a chosen one")},
        orDetect(options->how.detectVariant, intoVariant(options->how.variant)));
    arguments.flag(
        {"--repair", "",
         phrase("correct slips, and a wrong GameType, where the intended move or variant is "
                "clear; also done for a source with repaired games")},
        options->repair);
    arguments.flag(
        {"--as-written", "", phrase("revert repairs: read moves and GameType as written")},
        options->asWritten);
    arguments.value({"--file", "FILE", phrase("where the file, or the archive it is in, is now")},
                    into(options->how.file));
    options->apply.declare(arguments);
    options->format.declareList(arguments);
    options->selection.declare(
        arguments,
        {.variants = SelectionOptions::Variants::all, .required = true, .positional = false});
    arguments.chooseOne({"--repair", "--as-written"});
    return [options](Console& console) {
        options->how.repair = repairing(*options);
        return run(*options, console);
    };
}

} // namespace
} // namespace reread_command

Command rereadCommand() {
    return {
        "db reread",
        phrase("read a source again, in another encoding or variant"),
        phrase("Reads an imported file again: in another encoding, as another variant, or with "
               "what this "
               "version of Damscope does better. What was chosen before stays chosen. Games keep "
               "their "
               "numbers, and with them their collections and the evaluations of their positions. "
               "Games "
               "that were edited in Damscope stay as they are, deleted ones stay deleted. "
               "Rereading in "
               "the former encoding or "
               "variant or damscope undo reverts it, and --as-written takes repairs back, "
               "such as a variant that "
               "import --repair corrected."),
        phrase("damscope db sources\n"
               "    lists the sources with their numbers, encodings and variants\n"
               "damscope db reread windows-1252.pdn --encoding windows-1250\n"
               "    reads a source in another encoding\n"
               "damscope db reread english.pdn --variant english --apply\n"
               "    reads a source as another variant, whatever its games say"),
        reread_command::declare,
        Length::paged};
}

} // namespace damscope::cli
