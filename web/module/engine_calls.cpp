// SPDX-License-Identifier: GPL-3.0-or-later
// The engine: a position that is thought about, a move that is played.
#include "analysis/play/played_game.hpp"
#include "cli/text/report_text.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/engine_request.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>

namespace damscope::web {
namespace {

using analysis::Findings;

// Scores from White's view, the moves as PDN writes them.
Json lineJson(const rules::Position& position, const analysis::PvLine& line, Language language) {
    const analysis::Score score =
        position.toMove() == rules::Color::white ? line.score : line.score.turned();
    Json texts = Json::array();
    rules::Position at = position;
    for (const rules::Move& move : line.moves) {
        texts.push_back(rules::moveText(at, move));
        at.play(move);
    }
    return {{"score", cli::scoreJson(score)},
            {"words", pages::scoreWords(score, language)},
            {"depth", line.depth},
            {"moves", texts},
            {"text", rules::numberedMoves(position, 0, line.moves)}};
}

Json findingsJson(const rules::Position& position, const Findings& findings, Language language) {
    Json lines = Json::array();
    for (const analysis::PvLine& line : findings.lines)
        lines.push_back(lineJson(position, line, language));
    return {{"event", "lines"},
            {"depth", findings.depth},
            {"nodes", findings.nodes},
            {"seconds", static_cast<double>(findings.time.count()) / 1000},
            {"lines", lines}};
}

// The moves before a node matter for repetitions.
void setPosition(analysis::Engine& engine, Session& session, const Json& request) {
    const Json& place = has(request, "place") ? request["place"] : request;
    if (has(place, "game")) {
        const Document& document = session.document(place);
        if (const auto path = rules::pathTo(document.game(), document.nodeIn(place)))
            return engine.setPosition(path->start, path->moves);
    }
    if (has(place, "board"))
        return engine.setPosition(placeIn(session, request));
    const rules::Path path = pathIn(place);
    engine.setPosition(path.start, path.moves);
}

Json analyse(Session& session, const Json& request, const Watch& watch) {
    const rules::Position position = placeIn(session, request);
    const auto engine = engineFor(request);
    setPosition(*engine, session, request);
    const Findings findings =
        engine->search(limitsIn(request), watch.stop, [&](const Findings& now) {
            watch.event(findingsJson(position, now, session.language));
        });
    Json answer = findingsJson(position, findings, session.language);
    answer["engine"] = engine->name();
    answer["interrupted"] = watch.stop.stop_requested();
    return answer;
}

Json play(Session& session, const Json& request, const Watch& watch) {
    const rules::Position position = placeIn(session, request);
    const auto strength =
        static_cast<analysis::play::Strength>(numberIn(request, "strength").value_or(5));
    analysis::play::LimitedEngine engine(engineFor(request), strength);
    setPosition(engine, session, request);
    const auto choice = engine.play({}, watch.stop);
    if (!choice)
        return {{"move", nullptr}};
    Json answer = moveJson(position, choice->move);
    const bool white = position.toMove() == rules::Color::white;
    answer["score"] =
        choice->score ? cli::scoreJson(white ? *choice->score : choice->score->turned()) : Json();
    return answer;
}

} // namespace

std::span<const Call> engineCalls() {
    static constexpr std::array calls{Call{"engine.analyse", analyse}, Call{"engine.play", play}};
    return calls;
}

} // namespace damscope::web
