// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/records/game_row.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace damscope::db {

/// A game as a list shows it.
struct GameLine {
    GameId id{};
    SourceId source{};
    std::string sourcePath;
    std::uint64_t ordinal = 0; ///< number of the game in its source, from 1
    std::uint64_t line = 0;    ///< where it begins in its source
    GameHeader header;
    std::string opening; ///< in English; empty: not classified
    std::uint32_t openingId =
        0; ///< in the store's table; storedOpeningText() knows other languages
    int problems = 0;
    std::optional<std::int64_t> deletion{}; ///< by which it is deleted
};

} // namespace damscope::db
