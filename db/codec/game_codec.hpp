// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "db/codec/format_error.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// The start, result, moves, variations and remarks of a game as bytes; tags are stored separately.
/// The format is specified in movetext_format.hpp.
[[nodiscard]] std::vector<std::uint8_t> encodeGame(const rules::Game& game);

/// A position of the main line under its index key (see index_key.hpp).
struct KeyedPly {
    std::uint64_t key = 0;
    std::uint32_t ply = 0; ///< moves before it; the starting position is 0
    friend bool operator==(const KeyedPly&, const KeyedPly&) = default;
};
/// The same, with the positions of the main line up to a ply, which are met on the way.
struct EncodedGame {
    std::vector<std::uint8_t> moves;
    std::vector<KeyedPly> positions; ///< those that are known
};
[[nodiscard]] EncodedGame encodeWithPositions(const rules::Game& game,
                                              std::uint32_t lastPly = UINT32_MAX);

/// The game again, equal but for its tags: decodeGame(encodeGame(g)) == g for a g without tags. Any
/// bytes are safe: time and memory are bounded by a small multiple of their number. Moves are
/// checked to be possible on the board (own piece, empty square, opponent's pieces taken), not
/// against the rules.
[[nodiscard]] Expected<rules::Game, FormatError> decodeGame(std::span<const std::uint8_t> blob);

} // namespace damscope::db
