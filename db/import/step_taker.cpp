// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/step_taker.hpp"

#include "intake/problem_words.hpp"

#include <utility>
#include <variant>

namespace damscope::db::importing {

void StepTaker::take(ParsedStep step) {
    std::visit([this](auto&& each) { takeStep(std::forward<decltype(each)>(each)); },
               std::move(step));
}

void StepTaker::begin(const PlanPtr& plan) {
    if (plan_ == plan)
        return;
    plan_ = plan;
    ordinal_ = plan->before.games;
    ++sources_;
    beginSource(plan);
}

void StepTaker::takeStep(GamesStep step) {
    begin(step.plan);
    for (PreparedGame& game : *step.games)
        game.row.ordinal = ++ordinal_;
    games_ += step.games->size();
    takeGames(std::move(step));
}

void StepTaker::takeStep(const SourceEvent& event) {
    std::visit([this](const auto& each) { takeEvent(each); }, event);
}

void StepTaker::takeEvent(const SourceEnd& end) {
    begin(end.plan);
    if (ordinal_ == 0)
        takeEvent(Notice{Notice::Severity::warning, plan_->source.path, "no-games",
                         said(SourceSentence::noGames)});
    endSource(end);
}

void StepTaker::takeEvent(const KnownSource& known) {
    ++known_;
    if (listener_.source)
        listener_.source({known.source, known.knownAs, known.progress});
}

void StepTaker::takeEvent(const Notice& notice) {
    if (notice.severity == Notice::Severity::error)
        ++failed_;
    if (listener_.notice)
        listener_.notice(notice);
}

void StepTaker::report(const Source& source, const GameRow* game, const ProblemRow& problem,
                       bool refused) const {
    if (!listener_.problem)
        return;
    ImportProblem met{source.path, 0, {}, {}, refused, problem};
    if (game != nullptr) {
        met.ordinal = game->ordinal;
        met.white = game->header.white;
        met.black = game->header.black;
    }
    listener_.problem(met);
}

} // namespace damscope::db::importing
