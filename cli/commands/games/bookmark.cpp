// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/sheet.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/store.hpp"
#include "messages/phrase.hpp"
#include "rules/text/fen.hpp"

#include <algorithm>
#include <array>
#include <memory>

namespace damscope::cli {
namespace bookmark_command {
namespace {

struct Options {
    std::string action = "list";
    std::optional<std::string> name;
    SelectionOptions selection; ///< with rename, the new name
    std::optional<rules::Variant> variant;
    std::optional<std::string> position;
    std::optional<std::string> moves;
    std::string note;
    LimitOption limit;
    ApplyOption apply;
    FormatOption format;
    ExitStatusOption status;
};

// `name`: the one that the bookmark has, or is to have.
void require(const db::BookmarkChange& change, const std::string& name) {
    if (!change)
        return;
    using Problem = db::BookmarkProblem;
    const char* const code =
        *change == Problem::missing  ? "usage-no-bookmark"
        : *change == Problem::exists ? "usage-bookmark-exists"
        : *change == Problem::nameless
            ? phrase("a bookmark needs a name with a letter or digit in it")
            : phrase("the games of the bookmark \"{name}\" cannot be understood; add it again");
    throw UsageError({code, {{"name", visible(name)}}});
}

db::query::Query queryOf(const db::Bookmark& bookmark, const db::NameCatalogue& names) {
    const std::string text = bookmark.kind == db::BookmarkKind::position
                                 ? "position \"" + bookmark.text + "\""
                                 : bookmark.text;
    auto query = db::query::readQuery(bookmark.variant, text, names);
    if (!query)
        throw UsageError({"usage-query-unclear", {{"query", visible(text)}}});
    return std::move(*query);
}

void write(const std::vector<db::Bookmark>& all, const Options& options, Console& console) {
    TableWriter table;
    for (const db::Bookmark& bookmark : all) {
        const bool isPosition = bookmark.kind == db::BookmarkKind::position;
        table.beginRow();
        table.put(listColumn("name", console.locale(), "name"), bookmark.name);
        table.put(fileColumn("kind"), isPosition ? "position" : "search");
        table.put(listColumn("variant", console.locale(), "variant"),
                  rules::rules(bookmark.variant).name);
        table.put(listColumn("position-or-search", console.locale()), bookmark.text);
        table.put(fileColumn("fen"), isPosition ? Cell(bookmark.text) : Cell());
        table.put(fileColumn("query"), isPosition ? Cell() : Cell(bookmark.text));
        table.put(textColumn("games", console.locale(), "filter"), Cell::known(bookmark.filter));
        table.put(listColumn("note", console.locale(), "note"), Cell::known(bookmark.note));
    }
    writeList(std::move(table), options.format, console);
    console.out().flush();
}

ExitStatus list(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const auto all = db::bookmarks(store);
    write(all, options, console);
    if (!options.format.isJson())
        console.say(counted(all.size(), "counted-bookmarks"));
    return options.status.of(ExitStatus::allWell, all.size());
}

db::Bookmark given(const Options& options, Console& console) {
    const db::Filter& games = options.selection.filter();
    db::Bookmark bookmark{*options.name,
                          db::BookmarkKind::position,
                          options.variant.value_or(console.settings().usualVariant()),
                          "",
                          games == db::Filter{} ? std::string() : db::phraseOf(games),
                          options.note};
    if (const auto& query = options.selection.query()) {
        bookmark.kind = db::BookmarkKind::search;
        bookmark.text = query->text;
        (void)queryOf(bookmark, console.names()); // refused if it cannot be read
    } else {
        const rules::Position position =
            options.moves ? positionAfterMoves(bookmark.variant, *options.moves, "--moves")
                          : positionMeant(bookmark.variant, *options.position, "--position",
                                          options.selection.store(), console);
        bookmark.variant = position.variant();
        bookmark.text = rules::writeFen(position);
    }
    return bookmark;
}

ExitStatus add(const Options& options, Console& console) {
    const db::Bookmark bookmark = given(options, console);
    db::Store store = options.selection.store().openExisting();
    require(db::addBookmark(store, bookmark), bookmark.name);
    console.say({"bookmark-added", {{"name", visible(bookmark.name)}}});
    return ExitStatus::allWell;
}

ExitStatus rename(const Options& options, Console& console) {
    db::Store store = options.selection.store().openExisting();
    const std::string& newName = options.selection.operands().front();
    const db::BookmarkChange change = db::renameBookmark(store, *options.name, newName);
    require(change, change == db::BookmarkProblem::exists ? newName : *options.name);
    console.say({"bookmark-renamed", {{"name", visible(newName)}}});
    return ExitStatus::allWell;
}

db::Bookmark bookmarkNamed(db::Store& store, const std::string& name) {
    const auto bookmark = db::findBookmark(store, name);
    if (!bookmark)
        require(db::BookmarkProblem::missing, name);
    return *bookmark;
}

ExitStatus remove(const Options& options, Console& console) {
    db::Store store = options.apply.isGiven() ? options.selection.store().openExisting()
                                              : options.selection.store().openForReading();
    if (!options.apply.isGiven()) {
        write({bookmarkNamed(store, *options.name)}, options, console);
        console.say(Message{"bookmark-kept", {}});
        return ExitStatus::allWell;
    }
    require(db::removeBookmark(store, *options.name), *options.name);
    console.say({"bookmark-removed", {{"name", visible(*options.name)}}});
    return ExitStatus::allWell;
}

void showPosition(const db::Bookmark& bookmark, const Options& options, Console& console) {
    if (bookmark.kind != db::BookmarkKind::position || options.format.format() != Format::text)
        return;
    const auto position = rules::readFen(bookmark.variant, bookmark.text);
    if (position)
        console.out().write(
            diagram(*position, PieceSigns::unicode, Seen::byWhite, console.locale()) +
            bookmark.text + "\n\n");
}

ExitStatus open(const Options& options, Console& console) {
    db::Store store = options.selection.store().openForReading();
    const db::Bookmark bookmark = bookmarkNamed(store, *options.name);
    const auto games = db::query::readAskedGames(bookmark.filter, console.names());
    if (!games)
        require(db::BookmarkProblem::wrongText, bookmark.name);
    const db::query::Query query = queryOf(bookmark, console.names());
    showPosition(bookmark, options, console);
    const db::Snapshot snapshot(store);
    const std::stop_token stop = console.stopToken();
    const auto most = options.limit.most();
    HitList hits(store, console,
                 options.format.format() == Format::json ? HitFormat::jsonArray
                 : options.format.isJson()               ? HitFormat::json
                                                         : HitFormat::table);
    ProgressLine progress(console, "counted-games");
    std::uint64_t shown = 0;
    const auto take = [&](const db::query::Hit& hit) {
        hits.add(hit);
        return ++shown < most;
    };
    const db::query::FindOptions searching{{}, console.settings().jobs(), showOn(progress)};
    db::Filter filter = games->said.filter;
    if (games->where)
        (void)db::query::keepFound(
            store, filter, *games->where, [](const db::query::Hit&) { return true; }, searching,
            stop);
    const db::SearchReport report =
        most == 0 ? db::SearchReport{}
                  : db::query::find(store, query, filter, take, searching, stop);
    hits.finish();
    const db::query::Gaps gaps = shown >= most
                                     ? db::query::Gaps{}
                                     : db::query::findGaps(store, query, filter, searching, stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    console.say(counted(shown, "counted-games"));
    reportGaps(gaps, console);
    return report.damaged.empty() ? options.status.of(ExitStatus::allWell, shown)
                                  : ExitStatus::problems;
}

struct NamedAction {
    std::string_view name;
    ExitStatus (*run)(const Options&, Console&);
};
constexpr std::array<NamedAction, 5> actions{
    {{"list", list}, {"add", add}, {"open", open}, {"rename", rename}, {"remove", remove}}};

ExitStatus run(const Options& options, Console& console) {
    return std::ranges::find(actions, options.action, &NamedAction::name)->run(options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    std::vector<std::string_view> names;
    names.reserve(actions.size());
    for (const NamedAction& action : actions)
        names.push_back(action.name);
    arguments.value({"ACTION", "ACTION", phrase("list (the default), add, open, rename or remove")},
                    oneOf(options->action, names));
    arguments.value(
        {"NAME", "NAME", phrase("the name of the bookmark; case and accents do not matter")},
        into(options->name));
    options->selection.declare(
        arguments,
        {.variants = SelectionOptions::Variants::all,
         .help = phrase("with add: a search, 'where white men on 27 28', with games before it if "
                        "not all are meant (damscope help select); with rename: the new name"),
         .areOther = [options] { return options->action != "add"; }});
    arguments.value({"--position", "FEN",
                     phrase("with add: a position: W:W31-50:B1-20, or \"60 22w\" of game 60")},
                    into(options->position));
    arguments.value(
        {"--moves", "TEXT", phrase("with add: the position after these moves from the start")},
        into(options->moves));
    arguments.value({"--note", "TEXT", phrase("with add: a remark about it")}, into(options->note));
    arguments.value({"--variant", "V", phrase("with add: its variant; international if not set")},
                    intoVariant(options->variant));
    options->limit.declare(arguments);
    options->apply.declare(arguments);
    options->format.declareList(arguments);
    options->status.declare(arguments);
    arguments.refuse(
        phrase("edit bookmark add: give one of --position, --moves and a search such as 'where "
               "white men on 27 28'"),
        [options] {
            const int said = int{options->position.has_value()} + int{options->moves.has_value()} +
                             int{options->selection.given()};
            const bool isSearch = options->selection.given();
            return options->action == "add" &&
                   (said != 1 || (isSearch && !options->selection.hasQuery()));
        });
    arguments.refuse(phrase("edit bookmark rename: give the old and the new name"), [options] {
        return options->action == "rename" && options->selection.operands().size() != 1;
    });
    arguments.refuse(
        phrase("edit bookmark: only add takes a search, and only rename a second name"), [options] {
            return options->selection.given() && options->action != "add" &&
                   options->action != "rename";
        });
    arguments.needsName("edit bookmark", options->action, options->name, {"list"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace bookmark_command

Command bookmarkCommand() {
    return {
        "edit bookmark",
        phrase("keep positions and searches under a name"),
        phrase(
            "Bookmarks are kept in the database. open shows the games that have the position, or "
            "in which the search finds something, as 'damscope find' does; the desktop has the "
            "same bookmarks in its menu."),
        phrase("damscope edit bookmark add \"Roozenburg\" --moves \"32-28 18-23 33-29\"\n"
               "    keeps the position after these moves\n"
               "damscope edit bookmark add shots Jansen where white captures 4\n"
               "    keeps a search in the games of a player\n"
               "damscope edit bookmark open shots\n"
               "    lists the games that it finds now"),
        bookmark_command::declare,
        Length::paged};
}

} // namespace damscope::cli
