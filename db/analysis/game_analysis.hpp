// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/engine.hpp"
#include "base/parallel/progress.hpp"
#include "db/codec/ids.hpp"
#include "db/lists/filter.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace damscope::db {

/// Makes an engine for one thread, ready for a variant. Throws analysis::EngineError.
using EngineFactory = std::function<std::unique_ptr<analysis::Engine>(rules::Variant)>;

struct AnalysisSettings {
    analysis::Limits limits;      ///< for each position
    int threads = 1;              ///< games analysed at the same time
    bool variations = false;      ///< variations too
    bool reanalyse = false;       ///< search again what has been evaluated well enough
    std::optional<Range> plies{}; ///< only the positions before these plies, from 1
    /// The engine forgets the previous position before each: what it finds within a limit of nodes
    /// then depends on the position and the moves before it only.
    bool independent = false;
    /// The positions around a move of a main line that looks like an error or a gain are searched
    /// again with so many times the nodes or the time; 1: they are not.
    int confirmation = 1;
};

/// A position that could not be evaluated, or a game that could not be read.
struct AnalysisProblem {
    GameId game{};
    int ply = 0; ///< the move that would be played there; 0: the whole game
    std::string message;
};

struct AnalysisReport {
    static constexpr std::size_t problemLimit = 100;
    static constexpr int mostFailures = 3; ///< in a row, after which an engine is given up
    std::uint64_t games = 0;               ///< finished
    std::uint64_t searched = 0;            ///< positions
    std::uint64_t reused = 0;              ///< positions that had been evaluated well enough
    std::uint64_t forced = 0;    ///< positions without a choice, see EnginePosition::isForced
    std::uint64_t confirmed = 0; ///< positions searched again, see doubtful_positions.hpp
    std::uint64_t problemCount = 0;
    std::vector<AnalysisProblem> problems; ///< the first of them
    bool complete = true;                  ///< false: stopped, or the engine kept failing
    bool gaveUp = false; ///< the engine failed at three positions in a row, or could not start
};

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

} // namespace damscope::db
