// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/apply_option.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/store/edits.hpp"
#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "parser/write/write.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

namespace damscope::cli {
namespace edit_command {
namespace {

struct Options {
    SelectionOptions selection;
    TagOptions tags;
    std::optional<std::string> file;
    ApplyOption apply;
    FormatOption format;
};

std::string reasonOf(const std::vector<rules::Tag>& changes) {
    std::string reason = "edit";
    for (const rules::Tag& change : changes)
        reason += fmt::format(" --set {}=\"{}\"", change.name, change.value);
    return reason;
}

// The tags that the changes make different, as they are.
std::vector<rules::Tag> differing(const rules::Game& game, const rules::Game& changed,
                                  const std::vector<rules::Tag>& changes) {
    std::vector<rules::Tag> tags;
    std::set<std::string> seen;
    for (const rules::Tag& change : changes)
        if (seen.insert(change.name).second && game.tag(change.name) != changed.tag(change.name))
            tags.push_back({change.name, std::string(game.tag(change.name))});
    return tags;
}

std::string shown(std::string_view value) {
    return value.empty() ? "(none)" : visible(value);
}

Json orNull(std::string_view value) {
    return value.empty() ? Json() : Json(value);
}

std::string playersOf(const rules::Game& game) {
    return visibleOrUnknown(game.tag("White")) + " - " + visibleOrUnknown(game.tag("Black"));
}

/// Lists what would change, a page at a time.
class Preview {
public:
    Preview(const Options& options, Console& console)
        : options_(options), console_(console), objects_(options.format.rows(console.out())),
          table_({{console.translate("column", "id"), Column::Align::right},
                  {console.translate("page", "game"), Column::Align::left, true},
                  {console.translate("column", "tag")},
                  {console.translate("column", "is"), Column::Align::left, true},
                  {console.translate("column", "becomes"), Column::Align::left, true}},
                 console.out().isTerminal() ? std::optional(console.width()) : std::nullopt,
                 console.mayStyle()) {}
    ~Preview() = default;
    Preview(const Preview&) = delete;
    Preview& operator=(const Preview&) = delete;

