// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/analysis/analyse_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/shard_text.hpp"
#include "db/analysis/merge_evaluations.hpp"

#include <fmt/format.h>
#include <stdexcept>

namespace damscope::cli {
namespace {

using Reason = db::MergeRefusal::Reason;

std::string limitsText(const analysis::Limits& limits) {
    std::string text;
    if (limits.nodes)
        text += fmt::format(", {} nodes", *limits.nodes);
    if (limits.depth)
        text += fmt::format(", depth {}", *limits.depth);
    if (limits.time)
        text += fmt::format(", {} ms", limits.time->count());
    return text + fmt::format(", {} {}", limits.lines, limits.lines == 1 ? "move" : "moves");
}

std::string settingsText(const db::EvaluationHeader& header) {
    return fmt::format("{}{} ({})", visible(header.engine), limitsText(header.limits),
                       visible(header.program));
}

Message messageOf(const db::MergeRefusal& refusal) {
    const std::string file = visible(refusal.file.string());
    switch (refusal.reason) {
    case Reason::newerFormat:
        return {"usage-shard-newer", {{"file", file}}};
    case Reason::otherSettings:
        return {"usage-evaluations-differ",
                {{"file", file},
                 {"first", settingsText(refusal.first)},
                 {"own", settingsText(refusal.header)}}};
    default:
        return {"usage-no-evaluations", {{"file", file}}};
    }
}

std::string wordsOf(const db::EvaluationMerge& done) {
    Message message = countMessage("evaluations-merged", "evaluations", done.records);
    message.parameters.push_back({"stored", grouped(done.stored)});
    return inWords(message) + faultsText(done);
}

Json jsonOf(const db::EvaluationMerge& done) {
    Json object{{"records", done.records}, {"stored", done.stored}};
    addFaults(done, object);
    object["complete"] = done.complete;
    return object;
}

} // namespace

ExitStatus mergeAnalyses(const AnalyseOptions& options, Console& console) {
    if (options.filter.given())
        throw UsageError(
            "--merge: it stores everything that is in the files; leave the filter out");
    if (options.nodes || options.depth || options.time || options.plies || options.variations ||
        options.reanalyse || options.independent || options.confirmation)
        throw UsageError("--merge: it stores what was searched, and searches nothing itself; leave "
                         "out the limits and the choice of positions");
    const auto files = filesToMerge(options.ids);
    db::Store store = options.store.openExisting();
    const std::stop_token stop = console.stopToken();
    ProgressLine progress(console, "bytes");
    const auto done = db::mergeEvaluations(store, files, stop, showOn(progress));
    if (!done)
        throw UsageError(inWords(messageOf(done.error())));
    if (options.format.isJson())
        console.out().write(jsonLine(jsonOf(*done)));
    console.say(wordsOf(*done));
    return done->complete ? statusOf(*done) : ExitStatus::interrupted;
}

} // namespace damscope::cli
