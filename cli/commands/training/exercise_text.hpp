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

/// Moves as PDN writes them, one after another.
[[nodiscard]] Json movesJson(const rules::Position& position, std::span<const rules::Move> line);

/// An exercise with what is learnt of it. `solved`: with its solution.
[[nodiscard]] Json exerciseJson(const db::DeckCard& card, Language language, bool solved);

} // namespace damscope::cli
