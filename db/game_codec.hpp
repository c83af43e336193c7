// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/expected.hpp"
#include "rules/game.hpp"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// Where a movetext blob cannot be understood, and why.
struct CodecError {
    std::size_t offset = 0; ///< of the byte concerned
    std::string message;
};

/// The start, result, moves, variations and remarks of a game as bytes; tags are stored apart from
/// it. The format is specified in movetext_format.hpp.
[[nodiscard]] std::vector<std::uint8_t> encodeGame(const rules::Game& game);

/// The game again, equal but for its tags: decodeGame(encodeGame(g)) == g for a g without tags. Any
/// bytes are safe: time and memory are bounded by a small multiple of their number. Moves are
/// checked to be possible on the board (own piece, empty square, opponent's pieces taken), not
/// against the rules.
[[nodiscard]] Expected<rules::Game, CodecError> decodeGame(std::span<const std::uint8_t> blob);

} // namespace damscope::db
