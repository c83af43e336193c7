// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/random_game.hpp"

#include "parser/meaning/annotation.hpp"
#include "rules/moves/generate.hpp"

#include <array>
#include <string>

namespace damscope::db {
namespace {

using rules::Game;
using rules::NodeId;
using rules::Position;
using rules::Remark;

class Builder {
public:
    Builder(rules::Variant variant, std::mt19937& random, const RandomGameShape& shape)
        : random_(random), shape_(shape), game_(begin(variant)) {}

    Game build() && {
        remark(rules::rootNode);
        line(rules::rootNode, game_.start(), shape_.plies, 0);
        game_.result = static_cast<rules::GameResult>(upTo(4));
        return std::move(game_);
    }

private:
    int upTo(int n) { return std::uniform_int_distribution<int>(0, n)(random_); }

    Position begin(rules::Variant variant) {
        Position position = Position::start(variant);
        for (int i = shape_.setupStart ? 30 : 0; i > 0; --i) {
            const rules::MoveList moves = rules::legalMoves(position);
            if (moves.empty())
                return Position::start(variant);
            position = position.after(moves[some(moves)]);
        }
        return position;
    }

    std::size_t some(const rules::MoveList& moves) {
        return static_cast<std::size_t>(upTo(static_cast<int>(moves.size()) - 1));
    }

    void line(NodeId node, std::optional<Position> position, int plies, int depth) {
        for (; plies > 0; --plies) {
            const auto next = step(node, position);
            if (!next)
                return;
            if (shape_.variations && depth < 3 && upTo(9) == 0)
                variation(node, position, depth);
            position = game_.positionAfter(position, *next);
            node = *next;
        }
    }

    void variation(NodeId parent, const std::optional<Position>& position, int depth) {
        if (const auto first = step(parent, position))
            line(*first, game_.positionAfter(position, *first), upTo(8), depth + 1);
    }

    std::optional<NodeId> step(NodeId node, const std::optional<Position>& position) {
        const auto next = move(node, position);
        if (next)
            remark(*next);
        return next;
    }

    std::optional<NodeId> move(NodeId node, const std::optional<Position>& position) {
        if (!position)
            return upTo(3) == 0 ? game_.addSetup(node, begin(game_.variant()))
                                : game_.addUnknown(node);
        if (shape_.specialSteps && upTo(25) == 0) {
            const int kind = upTo(2);
            if (kind == 0)
                return game_.addUnknown(node);
            return kind == 1 ? game_.addPass(node) : game_.addSetup(node, begin(game_.variant()));
        }
        const rules::MoveList moves = rules::legalMoves(*position);
        if (moves.empty())
            return std::nullopt;
        return game_.addMove(node, moves[some(moves)]);
    }

    void remark(NodeId node) {
        constexpr std::array<std::uint32_t, 5> nags{0, 5, 7, 255, 256};
        static const std::array<std::string, 14> texts{"5",
                                                       "0",
                                                       "255",
                                                       "256",
                                                       "007",
                                                       "!?",
                                                       "",
                                                       "met \"aanhalingstekens\" {en} [haken]",
                                                       "%clk 0:10:00",
                                                       "%clock w1:02:03 B99:59:59",
                                                       "%eval 0.3",
                                                       "%clk 00:10:00 @",
                                                       std::string("a\0b\n", 4),
                                                       std::string(300, 'x')};
        for (int i = shape_.remarks ? upTo(5) - 3 : 0; i > 0; --i) {
            const int kind = upTo(4);
            const auto place = static_cast<Remark::Place>(upTo(1));
            const auto text = static_cast<std::size_t>(upTo(13));
            game_.addRemark(node, remarkOf(kind, place, texts[text], nags[text % nags.size()]));
        }
    }

    [[nodiscard]] Remark remarkOf(int kind, Remark::Place place, const std::string& text,
                                  std::uint32_t nag) const {
        switch (kind) {
        case 0:
            return {rules::Comment{text}, place};
        case 1: {
            Remark command = parser::readCommand(game_.start().rules(), text);
            command.place = place;
            return command;
        }
        case 2:
            return {rules::Nag{nag}, place};
        case 3:
            return {rules::Strength{text}, place};
        default:
            return {rules::UnreadText{text}, place};
        }
    }

    std::mt19937& random_;
    RandomGameShape shape_;
    Game game_;
};

} // namespace

Game randomGame(rules::Variant variant, std::mt19937& random, const RandomGameShape& shape) {
    return Builder(variant, random, shape).build();
}

} // namespace damscope::db