    void add(db::GameId id, const rules::Game& game, const rules::Game& changed) {
        const std::vector<rules::Tag> tags = differing(game, changed, options_.tags.changes());
        games_ += tags.empty() ? 0U : 1U;
        for (const rules::Tag& tag : tags)
            if (options_.format.isJson())
                objects_.add({{"game", db::number(id)},
                              {"tag", tag.name},
                              {"before", orNull(tag.value)},
                              {"after", orNull(changed.tag(tag.name))}});
            else
                rows_.push_back({std::to_string(db::number(id)), playersOf(game), visible(tag.name),
                                 shown(tag.value), shown(changed.tag(tag.name))});
        if (rows_.size() >= gamesPerPage)
            flush();
    }
    void flush() {
        if (!rows_.empty())
            console_.out().write(table_.page(rows_));
        rows_.clear();
        console_.out().flush();
    }
    /// When all have been added.
    void finish() {
        if (options_.format.isJson())
            objects_.end();
        flush();
    }
    [[nodiscard]] std::uint64_t games() const { return games_; }

private:
    const Options& options_;
    Console& console_;
    JsonRows objects_;
    Table table_;
    std::vector<Table::Cells> rows_;
    std::uint64_t games_ = 0;
};

// How many games would change.
std::uint64_t preview(db::Store& store, const std::vector<db::GameId>& ids, const Options& options,
                      Console& console) {
    Preview preview(options, console);
    for (const db::GameId id : ids) {
        auto game = db::loadGame(store, id);
        if (!game) {
            console.warn(visible(console.translate(game.error().reason)));
            continue;
        }
        requireResult(options.tags.changes(), game->variant());
        preview.add(id, *game, db::withTags(*game, options.tags.changes()));
    }
    preview.finish();
    return preview.games();
}

ExitStatus editTags(db::Store& store, const std::vector<db::GameId>& ids, const Options& options,
                    Console& console) {
    const std::uint64_t games = preview(store, ids, options, console);
    if (games == 0) {
        console.say(Message{"edit-same", {}});
        return ExitStatus::allWell;
    }
    if (!options.apply.allows(games)) {
        console.say(countMessage("edit-preview", "games", games));
        return ExitStatus::allWell;
    }
    store = options.selection.store().openExisting();
    ProgressLine progress(console, "counted-games");
    const auto& changes = options.tags.changes();
    const db::EditReport report =
        db::editTags(store, ids, changes, reasonOf(changes), console.stopToken(), showOn(progress));
    console.say(
        countMessage(report.complete ? "edit-done" : "edit-interrupted", "games", report.changed));
    if (!report.complete)
        return ExitStatus::interrupted;
    return report.damaged.empty() ? ExitStatus::allWell : ExitStatus::problems;
}

// A game that was not legal to its end before need not become so, as long as its moves stay.
const rules::Game* gameIn(const WrittenGame& written, const rules::Game& before) {
    if (written.game)
        return &*written.game;
    return written.broken && hasMovesOf(*written.broken, before) ? &*written.broken : nullptr;
}

// The whole game, as PDN: in the editor, or from a file.
ExitStatus editText(db::Store& store, db::GameId id, const Options& options, Console& console) {
    const auto before = db::loadVersion(store, id);
    if (!before)
        throw Failure(before.error().reason);
    const std::string form = parser::writePdn(before->game);
    const std::string name = options.file.value_or("form");
    const std::string text =
        options.file ? textOfFile(*options.file) : cli::editText(form, {"usage-give-changes", {}});
    if (text == form || (!options.file && isBlank(text))) {
        console.say(Message{"edit-nothing", {}});
        return ExitStatus::allWell;
    }
    const WrittenGame written = readGame(text, name, console.locale());
    const rules::Game* game = gameIn(written, before->game);
    if (game == nullptr || written.game) // what was wrong before and stays is known
        for (const std::string& problem : written.problems)
            console.warn(problem);
    if (game == nullptr) {
        console.warn(options.file
                         ? Message{"edit-nothing", {}}
                         : Message{"edit-text-kept",
                                   {{"file", visible(keepText(text))}, {"id", db::number(id)}}});
        return ExitStatus::problems;
    }
    if (!db::overwriteGame(store, id, *game, before->version)) {
        console.warn({"edit-changed-meanwhile",
                      {{"id", db::number(id)}, {"file", visible(keepText(text))}}});
        return ExitStatus::failed;
    }
    console.say({"edit-game-done", {{"id", db::number(id)}}});
    return ExitStatus::allWell;
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames selected =
        options.selection.open(console, {.toChange = options.tags.changes().empty()});
    const std::vector<db::GameId> ids = selected.someGames(console);
    if (!options.tags.changes().empty())
        return editTags(selected.store(), ids, options, console);
    if (ids.size() > 1)
        throw UsageError(countMessage("usage-many-edits", "games", ids.size()));
    return editText(selected.store(), ids.front(), options, console);
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->tags.declare(arguments);
    arguments.value({"--file", "FILE",
                     phrase("replace the game by the one in a PDN file, - is standard "
                            "input")},
                    into(options->file));
    options->apply.declare(arguments);
    options->format.declareList(arguments);
    options->selection.declare(arguments, {.required = true});
    const auto setsTags = [options] { return !options->tags.changes().empty(); };
    arguments.chooseOne({{"--set", setsTags}, "--file"});
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace edit_command

Command editCommand() {
    return {
        "edit",
        phrase("change the headers of games, or a whole game"),
        phrase(
            "Sets tags of the games of SELECTION, and lists the changes. Those of more "
            "than 10 games are made with --apply only; damscope undo reverts them. Without --set "
            "the whole game opens as PDN "
            "in "
            "$VISUAL or $EDITOR, moves and comments too, and is stored when you leave the editor; "
            "if nothing was changed, nothing is stored, and a text with a new illegal move is "
            "refused "
            "and kept. Games keep their numbers, collections and evaluations."),
        phrase("damscope edit 60 --set White=\"Jansen, F.\" --set Date=2023.08.05\n"
               "    corrects a header\n"
               "damscope edit source russian.pdn --set Event=\"Кубок клуба\"\n"
               "    lists what would change in the games of a file\n"
               "damscope edit 60\n"
               "    edits a game as text\n"
               "damscope undo\n"
               "    reverts the last change"),
        edit_command::declare,
        Length::paged};
}

namespace new_command {
namespace {

struct Options {
    StoreOptions store;
    std::optional<std::string> moves;
    TagOptions tags;
    rules::Variant variant = rules::Variant::international;
    std::optional<std::string> file;
    FormatOption format;
};

std::string gameTypeTag(rules::Variant variant) {
    return fmt::format("[GameType \"{}\"]\n", rules::gameTypeFor(variant));
}

std::string emptyForm(rules::Variant variant) {
    return fmt::format("[Event \"\"]\n[Site \"\"]\n[Date \"{}\"]\n[Round \"\"]\n[White \"\"]\n"
                       "[Black \"\"]\n[Result \"\"]\n{}\n1. \n",
                       writtenToday(), gameTypeTag(variant));
}

/// A text with a game, and the name of where it comes from.
struct Entered {
    std::string text;
    std::string name;
    std::uint32_t linesBefore = 0; ///< of the text, that the user has not written
};

// Nothing if the form was left as it was.
std::optional<Entered> enter(const Options& options) {
    if (options.file)
        return Entered{textOfFile(*options.file), *options.file};
    if (options.moves || !options.tags.changes().empty())
        return Entered{gameTypeTag(options.variant) + "\n" + options.moves.value_or("") + "\n",
                       "MOVES", 2};
    const std::string form = emptyForm(options.variant);
    std::string text = editText(form, {"usage-give-moves", {}});
    if (text == form || isBlank(text))
        return std::nullopt;
    return Entered{std::move(text), "form"};
}

bool isTyped(const Entered& entered) {
    return entered.name == "form";
}

rules::Game completed(rules::Game game, const Options& options) {
    std::erase_if(game.tags, [](const rules::Tag& tag) { return tag.value.empty(); });
    requireResult(options.tags.changes(), game.variant());
    return db::withTags(std::move(game), options.tags.changes());
}

ExitStatus run(const Options& options, Console& console) {
    const auto entered = enter(options);
    if (!entered) {
        console.say(Message{"new-nothing", {}});
        return ExitStatus::allWell;
    }
    const WrittenGame written =
        readGame(entered->text, entered->name, console.locale(), entered->linesBefore);
    for (const std::string& problem : written.problems)
        console.warn(problem);
    if (!written.game) {
        Message refused{"new-refused", {}};
        if (isTyped(*entered))
            refused.parameters.push_back({"file", visible(keepText(entered->text))});
        console.warn(refused);
        return ExitStatus::problems;
    }
    const rules::Game game = completed(*written.game, options);
    db::Store store = options.store.openForWriting();
    const db::GameId id = db::addOwnGame(store, game).id;
    if (options.format.isJson())
        console.out().write(jsonLine({{"id", db::number(id)}}));
    else
        console.out().write(console.translate({"new-done", {{"id", db::number(id)}}}) + "\n");
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"MOVES", "MOVES", phrase("the moves, as PDN: \"1. 32-28 18-23 2. 38-32 2-0\"")},
        into(options->moves));
    options->tags.declare(arguments);
    arguments.value({"--variant", "V", phrase("the variant of the game; international if not set")},
                    intoVariant(options->variant));
    arguments.value({"--file", "FILE", phrase("a PDN file with the game, - is standard input")},
                    into(options->file));
    options->format.declareObject(
        arguments, phrase("text, or json: the number of the stored game as an object"));
    arguments.chooseOne({"MOVES", "--file"});
    options->store.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace new_command

Command newCommand() {
    return {
        "edit new", phrase("enter a game"),
        phrase(
            "Stores a game that you enter: its moves and tags on the command line, or, without "
            "them, in a form that opens in $VISUAL or $EDITOR. A game with an illegal move is "
            "refused with the place of the fault, and the text is kept. The games are those of the "
            "source \"Damscope\"."),
        phrase("damscope edit new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set "
               "Black=Visser\n"
               "    enters a game\n"
               "damscope edit new --variant russian\n"
               "    opens a form in the editor"),
        new_command::declare};
}

} // namespace damscope::cli
