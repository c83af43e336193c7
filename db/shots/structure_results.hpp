// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"
#include "db/lists/filter.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// How the games went in which a side had a structure, each counted once.
struct StructureResults {
    std::uint32_t structure = 0; ///< number in structures()
    rules::Color side{};
    std::uint64_t games = 0;
    std::uint64_t whiteWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t blackWins = 0;

    /// Games with one of these results.
    [[nodiscard]] std::uint64_t decided() const { return whiteWins + draws + blackWins; }
    /// White's points of one a game; 0 where no result is known.
    [[nodiscard]] double whiteScore() const;
};

/// Of the games that pass the filter, the most frequent first; only of the structure that the
/// filter names, if it names one. Throws UnanswerableFilter if a game was not searched
/// (searchThemes()).
[[nodiscard]] std::vector<StructureResults> structureResults(Store& store, const Filter& filter);
/// Of these games, ascending; only of the structure of a name, if there is one.
[[nodiscard]] std::vector<StructureResults>
structureResults(Store& store, std::span<const GameId> games,
                 const std::optional<std::string>& name);

} // namespace damscope::db
