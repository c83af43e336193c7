// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/options/position_options.hpp"

#include "base/files/user_folder.hpp"
#include "base/text/ascii.hpp"
#include "cli/options/filter_options.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "db/search/query/language/reading.hpp"
#include "messages/phrase.hpp"
#include "messages/translation.hpp"
#include "parser/meaning/find_variant.hpp"
#include "rules/text/fen.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
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

void declareVariant(Arguments& arguments, rules::Variant& variant) {
    variant = arguments.settings().usualVariant();
    arguments.value({"--variant", "V", variantHelp}, intoVariant(variant));
}

void PositionOptions::declare(Arguments& arguments) {
    variant = arguments.settings().variant;
    arguments.value({"--variant", "V", variantHelp}, intoVariant(variant));
    arguments.value({"--fen,--position", "FEN",
                     phrase("the position, squares as numbers: W:W31-50:B1-20; or a game of the "
                            "database and a move: \"60 22w\" is game 60 after White's 22nd; else "
                            "the starting position")},
                    into(fen));
    store.declare(arguments);
}

void PositionOptions::declareWords(Arguments& arguments) {
    arguments.value({"POSITION", "POSITION", phrase("the same as --fen: W:W31-50:B1-20, or 60 22w"),
                     false, true},
                    into(words));
    arguments.chooseOne({"POSITION", "--fen"});
}

std::string PositionOptions::text() const {
    return fen ? *fen : fmt::format("{}", fmt::join(words, " "));
}

rules::Position PositionOptions::position(Console& console) const {
    const std::string meant = text();
    const rules::Variant usual = variant.value_or(console.settings().usualVariant());
    if (meant.empty() && !fen)
        return rules::Position::start(usual);
    return positionMeant(usual, meant, "--fen", store, console);
}

namespace {

// "60 22w": the game, and the move or nothing.
std::optional<std::pair<std::int64_t, std::string_view>> gameAndMove(std::string_view text) {
    const auto game = base::takeNumber<std::int64_t>(text);
    if (!game || *game < 1 || *game > UINT32_MAX || (!text.empty() && text.front() != ' '))
        return std::nullopt;
    return std::pair(*game, base::trimmedStart(text, " "));
}

rules::Position gamePosition(const std::string& text, std::string_view option,
                             const StoreOptions& options) {
    const auto parts = gameAndMove(text);
    const auto place =
        !parts || parts->second.empty() ? PlaceOption() : PlaceOption::atMove(parts->second);
    if (!parts || !place)
        refuseValue(option, {"usage-game-position", {{"word", visible(text)}}});
    db::Store store = options.openForReading();
    const rules::Game game = gameMeant(store, static_cast<db::GameId>(parts->first));
    const auto position = game.position(place->in(game, parts->first));
    if (!position)
        throw NoSuchPlace({"usage-position-unknown", {{"id", std::to_string(parts->first)}}});
    return *position;
}

} // namespace

bool isGamePosition(std::string_view text) {
    return !text.empty() && base::isDigit(text.front()); // a FEN begins with the side to move
}

rules::Position positionMeant(rules::Variant variant, const std::string& text,
                              std::string_view option, const StoreOptions& store,
                              Console& console) {
    return isGamePosition(text) ? gamePosition(text, option, store)
                                : positionFromOption(variant, text, option, console);
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
        if (++number; !base::trimmed(line).empty())
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
    move.number = base::takeNumber<std::int64_t>(text).value_or(0);
    if (move.number < 1)
        return std::nullopt;
    if (text == "w" || text == "W")
        move.color = Color::white;
    else if (text == "b" || text == "B")
        move.color = Color::black;
    else if (!text.empty() && text != ".")
        return std::nullopt;
    return move;
}

std::optional<PlaceOption> PlaceOption::atMove(std::string_view text) {
    PlaceOption place;
    place.move_ = numberedMove(text);
    place.moveText_ = text;
    return place.move_ ? std::optional(std::move(place)) : std::nullopt;
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
