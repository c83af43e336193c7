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
#include "db/search/export/export.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <memory>
#include <span>

namespace damscope::cli {
namespace collection_command {
namespace {

struct Options {
    std::string action = "list";
    std::optional<std::string> name;
    SelectionOptions selection; ///< with rename, the new name
    std::optional<std::string> note;
    ApplyOption apply;
    LimitOption limit;
    FormatOption format;
    ExitStatusOption status;
};

[[noreturn]] void fail(db::CollectionProblem problem, const std::string& name) {
    if (problem == db::CollectionProblem::missing)
        throw db::NoSuchCollection(name);
    const char* const code = problem == db::CollectionProblem::exists
                                 ? "usage-collection-exists"
                                 : phrase("a collection needs a name with a letter or digit in it");
    throw UsageError({code, {{"name", visible(name)}}});
}

std::uint64_t done(const db::CollectionChange& change, const std::string& name) {
    if (!change)
        fail(change.error(), name);
    return *change;
}

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    std::vector<db::Collection> all = db::collections(store);
    const std::size_t found = all.size();
    options.limit.cut(all);
    TableWriter table;
    for (const db::Collection& collection : all) {
        table.beginRow();
        table.put(listColumn("collection", console.locale(), "name"), collection.name);
        table.put(numberColumn("games", console.locale(), "games"), Cell::count(collection.games));
        table.put(listColumn("note", console.locale(), "note"), Cell::known(collection.note));
    }
    writeList(std::move(table), options.format, console);
    console.out().flush();
    console.say(counted(found, "counted-collections"));
    return options.status.of(ExitStatus::allWell, found);
}

std::vector<Column> columnsWithNotes(const Console& console) {
    std::vector<Column> columns = gameColumns(console.locale());
    columns.push_back({console.translate("column", "note"), Column::Align::left, true});
    return columns;
}

ExitStatus show(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const db::Snapshot snapshot(store);
    const auto games = db::gamesIn(store, *options.name);
    if (!games)
        throw db::NoSuchCollection(*options.name);
    Table table(columnsWithNotes(console),
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    JsonRows objects = options.format.rows(console.out());
    const std::size_t shown = options.limit.of(games->size());
    for (std::size_t begin = 0; begin < shown; begin += gamesPerPage) {
        std::vector<Table::Cells> rows;
        for (std::size_t i = begin; i < std::min(shown, begin + gamesPerPage); ++i) {
            const db::CollectedGame& entry = (*games)[i];
            const db::GameLine line = db::gameLines(store, std::span(&entry.id, 1)).at(0);
            if (options.format.isJson()) {
                Json object = db::gameJson(line);
                object["note"] = textOrNull(entry.note);
                objects.add(object);
            } else {
                rows.push_back(gameCells(line, console.locale()));
                rows.back().push_back(visible(entry.note));
            }
        }
        if (!rows.empty())
            console.out().write(table.page(rows));
    }
    if (options.format.isJson())
        objects.end();
    console.out().flush();
    console.say(counted(games->size(), "counted-games"));
    return options.status.of(ExitStatus::allWell, games->size());
}

// Does something with the games; many are listed first.
ExitStatus withGames(SelectedGames selected, const Options& options, Console& console,
                     const std::function<void(db::Store&, std::span<const db::GameId>)>& change) {
    const auto games = selected.someGames(console);
    if (options.apply.allows(games.size()))
        change(selected.store(), games);
    else
        listConcerned(selected.store(), games, options.format, console);
    return ExitStatus::allWell;
}

ExitStatus create(const Options& options, Console& console) {
    const auto make = [&](db::Store& store, std::span<const db::GameId> games) {
        const std::string& name = *options.name;
        const std::uint64_t added =
            done(db::createCollection(store, name, options.note.value_or(""), db::collected(games)),
                 name);
        Message made{"collection-made", {{"name", visible(name)}}};
        if (options.selection.given())
            addCount(made, "n", "games", added);
        console.say(made);
    };
    if (options.selection.given())
        return withGames(options.selection.open(console, {.toChange = true}), options, console,
                         make);
    db::Store store = options.selection.store().openForWriting();
    make(store, {});
    return ExitStatus::allWell;
}

void add(db::Store& store, std::span<const db::GameId> games, const Options& options,
         Console& console) {
    const std::string& name = *options.name;
    const std::uint64_t added =
        done(db::addGames(store, name, games, options.note.value_or("")), name);
    Message message = countMessage("collection-added", "games", added);
    message.parameters.push_back({"name", visible(name)});
    if (added < games.size())
        addCount(message, "k", "known", games.size() - added);
    console.say(message);
}

ExitStatus add(const Options& options, Console& console) {
    return withGames(options.selection.open(console, {.toChange = true}), options, console,
                     [&](auto& store, auto games) { add(store, games, options, console); });
}

void remove(db::Store& store, std::span<const db::GameId> games, const Options& options,
            Console& console) {
    const std::string& name = *options.name;
    const std::uint64_t removed = done(db::removeGames(store, name, games), name);
    Message message = countMessage("collection-removed", "games", removed);
    message.parameters.push_back({"name", visible(name)});
    console.say(message);
}

ExitStatus remove(const Options& options, Console& console) {
    return withGames(options.selection.open(console, {.toChange = true}), options, console,
                     [&](auto& store, auto games) { remove(store, games, options, console); });
}

ExitStatus rename(const Options& options, Console& console) {
    db::Store store = options.selection.store().openExisting();
    const std::string& name = *options.name;
    const std::string& newName = options.selection.operands().front();
    const auto change = db::renameCollection(store, name, newName);
    if (!change)
        fail(change.error(), change.error() == db::CollectionProblem::missing ? name : newName);
    console.say({"collection-renamed", {{"name", visible(name)}, {"new", visible(newName)}}});
    return ExitStatus::allWell;
}

ExitStatus annotate(const Options& options, Console& console) {
    db::Store store = options.selection.store().openExisting();
    const std::string& name = *options.name;
    done(db::annotateCollection(store, name, *options.note), name);
    console.say({"collection-noted", {{"name", visible(name)}}});
    return ExitStatus::allWell;
}

ExitStatus erase(const Options& options, Console& console) {
    if (!options.apply.isGiven()) {
        const ExitStatus status = show(options, console);
        console.say({"collection-kept", {{"name", visible(*options.name)}}});
        return status;
    }
    db::Store store = options.selection.store().openExisting();
    const std::string& name = *options.name;
    done(db::deleteCollection(store, name), name);
    console.say({"collection-deleted", {{"name", visible(name)}}});
    return ExitStatus::allWell;
}

struct NamedAction {
    std::string_view name;
    ExitStatus (*run)(const Options&, Console&);
};
constexpr std::array<NamedAction, 8> actions{{{"list", list},
                                              {"show", show},
                                              {"create", create},
                                              {"add", add},
                                              {"remove", remove},
                                              {"rename", rename},
                                              {"note", annotate},
                                              {"delete", erase}}};

ExitStatus run(const Options& options, Console& console) {
    return std::ranges::find(actions, options.action, &NamedAction::name)->run(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    std::vector<std::string_view> names;
    names.reserve(actions.size());
    for (const NamedAction& action : actions)
        names.push_back(action.name);
    arguments.value(
        {"ACTION", "ACTION",
         phrase("list (the default), show, create, add, remove, rename, note or delete")},
        oneOf(options->action, names));
    arguments.value(
        {"NAME", "NAME", phrase("the name of the collection; case and accents do not matter")},
        into(options->name));
    arguments.value(
        {"--note", "TEXT",
         phrase("with create and note: about the collection; with add: about the games")},
        into(options->note));
    options->apply.declare(arguments);
    options->limit.declare(arguments);
    options->selection.declare(
        arguments, {.help = phrase("with create, add and remove: which games, see damscope help "
                                   "select; with rename: the new name"),
                    .areOther = [options] { return options->action == "rename"; }});
    options->format.declareList(arguments);
    options->status.declare(arguments);
    arguments.needsName("edit collection", options->action, options->name, {"list"});
    arguments.check([options] { // nothing given means no games, not all
        const std::string& action = options->action;
        return options->selection.given() || (action != "add" && action != "remove")
                   ? Complaint()
                   : Message{"usage-select-games", {{"command", "edit collection " + action}}};
    });
    arguments.refuse(phrase("edit collection: only create, add and remove take games"), [options] {
        const std::string& action = options->action;
        return options->selection.given() && action != "create" && action != "add" &&
               action != "remove" && action != "rename";
    });
    arguments.refuse(phrase("edit collection rename: give its name and the new one"), [options] {
        return options->action == "rename" && options->selection.operands().size() != 1;
    });
    arguments.refuse(
        phrase("edit collection note: give it with --note TEXT; an empty text removes the note"),
        [options] { return options->action == "note" && !options->note; });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace collection_command

Command collectionCommand() {
    return {
        "edit collection",
        phrase("keep games in collections with a name"),
        phrase("Collections keep games in an order of their own, with notes. 'in collection NAME' "
               "then "
               "selects these games in every command that lists, searches or writes games. More "
               "than 10 games, and a collection that is to be deleted, are only listed without "
               "--apply; damscope undo reverts the last change."),
        phrase("damscope edit collection create \"My games\" Jansen --apply\n"
               "    creates one and adds games to it\n"
               "damscope edit collection add \"My games\" 60,70-74 --note \"to study\"\n"
               "    adds games with a note\n"
               "damscope edit collection show \"My games\"\n"
               "    lists its games in its order\n"
               "damscope find openings in collection \"My games\"\n"
               "    shows what was played in the games of a collection"),
        collection_command::declare,
        Length::paged};
}

} // namespace damscope::cli
