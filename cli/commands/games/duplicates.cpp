// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/search/lists/duplicates.hpp"
#include "messages/phrase.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "pages/store_tables.hpp"

#include <algorithm>
#include <array>
#include <memory>
#include <span>

namespace damscope::cli {
namespace duplicates_command {
namespace {

constexpr std::string_view deletionReason = "edit duplicates --apply";

constexpr std::array certainties{db::Certainty::possible, db::Certainty::likely,
                                 db::Certainty::certain};

struct Options {
    SelectionOptions selection;
    std::string sure;
    ApplyOption apply;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
};

// Deleting needs more certainty than listing, unless the user sets it.
db::Certainty leastCertain(const Options& options) {
    if (options.sure.empty())
        return options.apply.isGiven() ? db::Certainty::certain : db::Certainty::possible;
    return *std::ranges::find(certainties, options.sure,
                              [](db::Certainty sure) { return pages::keyOf(sure); });
}

std::vector<db::Duplicate> find(SelectedGames& games, const Options& options, Console& console,
                                bool& complete) {
    ProgressLine progress(console, "counted-games");
    db::DuplicateReport report =
        db::findDuplicates(games.store(), games.filter(), console.stopToken(), showOn(progress));
    complete = report.complete;
    std::erase_if(report.duplicates, [least = leastCertain(options)](const db::Duplicate& d) {
        return d.certainty < least;
    });
    return std::move(report.duplicates);
}

// Two lines a pair: what --apply deletes, and what is kept.
SheetTable pairedLines(const SheetTable& table) {
    const SheetTable shown = pages::shownPart(table);
    SheetTable lines{
        "",
        {{}, shown.columns.at(0), shown.columns.at(1), shown.columns.at(4), shown.columns.at(5)},
        {}};
    for (const pages::Cells& row : shown.rows) {
        lines.rows.push_back({"-", row.at(0), row.at(1), row.at(4), row.at(5)});
        lines.rows.push_back({"+", row.at(2), row.at(3), "", ""});
    }
    return lines;
}

// Some at a time: a large database has many.
void print(db::Store& store, std::span<const db::Duplicate> duplicates, const Options& options,
           Console& console) {
    ListWriter list(options.format, console);
    for (; !duplicates.empty();
         duplicates = duplicates.subspan(std::min(duplicates.size(), gamesPerPage))) {
        const SheetTable table = pages::duplicatesTable(
            store, duplicates.first(std::min(duplicates.size(), gamesPerPage)), console.locale());
        list.add(options.format.format() == Format::text ? pairedLines(table) : table);
    }
    list.end();
    console.out().flush();
}

// Those of which --apply deletes the worse game.
std::vector<db::Duplicate> deletable(std::vector<db::Duplicate> duplicates,
                                     const Options& options) {
    const db::Certainty least =
        options.sure.empty() ? db::Certainty::certain : leastCertain(options);
    std::erase_if(duplicates,
                  [least](const db::Duplicate& d) { return d.edited || d.certainty < least; });
    return duplicates;
}

Message proposal(const std::vector<db::Duplicate>& duplicates, const Options& options) {
    const std::size_t count = deletable(duplicates, options).size();
    Message proposed = countMessage("duplicates-proposed", "games", duplicates.size());
    if (count > 0)
        proposed.parameters.push_back(
            {"apply", duplicates.size() == 1
                          ? Message{"duplicates-apply-one", {}}
                          : Message{"duplicates-apply", {{"n", grouped(count)}}}});
    return proposed;
}

void deleteThem(db::Store& store, const std::vector<db::Duplicate>& duplicates,
                const Options& options, Console& console) {
    const std::uint64_t deleted =
        db::deleteDuplicates(store, deletable(duplicates, options), std::string(deletionReason));
    Message done = countMessage(deleted == 0 ? "duplicates-undeleted" : "duplicates-deleted",
                                "games", deleted);
    if (const auto kept = std::ranges::count_if(duplicates, &db::Duplicate::edited); kept > 0)
        done.parameters.push_back(
            {"kept", countMessage("duplicates-kept", "games", static_cast<std::uint64_t>(kept))});
    console.say(done);
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console, {.toChange = options.apply.isGiven()});
    db::Store& store = games.store();
    bool complete = true;
    const std::vector<db::Duplicate> duplicates = find(games, options, console, complete);
    if (!complete)
        return ExitStatus::interrupted;
    print(store, std::span(duplicates).first(options.limit.of(duplicates.size())), options,
          console);
    if (duplicates.empty()) {
        if (!proposeNames(store, games.filter(), console))
            console.say(Message{"duplicates-none", {}});
    } else if (options.apply.isGiven()) {
        deleteThem(store, duplicates, options, console);
    } else {
        console.say(proposal(duplicates, options));
    }
    return options.status.of(ExitStatus::allWell, duplicates.size());
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->apply.declare(arguments);
    arguments.value(
        {"--sure", "HOW",
         phrase("the least certainty: possible, likely or certain; else all are listed, and "
                "--apply deletes certain ones")},
        oneOf(options->sure, {"possible", "likely", "certain"}));
    options->limit.declare(arguments);
    options->selection.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace duplicates_command

Command duplicatesCommand() {
    return {
        "edit duplicates",
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
            "better one lacks is never certain to be superfluous. --apply deletes the game with a "
            "minus before it. Deleted games stay in the database, hidden, until damscope undo "
            "restores them."),
        phrase("damscope write 57 -o - | sed s/Jansen/Janssen/ | damscope import -\n"
               "    stores a game once more, with a name spelt differently\n"
               "damscope edit duplicates --sure likely\n"
               "    lists games that are probably stored twice\n"
               "damscope edit duplicates --apply\n"
               "    keeps the better game of each certain pair"),
        duplicates_command::declare,
        Length::paged};
}

} // namespace damscope::cli
