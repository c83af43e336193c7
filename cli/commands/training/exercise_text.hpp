// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/terminal/json.hpp"
#include "db/training/deck.hpp"
#include "db/training/grading.hpp"
#include "messages/language.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::cli {

/// A name for an exercise that is the same in every database: variant and key of its position.
[[nodiscard]] std::string exerciseName(const db::ExerciseKey& key);

/// "White to move: play the combination".
[[nodiscard]] std::string questionText(const db::Exercise& exercise, Language language);

/// Author, source, number and stipulation, separated by commas; empty if it is no composition.
[[nodiscard]] std::string compositionText(const db::Composition& composition);

/// Moves from the position, numbered from 1: "1. 34-30 25x34 2. 40x16".
[[nodiscard]] std::string lineText(const rules::Position& position,
                                   std::span<const rules::Move> line);

/// The solution for a page of solutions: all right moves, and how it goes.
[[nodiscard]] std::string solutionText(const db::Exercise& exercise, Language language);

/// The name of a combination by its key; the key itself if the names in use do not have it, and the
/// word for "unnamed" if it is empty.
[[nodiscard]] std::string motifName(const std::string& key, Language language);

/// The names of its motifs, separated by commas; empty if there is none.
[[nodiscard]] std::string motifText(const db::Exercise& exercise, Language language);

[[nodiscard]] std::string hintText(const db::Exercise& exercise, db::Hint hint, Language language);

/// Moves as PDN writes them, one after another.
[[nodiscard]] Json movesJson(const rules::Position& position, std::span<const rules::Move> line);

/// An exercise with what is learnt of it. `solved`: with its solution.
[[nodiscard]] Json exerciseJson(const db::DeckCard& card, Language language, bool solved);

} // namespace damscope::cli
