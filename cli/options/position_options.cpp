// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/position_options.hpp"

#include "base/files/user_folder.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/query/language/reading.hpp"
#include "messages/phrase.hpp"
#include "messages/words.hpp"
#include "parser/meaning/find_variant.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>

#include <charconv>
#include <fstream>
#include <utility>

namespace damscope::cli {
namespace {

std::vector<std::string_view> variantNames() {
    std::vector<std::string_view> names;
    for (const rules::Variant variant : rules::allVariants())
        names.push_back(rules::rules(variant).name);
    return names;
}

template <class Target> ValueParser acceptVariant(Target& target) {
    const auto accept = [&target](std::string_view text) -> Complaint {
        auto variant = rules::variantNamed(text);
        if (!variant)
            variant = parser::variantOfTag(text);
        if (!variant)
            return withNearest({"usage-no-variant", {{"word", std::string(text)}}}, text,
                               variantNames());
        target = *variant;
        return std::nullopt;
    };
    const auto names = variantNames();
    return {accept, {names.begin(), names.end()}};
}

} // namespace

ValueParser intoVariant(rules::Variant& target) {
    return acceptVariant(target);
}

ValueParser intoVariant(std::optional<rules::Variant>& target) {
    return acceptVariant(target);
}

void declareVariant(Arguments& arguments, rules::Variant& variant, std::string help) {
    const auto usual = arguments.settings().variant;
    variant = usual.value_or(variant);
    arguments.value({"--variant", "V", std::move(help), !usual}, intoVariant(variant));
}

void PositionOptions::declare(Arguments& arguments) {
    declareVariant(
        arguments, variant,
        phrase("the game: international english russian italian pool spanish brazilian "
               "canadian portuguese czech thai turkish frisian spantsiretti frysk killer "
               "breakthrough antidraughts; or its PDN number"));
    arguments.value({"--fen", "FEN",
                     phrase("the position, squares as numbers: W:W31-50:B1-20; else the "
                            "starting position")},
                    into(fen));
}

rules::Position PositionOptions::position(Console& console) const {
    if (!fen)
        return rules::Position::start(variant);
    return positionFromOption(variant, *fen, "--fen", console);
}

rules::Position positionFromOption(rules::Variant variant, const std::string& fen,
                                   std::string_view option, Console& console) {
    const auto position = rules::readFen(variant, fen);
    if (!position)
        refuseValue(option, {"usage-fen",
                             {{"n", std::to_string(position.error().offset + 1)},
                              {"fen", visible(fen)},
                              {"wrong", message(position.error())}}});
    if (const auto warning = rules::warningOfLostKings(*position))
        console.warn(fmt::format("{}: {}: {}", option, console.translate("severity", "warning"),
                                 console.translate(*warning)));
    return *position;
}

std::vector<rules::Position> positionsFromFile(rules::Variant variant, const std::string& path,
                                               std::string_view option, Console& console) {
    std::ifstream file = inputFile(path, option);
    std::vector<rules::Position> positions;
    std::size_t number = 0;
    for (std::string line; std::getline(file, line);)
        if (++number; !line.empty())
            positions.push_back(
                positionFromOption(variant, line, fmt::format("{}:{}", path, number), console));
    return positions;
}

rules::Position positionAfterMoves(rules::Variant variant, const std::string& moves,
                                   std::string_view option) {
    const auto position = db::query::positionAfter(variant, moves);
    if (!position)
        refuseValue(option, message(position.error()));
    return *position;
}

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
    arguments.value(
        {"--ply", "N",
         phrase("the position after N plies (moves of one side); the last one if not set")},
        into(ply_, 0, INT32_MAX));
    arguments.value(
        {"--move", "MOVE",
         phrase("the position after this move: 39w is White's 39th, 39b Black's, 39 the "
                "position after both")},
        [this](std::string_view text) -> Complaint {
            move_ = numberedMove(text);
            moveText_ = text;
            if (move_)
                return std::nullopt;
            return Message{"usage-numbered-move", {{"word", std::string(text)}}};
        });
    arguments.chooseOne({"--ply", "--move"});
}

NodeId PlaceOption::in(const Game& game, std::int64_t id) const {
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
        throw NoSuchPlace({"usage-no-such-ply",
                           {{"ply", std::to_string(*ply_)},
                            {"id", std::to_string(id)},
                            {"n", std::to_string(reached)},
                            {"plies", reached}}});
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
        throw NoSuchPlace(
            {"usage-no-such-move",
             {{"move", moveText_}, {"id", std::to_string(id)}, {"last", std::to_string(last)}}});
    return *found;
}

} // namespace damscope::cli
