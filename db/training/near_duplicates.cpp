// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/near_duplicates.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <set>
#include <tuple>
#include <utility>

namespace damscope::db {
namespace {

constexpr int near = 6; // plies

using FromTo = std::pair<rules::Square, rules::Square>;

// As with White to move: a stored position may be that of another game, with colours exchanged.
std::set<FromTo> answersOf(const Exercise& exercise) {
    const bool white = exercise.position.toMove() == rules::Color::white;
    const rules::Board& board = exercise.position.rules().board;
    std::set<FromTo> all;
    for (const rules::Move& answer : exercise.answers) {
        const rules::Move move = white ? answer : rules::turned(board, answer);
        all.emplace(move.from, move.to);
    }
    return all;
}

bool shareAnAnswer(const Exercise& a, const Exercise& b) {
    const auto answers = answersOf(a);
    return std::ranges::any_of(answersOf(b),
                               [&](const FromTo& move) { return answers.contains(move); });
}

// Whose combination it is.
std::optional<rules::Color> shooterOf(const PlacedExercise& placed) {
    switch (placed.exercise.kind) {
    case ExerciseKind::missedShot:
        return placed.place.side;
    case ExerciseKind::allowedShot:
        return rules::opponent(placed.place.side);
    default:
        return std::nullopt;
    }
}

bool areOfOneCombination(const PlacedExercise& a, const PlacedExercise& b) {
    const auto shooter = shooterOf(a);
    return shooter && shooter == shooterOf(b) && a.exercise.motifs == b.exercise.motifs &&
           a.exercise.gain == b.exercise.gain;
}

} // namespace

bool areNearDuplicates(const PlacedExercise& a, const PlacedExercise& b) {
    if (a.place.game != b.place.game || std::abs(a.place.ply - b.place.ply) > near)
        return false;
    return (a.place.side == b.place.side && shareAnAnswer(a.exercise, b.exercise)) ||
           areOfOneCombination(a, b);
}

bool isBetter(const PlacedExercise& a, const PlacedExercise& b) {
    const auto rank = [](const PlacedExercise& placed) {
        // The enumerators of proofs are in the order of their strength.
        return std::tuple(placed.exercise.proof, -placed.exercise.gain,
                          placed.exercise.answers.size(), placed.place.ply);
    };
    return rank(a) < rank(b);
}

} // namespace damscope::db
