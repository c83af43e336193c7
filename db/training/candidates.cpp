// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/training/candidates.hpp"

#include "analysis/shots/lasting.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

namespace damscope::db {
namespace {

using analysis::Quality;
using analysis::shots::GameShot;
using rules::Color;
using rules::GameResult;

// Points of a side in halves.
int pointsOf(GameResult result, Color side) {
    if (result == GameResult::draw)
        return 1;
    return (result == GameResult::whiteWins) == (side == Color::white) ? 2 : 0;
}

/// Collects the candidates of one game, at each ply in the order in which they are found.
class Search {
public:
    Search(const GameLesson& game, analysis::shots::ShotFinder& finder)
        : game_(game), finder_(finder) {}

    std::vector<ExerciseCandidate> run() {
        addEndings();
        addShots();
        addMistakes();
        std::vector<ExerciseCandidate> all;
        for (auto& [ply, candidates] : found_)
            std::ranges::move(candidates, std::back_inserter(all));
        return all;
    }

private:
    void add(std::size_t at, ExerciseKind kind, analysis::shots::Shot shot = {}, int lead = 0) {
        const analysis::shots::Ply& ply = game_.plies[at];
        if (!ply.move || rules::legalMoves(ply.position).size() < 2)
            return;
        std::vector<ExerciseCandidate>& here = found_[at];
        if (std::ranges::find(here, kind, &ExerciseCandidate::kind) == here.end())
            here.push_back(
                {ply.position, *ply.move, kind, static_cast<int>(at), std::move(shot), lead});
    }

    void addEndings() {
        if (game_.tables == nullptr)
            return;
        auto before = GameResult::unknown;
        for (std::size_t at = 0; at < game_.plies.size(); ++at) {
            const GameResult now = game_.tables->byTables(game_.plies[at].position);
            const bool known = before != GameResult::unknown && now != GameResult::unknown;
            if (known && at > 0) {
                const Color mover = game_.plies[at - 1].position.toMove();
                if (pointsOf(now, mover) < pointsOf(before, mover))
                    add(at - 1, ExerciseKind::ending);
            }
            before = now;
        }
    }

    void addShots() {
        const auto all =
            analysis::shots::shotsOf(game_.plies, finder_, analysis::shots::Sought::all);
        for (const GameShot& shot : all)
            if (!shot.played && !shot.open && !shot.shot.breaksThrough)
                add(shot.at, ExerciseKind::missedShot, shot.shot,
                    analysis::shots::leadBefore(game_.plies, shot.at));
        for (const GameShot& shot : all)
            if (shot.forced && !shot.open && !shot.shot.breaksThrough)
                addAllowed(shot);
    }

    void addAllowed(const GameShot& shot) {
        if (shot.at == 0 || found_.contains(shot.at - 1))
            return;
        const int lead = analysis::shots::leadBefore(game_.plies, shot.at);
        const rules::Position& position = game_.plies[shot.at].position;
        if (analysis::shots::lasts(position, shot.shot, lead, finder_) &&
            analysis::shots::couldPrevent(game_.plies, shot.at, shot.shot.gain, finder_))
            add(shot.at - 1, ExerciseKind::allowedShot, shot.shot, lead);
    }

    void addMistakes() {
        if (game_.judgement == nullptr)
            return;
        for (const analysis::JudgedMove& move : game_.judgement->moves) {
            const auto at = static_cast<std::size_t>(move.ply) - 1;
            if (move.quality >= Quality::mistake && at < game_.plies.size() &&
                game_.plies[at].move == move.move)
                add(at, ExerciseKind::mistake);
        }
    }

    const GameLesson& game_;
    analysis::shots::ShotFinder& finder_;
    std::map<std::size_t, std::vector<ExerciseCandidate>> found_;
};

} // namespace

std::vector<ExerciseCandidate> exerciseCandidates(const GameLesson& game,
                                                  analysis::shots::ShotFinder& finder) {
    return Search(game, finder).run();
}

} // namespace damscope::db
