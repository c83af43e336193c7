// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/lesson_exercises.hpp"

#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

std::optional<Exercise> exerciseOf(Store& store, const LessonPosition& position, Prover& prover,
                                   analysis::shots::ShotFinder& finder) {
    const auto game = loadGame(store, position.shot.game);
    if (!game)
        return std::nullopt;
    const auto plies = mainLinePlies(*game);
    const int ply = position.shot.ply - (position.allowed ? 1 : 0);
    const auto kind = position.allowed ? ExerciseKind::allowedShot : ExerciseKind::missedShot;
    for (const ExerciseCandidate& candidate : exerciseCandidates({.plies = plies}, finder))
        if (candidate.ply == ply && candidate.kind == kind)
            if (auto exercise = prover.prove(candidate))
                return std::move(*exercise);
    return std::nullopt;
}

} // namespace

void proveLesson(Store& store, PlayerLesson& lesson, Prover& prover, std::size_t most,
                 const std::stop_token& stop) {
    analysis::shots::ShotFinder finder;
    std::vector<LessonPosition> proved;
    for (LessonPosition& position : lesson.positions) {
        if (proved.size() >= most || stop.stop_requested())
            break;
        position.exercise = exerciseOf(store, position, prover, finder); // stopped: nobody reads it
        if (position.exercise)
            proved.push_back(std::move(position));
    }
    lesson.positions = std::move(proved);
}

} // namespace damscope::db
