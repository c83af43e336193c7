// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/grading.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using rules::Move;
using rules::Position;

// Longer lines are not read.
constexpr std::size_t longestLine = 12;

// What the opponent does with the move, by captures alone if he can.
std::vector<Move> playedOut(const Position& position, const ValuedMove& valued) {
    std::vector<Move> line{valued.move};
    const Position next = position.after(valued.move);
    analysis::shots::ShotFinder finder({.moves = 9, .positions = 40'000});
    if (const auto shot = finder.find(next, analysis::shots::lead(position, next.toMove()))) {
        line.insert(line.end(), shot->line.begin(), shot->line.end());
        return line;
    }
    line = valued.line;
    line.resize(std::min(line.size(), longestLine));
    return line;
}

} // namespace

std::vector<Move> solutionOf(const Exercise& exercise) {
    if (!exercise.line.empty() && exercise.isAnswer(exercise.line.front()))
        return exercise.line;
    return {exercise.answers.front()};
}

GradedMove gradeAnswer(const Exercise& exercise, const Move& move, Prover& prover) {
    const Position& position = exercise.position;
    if (exercise.isAnswer(move)) {
        auto line = solutionOf(exercise);
        if (line.front() != move)
            line = prover.valueOf(position, move).line;
        line.resize(std::min(line.size(), 2 * longestLine));
        return {.right = true, .line = std::move(line), .better = {}};
    }
    const ValuedMove answered = prover.valueOf(position, move);
    double best = 0;
    for (const Move& answer : exercise.answers)
        best = std::max(best, prover.valueOf(position, answer).points);
    const double loss = best - answered.points;
    if (loss <= prover.settings().margin)
        return {.right = true, .line = answered.line, .better = {}};
    return {.right = false,
            .loss = loss,
            .line = playedOut(position, answered),
            .better = solutionOf(exercise)};
}

std::vector<Hint> hintsOf(const Exercise& exercise) {
    std::vector<Hint> hints{Hint::purpose, Hint::firstSquare};
    if (!exercise.motifs.empty())
        hints.push_back(Hint::motif);
    hints.push_back(Hint::firstMove);
    return hints;
}

} // namespace damscope::db
