// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/samples/player.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::samples {
namespace {

using rules::Color;
using rules::Move;
using rules::MoveList;
using rules::Position;

constexpr int manValue = 100;
constexpr int kingValue = 280;
constexpr int lost = -100000;

int strength(const Position& position, Color color) {
    const rules::Board& board = position.rules().board;
    int sum = kingValue * position.kings(color).size();
    for (const rules::Square square : position.men(color)) {
        const int advance = std::abs(board.rowOf(square) - position.rules().crowningRow(color));
        sum += manValue + 2 * (board.ranks - advance);
    }
    return sum;
}

int evaluate(const Position& position) {
    return strength(position, position.toMove()) -
           strength(position, rules::opponent(position.toMove()));
}

// Negamax; captures are followed to their end, since they are compulsory.
int search(const Position& position, int depth, int alpha, int beta) {
    constexpr int deepest = -12;
    const MoveList moves = rules::legalMoves(position);
    if (moves.empty())
        return lost - depth;
    if ((depth <= 0 && !moves[0].isCapture()) || depth <= deepest)
        return evaluate(position);
    for (const Move& move : moves) {
        alpha = std::max(alpha, -search(position.after(move), depth - 1, -beta, -alpha));
        if (alpha >= beta)
            break;
    }
    return alpha;
}

} // namespace

Move Player::choose(const Position& position, std::mt19937& chance) const {
    const MoveList moves = rules::legalMoves(position);
    const Move* best = moves.begin();
    int highest = 2 * lost;
    for (const Move& move : moves) {
        // Not std::uniform_int_distribution: its results differ between libraries.
        const int mood = static_cast<int>(chance() % static_cast<unsigned>(carelessness_ + 1));
        const int score = -search(position.after(move), depth_ - 1, 2 * lost, -2 * lost) + mood;
        if (score > highest) {
            highest = score;
            best = &move;
        }
    }
    return *best;
}

} // namespace damscope::samples
