// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/analysis/game_analysis.hpp"
#include "rules/game/path.hpp"

#include <optional>
#include <vector>

namespace damscope::db {

class Store;

/// A position of a game, in the form for an engine.
struct EnginePosition {
    rules::Path path;
    rules::Position position; ///< at its end
    int ply;                  ///< of the move to be played
    bool played;              ///< a move follows in the game
    /// Whether its score is that of another position, or of the rules: nobody has a choice, and
    /// the game goes on. Without a next position the only move is searched, too, so that the move
    /// that led here is judged.
    [[nodiscard]] bool isForced() const;
};

/// The position at a node, if it is one of the plies that an analysis looks at.
[[nodiscard]] std::optional<EnginePosition>
wantedPosition(const rules::Game& game, rules::NodeId node, const AnalysisSettings& settings);

/// The positions that an analysis looks at, in the order in which they are searched: from the last
/// to the first.
[[nodiscard]] std::vector<EnginePosition> enginePositions(const rules::Game& game,
                                                          const AnalysisSettings& settings);

/// Their number in the main lines; variations are not known before they are read.
[[nodiscard]] std::uint64_t countPositions(Store& store, std::span<const GameId> games,
                                           const std::optional<Range>& plies);

} // namespace damscope::db
