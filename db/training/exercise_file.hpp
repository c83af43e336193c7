// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/training/exercise_table.hpp"
#include "messages/message.hpp"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// Exercises as lines of a file, each a JSON object: they carry exercises and answers from one
/// store to another. Answers to positions that are no exercise, such as those of a repertoire, have
/// lines of their own. docs/training.md describes the fields.
namespace damscope::db {

/// An exercise with its answers, as a line has it.
struct FiledExercise {
    /// Without origins: games have other numbers in another store. Nothing: answers alone.
    std::optional<Exercise> exercise;
    std::vector<Answer> answers;
};

/// What is wrong with a line.
struct ExerciseFault {
    std::size_t column = 1; ///< in characters, from 1
    Message reason;
};

/// A line, without its end. `answers`: of this exercise.
[[nodiscard]] std::string exerciseLine(const Exercise& exercise, std::span<const Answer> answers);

/// The same of answers alone, to one position.
[[nodiscard]] std::string answersLine(const ExerciseKey& key, std::span<const Answer> answers);

/// Reads a line of either sort. Every move of the solution must be legal, and no answer be of a day
/// after `lastDay`: a file is something that anybody can write to.
[[nodiscard]] Expected<FiledExercise, ExerciseFault> readExerciseLine(std::string_view line,
                                                                      Day lastDay);

/// What an import did.
struct ImportedExercises {
    KeptExercises exercises;
    std::uint64_t answers = 0; ///< that are new
};

/// Puts exercises of a file into a store: as keepExercises(), and their answers as keepAnswer().
ImportedExercises keepFiled(Store& store, std::span<const FiledExercise> filed);

/// Where the value of a field of a JSON object begins, in bytes: for messages about it. `text` is
/// well-formed JSON. Nothing if the object has no such field of its own.
[[nodiscard]] std::optional<std::size_t> jsonValueOffset(std::string_view text,
                                                         std::string_view field);

} // namespace damscope::db
