// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/judging_search.hpp"

#include "db/findings/analysis/evaluation_records.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/request.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace damscope::web {
namespace {

using analysis::PositionEvaluation;
using db::EvaluatedPosition;

/// What is known of a game, and is reported as it is found.
class ReportingShelf final : public db::EvaluationShelf {
public:
    ReportingShelf(const std::vector<EvaluatedPosition>& known, const Watch& watch)
        : watch_(watch) {
        for (const EvaluatedPosition& one : known)
            put(one.position, one.evaluation);
    }

    [[nodiscard]] std::optional<PositionEvaluation> find(const rules::Position& position,
                                                         const std::string& engine) override {
        const auto& known = known_[db::placeOf(position)];
        const auto at = std::ranges::find(known, engine, &PositionEvaluation::engine);
        return at == known.end() ? std::nullopt : std::optional(*at);
    }
    void keep(const rules::Position& position, const PositionEvaluation& evaluation) override {
        put(position, evaluation);
        watch_.event(
            {{"event", "evaluated"}, {"evaluation", evaluationJson({position, evaluation})}});
    }

private:
    void put(const rules::Position& position, const PositionEvaluation& evaluation) {
        auto& known = known_[db::placeOf(position)];
        std::erase_if(
            known, [&](const PositionEvaluation& one) { return one.engine == evaluation.engine; });
        known.push_back(evaluation);
    }

    const Watch& watch_;
    std::map<db::EvaluationPlace, std::vector<PositionEvaluation>> known_;
};

} // namespace

db::AnalysisSettings judgingSettings(const Json& request) {
    constexpr std::uint64_t usualNodes = 10'000;
    db::AnalysisSettings settings;
    settings.limits = limitsIn(request);
    if (!settings.limits.nodes && !settings.limits.depth && !settings.limits.time)
        settings.limits.nodes = usualNodes;
    settings.confirmation = static_cast<int>(numberIn(request, "confirm").value_or(1));
    return settings;
}

Json evaluationJson(const EvaluatedPosition& evaluated) {
    const PositionEvaluation& evaluation = evaluated.evaluation;
    return {{"header", db::headerText({evaluation.engine, {}, evaluation.asked})},
            {"record", db::recordText(evaluated)}};
}

std::vector<EvaluatedPosition> evaluationsIn(const Json& request, std::string_view field) {
    std::vector<EvaluatedPosition> evaluations;
    for (const Json& one : request.value(field, Json::array())) {
        const auto header = db::readHeader(neededText(one, "header"));
        auto evaluated = header ? db::readRecord(neededText(one, "record"), *header) : std::nullopt;
        if (!evaluated)
            refuse(field);
        evaluations.push_back(std::move(*evaluated));
    }
    return evaluations;
}

Json searchedGame(const Json& request, const Watch& watch) {
    const rules::Game game = writtenGame(neededText(request, "pdn"));
    const db::AnalysisSettings settings = judgingSettings(request);
    ReportingShelf shelf(evaluationsIn(request, "known"), watch);
    const base::Progress report = [&](std::uint64_t done, std::uint64_t total) {
        watch.event({{"event", "progress"}, {"done", done}, {"total", total}});
    };
    db::AnalysisProgress progress(db::enginePositions(game, settings).size(),
                                  db::confirmsErrors(settings), report);
    const std::stop_callback onStop(watch.stop, [&] { progress.stop().request_stop(); });
    const db::EngineFactory engines = [&](rules::Variant) { return engineFor(request); };
    db::GameSearch(progress, shelf, settings, engines, progress.stop().get_token())
        .analyse(db::GameId{0}, game);
    return {{"interrupted", !progress.finish().complete}};
}

} // namespace damscope::web
