// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation.hpp"
#include "cli/commands/commands.hpp"
#include "cli/exchange/selection_options.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/options/general_options.hpp"
#include "cli/options/output_options.hpp"
#include "cli/options/position_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/knowledge_text.hpp"
#include "cli/text/problem_text.hpp"
#include "db/search/export/export.hpp"
#include "db/store/games.hpp"
#include "db/store/opening_names/names.hpp"
#include "db/store/sqlite/sqlite.hpp"
#include "messages/message.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "pages/movetext.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>

namespace damscope::cli {
namespace show_command {
namespace {

struct Options {
    SelectionOptions selection;
    PlaceOption place;
    bool ascii = false;
    FormatOption format;
};

// A game, its header in the store, how it ended, and the node whose position is drawn.
struct Shown {
    db::GameLine line;
    rules::Game game;
    Ending ending;
    std::vector<db::ImportProblem> problems;
    std::optional<db::Novelty> novelty;
    rules::NodeId node = rules::rootNode;
};

std::vector<db::ImportProblem> problemsOf(db::Store& store, const db::GameLine& line) {
    std::vector<db::ImportProblem> located;
    for (const db::StoredProblem& stored : db::problems(store, line.id))
        located.push_back({line.sourcePath, stored.ordinal, line.header.white, line.header.black,
                           false, stored.problem, stored.game});
    return located;
}

// In a database: the first game of a file would be new from its first move. Not while many games
// would have to be read for it.
std::optional<db::Novelty> noveltyOf(db::Store& store, db::GameId id, const Options& options) {
    constexpr std::uint64_t mostRead = 5000;
    if (options.selection.namesFiles())
        return std::nullopt;
    try {
        db::NoveltyFinder finder(store);
        return finder.unindexedGames() > mostRead ? std::nullopt : finder.of(id);
    } catch (const db::Error& error) {
        if (error.kind() != db::Error::Kind::damaged)
            throw;
        return std::nullopt; // another game is damaged, and this one can be shown without it
    }
}

Shown load(db::Store& store, db::GameId id, const Options& options) {
    rules::Game game = gameMeant(store, id);
    const db::GameLine line = db::gameLines(store, std::span(&id, 1)).at(0);
    Ending ending = endingOf(game, analysis::endgame::ResultJudge());
    const rules::NodeId node = options.place.in(game, db::number(id));
    return {line,
            std::move(game),
            std::move(ending),
            problemsOf(store, line),
            noveltyOf(store, id, options),
            node};
}

std::string tagLines(const Shown& shown, Language language) {
    const std::string knownAs = word("shown", "known-as", language);
    int longest = displayWidth(knownAs);
    for (const rules::Tag& tag : shown.game.tags)
        longest = std::max(longest, std::min(displayWidth(visible(tag.name)), 20));
    std::string text;
    for (const rules::Tag& tag : shown.game.tags)
        text += fmt::format("{:{}}  {}\n", visible(tag.name), longest, visible(tag.value));
    const std::string opening =
        db::storedOpeningText(shown.line.openingId, shown.line.opening, language);
    if (!opening.empty())
        text += fmt::format("{:{}}  {}\n", knownAs, longest, visible(opening));
    if (shown.novelty)
        text += fmt::format("{:{}}  {}\n", word("shown", "new", language), longest,
                            noveltyWords(shown.novelty, language));
    return text + fmt::format("{:{}}  {}:{}\n", word("shown", "source", language), longest,
                              visible(shown.line.sourcePath), shown.line.line);
}

std::string deletedLine(const Shown& shown, Language language) {
    const auto& deletion = shown.line.deletion;
    return deletion
               ? translated({"show-deleted", {{"n", std::to_string(*deletion)}}}, language) + '\n'
               : std::string();
}

std::string diagramText(const Shown& shown, bool ascii, Language language) {
    const auto position = shown.game.position(shown.node);
    const Message after{position ? "show-position" : "show-position-unknown",
                        {{"move", pages::numberedMove(shown.game, shown.node, language)},
                         {"n", std::to_string(shown.game.ply(shown.node))}}};
    if (!position)
        return translated(after, language) + ".\n";
    return translated(after, language) + '\n' +
           diagram(*position, ascii ? PieceSigns::ascii : PieceSigns::unicode, Seen::byWhite,
                   language);
}

std::string problemLines(const Shown& shown, Language language) {
    std::string text;
    if (!shown.problems.empty())
        text = fmt::format("\n{}\n", word("shown", "problems", language));
    for (const db::ImportProblem& problem : shown.problems)
        text += problemLine(problem, language) + '\n';
    return text;
}

std::string textOf(const Shown& shown, const Options& options, const Console& console, int width) {
    const db::GameHeader& header = shown.line.header;
    const Locale& locale = console.locale();
    const Language language = locale;
    std::string ending = endingLines(shown.game, shown.ending, locale);
    if (!ending.empty())
        ending = '\n' + ending;
    return fmt::format(
        "{} {}: {} - {}, {}\n{}\n{}\n{}\n\n{}{}{}{}", word("shown", "game", language),
        db::number(shown.line.id), visibleOrUnknown(header.white), visibleOrUnknown(header.black),
        resultText(shown.game.start().rules(), header.result, locale), deletedLine(shown, language),
        tagLines(shown, language), pages::movetext(shown.game, width, locale),
        diagramText(shown, options.ascii, language), ending,
        knowledgeText(shown.game, console.names(), language), problemLines(shown, language));
}

// The moves of the main line; null for moves that were not recorded.
Json movesJson(const rules::Game& game) {
    Json moves = Json::array();
    int ply = 0;
    std::optional<rules::Position> position = game.start();
    for (const rules::NodeId id : game.mainLine()) {
        const rules::Node& node = game.node(id);
        if (node.step == rules::Step::move) {
            Json move{{"ply", ply++}, {"move", rules::moveText(*position, node.move)}};
            if (const auto clock = analysis::clockAfter(game, id, position->toMove()))
                move["clock"] = *clock;
            if (const auto spent = analysis::timeSpentOn(game, id))
                move["time_spent"] = *spent;
            moves.push_back(std::move(move));
        } else if (node.step != rules::Step::setup)
            moves.push_back({{"ply", ply++}, {"move", Json()}});
        game.advance(position, id);
    }
    return moves;
}

Json asJson(const Shown& shown, const Console& console) {
    const Locale& locale = console.locale();
    const Language language = locale;
    Json object = db::gameJson(shown.line);
    object["tags"] = Json::array();
    for (const rules::Tag& tag : shown.game.tags)
        object["tags"].push_back({{"name", tag.name}, {"value", tag.value}});
    object["moves"] = movesJson(shown.game);
    object["ply"] = shown.game.ply(shown.node);
    const auto position = shown.game.position(shown.node);
    object["fen"] = position ? Json(rules::writeFen(*position)) : Json();
    object["pdn"] = parser::writePdn(shown.game);
    object["deletion"] = shown.line.deletion ? Json(*shown.line.deletion) : Json();
    object["novelty"] = noveltyJson(shown.novelty);
    addEnding(object, shown.game, shown.ending, locale);
    addKnowledge(object, shown.game, console.names(), language);
    object["problem_list"] = Json::array();
    for (const db::ImportProblem& problem : shown.problems)
        object["problem_list"].push_back(problemJson(problem, language));
    return object;
}

ExitStatus run(const Options& options, Console& console) {
    constexpr int widest = 100; // longer lines are hard to read
    SelectedGames selected = options.selection.open(console);
    db::Store& store = selected.store();
    const db::Snapshot snapshot(store);
    const std::vector<db::GameId> games = options.place.given()
                                              ? std::vector{selected.oneGame(console)}
                                              : selected.someGames(console);
    const std::stop_token stop = console.stopToken();
    for (const db::GameId id : games) {
        if (stop.stop_requested())
            return ExitStatus::interrupted;
        const Shown shown = load(store, id, options);
        if (options.format.isJson())
            console.out().write(jsonLine(asJson(shown, console)));
        else
            console.out().write((id == games.front() ? "" : "\n") +
                                textOf(shown, options, console, std::min(console.width(), widest)));
    }
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    options->selection.declare(
        arguments, {.files = SelectionOptions::Files::instead, .required = true, .deleted = true});
    options->place.declare(arguments);
    arguments.flag({"--ascii", "", phrase("draw the board in plain characters: w W b B")},
                   options->ascii);
    options->format.declareObject(
        arguments, phrase("text, or json: one JSON object for each game, with the game as PDN"));
    return [options](Console& console) { return run(*options, console); };
}

} // namespace
} // namespace show_command

Command showCommand() {
    return {"show",
            phrase("show games: tags, moves, diagram, problems"),
            phrase("Shows each of the games, of the database or of files. The number of a game is "
                   "what damscope list lists under Id; in a file the third game is 3."),
            phrase("damscope show 60\n"
                   "    shows game 60 and its last position\n"
                   "damscope show 60 --move 30w --ascii\n"
                   "    shows the position after White's 30th move\n"
                   "damscope show samples/international.pdn 3\n"
                   "    shows the third game of a file, without a database"),
            show_command::declare,
            Length::paged};
}

} // namespace damscope::cli
