// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/grading.hpp"

#include <algorithm>

namespace damscope::db {
namespace {

using rules::Move;
using rules::Position;

// So long a line shows the point; longer ones are not read.
constexpr std::size_t enough = 8;
constexpr std::size_t longestLine = 16;

Position after(Position position, const std::vector<Move>& line) {
    for (const Move& move : line)
        position.play(move);
    return position;
}

// Goes on with a line until the point is clear.
std::vector<Move> continued(const Position& position, std::vector<Move> line, Prover& prover) {
    while (line.size() < enough) {
        const std::vector<Move> more = prover.bestLine(after(position, line));
        if (more.empty())
            break;
        line.insert(line.end(), more.begin(), more.end());
    }
    line.resize(std::min(line.size(), longestLine));
    return line;
}

// What the opponent does with the move, by captures alone if he can.
std::vector<Move> playedOut(const Position& position, const ValuedMove& valued, Prover& prover) {
    std::vector<Move> line{valued.move};
    const Position next = position.after(valued.move);
    analysis::shots::ShotFinder finder({.moves = 9, .positions = 40'000});
    if (const auto shot = finder.find(next, analysis::shots::lead(position, next.toMove())))
        line.insert(line.end(), shot->line.begin(), shot->line.end());
    else
        line = valued.line;
    return continued(position, std::move(line), prover);
}

std::vector<Move> othersThan(const Exercise& exercise, const Move& move) {
    std::vector<Move> others = exercise.answers;
    std::erase(others, move);
    return others;
}

GradedMove::Verdict verdictOf(const Exercise& exercise, double points, const Prover& prover) {
    if (!prover.isKnown(exercise.position))
        return GradedMove::Verdict::none;
    return points == 0 ? GradedMove::Verdict::loses : GradedMove::Verdict::onlyDraws;
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
        return {.right = true,
                .line = std::move(line),
                .better = {},
                .others = othersThan(exercise, move)};
    }
    const ValuedMove answered = prover.valueOf(position, move);
    double best = 0;
    for (const Move& answer : exercise.answers)
        best = std::max(best, prover.valueOf(position, answer).points);
    const double loss = best - answered.points;
    if (loss <= prover.settings().margin)
        return {.right = true, .line = answered.line, .better = {}, .others = exercise.answers};
    std::vector<Move> better = solutionOf(exercise);
    const std::vector<Move> others = othersThan(exercise, better.front());
    if (better.size() == 1)
        better = continued(position, std::move(better), prover);
    return {.right = false,
            .loss = loss,
            .line = playedOut(position, answered, prover),
            .better = std::move(better),
            .others = others,
            .verdict = verdictOf(exercise, answered.points, prover)};
}

std::vector<Hint> hintsOf(const Exercise& exercise) {
    std::vector<Hint> hints{Hint::purpose, Hint::firstSquare};
    if (!exercise.motifs.empty())
        hints.push_back(Hint::motif);
    hints.push_back(Hint::firstMove);
    return hints;
}

} // namespace damscope::db
