// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/place_option.hpp"

#include "cli/options/language_option.hpp"
#include "rules/text/move_number.hpp"

#include <charconv>

namespace damscope::cli {
namespace {

using rules::Color;
using rules::Game;
using rules::NodeId;

// How moves are counted: by the turns of the side that opens a game of the variant, which is not
// always the one to move where a game starts from a position.
struct Counted {
    int number;
    Color color;
};

Counted countedMove(const Game& game, NodeId node) {
    const Color opener = game.start().rules().firstMover;
    const int before = game.ply(game.node(node).parent) + (game.start().toMove() == opener ? 0 : 1);
    return {rules::moveNumberAfter(before), before % 2 == 0 ? opener : rules::opponent(opener)};
}

} // namespace

std::optional<PlaceOption::NumberedMove> PlaceOption::numberedMove(std::string_view text) {
    NumberedMove move;
    const char* const end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data(), end, move.number);
    if (error != std::errc() || move.number < 1)
        return std::nullopt;
    const std::string_view side(rest, static_cast<std::size_t>(end - rest));
    if (side == "w" || side == "W")
        move.color = Color::white;
    else if (side == "b" || side == "B")
        move.color = Color::black;
    else if (!side.empty() && side != ".")
        return std::nullopt;
    return move;
}

void PlaceOption::declare(Arguments& arguments) {
    arguments.value({"--ply", "N", "the position after N moves of one side; else the last one"},
                    into(ply_, 0, INT32_MAX));
    arguments.value({"--move", "MOVE",
                     "the position after this move: 39w is White's 39th, 39b Black's, 39 the "
                     "position after both"},
                    [this](std::string_view text) -> std::optional<std::string> {
                        move_ = numberedMove(text);
                        moveText_ = text;
                        if (move_)
                            return std::nullopt;
                        return inWords({"usage-numbered-move", {{"word", std::string(text)}}});
                    });
}

NodeId PlaceOption::in(const Game& game, std::int64_t id) const {
    if (ply_ && move_)
        throw UsageError("--ply and --move: choose one");
    if (move_)
        return afterMove(game, id);
    return afterPly(game, id);
}

NodeId PlaceOption::afterPly(const Game& game, std::int64_t id) const {
    NodeId node = rules::rootNode;
    std::int64_t reached = 0;
    for (const NodeId next : game.mainLine()) {
        const std::int64_t here = reached + (game.node(next).step == rules::Step::setup ? 0 : 1);
        if (ply_ && here > *ply_)
            break;
        node = next;
        reached = here;
    }
    if (ply_ && reached != *ply_)
        throw NoSuchPlace(inWords({"usage-no-such-ply",
                                   {{"ply", std::to_string(*ply_)},
                                    {"id", std::to_string(id)},
                                    {"n", std::to_string(reached)},
                                    {"plies", reached}}}));
    return node;
}

NodeId PlaceOption::afterMove(const Game& game, std::int64_t id) const {
    std::optional<NodeId> found;
    int last = 0;
    for (const NodeId node : game.mainLine()) {
        if (game.node(node).step == rules::Step::setup)
            continue;
        const Counted counted = countedMove(game, node);
        last = counted.number;
        if (counted.number == move_->number && (!move_->color || counted.color == *move_->color))
            found = node;
    }
    if (!found)
        throw NoSuchPlace(inWords(
            {"usage-no-such-move",
             {{"move", moveText_}, {"id", std::to_string(id)}, {"last", std::to_string(last)}}}));
    return *found;
}

} // namespace damscope::cli
