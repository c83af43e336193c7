// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/lines_option.hpp"
#include "messages/phrase.hpp"

#include "cli/exchange/scratch_store.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/reading_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/lists/collections.hpp"
#include "db/lists/filter.hpp"
#include "db/store/games.hpp"

#include <filesystem>
#include <span>
#include <utility>

namespace damscope::cli {
namespace {

std::vector<rules::Game> loadGames(db::Store& store, std::span<const db::GameId> ids) {
    std::vector<rules::Game> games;
    for (const db::GameId id : ids)
        if (auto game = db::loadGame(store, id))
            games.push_back(std::move(*game));
    return games;
}

} // namespace

void LinesOption::declare(Arguments& arguments) {
    arguments.value({"LINES", "LINES",
                     phrase("the repertoire: a PDN file with variations, or a collection"), true},
                    into(lines_));
    arguments.value({"--as", "COLOR", phrase("whose repertoire it is: white or black"), true},
                    oneOf(as_, {"white", "black"}));
}

std::vector<rules::Game> LinesOption::games(db::Store& store, Console& console) const {
    std::vector<rules::Game> games;
    if (std::filesystem::exists(lines_)) {
        ScratchStore file({lines_}, ReadingOptions().how, console);
        games = loadGames(file.store(), db::findGames(file.store(), {}));
    } else if (const auto collected = db::gamesIn(store, lines_)) {
        std::vector<db::GameId> ids;
        for (const db::CollectedGame& game : *collected)
            ids.push_back(game.id);
        games = loadGames(store, ids);
    } else {
        throw UsageError(
            inWords({"usage-neither-file-nor-collection", {{"word", visible(lines_)}}}));
    }
    if (games.empty())
        throw UsageError(inWords({"usage-lines-empty", {{"word", visible(lines_)}}}));
    return games;
}

} // namespace damscope::cli
