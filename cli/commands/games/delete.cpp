// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/sheet.hpp"
#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <memory>

namespace damscope::cli {
namespace delete_command {
namespace {

struct Options {
    SelectionOptions selection;
    ApplyOption apply;
    bool list = false;
    bool empty = false;
    FormatOption format;
};

// The command as the journal has it: "edit delete Jansen since 2020".
std::string reasonOf(const SelectionOptions& selection) {
    constexpr std::size_t longest = 200;
    std::string reason = "edit delete " + selection.text();
    if (reason.size() > longest)
        reason = cutToWidth(reason, longest);
    return reason;
}

ExitStatus deleteGames(const Options& options, Console& console) {
    SelectedGames selected = options.selection.open(console, {.toChange = options.apply.isGiven()});
    const std::vector<db::GameId> ids = selected.someGames(console);
    writeGames(selected.store(), ids, options.format, console);
    if (!options.apply.isGiven()) {
        console.say(countMessage("delete-preview", "games", ids.size()));
    } else {
        const std::uint64_t deleted =
            db::deleteGames(selected.store(), ids, reasonOf(options.selection));
        console.say(countMessage("delete-done", "games", deleted));
    }
    return ExitStatus::allWell;
}

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
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
    if (!options.apply.isGiven()) {
        const ExitStatus status = list(options, console);
        console.say(Message{"delete-kept", {}});
        return status;
    }
    db::Store store = options.selection.store().openExisting();
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
    options->apply.declare(arguments);
    arguments.flag({"--list", "", phrase("list the deletions that damscope undo N reverts")},
                   options->list);
    arguments.flag(
        {"--empty", "",
         phrase("with --apply: remove the deleted games for good; they cannot be restored then")},
        options->empty);
    options->format.declareList(arguments);
    options->selection.declare(arguments,
                               {.help = phrase("which games: see damscope help select")});
    arguments.chooseOne({"--list", "--empty"});
    const auto ofDeletions = [options] { return options->list || options->empty; };
    arguments.refuse(
        phrase("--list and --empty concern whole deletions: give no SELECTION with "
               "them"),
        [options, ofDeletions] { return ofDeletions() && options->selection.given(); });
    arguments.refuse(
        phrase("edit delete: select games, such as 3,5,8-10, or Jansen since 2020, or source PATH"),
        [options, ofDeletions] { return !ofDeletions() && !options->selection.given(); });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace delete_command

Command deleteCommand() {
    return {
        "edit delete",
        phrase("delete games, and restore them"),
        phrase(
            "Lists the games of SELECTION, and deletes them with --apply. Deleted games "
            "stay in the database, hidden, with their collections and evaluations, including those "
            "deleted in the desktop or by damscope edit duplicates: --list shows them and damscope "
            "undo "
            "N "
            "restores the games of a deletion. Only --empty --apply removes "
            "them for good."),
        phrase("damscope edit delete 60,70-74\n"
               "    lists the games that would be deleted\n"
               "damscope edit delete source missing-tags.pdn --apply\n"
               "    deletes the games of a source\n"
               "damscope undo\n"
               "    restores them"),
        delete_command::declare,
        Length::paged};
}

} // namespace damscope::cli
