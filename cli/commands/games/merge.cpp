// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/nothing_selected.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/text/name_proposals.hpp"
#include "db/repertoire/merged_game.hpp"
#include "messages/counts.hpp"
#include "messages/words.hpp"
#include "parser/write/write.hpp"

#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace merge_command {
namespace {

struct Options {
    GamesSource source;
    FilterOptions filter;
    std::int64_t depth = 40;
    std::optional<std::string> event;
};

ExitStatus run(const Options& options, Console& console) {
    OpenGames games = options.source.open(options.filter.filter(), console);
    const auto ids = db::findGames(games.store(), options.filter.filter());
    requireGames(games.store(), ids, options.filter.filter());
    db::MergedGame merged =
        db::mergeGames(games.store(), ids, static_cast<int>(options.depth), console.stopToken());
    if (console.stopToken().stop_requested())
        return ExitStatus::interrupted;
    if (merged.games == 0)
        throw NothingSelected(inWords({"no-games-selected", {}}));
    // PDN is the same in every language.
    const Message counted = countMessage("counted-games", "count", merged.games);
    merged.game.tags = {{"Event", options.event.value_or(words(counted, Language::english))},
                        {"White", "?"},
                        {"Black", "?"},
                        {"Result", "*"}};
    console.out().write(parser::writePdn(merged.game));
    console.say(inWords(countMessage("merge-done", "games", merged.games)));
    if (merged.other > 0)
        console.say(inWords(countMessage("merge-left-out", "games", merged.other)));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    arguments.value({"--depth", "N", "number of plies of each game; 40 if not set"},
                    into(options->depth, 1, 10000));
    arguments.value({"--name", "NAME", "the Event tag of the game; else how many games are in it"},
                    into(options->event));
    options->source.declare(arguments);
    options->filter.declare(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace merge_command

Command mergeCommand() {
    return {"merge", "make one game with variations of many games",
            "Writes a PDN game with the main lines of the games as variations: they share their "
            "moves as long as they agree, the move of most games comes first, and where a game "
            "ends or --depth is reached a comment says which game it was. Such a game can serve as "
            "a repertoire (damscope repertoire).",
            "damscope merge --player jansen --won > jansen.pdn\n"
            "    writes the games that a player won as one\n"
            "damscope merge --id 12,17,30 --depth 20 > lines.pdn\n"
            "    writes the first twenty plies of three games",
            merge_command::declare};
}

} // namespace damscope::cli
