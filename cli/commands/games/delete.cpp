// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/sheet.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/filter_text.hpp"
#include "db/store/deletions.hpp"
#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <span>

namespace damscope::cli {
namespace delete_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    bool apply = false;
    bool list = false;
    bool empty = false;
    FormatOption format;
};

// The command as the Deleted collection shows it: "delete --player Jansen".
std::string reasonOf(const db::Filter& filter) {
    constexpr std::size_t longest = 200;
    std::string reason = "delete";
    for (const db::FilterOption& option : db::optionsOf(filter))
        reason += " " + option.name + (option.value ? " " + *option.value : "");
    if (reason.size() > longest)
        reason = cutToWidth(reason, longest);
    return reason;
}

void print(db::Store& store, std::span<const db::GameId> ids, const Options& options,
           Console& console) {
    Table table(gameColumns(console.locale()),
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    JsonRows objects = options.format.rows(console.out());
    for (; !ids.empty(); ids = ids.subspan(std::min(gamesPerPage, ids.size()))) {
        std::vector<Table::Cells> rows;
        for (const db::GameLine& line :
             db::gameLines(store, ids.first(std::min(gamesPerPage, ids.size()))))
            if (options.format.isJson())
                objects.add(db::gameJson(line));
            else
                rows.push_back(gameCells(line, console.locale()));
        if (!rows.empty())
            console.out().write(table.page(rows));
    }
    if (options.format.isJson())
        objects.end();
    console.out().flush();
}

ExitStatus deleteGames(const Options& options, Console& console) {
    db::Store store = options.apply ? options.store.openExisting() : options.store.openForReading();
    const db::Filter& filter = options.filter.filter();
    const std::vector<db::GameId> ids = db::findGames(store, filter);
    const ExitStatus status = reportMissing(store, filter, console);
    requireGames(store, ids, filter, console);
    print(store, ids, options, console);
    if (!options.apply) {
        console.say(countMessage("delete-preview", "games", ids.size()));
    } else {
        const std::uint64_t deleted = db::deleteGames(store, ids, reasonOf(filter));
        console.say(countMessage("delete-done", "games", deleted));
    }
    return status;
}

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const std::vector<db::Deletion> all = db::deletions(store);
    std::uint64_t games = 0;
    TableWriter table;
    for (const db::Deletion& d : all) {
        games += d.games;
        table.beginRow();
        table.put(rightColumn("deletion", console.locale(), "id"), d.id);
        table.put(listColumn("made", console.locale(), "made"), d.made);
        table.put(numberColumn("games", console.locale(), "games"), Cell::count(d.games));
        table.put(listColumn("why", console.locale(), "reason"), d.reason);
    }
    writeList(std::move(table), options.format, console);
    console.out().flush();
    console.say(countMessage("delete-listed", "games", games));
    return ExitStatus::allWell;
}

ExitStatus empty(const Options& options, Console& console) {
    if (!options.apply) {
        const ExitStatus status = list(options, console);
        console.say(Message{"delete-kept", {}});
        return status;
    }
    db::Store store = options.store.openExisting();
    console.say(countMessage("delete-emptied", "games", db::removeDeletedGames(store)));
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    if (options.empty)
        return empty(options, console);
    return options.list ? list(options, console) : deleteGames(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.flag({"--apply", "", phrase("delete the games; without it they are only listed")},
                   options->apply);
    arguments.flag({"--list", "", phrase("list the deletions that damscope undo N reverts")},
                   options->list);
    arguments.flag(
        {"--empty", "",
         phrase("with --apply: remove the deleted games for good; they cannot be restored then")},
        options->empty);
    options->format.declareList(arguments);
    options->store.declare(arguments);
    options->filter.declare(arguments);
    arguments.chooseOne({"--list", "--empty"});
    const auto ofDeletions = [options] { return options->list || options->empty; };
    arguments.refuse(phrase("--list and --empty concern whole deletions: give no filter with them"),
                     [options, ofDeletions] { return ofDeletions() && options->filter.given(); });
    arguments.refuse(
        phrase("delete: select games, with --id 3,5,8-10, --source PATH, --player NAME or "
               "another filter"),
        [options, ofDeletions] { return !ofDeletions() && !options->filter.given(); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace delete_command

Command deleteCommand() {
    return {
        "delete",
        phrase("delete games, and restore them"),
        phrase(
            "Lists the games that the filter selects, and deletes them with --apply. Deleted games "
            "stay in the database, hidden, with their collections and evaluations, including those "
            "deleted in the desktop or by damscope duplicates: --list shows them and damscope undo "
            "N "
            "restores the games of a deletion. Only --empty --apply removes "
            "them for good."),
        phrase("damscope delete --id 60,70-74\n"
               "    lists the games that would be deleted\n"
               "damscope delete --source missing-tags.pdn --apply\n"
               "    deletes the games of a source\n"
               "damscope undo\n"
               "    restores them"),
        delete_command::declare,
        Length::paged};
}

} // namespace damscope::cli
