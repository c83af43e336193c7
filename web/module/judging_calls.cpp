// SPDX-License-Identifier: GPL-3.0-or-later
// A game that is judged. The search takes long, so a page has it done by another worker than the
// one with the database, which is to answer meanwhile: that one hands out the game and what is
// known of it (`judging.begin`), the other one searches and reports each evaluation
// (`judging.search`), and they are kept as they come (`judging.keep`).
#include "db/findings/analysis/game_analysis.hpp"
#include "parser/write/write.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/judgement_json.hpp"
#include "web/module/judging_search.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

Json judge(Session& session, const Json& request, const Watch& watch) {
    const rules::Game& game = session.document(request).game();
    const db::AnalysisReport report = db::analyseGame(
        session.store().file(), game, judgingSettings(request),
        [&](rules::Variant) { return engineFor(request); }, watch.stop,
        [&](std::uint64_t done, std::uint64_t total) {
            watch.event({{"event", "progress"}, {"done", done}, {"total", total}});
        });
    Json answer = judgementJson(game, judgementOf(session, game), session.language);
    answer["interrupted"] = !report.complete;
    return answer;
}

Json begin(Session& session, const Json& request, const Watch& /*watch*/) {
    const rules::Game& game = session.document(request).game();
    Json known = Json::array();
    for (const db::EnginePosition& place : db::enginePositions(game, {}))
        for (auto& evaluation : db::evaluations(session.store(), place.position))
            known.push_back(evaluationJson({place.position, std::move(evaluation)}));
    return {{"pdn", parser::writePdn(game)}, {"known", known}, {"store", session.name()}};
}

Json search(Session& /*session*/, const Json& request, const Watch& watch) {
    return searchedGame(request, watch);
}

// `store` is that of the beginning.
Json keep(Session& session, const Json& request, const Watch& /*watch*/) {
    db::EvaluationWriter(storeIn(session, request)).save(evaluationsIn(request, "found"));
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
