// SPDX-License-Identifier: GPL-3.0-or-later
// An open game as a page gets it: its header, and the tree of its moves.
#include "analysis/judgement/annotation.hpp"
#include "base/text/split.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/knowledge_text.hpp"
#include "cli/text/report_text.hpp"
#include "db/search/structures/structures.hpp"
#include "db/store/opening_names/names.hpp"
#include "parser/meaning/annotation.hpp"
#include "parser/meaning/correct.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/document.hpp"
#include "web/module/session.hpp"

namespace damscope::web {
namespace {

using rules::NodeId;
using rules::Remark;

int numberOf(NodeId id) {
    return static_cast<int>(id);
}

std::string_view nameOf(rules::Step step) {
    switch (step) {
    case rules::Step::unknown:
        return "unknown";
    case rules::Step::pass:
        return "pass";
    case rules::Step::setup:
        return "setup";
    case rules::Step::move:
        break;
    }
    return "move";
}

std::string_view nameOf(rules::ShapeColor color) {
    switch (color) {
    case rules::ShapeColor::red:
        return "red";
    case rules::ShapeColor::yellow:
        return "yellow";
    case rules::ShapeColor::blue:
        return "blue";
    case rules::ShapeColor::green:
        break;
    }
    return "green";
}

Json shapesOf(const rules::Game& game, NodeId id) {
    const rules::Rules& rules = game.start().rules();
    Json shapes = Json::array();
    for (const rules::Shape& shape : parser::shapes(game, id))
        shapes.push_back({{"color", nameOf(shape.color)},
                          {"from", rules.number(shape.from)},
                          {"to", shape.to ? Json(rules.number(*shape.to)) : Json()}});
    return shapes;
}

// An evaluation that stands in a comment.
Json evaluationOf(const rules::Game& game, NodeId id) {
    for (const Remark& remark : game.remarks(id))
        if (const auto* const evaluation = remark.as<rules::Evaluation>())
            return {{"kind", "estimate"}, {"value", evaluation->thousandths / 10}};
    return {};
}

Json unreadOf(const rules::Game& game, NodeId id) {
    std::string text;
    for (const Remark& remark : game.remarks(id))
        if (const auto* const unread = remark.as<rules::UnreadText>())
            text += (text.empty() ? "" : " ") + unread->text;
    return cli::textOrNull(text);
}

void addRemarks(Json& object, const rules::Game& game, NodeId id, rules::Color mover) {
    using Place = Remark::Place;
    object["before"] = cli::textOrNull(parser::comment(game, id, Place::before));
    object["comment"] = cli::textOrNull(parser::comment(game, id, Place::after));
    object["ahead"] = cli::textOrNull(parser::comment(game, id, Place::ahead));
    object["behind"] = cli::textOrNull(parser::comment(game, id, Place::behind));
    object["glyphs"] = parser::nags(game, id);
    std::string signs;
    for (const std::uint32_t nag : parser::nags(game, id))
        signs += (signs.empty() ? "" : " ") + parser::nagSign(nag);
    object["signs"] = cli::textOrNull(signs);
    const auto clock = analysis::clockAfter(game, id, mover);
    const auto spent = analysis::timeSpentOn(game, id);
    object["clock"] = clock ? Json(*clock) : Json();
    object["time_spent"] = spent ? Json(*spent) : Json();
    object["evaluation"] = evaluationOf(game, id);
    object["shapes"] = shapesOf(game, id);
    object["unread"] = unreadOf(game, id);
}

void addMove(Json& object, const rules::Position& before, const rules::Move& move, int played) {
    object["number"] = rules::moveNumberText(rules::moveNumberAfter(played),
                                             before.toMove() == before.rules().firstMover);
    object.update(moveJson(before, move));
    object["from"] = object["origin"];
    object["to"] = object["target"];
}

/// Writes the nodes of a game, parents first.
class TreeWriter {
public:
    explicit TreeWriter(const rules::Game& game) : game_(game) {}

