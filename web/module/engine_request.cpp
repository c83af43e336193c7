// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/engine_request.hpp"

#include "analysis/play/played_game.hpp"
#include "cli/text/score_json.hpp"
#include "pages/score_words.hpp"
#include "rules/text/notation.hpp"
#include "web/module/board_json.hpp"
#include "web/module/request.hpp"

#include <chrono>

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

} // namespace

std::unique_ptr<analysis::EmbeddedEngine> engineFor(const Json& request) {
    constexpr std::size_t tableMegabytes = 64;
    analysis::EngineSettings settings;
    settings.threads = static_cast<int>(numberIn(request, "threads").value_or(1));
    settings.tableMegabytes =
        static_cast<std::size_t>(numberIn(request, "megabytes").value_or(tableMegabytes));
    return std::make_unique<analysis::EmbeddedEngine>(settings);
}

analysis::Limits limitsIn(const Json& request) {
    analysis::Limits limits;
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

Json analysed(const rules::Path& path, const Json& request, Language language, const Watch& watch) {
    const rules::Position position = endOf(path);
    const auto engine = engineFor(request);
    engine->setPosition(path.start, path.moves);
    const Findings findings =
        engine->search(limitsIn(request), watch.stop, [&](const Findings& now) {
            watch.event(findingsJson(position, now, language));
        });
    Json answer = findingsJson(position, findings, language);
    answer["engine"] = engine->name();
    answer["interrupted"] = watch.stop.stop_requested();
    return answer;
}

Json played(const rules::Path& path, const Json& request, const Watch& watch) {
    const rules::Position position = endOf(path);
    const auto strength =
        static_cast<analysis::play::Strength>(numberIn(request, "strength").value_or(5));
    analysis::play::LimitedEngine engine(engineFor(request), strength);
    engine.setPosition(path.start, path.moves);
    const auto choice = engine.play({}, watch.stop);
    if (!choice)
        return {{"move", nullptr}};
    Json answer = moveJson(position, choice->move);
    const bool white = position.toMove() == rules::Color::white;
    answer["score"] =
        choice->score ? cli::scoreJson(white ? *choice->score : choice->score->turned()) : Json();
    return answer;
}

} // namespace damscope::web
