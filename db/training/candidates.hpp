// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result_judge.hpp"
#include "analysis/judgement/judgement.hpp"
#include "analysis/shots/game_shots.hpp"
#include "db/training/exercise.hpp"

#include <optional>
#include <span>
#include <vector>

namespace damscope::db {

/// A position of a game that may become an exercise: something went wrong there.
struct ExerciseCandidate {
    rules::Position position;
    rules::Move played;
    ExerciseKind kind{};
    int ply = 0;                     ///< moves before it
    analysis::shots::Shot shot = {}; ///< of missedShot, or the opponent's of allowedShot
    int lead = 0;                    ///< from which the shot's gain counts
};

/// What is known of a game.
struct GameLesson {
    std::span<const analysis::shots::Ply> plies;
    const analysis::GameJudgement* judgement = nullptr; ///< null: it was not judged
    const analysis::endgame::ResultJudge* tables = nullptr;
};

/// The candidates of a game, by ply; of several at one ply first the one that is proved best: an
/// ending, a combination that was missed, one that was allowed, a mistake.
[[nodiscard]] std::vector<ExerciseCandidate>
exerciseCandidates(const GameLesson& game, analysis::shots::ShotFinder& finder);

} // namespace damscope::db