    Json write() && {
        std::vector<Place> left{{rules::rootNode, game_.start(), 0}};
        while (!left.empty()) {
            const Place place = left.back();
            left.pop_back();
            add(place, left);
        }
        return std::move(nodes_);
    }

private:
    struct Place {
        NodeId id;
        std::optional<rules::Position> before; ///< of the start that itself
        int ply;
    };

    void add(const Place& place, std::vector<Place>& left) {
        const rules::Node& node = game_.node(place.id);
        const bool isStart = place.id == rules::rootNode;
        const auto position = isStart ? place.before : game_.positionAfter(place.before, place.id);
        Json object{{"node", numberOf(place.id)},
                    {"parent", isStart ? Json() : Json(numberOf(node.parent))},
                    {"children", Json::array()},
                    {"ply", place.ply},
                    {"step", isStart ? "start" : nameOf(node.step)}};
        for (NodeId child = node.firstChild; child != rules::noNode;
             child = game_.node(child).nextSibling) {
            object["children"].push_back(numberOf(child));
            const bool counts = game_.node(child).step != rules::Step::setup;
            left.push_back({child, position, place.ply + (counts ? 1 : 0)});
        }
        if (!isStart && node.step == rules::Step::move && place.before)
            addMove(object, *place.before, node.move, movesBefore(place));
        if (position)
            addBoard(object, *position);
        else
            object["board"] = object["side"] = object["fen"] = Json();
        addRemarks(object, game_, place.id,
                   place.before ? place.before->toMove() : rules::Color::white);
        nodes_[std::to_string(numberOf(place.id))] = std::move(object);
    }

    // Moves are numbered from a turn of the first mover.
    [[nodiscard]] int movesBefore(const Place& place) const {
        const bool firstBegins = game_.start().toMove() == game_.start().rules().firstMover;
        return place.ply - 1 + (firstBegins ? 0 : 1);
    }

    const rules::Game& game_;
    Json nodes_ = Json::object();
};

Json tagsOf(const rules::Game& game) {
    Json tags = Json::array();
    for (const rules::Tag& tag : game.tags)
        tags.push_back({{"name", tag.name}, {"value", tag.value}});
    return tags;
}

} // namespace

Json documentJson(const Document& document, int number, Session& session) {
    const rules::Game& game = document.game();
    const auto textOf = [&](std::string_view tag) { return cli::textOrNull(game.tag(tag)); };
    Json object{{"game", number},
                {"id", document.place() ? Json(db::number(document.place()->id)) : Json()},
                {"version",
                 document.place()
                     ? Json(std::to_string(static_cast<std::uint64_t>(document.place()->version)))
                     : Json()},
                {"variant", game.start().rules().name},
                {"changed", document.isChanged()},
                {"undo", document.toUndo() ? Json(*document.toUndo()) : Json()},
                {"redo", document.toRedo() ? Json(*document.toRedo()) : Json()},
                {"tags", tagsOf(game)},
                {"white", textOf("White")},
                {"black", textOf("Black")},
                {"event", textOf("Event")},
                {"date", textOf("Date")},
                {"result", rules::writeResult(game.start().rules(), game.result)},
                {"outcome", rules::outcomeName(game.result)},
                {"legal", !parser::endsInUnreadMoves(game)},
                {"node", numberOf(document.node())},
                {"main_line", Json::array({0})}};
    for (const NodeId id : game.mainLine())
        object["main_line"].push_back(numberOf(id));
    const pages::Locale locale{session.language};
    object["ending"] = base::splitLines(
        cli::endingLines(game, cli::endingOf(game, analysis::endgame::ResultJudge()), locale));
    cli::addKnowledge(object, game, db::NameCatalogue(), session.language);
    object["nodes"] = TreeWriter(game).write();
    return object;
}

} // namespace damscope::web
