// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/module/judgement_json.hpp"

#include "analysis/judgement/annotation.hpp"
#include "cli/text/report_text.hpp"
#include "db/store/evaluations.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "rules/text/notation.hpp"
#include "web/module/session.hpp"

#include <algorithm>

namespace damscope::web {

analysis::GameJudgement judgementOf(Session& session, const rules::Game& game) {
    return analysis::judgeWithComments(
        game, [&](const rules::Position& position) -> std::optional<analysis::PositionEvaluation> {
            return session.isOpen() ? db::evaluation(session.store(), position) : std::nullopt;
        });
}

namespace {

using analysis::JudgedMove;

std::string_view coverageName(const analysis::GameJudgement& judgement) {
    if (judgement.isAnalysed())
        return "analysed";
    return judgement.isEmpty() ? "none" : "partial";
}

// Between -1 and 1, as high as White may expect.
Json valueOf(const std::optional<analysis::Score>& score, const analysis::Curve& curve) {
    return score ? Json(2 * analysis::expectancy(*score, curve).points() - 1) : Json();
}

Json pointOf(int ply, rules::NodeId node, const std::optional<analysis::Score>& score,
             const analysis::Curve& curve, Language language) {
    return {{"ply", ply},
            {"node", static_cast<int>(node)},
            {"score", cli::scoreJson(score)},
            {"value", valueOf(score, curve)},
            {"words", score ? Json(pages::scoreWords(*score, language)) : Json()}};
}

Json textsOf(const rules::Position& position, const std::vector<rules::Move>& moves) {
    Json texts = Json::array();
    rules::Position at = position;
    for (const rules::Move& move : moves) {
        texts.push_back(rules::moveText(at, move));
        at.play(move);
    }
    return texts;
}

Json moveJson(const rules::Game& game, const JudgedMove& move, Language language) {
    const rules::Position before = *game.position(game.node(move.node).parent);
    Json object{{"ply", move.ply - 1},
                {"node", static_cast<int>(move.node)},
                {"move", rules::moveText(before, move.move)},
                {"side", move.mover == rules::Color::white ? "white" : "black"},
                {"quality", analysis::name(move.quality)},
                {"quality_words", word("quality", analysis::name(move.quality), language)},
                {"sign", cli::textOrNull(pages::signOf(move.quality))},
                {"before", cli::scoreJson(move.before)},
                {"after", cli::scoreJson(move.after)},
                {"points_lost", move.loss},
                {"men_lost", move.menLost / 100},
                {"turning_point", move.turning},
                {"better", textsOf(before, move.better)},
                {"time_trouble", move.timeTrouble}};
    if (move.isError() && !move.better.empty())
        object["comment"] = translated(
            analysis::errorComment(move, rules::moveText(before, move.better.front())), language);
    return object;
}

Json tableJson(const pages::SheetTable& table) {
    Json object{{"title", table.title}, {"columns", Json::array()}, {"rows", Json::array()}};
    for (const auto& column : table.columns)
        object["columns"].push_back(column.title);
    for (const pages::Cells& cells : table.rows) {
        Json row = Json::array();
        for (const pages::Cell& cell : cells)
            row.push_back(cell.text);
        object["rows"].push_back(std::move(row));
    }
    return object;
}

} // namespace

Json judgementJson(const rules::Game& game, const analysis::GameJudgement& judgement,
                   Language language) {
    const pages::GameReport report = pages::gameReport(game, judgement, {}, language);
    Json object{{"coverage", coverageName(judgement)},
                {"engine", pages::engineWords(judgement.engines, language)},
                {"facts", report.facts},
                {"players", tableJson(report.players)},
                {"graph", Json::array()},
                {"moves", Json::array()},
                {"errors", Json::array()}};
    if (!judgement.moves.empty())
        object["graph"].push_back(
            pointOf(0, rules::rootNode, judgement.start, judgement.moves.front().curve, language));
    for (const JudgedMove& move : judgement.moves) {
        object["graph"].push_back(pointOf(move.ply, move.node, move.after, move.curve, language));
        object["moves"].push_back(moveJson(game, move, language));
        if (move.isError())
            object["errors"].push_back(object["moves"].back());
    }
    return object;
}

} // namespace damscope::web
