// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/records/game_row.hpp"

#include <cstdint>
#include <span>

namespace damscope::db {

/// Of the content that identifies a game: tags and movetext (which has variant and result).
[[nodiscard]] std::uint64_t contentHash(std::span<const rules::Tag> tags,
                                        std::span<const std::uint8_t> moves);

/// Where a game is in the store and where it came from.
struct GamePlace {
    GameId id{};
    SourceId source{};
    std::uint64_t ordinal = 0;
    std::uint64_t line = 0;
};

/// Of everything that is stored about a game, except its opening and its problems.
[[nodiscard]] std::uint64_t gameChecksum(const GamePlace& place, const GameHeader& header,
                                         std::uint64_t contentHash);

} // namespace damscope::db
