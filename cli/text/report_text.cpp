// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/report_text.hpp"

#include "analysis/judgement/annotation.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/knowledge_text.hpp"
#include "db/search/export/export.hpp"
#include "messages/translation.hpp"
#include "pages/game_report.hpp"
#include "pages/player_sheet.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <utility>

namespace damscope::cli {
namespace {

using analysis::JudgedMove;
using analysis::Phase;
using analysis::PlayerSummary;
using rules::Color;

constexpr std::array phases{Phase::opening, Phase::middlegame, Phase::endgame};

double rounded(double value, double parts) {
    return std::round(value * parts) / parts;
}

Json lineJson(const JudgedGame& judged, const JudgedMove& move) {
    Json line = Json::array();
    auto position = judged.game.position(judged.game.node(move.node).parent);
    for (const rules::Move& m : move.better) {
        line.push_back(rules::moveText(*position, m));
        position = position->after(m);
    }
    return line;
}

Json moveJson(const JudgedGame& judged, const JudgedMove& move) {
    const auto before = judged.game.position(judged.game.node(move.node).parent);
    Json object{{"ply", move.ply - 1},
                {"move", rules::moveText(*before, move.move)},
                {"side", move.mover == Color::white ? "white" : "black"},
                {"phase", pages::keyOf(move.phase)},
                {"quality", analysis::name(move.quality)},
                {"before", scoreJson(move.before)},
                {"after", scoreJson(move.after)},
                {"points_lost", rounded(move.loss, 1e4)},
                {"men_lost", rounded(move.menLost / 100, 100)},
                {"turning_point", move.turning},
                {"better", lineJson(judged, move)}};
    if (move.after) {
        const analysis::Expectancy e = analysis::expectancy(*move.after, move.curve);
        object["white_win"] = rounded(e.win, 1e4);
        object["draw"] = rounded(e.draw, 1e4);
        object["black_win"] = rounded(e.loss, 1e4);
    }
    if (move.clock) {
        object["clock"] = *move.clock;
        object["time_trouble"] = move.timeTrouble;
    }
    if (const auto spent = analysis::timeSpentOn(judged.game, move.node))
        object["time_spent"] = *spent;
    return object;
}

Json playerJson(const PlayerSummary& summary) {
    return {{"judged", summary.judged},
            {"accuracy", summary.judged == 0 ? Json() : Json(rounded(summary.accuracy, 100))},
            {"men_lost_a_move",
             summary.judged == 0 ? Json() : Json(rounded(summary.averageLoss / 100, 1e4))},
            {"inaccuracies", summary.inaccuracies},
            {"mistakes", summary.mistakes},
            {"blunders", summary.blunders},
            {"missed_wins", summary.missedWins}};
}

Json playerJson(const analysis::GameJudgement& judgement, Color player) {
    Json object = playerJson(judgement.summary(player));
    for (const Phase phase : phases)
        object[std::string(pages::keyOf(phase))] = playerJson(judgement.summary(player, phase));
    return object;
}

} // namespace

std::string sparkline(const analysis::GameJudgement& judgement, int width) {
    constexpr std::array<std::string_view, 8> blocks{"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    const auto& moves = judgement.moves;
    const std::size_t columns =
        std::min(moves.size(), static_cast<std::size_t>(std::max(width, 1)));
    std::string line;
    for (std::size_t i = 0; i < columns; ++i) {
        const JudgedMove& move = moves[i * moves.size() / columns];
        if (!move.after) {
            line += ' ';
            continue;
        }
        const double points = analysis::expectancy(*move.after, move.curve).points();
        line += blocks[std::min<std::size_t>(static_cast<std::size_t>(points * 8), 7)];
    }
    return line;
}

Sheet reportSheet(const JudgedGame& judged, int width, const Locale& locale) {
    const Language language = locale;
    constexpr std::size_t errors = 10;
    const db::GameHeader& header = judged.line.header;
    const auto name = [](const std::string& text) { return text.empty() ? "?" : text; };
    const Message title{
        "report-heading",
        {{"game", std::to_string(db::number(judged.line.id))},
         {"white", name(header.white)},
         {"black", name(header.black)},
         {"result", resultText(judged.game.start().rules(), header.result, locale)}}};
    pages::GameReport report =
        pages::gameReport(judged.game, judged.judgement, {.errors = errors}, language);
    if (const std::size_t left = std::exchange(report.errors.left, 0); left > 0)
        report.errors.note =
            translated({"report-more-errors", {{"n", std::to_string(left)}}}, language);
    report.facts.insert(report.facts.begin() + 1, sparkline(judged.judgement, width));
    std::vector<SheetTable> tables = report.tables();
    std::ranges::move(
        pages::knowledgeTables(pages::knowledgeOf(judged.game, judged.names), language),
        std::back_inserter(tables));
    return {translated(title, language), std::move(report.facts), std::move(tables)};
}

Json reportJson(const JudgedGame& judged, Language language) {
    Json object{{"id", db::number(judged.line.id)},
                {"white", db::fieldJson(judged.line, db::GameField::white)},
                {"black", db::fieldJson(judged.line, db::GameField::black)},
                {"engines", judged.judgement.engines},
                {"start", scoreJson(judged.judgement.start)},
                {"players",
                 {{"white", playerJson(judged.judgement, Color::white)},
                  {"black", playerJson(judged.judgement, Color::black)}}},
                {"moves", Json::array()}};
    for (const JudgedMove& move : judged.judgement.moves)
        object["moves"].push_back(moveJson(judged, move));
    addKnowledge(object, judged.game, judged.names, language);
    return object;
}

} // namespace damscope::cli
