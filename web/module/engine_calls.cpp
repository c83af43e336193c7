// SPDX-License-Identifier: GPL-3.0-or-later
// The engine: a position that is thought about, a game that is judged, a move that is played.
#include "analysis/embedded/embedded_engine.hpp"
#include "analysis/play/played_game.hpp"
#include "cli/text/report_text.hpp"
#include "db/findings/analysis/game_analysis.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/judgement_json.hpp"
#include "web/module/request.hpp"
#include "web/module/session.hpp"

#include <array>
#include <chrono>
#include <memory>

namespace damscope::web {
namespace {

using analysis::Findings;
using analysis::Limits;

constexpr std::size_t tableMegabytes = 64;

std::unique_ptr<analysis::EmbeddedEngine> newEngine(const Json& request) {
    analysis::EngineSettings settings;
    settings.threads = static_cast<int>(numberIn(request, "threads").value_or(1));
    settings.tableMegabytes =
        static_cast<std::size_t>(numberIn(request, "megabytes").value_or(tableMegabytes));
    return std::make_unique<analysis::EmbeddedEngine>(settings);
}

Limits limitsIn(const Json& request) {
    Limits limits;
    if (const auto nodes = numberIn(request, "nodes"))
        limits.nodes = static_cast<std::uint64_t>(*nodes);
    if (const auto depth = numberIn(request, "depth"))
        limits.depth = static_cast<int>(*depth);
    if (has(request, "seconds"))
        limits.time = std::chrono::milliseconds(
            static_cast<std::int64_t>(request["seconds"].get<double>() * 1000));
    limits.lines = static_cast<int>(numberIn(request, "lines").value_or(1));
    return limits;
}

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
    const auto engine = newEngine(request);
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

// What is found belongs to positions, and is stored with them where a database is open.
Json judge(Session& session, const Json& request, const Watch& watch) {
    const rules::Game& game = session.document(request).game();
    db::AnalysisSettings settings;
    settings.limits = limitsIn(request);
    if (!settings.limits.nodes && !settings.limits.depth && !settings.limits.time)
        settings.limits.nodes = 10'000;
    settings.confirmation = static_cast<int>(numberIn(request, "confirm").value_or(1));
    const db::AnalysisReport report = db::analyseGame(
        session.store().file(), game, settings, [&](rules::Variant) { return newEngine(request); },
        watch.stop,
        [&](std::uint64_t done, std::uint64_t total) {
            watch.event({{"event", "progress"}, {"done", done}, {"total", total}});
        });
    Json answer = judgementJson(game, judgementOf(session, game), session.language);
    answer["interrupted"] = !report.complete;
    return answer;
}

Json play(Session& session, const Json& request, const Watch& watch) {
    const rules::Position position = placeIn(session, request);
    const auto strength =
        static_cast<analysis::play::Strength>(numberIn(request, "strength").value_or(5));
    analysis::play::LimitedEngine engine(newEngine(request), strength);
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
    static constexpr std::array calls{Call{"engine.analyse", analyse}, Call{"engine.judge", judge},
                                      Call{"engine.play", play}};
    return calls;
}

} // namespace damscope::web
