// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/ingest/import.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/commands/games/sources.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/problem_text.hpp"
#include "pages/store_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>

namespace damscope::cli {
namespace reread_command {
namespace {

struct Options {
    StoreOptions store;
    std::string source;
    db::RereadOptions how;
    bool repair = false;
    bool asWritten = false;
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

Message summaryOf(const Reread& reread, Language language) {
    const db::ImportSummary& s = reread.summary;
    Message message = countMessage("reread-done", "games", s.games);
    addCount(message, "e", "errors", s.errors);
    addCount(message, "w", "warnings", s.problems - s.errors);
    message.parameters.push_back({"path", visible(reread.after.source.path)});
    message.parameters.push_back(
        {"encoding", visible(pages::encodingText(reread.after.source, language))});
    message.parameters.push_back({"same", grouped(s.replaced)});
    const std::uint64_t added = s.stored - s.replaced - s.keptEdits;
    if (added > 0)
        message.parameters.push_back({"new", grouped(added)});
    if (s.keptEdits > 0)
        message.parameters.push_back({"kept", grouped(s.keptEdits)});
    if (s.deleted > 0)
        message.parameters.push_back({"deleted", grouped(s.deleted)});
    return message;
}

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
    ProgressLine progress(console, "games");
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
            console.out().write(console.translate(summaryOf(*done, console.locale())) + "\n");
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

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const std::vector<db::StoredSource> sources = sourcesMeant(store, options.source);
    if (!options.how.file.empty() && sources.size() > 1 &&
        std::ranges::any_of(sources, [&](const db::StoredSource& source) {
            return source.reading.file != sources.front().reading.file;
        }))
        throw UsageError("--file: the sources are of several files; choose one by its number");
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
        {"SOURCE", "SOURCE",
         phrase("the number of a source, or part of its path: all that have it are read again"),
         true},
        into(options->source));
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
    options->format.declareList(arguments);
    options->store.declare(arguments);
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
        "reread", phrase("read a source again, in another encoding or variant"),
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
        phrase("damscope sources\n"
               "    lists the sources with their numbers, encodings and variants\n"
               "damscope reread windows-1252.pdn --encoding windows-1250\n"
               "    reads a source in another encoding\n"
               "damscope reread english.pdn --variant english\n"
               "    reads a source as another variant, whatever its games say"),
        reread_command::declare};
}

} // namespace damscope::cli
