// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is judged. The search takes long, so a page has it done by another worker than the
// one with the database, which is to answer meanwhile: that one hands out the game and what is
// known of it (`judging.begin`), the other one searches and reports each evaluation
// (`judging.search`), and they are kept as they come (`judging.keep`).
#include "db/findings/analysis/game_analysis.hpp"
#include "db/findings/analysis/shard_analysis.hpp"
#include "parser/write/write.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/judgement_json.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

using analysis::Engine;
using analysis::Findings;
using analysis::Limits;
using db::EvaluatedPosition;

db::AnalysisSettings settingsIn(const Json& request) {
    constexpr std::uint64_t usualNodes = 10'000;
    db::AnalysisSettings settings;
    settings.limits = limitsIn(request);
    if (!settings.limits.nodes && !settings.limits.depth && !settings.limits.time)
        settings.limits.nodes = usualNodes;
    settings.confirmation = static_cast<int>(numberIn(request, "confirm").value_or(1));
    return settings;
}

db::AnalysisReport judged(const std::filesystem::path& store, const rules::Game& game,
                          const Json& request, const Watch& watch,
                          const db::EngineFactory& engines) {
    return db::analyseGame(
        store, game, settingsIn(request), engines, watch.stop,
        [&](std::uint64_t done, std::uint64_t total) {
            watch.event({{"event", "progress"}, {"done", done}, {"total", total}});
        });
}

Json judge(Session& session, const Json& request, const Watch& watch) {
    const rules::Game& game = session.document(request).game();
    const db::AnalysisReport report = judged(session.store().file(), game, request, watch,
                                             [&](rules::Variant) { return engineFor(request); });
    Json answer = judgementJson(game, judgementOf(session, game), session.language);
    answer["interrupted"] = !report.complete;
    return answer;
}

// As the records of a file, each with its own header: the limits of positions differ.
Json evaluationJson(const EvaluatedPosition& evaluated) {
    const analysis::PositionEvaluation& evaluation = evaluated.evaluation;
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

Json begin(Session& session, const Json& request, const Watch& /*watch*/) {
    const rules::Game& game = session.document(request).game();
    Json known = Json::array();
    for (const db::EnginePosition& place : db::enginePositions(game, {}))
        for (auto& evaluation : db::evaluations(session.store(), place.position))
            known.push_back(evaluationJson({place.position, std::move(evaluation)}));
    return {{"pdn", parser::writePdn(game)}, {"known", known}, {"store", session.name()}};
}

/// An engine that reports each evaluation it has finished.
class ReportingEngine final : public Engine {
public:
    ReportingEngine(std::unique_ptr<Engine> engine, const Watch& watch)
        : engine_(std::move(engine)), watch_(watch) {}

    [[nodiscard]] std::string name() const override { return engine_->name(); }
    void newGame() override { engine_->newGame(); }
    void setPosition(const rules::Position& start, std::span<const rules::Move> moves) override {
        position_ = start;
        for (const rules::Move& move : moves)
            position_->play(move);
        engine_->setPosition(start, moves);
    }
    Findings search(const Limits& limits, const std::stop_token& stop,
                    const Report& report) override {
        Findings found = engine_->search(limits, stop, report);
        if (!stop.stop_requested() && !found.lines.empty())
            watch_.event(
                {{"event", "evaluated"},
                 {"evaluation",
                  evaluationJson({*position_, analysis::toEvaluation(found, position_->toMove(),
                                                                     limits, engine_->name())})}});
        return found;
    }

private:
    std::unique_ptr<Engine> engine_;
    const Watch& watch_;
    std::optional<rules::Position> position_;
};

Json search(Session& session, const Json& request, const Watch& watch) {
    const std::filesystem::path file = session.exchange() / "judging.db";
    db::Store store(file, db::Store::Access::write); // what is known is looked up in one
    db::EvaluationWriter(store).save(evaluationsIn(request, "known"));
    const db::AnalysisReport report =
        judged(file, writtenGame(neededText(request, "pdn")), request, watch, [&](rules::Variant) {
            return std::make_unique<ReportingEngine>(engineFor(request), watch);
        });
    return {{"interrupted", !report.complete}};
}

// `store` is that of the beginning: meanwhile another one may have been opened.
Json keep(Session& session, const Json& request, const Watch& /*watch*/) {
    if (has(request, "store") && textIn(request, "store") != session.name())
        throw CallError({"page-no-store", {}});
    db::EvaluationWriter(session.store()).save(evaluationsIn(request, "found"));
    const rules::Game& game = session.document(request).game();
    return judgementJson(game, judgementOf(session, game), session.language);
}

} // namespace

std::span<const Call> judgingCalls() {
    static constexpr std::array calls{Call{"engine.judge", judge}, Call{"judging.begin", begin},
                                      Call{"judging.search", search}, Call{"judging.keep", keep}};
    return calls;
}

} // namespace damscope::web
