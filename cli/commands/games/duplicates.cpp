// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/lists/duplicates.hpp"

#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "db/export/game_text.hpp"
#include "db/store/deletions.hpp"
#include "db/store/games.hpp"

#include <algorithm>
#include <array>
#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace {

/// What --undo looks for: games that other commands deleted are not its business.
constexpr std::string_view deletionReason = "duplicates --delete-worse";

// In the order of db::Certainty.
constexpr std::array<std::string_view, 3> certaintyNames{"possible", "likely", "certain"};

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string sure;
    bool deleteWorse = false;
    bool undo = false;
    bool json = false;
};

std::string_view nameOf(db::Certainty certainty) {
    return certaintyNames[static_cast<std::size_t>(certainty)];
}

// Deleting asks for more than looking, unless it is said otherwise.
db::Certainty leastCertain(const Options& options) {
    if (options.sure.empty())
        return options.deleteWorse ? db::Certainty::certain : db::Certainty::possible;
    const auto found = std::ranges::find(certaintyNames, options.sure);
    return static_cast<db::Certainty>(found - certaintyNames.begin());
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

std::string briefly(const db::GameLine& game) {
    return visible(fmt::format("{} - {}, {}", game.header.white, game.header.black,
                               game.header.date.empty() ? "?" : game.header.date));
}

Json jsonOf(const db::Duplicate& duplicate, const db::GameLine& worse, const db::GameLine& better) {
    using db::fieldJson;
    using db::GameField;
    return {{"id", db::number(duplicate.worse)},
            {"better", db::number(duplicate.better)},
            {"certainty", nameOf(duplicate.certainty)},
            {"reason", db::text(duplicate.sameness)},
            {"white", fieldJson(worse, GameField::white)},
            {"black", fieldJson(worse, GameField::black)},
            {"date", fieldJson(worse, GameField::date)},
            {"better_white", fieldJson(better, GameField::white)},
            {"better_black", fieldJson(better, GameField::black)},
            {"better_date", fieldJson(better, GameField::date)}};
}

void print(db::Store& store, const std::vector<db::Duplicate>& duplicates, const Options& options,
           Console& console) {
    using enum Column::Align;
    Table table({{"Id", right},
                 {"Game", left, true},
                 {"Better", right},
                 {"Game", left, true},
                 {"Certainty"},
                 {"Reason"}},
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    std::vector<Table::Cells> rows;
    const auto flush = [&] {
        if (!rows.empty())
            console.out().write(table.page(rows));
        rows.clear();
    };
    for (const db::Duplicate& d : duplicates) {
        const std::array<db::GameId, 2> ids{d.worse, d.better};
        const auto lines = db::gameLines(store, ids);
        if (options.json)
            console.out().write(jsonLine(jsonOf(d, lines.at(0), lines.at(1))));
        else
            rows.push_back({std::to_string(db::number(d.worse)), briefly(lines.at(0)),
                            std::to_string(db::number(d.better)), briefly(lines.at(1)),
                            std::string(nameOf(d.certainty)), std::string(db::text(d.sameness))});
        if (rows.size() == gamesPerPage)
            flush();
    }
    flush();
    console.out().flush();
}

ExitStatus undo(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const auto deletion = db::undoDeletion(store, deletionReason);
    console.say(deletion ? fmt::format("{} deleted on {} UTC brought back",
                                       counted(deletion->games, "game"), deletion->made)
                         : "no games are deleted");
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.undo && options.deleteWorse)
        throw UsageError("--undo and --delete-worse: choose one");
    if (options.undo)
        return undo(options, console);
    db::Store store =
        options.deleteWorse ? options.store.openExisting() : options.store.openForReading();
    bool complete = true;
    const std::vector<db::Duplicate> duplicates = find(store, options, console, complete);
    if (!complete)
        return ExitStatus::interrupted;
    print(store, duplicates, options, console);
    if (!options.deleteWorse) {
        console.say(duplicates.empty() ? "no duplicates found"
                                       : counted(duplicates.size(), "game") +
                                             " repeat others; --delete-worse deletes those that "
                                             "certainly do");
        return ExitStatus::allWell;
    }
    if (duplicates.empty()) {
        console.say("no duplicates found, nothing deleted");
        return ExitStatus::allWell;
    }
    std::vector<db::GameId> ids;
    std::ranges::transform(duplicates, std::back_inserter(ids), &db::Duplicate::worse);
    const std::uint64_t deleted = db::deleteGames(store, ids, std::string(deletionReason));
    console.say(counted(deleted, "game") + " deleted; damscope duplicates --undo brings them back");
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.flag({"--delete-worse", "", "delete the game named first in each line"},
                   options->deleteWorse);
    arguments.flag({"--undo", "", "bring back the games that were deleted last"}, options->undo);
    arguments.value({"--sure", "HOW",
                     "possible, likely or certain: at least so sure; else all are listed and "
                     "certain ones deleted"},
                    oneOf(options->sure, {certaintyNames.begin(), certaintyNames.end()}));
    options->store.declare(arguments);
    arguments.flag({"--json", "", "one JSON object a line"}, options->json);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command duplicatesCommand() {
    return {"duplicates", "find games that are in the store twice",
            "Finds games with the same moves, or of which one is the beginning of the other, "
            "whatever the spelling of the names, with how sure that is and why. The better one is "
            "wholly legal, longer, annotated, and knows more of its header. Deleted games stay in "
            "the store, but nothing shows them, until --undo brings them back.",
            "damscope duplicates --sure likely\n"
            "    lists what is probably there twice\n"
            "damscope duplicates --delete-worse\n"
            "    keeps the better of those that certainly are",
            declare};
}

} // namespace damscope::cli
