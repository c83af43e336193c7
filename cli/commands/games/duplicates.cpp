// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/duplicates.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/sheet.hpp"
#include "db/store/deletions.hpp"
#include "pages/store_tables.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace damscope::cli {
namespace duplicates_command {
namespace {

constexpr std::string_view deletionReason = "duplicates --apply";

constexpr std::array certainties{db::Certainty::possible, db::Certainty::likely,
                                 db::Certainty::certain};

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string sure;
    bool apply = false;
    bool deleteWorse = false; ///< the former name of --apply
    FormatOption format;
    ExitStatusOption status;
};

// Deleting needs more certainty than listing, unless the user sets it.
db::Certainty leastCertain(const Options& options) {
    if (options.sure.empty())
        return options.apply || options.deleteWorse ? db::Certainty::certain
                                                    : db::Certainty::possible;
    return *std::ranges::find(certainties, options.sure,
                              [](db::Certainty sure) { return pages::keyOf(sure); });
}

std::vector<db::Duplicate> find(db::Store& store, const Options& options, Console& console,
                                bool& complete) {
    ProgressLine progress(console, "games");
    db::DuplicateReport report =
        db::findDuplicates(store, options.filter.filter(), console.stopToken(), showOn(progress));
    complete = report.complete;
    std::erase_if(report.duplicates, [least = leastCertain(options)](const db::Duplicate& d) {
        return d.certainty < least;
    });
    return std::move(report.duplicates);
}

// Some at a time: a large database has many.
void print(db::Store& store, std::span<const db::Duplicate> duplicates, const Options& options,
           Console& console) {
    ListWriter list(options.format, console);
    for (; !duplicates.empty();
         duplicates = duplicates.subspan(std::min(duplicates.size(), gamesPerPage)))
        list.add(pages::duplicatesTable(
            store, duplicates.first(std::min(duplicates.size(), gamesPerPage)), console.locale()));
    list.end();
    console.out().flush();
}

// The games that --apply deletes.
std::vector<db::GameId> deletable(const std::vector<db::Duplicate>& duplicates,
                                  const Options& options) {
    const db::Certainty least =
        options.sure.empty() ? db::Certainty::certain : leastCertain(options);
    std::vector<db::GameId> ids;
    for (const db::Duplicate& d : duplicates)
        if (!d.edited && d.certainty >= least)
            ids.push_back(d.worse);
    return ids;
}

Message proposal(const std::vector<db::Duplicate>& duplicates, const Options& options) {
    const std::size_t count = deletable(duplicates, options).size();
    Message proposed = countMessage("duplicates-proposed", "games", duplicates.size());
    if (count > 0)
        proposed.parameters.push_back(
            {"apply", duplicates.size() == 1
                          ? Message{"duplicates-apply-one", {}}
                          : Message{"duplicates-apply", {{"n", grouped(count)}}}});
    if (options.deleteWorse)
        proposed.parameters.push_back({"former", Message{"duplicates-former", {}}});
    return proposed;
}

void deleteThem(db::Store& store, const std::vector<db::Duplicate>& duplicates,
                const Options& options, Console& console) {
    const std::vector<db::GameId> ids = deletable(duplicates, options);
    const std::uint64_t deleted = db::deleteGames(store, ids, std::string(deletionReason));
    Message done = countMessage(deleted == 0 ? "duplicates-undeleted" : "duplicates-deleted",
                                "games", deleted);
    if (const auto kept = std::ranges::count_if(duplicates, &db::Duplicate::edited); kept > 0)
        done.parameters.push_back(
            {"kept", countMessage("duplicates-kept", "games", static_cast<std::uint64_t>(kept))});
    console.say(done);
}

ExitStatus run(const Options& options, Console& console) {
    db::Store store = options.apply ? options.store.openExisting() : options.store.openForReading();
    bool complete = true;
    const std::vector<db::Duplicate> duplicates = find(store, options, console, complete);
    if (!complete)
        return ExitStatus::interrupted;
    print(store, duplicates, options, console);
    if (duplicates.empty())
        console.say(Message{"duplicates-none", {}});
    else if (options.apply)
        deleteThem(store, duplicates, options, console);
    else
        console.say(proposal(duplicates, options));
    return options.status.of(ExitStatus::allWell, duplicates.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.flag({"--apply", "",
                    phrase("delete the first game of each line unless it may have been edited; "
                           "without --apply they are only listed")},
                   options->apply);
    arguments.flag(
        {"--delete-worse", "", phrase("list what --apply deletes; it deletes nothing by itself")},
        options->deleteWorse);
    arguments.value(
        {"--sure", "HOW",
         phrase("the least certainty: possible, likely or certain; else all are listed, and "
                "--apply deletes certain ones")},
        oneOf(options->sure, {"possible", "likely", "certain"}));
    options->store.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace duplicates_command

Command duplicatesCommand() {
    return {
        "duplicates",
        phrase("find games that are stored twice"),
        phrase(
            "Finds pairs of games with the same moves, or where one game is the beginning of the "
            "other, however the names are spelt, with a certainty and its reason. The better game "
            "is "
            "legal throughout, longer, annotated, and has a fuller header. A game that a person "
            "may have edited is never deleted: one entered or changed in Damscope, or a later copy "
            "with all the tags of an earlier one, such as a corrected export; such a copy counts "
            "as "
            "the better one if nothing else decides. A game with remarks, variations or tags that "
            "the "
            "better one lacks is never certain to be superfluous. Nothing is changed without "
            "--apply. "
            "Deleted "
            "games stay in the database, hidden, until damscope undo restores them."),
        phrase("damscope export --id 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
               "    stores a game once more, with a name spelt differently\n"
               "damscope duplicates --sure likely\n"
               "    lists games that are probably stored twice\n"
               "damscope duplicates --apply\n"
               "    keeps the better game of each certain pair"),
        duplicates_command::declare,
        Length::paged};
}

} // namespace damscope::cli
