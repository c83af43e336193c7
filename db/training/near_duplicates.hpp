// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/exercise.hpp"

#include <vector>

/// Exercises of one game that ask nearly the same, such as a combination that was missed twice in a
/// row.
namespace damscope::db {

/// An exercise where a game has it.
struct PlacedExercise {
    Exercise exercise;
    ExerciseOrigin place;
};

/// Whether two exercises of one game ask the same within a few moves: a right move of one is right
/// for the same side in the other, or both are about a combination of the same names and gain,
/// missed or allowed, that one side has.
[[nodiscard]] bool areNearDuplicates(const PlacedExercise& a, const PlacedExercise& b);

/// Which of two near duplicates is worth keeping: the better proof, then the greater gain, then
/// fewer right moves, then the earlier position.
[[nodiscard]] bool isBetter(const PlacedExercise& a, const PlacedExercise& b);

} // namespace damscope::db
