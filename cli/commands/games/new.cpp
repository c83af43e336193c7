// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/game_form.hpp"
#include "cli/options/format_option.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/position_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/options/tag_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/edits/edits.hpp"
#include "db/store/own_games.hpp"
#include "messages/phrase.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ctime>
#include <memory>
#include <span>

namespace damscope::cli {
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

std::string today() {
    const std::time_t now = std::time(nullptr);
    std::tm date{};
    ::localtime_r(&now, &date);
    return fmt::format("{:04}.{:02}.{:02}", date.tm_year + 1900, date.tm_mon + 1, date.tm_mday);
}

std::string gameTypeTag(rules::Variant variant) {
    return fmt::format("[GameType \"{}\"]\n", rules::gameTypeFor(variant));
}

std::string emptyForm(rules::Variant variant) {
    return fmt::format("[Event \"\"]\n[Site \"\"]\n[Date \"{}\"]\n[Round \"\"]\n[White \"\"]\n"
                       "[Black \"\"]\n[Result \"\"]\n{}\n1. \n",
                       today(), gameTypeTag(variant));
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
    if (options.moves && options.file)
        throw UsageError("MOVES and --file: choose one");
    const auto entered = enter(options);
    if (!entered) {
        console.say(inWords({"new-nothing", {}}));
        return ExitStatus::allWell;
    }
    const WrittenGame written =
        readGame(entered->text, entered->name, environmentLanguage(), entered->linesBefore);
    for (const std::string& problem : written.problems)
        console.warn(problem);
    if (!written.game) {
        Message refused{"new-refused", {}};
        if (isTyped(*entered))
            refused.parameters.push_back({"file", visible(keepText(entered->text))});
        console.warn(inWords(refused));
        return ExitStatus::problems;
    }
    const rules::Game game = completed(*written.game, options);
    db::Store store = options.store.openForWriting();
    const db::GameId id = db::addOwnGame(store, game).id;
    if (options.format.isJson())
        console.out().write(jsonLine({{"id", db::number(id)}}));
    else
        console.out().write(inWords({"new-done", {{"id", db::number(id)}}}) + "\n");
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value(
        {"MOVES", "MOVES", phrase("the moves, as PDN: \"1. 32-28 18-23 2. 38-32 2-0\"")},
        into(options->moves));
    options->tags.declare(arguments);
    arguments.value({"--variant", "V", phrase("of the game; else international")},
                    intoVariant(options->variant));
    arguments.value({"--file", "FILE", phrase("a PDN file with the game, - is standard input")},
                    into(options->file));
    options->format.declareObject(
        arguments, phrase("text, or json: the number of the stored game as an object"));
    options->store.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace new_command

Command newCommand() {
    return {
        "new", phrase("enter a game"),
        phrase(
            "Stores a game that you enter: its moves and tags on the command line, or, without "
            "them, in a form that opens in $VISUAL or $EDITOR. A game with an illegal move is "
            "refused with the place of the fault, and the text is kept. The games are those of the "
            "source \"Damscope\"."),
        phrase("damscope new \"1. 32-28 18-23 2. 38-32 12-18 1-1\" --set White=Jansen --set "
               "Black=Visser\n"
               "    enters a game\n"
               "damscope new --variant russian\n"
               "    opens a form in the editor"),
        new_command::declare};
}

} // namespace damscope::cli
