// SPDX-License-Identifier: GPL-3.0-or-later
// The changes of an open game.
#include "messages/translation.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/write/mend.hpp"
#include "rules/board/result.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/document.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Remark;

rules::Position positionAt(const Game& game, NodeId node) {
    const auto position = game.position(node);
    if (!position)
        throw CallError({"page-no-position", {}});
    return *position;
}

parser::Entry entryIn(const Json& request) {
    const std::string how = textIn(request, "as", "variation");
    if (how == "replace")
        return parser::Entry::replace;
    if (how == "insert")
        return parser::Entry::insert;
    return how == "main" ? parser::Entry::overwrite : parser::Entry::variation;
}

// A move that is there already is shown.
NodeId entered(Game& game, NodeId at, const rules::Move& move, parser::Entry how) {
    const std::size_t before = game.nodeCount();
    const NodeId next = game.node(at).firstChild;
    if (next == rules::noNode)
        return parser::playOn(game, at, move).node;
    const NodeId node = rules::play(game, at, move);
    if (game.nodeCount() != before && how != parser::Entry::variation)
        parser::settle(game, node, how);
    return node;
}

void play(Document& document, const Json& request) {
    const NodeId at = document.nodeIn(request);
    const rules::Position position = positionAt(document.game(), at);
    const rules::Move move = moveIn(position, request);
    Game game = document.game();
    const NodeId node = entered(game, at, move, entryIn(request));
    document.change(rules::moveText(position, move), std::move(game), node);
}

void playAll(Document& document, const Json& request) {
    Game game = document.game();
    NodeId node = document.nodeIn(request);
    std::string name;
    for (const std::string& text : textsIn(request, "moves")) {
        const rules::Position position = positionAt(game, node);
        const rules::Move move = moveIn(position, Json{{"move", text}});
        if (name.empty())
            name = rules::moveText(position, move);
        node = entered(game, node, move, parser::Entry::variation);
    }
    document.change(name, std::move(game), node);
}

Remark::Place placeIn(const Json& request) {
    const std::string place = textIn(request, "place", "after");
    if (place == "before")
        return Remark::Place::before;
    if (place == "ahead")
        return Remark::Place::ahead;
    return place == "behind" ? Remark::Place::behind : Remark::Place::after;
}

rules::ShapeColor colorNamed(std::string_view name) {
    if (name == "red")
        return rules::ShapeColor::red;
    if (name == "yellow")
        return rules::ShapeColor::yellow;
    return name == "blue" ? rules::ShapeColor::blue : rules::ShapeColor::green;
}

std::vector<rules::Shape> shapesIn(const rules::Rules& rules, const Json& request) {
    std::vector<rules::Shape> shapes;
    const auto squareIn = [&](const Json& shape, std::string_view field) {
        const auto square = rules.square(static_cast<int>(neededNumber(shape, field)));
        if (!square)
            refuse(field);
        return *square;
    };
    if (!has(request, "shapes") || !request["shapes"].is_array())
        refuse("shapes");
    for (const Json& shape : request["shapes"]) {
        rules::Shape made{colorNamed(textIn(shape, "color")), squareIn(shape, "from"), {}};
        if (has(shape, "to"))
            made.to = squareIn(shape, "to");
        shapes.push_back(made);
    }
    return shapes;
}

rules::GameResult resultNamed(std::string_view outcome) {
    using rules::GameResult;
    for (const GameResult result : {GameResult::unknown, GameResult::whiteWins, GameResult::draw,
                                    GameResult::blackWins, GameResult::bothLose})
        if (rules::outcomeName(result) == outcome)
            return result;
    refuse("outcome");
}

void setResult(Game& game, rules::GameResult result) {
    game.result = result;
    rules::putTag(game.tags, "Result", rules::writeResult(game.start().rules(), result));
}

// The result follows its tag.
void setTags(Game& game, const Json& request) {
    if (!has(request, "tags") || !request["tags"].is_array())
        refuse("tags");
    std::vector<rules::Tag> changes;
    for (const Json& tag : request["tags"])
        changes.push_back({neededText(tag, "name"), textIn(tag, "value")});
    game = db::withTags(std::move(game), changes);
}

void setClock(Game& game, NodeId node, const Json& request) {
    const auto seconds = numberIn(request, "seconds");
    parser::setClockTime(
        game, node, seconds ? std::optional(static_cast<std::uint32_t>(*seconds)) : std::nullopt);
}

// What changes a node and leaves it shown.
struct NodeEdit {
    std::string_view name;
    void (*run)(Game& game, NodeId node, const Json& request);
};
constexpr std::array nodeEdits{
    NodeEdit{"comment",
             [](Game& game, NodeId node, const Json& request) {
                 parser::typeComment(game, node, placeIn(request), textIn(request, "text"));
             }},
    NodeEdit{"glyph",
             [](Game& game, NodeId node, const Json& request) {
                 parser::toggleNag(game, node,
                                   static_cast<std::uint32_t>(neededNumber(request, "glyph")));
             }},
    NodeEdit{"shapes",
             [](Game& game, NodeId node, const Json& request) {
                 parser::setShapes(game, node, shapesIn(game.start().rules(), request));
             }},
    NodeEdit{"clock", setClock},
    NodeEdit{"tags", [](Game& game, NodeId, const Json& request) { setTags(game, request); }},
    NodeEdit{"result",
             [](Game& game, NodeId, const Json& request) {
                 setResult(game, resultNamed(neededText(request, "outcome")));
             }},
    NodeEdit{"promote",
             [](Game& game, NodeId node, const Json&) { rules::promoteVariation(game, node); }},
    NodeEdit{"main",
             [](Game& game, NodeId node, const Json&) { parser::continueAsMainLine(game, node); }},
    NodeEdit{"remove-unread",
             [](Game& game, NodeId node, const Json&) { parser::removeUnread(game, node); }},
};

void remove(Document& document, const Json& request) {
    const NodeId node = document.nodeIn(request);
    if (node == rules::rootNode)
        refuse("node");
    Game game = document.game();
    const NodeId parent = game.node(node).parent;
    game.remove(node);
    document.change("remove", std::move(game), parent);
}

} // namespace

void edit(Document& document, const Json& request, Session& /*session*/) {
    const std::string what = neededText(request, "edit");
    if (what == "undo")
        return document.undo();
    if (what == "redo")
        return document.redo();
    if (what == "play")
        return play(document, request);
    if (what == "moves")
        return playAll(document, request);
    if (what == "remove")
        return remove(document, request);
    for (const NodeEdit& known : nodeEdits)
        if (known.name == what) {
            const NodeId node = has(request, "node") ? document.nodeIn(request) : document.node();
            Game game = document.game();
            known.run(game, node, request);
            return document.change(what, std::move(game), node);
        }
    refuse("edit");
}

} // namespace damscope::web
