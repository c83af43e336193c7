// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::db {

class Connection;

/// What is kept of a game, as a hash: of its tags, moves and comments, the name of its opening, and
/// whether it was searched for combinations and analysed. Evaluations are hashed for themselves:
/// evaluationHashes(). By the number of the game; 0 where there is none. Within a
/// Snapshot.
[[nodiscard]] std::vector<std::uint64_t> gameContents(Connection& connection);

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
[[nodiscard]] std::size_t countRemarks(const rules::Game& game);

/// Shorter games say nothing when they are alike: two players may agree to the same short draw
/// twice a day.
constexpr int leastPliesOfCopy = 20;

/// Games of different lengths are compared only among at most so many games of two players: a
/// longer list is no tournament, and comparing each with each would take minutes.
constexpr std::size_t mostComparedPlyByPly = 32;

/// Whether two games have the same positions in their main lines, to the end; not where one of them
/// is missing or not understood.
[[nodiscard]] bool haveSameMoves(Connection& connection, GameId one, GameId other);

/// Whether the main line of `shorter` is the beginning of the other's, or all of it; as above.
[[nodiscard]] bool isBeginning(Connection& connection, GameId shorter, GameId longer);

} // namespace damscope::db
