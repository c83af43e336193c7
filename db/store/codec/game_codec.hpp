// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/movetext_format.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// The start, result, moves, variations and remarks of a game as bytes; tags are stored separately.
/// The format is specified in movetext_format.hpp.
[[nodiscard]] std::vector<std::uint8_t> encodeGame(const rules::Game& game);

/// A position of the main line under its index key (see hash.hpp).
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
/// The same positions of a game as bytes; where these are damaged, those up to the damage.
[[nodiscard]] std::vector<KeyedPly> positionsOf(std::span<const std::uint8_t> blob,
                                                std::uint32_t lastPly = UINT32_MAX);

/// The game again, equal but for its tags: decodeGame(encodeGame(g)) == g for a g without tags. Any
/// bytes are safe: time and memory are bounded by a small multiple of their number. Moves are
/// checked to be possible on the board (own piece, empty square, opponent's pieces taken), not
/// against the rules.
[[nodiscard]] Expected<rules::Game, FormatError> decodeGame(std::span<const std::uint8_t> blob);

/// A command like "%clock w0:03:00 B0:02:58" in parts: the pattern "%clock w@ B@" and the times
/// in seconds. Games with clocks have a command at every move and only a few patterns.
struct ClockText {
    std::string pattern; ///< at most 40 bytes, with '@' for each time
    std::vector<std::uint32_t> seconds;
    friend bool operator==(const ClockText&, const ClockText&) = default;
};

/// Splits a text; nothing unless it has one or two times H:MM:SS (hours without leading zeros,
/// under 100), no '@', and joining the parts would give the same text.
[[nodiscard]] std::optional<ClockText> splitClockText(std::string_view text);

/// The number of times in a pattern; nothing if splitClockText makes no such pattern.
[[nodiscard]] std::optional<std::size_t> clockTimes(std::string_view pattern);

/// The text again. There is one time, under 100 hours, for each '@'.
[[nodiscard]] std::string joinClockText(std::string_view pattern,
                                        std::span<const std::uint32_t> seconds);

inline constexpr std::uint32_t clockLimit = 100 * 3600;

} // namespace damscope::db
