// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/analysis/game_search.hpp"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <stop_token>

namespace damscope::db {

/// Evaluates the positions of games and stores the evaluations (see evaluations.hpp): each game
/// from its last position to its first, so that the transposition table helps with the earlier
/// ones. A position is stored as soon as it is done, so that stopping or killing the program loses
/// only those in flight; starting again continues. `progress` gets the number of positions done;
/// it may be called from any thread, one at a time. Throws Error if the store fails.
AnalysisReport analyseGames(const std::filesystem::path& store, std::span<const GameId> games,
                            const AnalysisSettings& settings, const EngineFactory& engines,
                            const std::stop_token& stop = {}, const base::Progress& progress = {});

/// The same for one game that need not be stored itself: evaluations belong to positions. Problems
/// name game 0.
AnalysisReport analyseGame(const std::filesystem::path& store, const rules::Game& game,
                           const AnalysisSettings& settings, const EngineFactory& engines,
                           const std::stop_token& stop = {}, const base::Progress& progress = {});

/// How many times the nodes or the time the positions around an apparent error get.
inline constexpr int standardConfirmation = 20;

/// The default limits for each position of a game. Two lines show moves that are the only good
/// one.
[[nodiscard]] inline analysis::Limits standardLimits() {
    constexpr std::uint64_t nodes = 200'000;
    analysis::Limits limits;
    limits.nodes = nodes;
    limits.lines = 2;
    return limits;
}

class Store;

/// Their number in the main lines; variations are not known before they are read.
[[nodiscard]] std::uint64_t countPositions(Store& store, std::span<const GameId> games,
                                           const std::optional<Range>& plies);

} // namespace damscope::db
