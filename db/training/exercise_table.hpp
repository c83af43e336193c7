// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/training/exercise.hpp"

#include <map>
#include <span>
#include <vector>

/// The tables of exercises and of answers.
namespace damscope::db {

class Store;

/// What became of exercises that were to be kept.
struct KeptExercises {
    std::uint64_t added = 0;
    std::uint64_t joined = 0;   ///< the position was known: only its origin is new, or nothing
    std::uint64_t replaced = 0; ///< the position was known with a weaker proof
    friend bool operator==(const KeptExercises&, const KeptExercises&) = default;
};

/// Another place of a position that is an exercise already.
struct NewOrigin {
    ExerciseKey key;
    ExerciseOrigin origin;
};

/// Keeps exercises, in one transaction. A position is kept once, whatever the colours; one with a
/// stronger proof replaces it, and all origins stay. Origins of unknown exercises are left out.
KeptExercises keepExercises(Store& store, std::span<const Exercise> exercises,
                            std::span<const NewOrigin> origins = {});

/// All exercises, in the order in which they were made. Such as cannot be read are left out: a
/// store is a file that anybody can write to.
[[nodiscard]] std::vector<Exercise> allExercises(Store& store);

/// Puts origins right that a store has from before they followed their games: where the position is
/// at another move now, or gone.
void refreshOrigins(Store& store);

/// Removes exercises; the answers stay. Returns how many there were.
std::uint64_t removeExercises(Store& store, std::span<const ExerciseKey> keys);

/// An answer with what it was.
struct Answer {
    ExerciseKey key;
    Review review;
    int hints = 0;
    std::string move; ///< as PDN writes it
};

/// Keeps an answer, unless there is one of that day: nothing is asked twice a day. Whether it was
/// kept.
bool keepAnswer(Store& store, const Answer& answer);

/// The same of many, in one transaction. How many were kept.
std::uint64_t keepAnswers(Store& store, std::span<const Answer> answers);

/// All answers with what they were, by exercise, each list by day.
[[nodiscard]] std::map<ExerciseKey, std::vector<Answer>> allAnswers(Store& store);

/// All answers by exercise, each list by day.
[[nodiscard]] std::map<ExerciseKey, std::vector<Review>> allReviews(Store& store);

} // namespace damscope::db
