// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/checksum.hpp"
#include "db/records/game_line.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace damscope::db {

class Connection;

/// A game's rows as they are, nothing verified.
struct GameParts {
    GameLine line;
    std::vector<rules::Tag> tags;
    std::vector<std::uint8_t> moves;
    std::uint64_t contentHash = 0;
    std::uint64_t checksum = 0;
};

/// The line of a game; nothing if it does not exist. Throws Error if a value in it is impossible.
[[nodiscard]] std::optional<GameLine> readGameLine(Connection& connection, GameId id);
/// Everything about a game; nothing if it does not exist.
[[nodiscard]] std::optional<GameParts> readGameParts(Connection& connection, GameId id);

/// The movetext of a game; nothing if it has none.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> movetextOf(Connection& connection,
                                                                  GameId id);

/// Whether the parts are unchanged, by their checksums.
[[nodiscard]] bool isIntact(const GameParts& parts);

} // namespace damscope::db
