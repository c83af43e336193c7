// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/players/persons.hpp"
#include "db/training/exercise.hpp"
#include "db/training/exercise_table.hpp"
#include "db/training/proving.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <stop_token>

namespace damscope::db {

struct ExerciseMaking {
    std::optional<ExerciseKind> kind = std::nullopt; ///< else all that games can give
    std::optional<PersonId> player = std::nullopt;   ///< only what went wrong for this person
    std::uint64_t limit = UINT64_MAX;                ///< exercises
    analysis::Thresholds thresholds = {};            ///< of mistakes
};

struct ExerciseReport {
    std::uint64_t games = 0;
    std::uint64_t candidates = 0; ///< positions that were proved or rejected
    KeptExercises kept;
    std::map<Unsuitable, std::uint64_t> rejected;
    bool complete = true; ///< else it was stopped
    [[nodiscard]] std::uint64_t rejections() const;
};

/// Makes exercises of the games that pass the filter and keeps them as it goes. A position that is
/// an exercise already is not searched again. `progress` gets games. Throws EngineError, and
/// UnanswerableFilter.
ExerciseReport makeExercises(Store& store, const Filter& filter, Prover& prover,
                             const analysis::endgame::ResultJudge& tables,
                             const ExerciseMaking& options = {}, const std::stop_token& stop = {},
                             const base::Progress& progress = {});

// Exercises of one game that ask nearly the same, such as a combination that was missed twice in a
// row.

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
