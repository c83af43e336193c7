// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands/commands.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/store_options.hpp"
#include "cli/terminal/json.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/diagram.hpp"
#include "cli/text/game_list.hpp"
#include "cli/text/movetext.hpp"
#include "cli/text/problem_text.hpp"
#include "cli/text/verdict_text.hpp"
#include "db/export/game_text.hpp"
#include "db/store/games.hpp"
#include "db/store/problems.hpp"
#include "parser/write/write.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <fmt/format.h>
#include <memory>
#include <stdexcept>

namespace damscope::cli {
namespace {

struct Options {
    StoreOptions store;
    std::int64_t id = 0;
    std::optional<std::int64_t> ply;
    bool ascii = false;
    LanguageOption language;
    bool json = false;
};

// A game, its header in the store, and the node whose position is drawn.
struct Shown {
    db::GameLine line;
    rules::Game game;
    std::vector<db::ImportProblem> problems;
    rules::NodeId node = rules::rootNode;
};

rules::NodeId nodeAt(const rules::Game& game, std::optional<std::int64_t> ply, std::int64_t id) {
    rules::NodeId node = rules::rootNode;
    std::int64_t reached = 0;
    for (const rules::NodeId next : game.mainLine()) {
        const std::int64_t here = reached + (game.node(next).step == rules::Step::setup ? 0 : 1);
        if (ply && here > *ply)
            break;
        node = next;
        reached = here;
    }
    if (ply && reached != *ply)
        throw UsageError(fmt::format("--ply {}: game {} has {} plies", *ply, id, reached));
    return node;
}

std::vector<db::ImportProblem> problemsOf(db::Store& store, const db::GameLine& line) {
    std::vector<db::ImportProblem> located;
    for (const db::StoredProblem& stored : db::problems(store, line.id))
        located.push_back({line.sourcePath, stored.ordinal, line.header.white, line.header.black,
                           false, stored.problem, stored.game});
    return located;
}

Shown load(db::Store& store, const Options& options) {
    const auto id = static_cast<db::GameId>(options.id);
    const auto game = db::loadGame(store, id);
    if (!game && game.error().missing)
        throw UsageError(
            fmt::format("the store has no game {}; damscope games lists the games", options.id));
    if (!game)
        throw std::runtime_error(game.error().reason);
    const db::GameLine line = db::gameLines(store, std::span(&id, 1)).at(0);
    return {line, *game, problemsOf(store, line), nodeAt(*game, options.ply, options.id)};
}

std::string tagLines(const Shown& shown) {
    std::size_t longest = std::string_view("Source").size();
    for (const rules::Tag& tag : shown.game.tags)
        longest = std::max(longest, std::min<std::size_t>(visible(tag.name).size(), 20));
    std::string text;
    for (const rules::Tag& tag : shown.game.tags)
        text += fmt::format("{:{}}  {}\n", visible(tag.name), longest, visible(tag.value));
    return text + fmt::format("{:{}}  {}:{}\n", "Source", longest, visible(shown.line.sourcePath),
                              shown.line.line);
}

std::string diagramText(const Shown& shown, bool ascii) {
    const auto position = shown.game.position(shown.node);
    const std::string title =
        fmt::format("Position after {} (ply {})", numberedMove(shown.game, shown.node),
                    shown.game.ply(shown.node));
    if (!position)
        return title + " is not known: a move before it was not recorded.\n";
    return title + ":\n" + diagram(*position, ascii ? PieceSigns::ascii : PieceSigns::unicode);
}

std::string problemLines(const Shown& shown, Language language) {
    std::string text = shown.problems.empty() ? "" : "\nProblems:\n";
    for (const db::ImportProblem& problem : shown.problems)
        text += problemLine(problem, language) + '\n';
    return text;
}

std::string nameOf(const std::string& name) {
    return name.empty() ? "?" : visible(name);
}

std::string inWords(const Shown& shown, const Options& options, int width) {
    const db::GameHeader& header = shown.line.header;
    std::string verdict = verdictLines(shown.game, rules::verdict(shown.game));
    if (!verdict.empty())
        verdict = '\n' + verdict;
    return fmt::format(
        "Game {}: {} - {}, {}\n\n{}\n{}\n\n{}{}{}", options.id, nameOf(header.white),
        nameOf(header.black), rules::writeResult(shown.game.start().rules(), header.result),
        tagLines(shown), movetext(shown.game, width), diagramText(shown, options.ascii), verdict,
        problemLines(shown, options.language.language()));
}

// The moves of the main line; null for moves that were not recorded.
Json movesJson(const rules::Game& game) {
    Json moves = Json::array();
    int ply = 0;
    std::optional<rules::Position> position = game.start();
    for (const rules::NodeId id : game.mainLine()) {
        const rules::Node& node = game.node(id);
        if (node.step == rules::Step::move)
            moves.push_back({{"ply", ++ply}, {"move", rules::moveText(*position, node.move)}});
        else if (node.step != rules::Step::setup)
            moves.push_back({{"ply", ++ply}, {"move", Json()}});
        game.advance(position, id);
    }
    return moves;
}

Json asJson(const Shown& shown, Language language) {
    Json object = db::gameJson(shown.line);
    object["tags"] = Json::array();
    for (const rules::Tag& tag : shown.game.tags)
        object["tags"].push_back({{"name", tag.name}, {"value", tag.value}});
    object["moves"] = movesJson(shown.game);
    object["ply"] = shown.game.ply(shown.node);
    const auto position = shown.game.position(shown.node);
    object["fen"] = position ? Json(rules::writeFen(*position)) : Json();
    object["pdn"] = parser::writePdn(shown.game);
    addVerdict(object, shown.game, rules::verdict(shown.game));
    object["problem_list"] = Json::array();
    for (const db::ImportProblem& problem : shown.problems)
        object["problem_list"].push_back(problemJson(problem, language));
    return object;
}

ExitStatus run(const Options& options, Console& console) {
    constexpr int widest = 100; // longer lines are hard to read
    db::Store store = options.store.openForReading();
    const db::Snapshot snapshot(store);
    const Shown shown = load(store, options);
    console.out().write(options.json ? jsonLine(asJson(shown, options.language.language()))
                                     : inWords(shown, options, std::min(console.width(), widest)));
    return ExitStatus::allWell;
}

Action declare(Arguments& arguments) {
    const auto options = std::make_shared<Options>();
    declareGame(arguments, options->id);
    options->store.declare(arguments);
    arguments.value({"--ply", "N", "the position after N plies; else the last one"},
                    into(options->ply, 0, INT32_MAX));
    arguments.flag({"--ascii", "", "draw the board in plain characters: w W b B"}, options->ascii);
    options->language.declare(arguments);
    arguments.flag({"--json", "", "one JSON object, with the game as PDN"}, options->json);
    return [options](Console& console) { return run(*options, console); };
}

} // namespace

Command showCommand() {
    return {"show", "show a game: tags, moves, diagram, problems",
            "The number of a game is what `damscope games` lists under Id.",
            "damscope show 12\n"
            "    shows game 12 and its last position\n"
            "damscope show 12 --ply 40 --ascii\n"
            "    shows the position after 20 moves of each side",
            declare};
}

} // namespace damscope::cli
