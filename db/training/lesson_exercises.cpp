// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/lesson_exercises.hpp"

#include "analysis/shots/names.hpp"
#include "db/store/games.hpp"
#include "db/store/store.hpp"

#include <algorithm>
#include <utility>

namespace damscope::db {
namespace {

std::optional<ExerciseCandidate> candidateOf(Store& store, const LessonPosition& position,
                                             analysis::shots::ShotFinder& finder) {
    const auto game = loadGame(store, position.shot.game);
    if (!game)
        return std::nullopt;
    const auto plies = mainLinePlies(*game);
    const int ply = position.shot.ply - (position.allowed ? 1 : 0);
    const auto kind = position.allowed ? ExerciseKind::allowedShot : ExerciseKind::missedShot;
    for (ExerciseCandidate& candidate : exerciseCandidates({.plies = plies}, finder))
        if (candidate.ply == ply && candidate.kind == kind)
            return std::move(candidate);
    return std::nullopt;
}

// The combination gains by force; other moves are as good.
Exercise combinationOf(const ExerciseCandidate& candidate, const LessonPosition& position) {
    Exercise exercise{.position = candidate.position,
                      .kind = candidate.kind,
                      .proof = ExerciseProof::captures,
                      .answers = {candidate.shot.line.front()},
                      .line = candidate.shot.line,
                      .played = candidate.played,
                      .gain = candidate.shot.gain};
    for (const std::uint32_t number : position.shot.names)
        exercise.motifs.push_back(analysis::shots::shotNames().named(number).key);
    return exercise;
}

} // namespace

void proveLesson(Store& store, PlayerLesson& lesson, Prover& prover, std::size_t most,
                 const std::stop_token& stop) {
    analysis::shots::ShotFinder finder;
    std::vector<LessonPosition> proved;
    std::vector<LessonPosition> others;
    for (LessonPosition& position : lesson.positions) {
        if (proved.size() >= most || stop.stop_requested())
            break;
        const auto candidate = candidateOf(store, position, finder);
        if (!candidate)
            continue;
        auto exercise = prover.prove(*candidate);
        const bool hasRivals = !exercise && (exercise.error() == Unsuitable::closeSecond ||
                                             exercise.error() == Unsuitable::manyAnswers);
        if (exercise) {
            position.exercise = std::move(*exercise);
            proved.push_back(std::move(position));
        } else if (hasRivals && !position.allowed) {
            position.exercise = combinationOf(*candidate, position);
            others.push_back(std::move(position));
        }
    }
    for (LessonPosition& position : others)
        if (proved.size() < most)
            proved.push_back(std::move(position));
    lesson.positions = std::move(proved);
}

} // namespace damscope::db
