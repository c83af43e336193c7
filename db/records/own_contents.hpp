// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>

namespace damscope::db {

/// What is done about text that a game could not read after its last legal move.
enum class BrokenRest : std::uint8_t {
    counts,
    isReplaced ///< the other game goes on there: it is what the text should have been
};

/// Whether a game has something that a copy of it lacks, so that deleting it would lose it: a
/// comment, sign, clock, drawing or other remark at a move, a variation, or a tag. Names, events,
/// places, rounds, results and variants may be written otherwise in the copy, but not with fewer
/// words; a date only more precisely; a record of a repair is no content.
[[nodiscard]] bool hasOwnContents(const rules::Game& game, const rules::Game& copy,
                                  BrokenRest rest);

/// How much a game has besides its main line and its tags: remarks, and moves of variations.
[[nodiscard]] std::size_t remarksOf(const rules::Game& game);

} // namespace damscope::db
