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
#include "cli/text/sheet.hpp"
#include "db/search/export/export.hpp"
#include "db/search/lists/collections.hpp"
#include "db/store/games.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace damscope::cli {
namespace collection_command {
namespace {

struct Options {
    StoreOptions store;
    FilterOptions filter;
    std::string action = "list";
    std::optional<std::string> name;
    std::optional<std::string> newName;
    std::optional<std::string> note;
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
    db::Store store = options.store.openForReading();
    const std::vector<db::Collection> all = db::collections(store);
    TableWriter table;
    for (const db::Collection& collection : all) {
        table.beginRow();
        table.put(listColumn("collection", console.locale(), "name"), collection.name);
        table.put(numberColumn("games", console.locale(), "games"), Cell::count(collection.games));
        table.put(listColumn("note", console.locale(), "note"), Cell::known(collection.note));
    }
    writeList(std::move(table), options.format, console);
    console.out().flush();
    console.say(counted(all.size(), "collections"));
    return options.status.of(ExitStatus::allWell, all.size());
}

std::vector<Column> columnsWithNotes(const Console& console) {
    std::vector<Column> columns = gameColumns(console.locale());
    columns.push_back({console.translate("column", "note"), Column::Align::left, true});
    return columns;
}

ExitStatus show(const Options& options, Console& console) {
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    const auto games = db::gamesIn(store, *options.name);
    if (!games)
        throw db::NoSuchCollection(*options.name);
    Table table(columnsWithNotes(console),
                console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                console.mayStyle());
    JsonRows objects = options.format.rows(console.out());
    for (std::size_t begin = 0; begin < games->size(); begin += gamesPerPage) {
        std::vector<Table::Cells> rows;
        for (std::size_t i = begin; i < std::min(games->size(), begin + gamesPerPage); ++i) {
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
    console.say(counted(games->size(), "games"));
    return options.status.of(ExitStatus::allWell, games->size());
}

ExitStatus create(const Options& options, Console& console) {
    db::Store store = options.store.openForWriting();
    const std::string& name = *options.name;
    done(db::createCollection(store, name, options.note.value_or("")), name);
    Message made{"collection-made", {{"name", visible(name)}}};
    if (options.filter.given()) {
        const auto games = db::findGames(store, options.filter.filter());
        addCount(made, "n", "games", done(db::addGames(store, name, games), name));
    }
    console.say(made);
    return ExitStatus::allWell;
}

ExitStatus add(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const std::string& name = *options.name;
    const auto games = db::findGames(store, options.filter.filter());
    const std::uint64_t added =
        done(db::addGames(store, name, games, options.note.value_or("")), name);
    Message message = countMessage("collection-added", "games", added);
    message.parameters.push_back({"name", visible(name)});
    if (added < games.size())
        addCount(message, "k", "known", games.size() - added);
    console.say(message);
    return ExitStatus::allWell;
}

ExitStatus remove(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const std::string& name = *options.name;
    const auto games = db::findGames(store, options.filter.filter());
    const std::uint64_t removed = done(db::removeGames(store, name, games), name);
    Message message = countMessage("collection-removed", "games", removed);
    message.parameters.push_back({"name", visible(name)});
    console.say(message);
    return ExitStatus::allWell;
}

ExitStatus rename(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const std::string& name = *options.name;
    const auto change = db::renameCollection(store, name, *options.newName);
    if (!change)
        fail(change.error(),
             change.error() == db::CollectionProblem::missing ? name : *options.newName);
    console.say(
        {"collection-renamed", {{"name", visible(name)}, {"new", visible(*options.newName)}}});
    return ExitStatus::allWell;
}

ExitStatus annotate(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
    const std::string& name = *options.name;
    done(db::annotateCollection(store, name, *options.note), name);
    console.say({"collection-noted", {{"name", visible(name)}}});
    return ExitStatus::allWell;
}

ExitStatus erase(const Options& options, Console& console) {
    db::Store store = options.store.openExisting();
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
    arguments.value({"NEW-NAME", "NAME", phrase("with rename: the new name")},
                    into(options->newName));
    arguments.value(
        {"--note", "TEXT",
         phrase("with create and note: about the collection; with add: about the games")},
        into(options->note));
    options->store.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    options->filter.declare(arguments);
    arguments.needsName("collection", options->action, options->name, {"list"});
    arguments.check([options] { // an empty filter means no games, not all
        const std::string& action = options->action;
        return options->filter.given() || (action != "add" && action != "remove")
                   ? Complaint()
                   : Message{"usage-select-games", {{"command", "collection " + action}}};
    });
    arguments.refuse(phrase("collection rename: give its name and the new one"),
                     [options] { return options->action == "rename" && !options->newName; });
    arguments.refuse(
        phrase("collection note: give it with --note TEXT; an empty text removes the note"),
        [options] { return options->action == "note" && !options->note; });
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace collection_command

Command collectionCommand() {
    return {
        "collection",
        phrase("keep games in collections with a name"),
        phrase(
            "Collections keep games in an order of their own, with notes. --in NAME then selects "
            "these games in every command that lists, searches or exports games. damscope undo "
            "reverts the last change."),
        phrase("damscope collection create \"My games\" --player Jansen\n"
               "    creates one and adds games to it\n"
               "damscope collection add \"My games\" --id 60,70-74 --note \"to study\"\n"
               "    adds games with a note\n"
               "damscope collection show \"My games\"\n"
               "    lists its games in its order\n"
               "damscope openings --in \"My games\"\n"
               "    shows what was played in the games of a collection"),
        collection_command::declare,
        Length::paged};
}

} // namespace damscope::cli
