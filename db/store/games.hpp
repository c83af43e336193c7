// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/vocabulary.hpp"
#include "db/store/codec/numbers.hpp"
#include "db/store/records/game_row.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace damscope::db {

class Store;

/// The lines of some games, in the order of the ids; ids that the store does not hold are left out.
/// Lists of any length: get the ordered ids once (filter.hpp), then page after page from here.
[[nodiscard]] std::vector<GameLine> gameLines(Store& store, std::span<const GameId> ids);

/// Why a game cannot be read from the store.
struct Damage {
    GameId id{};
    bool missing = false; ///< no game has this id
    std::string reason;   ///< "game 12 is damaged: its checksum does not agree with its contents"
};

/// A game, complete and equal to what was stored: its checksum is verified.
[[nodiscard]] Expected<rules::Game, Damage> loadGame(Store& store, GameId id);

struct StoredProblem {
    SourceId source{};
    std::optional<GameId> game; ///< none: about the source, or about a game that was refused
    std::uint64_t ordinal = 0;  ///< number of the game in its source, from 1; 0 = the source
    ProblemRow problem;
};

/// The problems of a game, in the order of their places.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, GameId game);
[[nodiscard]] std::vector<ProblemRow> problemRows(Store& store, GameId game);
/// The problems of a source and all of its games, in the order they were found.
[[nodiscard]] std::vector<StoredProblem> problems(Store& store, SourceId source);

} // namespace damscope::db
