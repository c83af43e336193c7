// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/people/repertoire.hpp"

#include "cli/commands/commands.hpp"
#include "cli/exchange/games_source.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/name_proposals.hpp"
#include "cli/text/report_text.hpp"
#include "db/search/lists/collections.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/openings/tree.hpp"
#include "db/store/games.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <memory>
#include <utility>

namespace damscope::cli {
namespace repertoire_command {
namespace {

struct Options {
    SelectionOptions selection;
    LinesOption lines;
    std::int64_t least = 2;
    FormatOption format;
};

/// A repertoire, and what its lines say otherwise than the database.
struct Lines {
    db::Repertoire repertoire;
    std::vector<db::ChangedEvaluation> changed;
};

Lines linesOf(const Options& options, db::Store& store, Console& console) {
    Lines lines{db::Repertoire(options.lines.side()), {}};
    for (const rules::Game& game : options.lines.games(store, console)) {
        lines.repertoire.add(game);
        for (db::ChangedEvaluation& changed : db::changedEvaluations(store, game))
            lines.changed.push_back(std::move(changed));
    }
    return lines;
}

// Who plays it has the side of the repertoire.
db::Filter withSide(db::Filter filter, const Options& options) {
    if (!filter.player)
        return filter;
    const bool isWhite = options.lines.side() == rules::Color::white;
    auto& own = isWhite ? filter.white : filter.black;
    auto& other = isWhite ? filter.black : filter.white;
    if (!own)
        own = std::exchange(filter.player, std::nullopt);
    if (filter.opponent && !other)
        other = std::exchange(filter.opponent, std::nullopt);
    return filter;
}

ExitStatus run(const Options& options, Console& console) {
    SelectedGames games = options.selection.open(console);
    db::Store& store = games.store();
    Lines lines = linesOf(options, store, console);
    const db::Repertoire& repertoire = lines.repertoire;
    const std::stop_token stop = console.stopToken();
    const auto chosen = db::findGames(store, withSide(games.filter(), options));
    if (chosen.empty())
        proposeNames(store, games.filter(), console);
    pages::CheckedRepertoire checked;
    checked.changed = std::move(lines.changed);
    checked.departures = db::departures(store, repertoire, chosen, stop);
    ProgressLine progress(console, "counted-games");
    db::OpeningBook book(store, {}, stop, showOn(progress));
    db::PlayedMoves played;
    checked.gaps =
        db::gaps(played, book, repertoire, static_cast<std::uint64_t>(options.least), stop);
    if (stop.stop_requested())
        return ExitStatus::interrupted;
    const auto sheet = [&] {
        return pages::repertoireSheet(store, repertoire, checked, resultWords(console.locale()),
                                      console.locale());
    };
    if (options.format.isJson())
        console.out().write(jsonLine(repertoireJson(repertoire, checked, console.locale())));
    else if (options.format.format() == Format::html)
        console.out().write(sheetHtml(sheet(), console.locale()));
    else
        console.out().write(sheetText(sheet(), console));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->lines.declare(arguments);
    arguments.value(
        {"--least", "N",
         phrase("report as gaps moves that at least N games of the database have; 2 if not set")},
        into(options->least, 1, INT64_MAX));
    options->selection.declare(arguments);
    options->format.declareDocument(arguments);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace repertoire_command

Command repertoireCommand() {
    return {
        "train repertoire",
        phrase("check games against what was meant to be played"),
        phrase(
            "Reads a repertoire, games with variations, and shows where the games of SELECTION "
            "left "
            "it, by a move of the player or of the opponent, which moves of opponents it does not "
            "answer, and which of its lines transpose into each other. Of the player's own moves "
            "in a position the first is the main one and the others are second choices; ?, ?! and "
            "?? mark moves to avoid. How a position was reached does not matter."),
        phrase("damscope write white jansen --merged -o lines.pdn; damscope train repertoire "
               "lines.pdn --side white\n"
               "    shows where all games left the lines of a player with White\n"
               "damscope edit collection create Lines black jansen; damscope train repertoire "
               "Lines --side black "
               "--html > lines.html\n"
               "    the same for a collection of the database, as a page"),
        repertoire_command::declare,
        Length::paged};
}

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
    arguments.value({"--side", "COLOR", phrase("whose repertoire it is: white or black"), true},
                    oneOf(as_, {"white", "black"}));
}

std::vector<rules::Game> LinesOption::games(db::Store& store, Console& console) const {
    std::vector<rules::Game> games;
    if (std::filesystem::exists(lines_)) {
        ScratchStore file({lines_}, console);
        games = loadGames(file.store(), db::findGames(file.store(), {}));
    } else if (const auto collected = db::gamesIn(store, lines_)) {
        std::vector<db::GameId> ids;
        for (const db::CollectedGame& game : *collected)
            ids.push_back(game.id);
        games = loadGames(store, ids);
    } else {
        throw UsageError({"usage-neither-file-nor-collection", {{"word", visible(lines_)}}});
    }
    if (games.empty())
        throw UsageError({"usage-lines-empty", {{"word", visible(lines_)}}});
    return games;
}

namespace {

constexpr std::array<std::string_view, 3> marks{"main", "second", "avoid"};
constexpr std::array<std::string_view, 3> leavers{"nobody", "oneself", "opponent"};

Json movesJson(const std::vector<db::RepertoireMove>& moves) {
    Json all = Json::array();
    for (const db::RepertoireMove& move : moves)
        all.push_back(
            {{"move", move.text}, {"mark", marks.at(static_cast<std::size_t>(move.mark))}});
    return all;
}

} // namespace

Json repertoireJson(const db::Repertoire& repertoire, const pages::CheckedRepertoire& checked,
                    Language language) {
    Json departures = Json::array();
    for (const db::Departure& departure : checked.departures)
        departures.push_back({{"game", db::number(departure.game)},
                              {"left_by", leavers.at(static_cast<std::size_t>(departure.by))},
                              {"ply", departure.ply == 0 ? Json() : Json(departure.ply - 1)},
                              {"move", textOrNull(departure.move)},
                              {"path", departure.path},
                              {"instead", movesJson(departure.instead)}});
    Json changes = Json::array();
    for (const db::ChangedEvaluation& changed : checked.changed)
        changes.push_back({{"path", changed.path},
                           {"then", scoreJson(changed.then)},
                           {"now", scoreJson(changed.now)},
                           {"engine", changed.engine}});
    return {{"positions", repertoire.positions().size()},
            {"games", std::move(departures)},
            {"gaps", rowsJson(pages::gapTable(checked.gaps, language))},
            {"transpositions", rowsJson(pages::transpositionTable(repertoire, language))},
            {"conflicts", rowsJson(pages::conflictTable(repertoire, language))},
            {"changed_evaluations", std::move(changes)}};
}

} // namespace damscope::cli
