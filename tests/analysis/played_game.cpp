// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/played_game.hpp"

#include "rules/text/explain.hpp"
#include "rules/text/fen.hpp"

#include <sstream>
#include <stdexcept>

namespace damscope::analysis {
namespace {

rules::Move moveIn(const rules::Position& position, std::string_view text) {
    const rules::MoveMatch match = rules::resolve(position, text);
    if (!match.unique())
        throw std::runtime_error(std::string(text) + " is not a move here");
    return match.moves.front();
}

} // namespace

rules::Game playedGame(std::string_view moves, std::string_view fen) {
    rules::Game game(*rules::readFen(rules::Variant::international, fen));
    rules::NodeId node = rules::rootNode;
    std::istringstream in{std::string(moves)};
    for (std::string text; in >> text;)
        node = game.addMove(node, moveIn(*game.position(node), text));
    return game;
}

rules::Position positionAfter(const rules::Game& game, int plies) {
    return plies == 0 ? game.start()
                      : *game.position(game.mainLine().at(static_cast<std::size_t>(plies - 1)));
}

rules::Move moveAfter(const rules::Game& game, int plies, std::string_view text) {
    return moveIn(positionAfter(game, plies), text);
}

PlayedEvaluations& PlayedEvaluations::at(int plies, Score score, std::string_view best) {
    PositionEvaluation evaluation;
    evaluation.engine = "test";
    evaluation.lines.push_back({score, {moveAfter(game_, plies, best)}});
    evaluations_[positionAfter(game_, plies).key()] = evaluation;
    return *this;
}

PlayedEvaluations& PlayedEvaluations::second(int plies, Score score, std::string_view move) {
    evaluations_[positionAfter(game_, plies).key()].lines.push_back(
        {score, {moveAfter(game_, plies, move)}});
    return *this;
}

EvaluationSource PlayedEvaluations::source() const {
    return [evaluations = evaluations_](
               const rules::Position& position) -> std::optional<PositionEvaluation> {
        const auto found = evaluations.find(position.key());
        return found == evaluations.end() ? std::nullopt : std::optional(found->second);
    };
}

} // namespace damscope::analysis
