// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import/step_taker.hpp"

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
    if (plan->source.encoding != "UTF-8")
        ++encodings_[plan->source.encoding];
    mended_ += std::exchange(habits_, {}).mended();
    beginSource(plan);
}

void StepTaker::takeStep(GamesStep step) {
    begin(step.plan);
    for (PreparedGame& game : *step.games) {
        game.row.ordinal = ++ordinal_;
        habits_.take(game.row);
    }
    games_ += step.games->size();
    takeGames(std::move(step));
}

void StepTaker::takeStep(const SourceEvent& event) {
    std::visit([this](const auto& each) { takeEvent(each); }, event);
}

void StepTaker::takeEvent(const SourceEnd& end) {
    begin(end.plan);
    if (ordinal_ == 0)
        takeEvent(Notice{Severity::warning, plan_->source.path, {"no-games", {}}});
    endSource(end);
    for (const Notice& notice : habits_.wrongVariants(plan_->source.path))
        takeEvent(notice);
}

void StepTaker::takeEvent(const KnownSource& known) {
    ++known_;
    if (listener_.source)
        listener_.source({known.source, known.knownAs, known.progress});
}

void StepTaker::takeEvent(const Notice& notice) {
    if (notice.severity == Severity::error)
        ++failed_;
    if (listener_.notice)
        listener_.notice(notice);
}

void StepTaker::report(const Source& source, const GameMet& game, const ProblemRow& problem) const {
    if (!listener_.problem)
        return;
    ImportProblem met{source.path, 0, {}, {}, game.refused, problem, game.stored};
    if (game.row != nullptr) {
        met.ordinal = game.row->ordinal;
        met.white = game.row->header.white;
        met.black = game.row->header.black;
    }
    listener_.problem(met);
}

} // namespace damscope::db::importing
