// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/report_text.hpp"

#include "cli/terminal/terminal_text.hpp"
#include "cli/text/game_text.hpp"
#include "cli/text/knowledge_text.hpp"
#include "cli/text/movetext.hpp"
#include "db/export/game_text.hpp"
#include "messages/words.hpp"
#include "rules/text/notation.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace damscope::cli {
namespace {

using analysis::JudgedMove;
using analysis::Phase;
using analysis::PlayerSummary;
using analysis::Quality;
using analysis::Score;
using rules::Color;

constexpr std::array<std::string_view, 3> phaseNames{"opening", "middlegame", "endgame"};

std::string_view signOf(Quality quality) {
    switch (quality) {
    case Quality::inaccuracy:
        return "?!";
    case Quality::mistake:
    case Quality::missedWin:
        return "?";
    case Quality::blunder:
        return "??";
    default:
        return "";
    }
}

std::string scoreText(const std::optional<Score>& score, Language language) {
    if (!score)
        return "?";
    if (score->kind() == Score::Kind::estimate)
        return analysis::text(*score);
    if (score->isWin())
        return word("outcome", "white", language);
    return word("outcome", score->isLoss() ? "black" : "draw", language);
}

std::string betterText(const rules::Game& game, const JudgedMove& move) {
    const auto before = game.position(game.node(move.node).parent);
    return move.better.empty() || !before ? "" : rules::moveText(*before, move.better.front());
}

// Text in columns: fmt counts bytes where a name has Cyrillic letters.
std::string inColumns(const std::string& text, int columns) {
    const int missing = std::max(columns - displayWidth(text), 0);
    return text + std::string(static_cast<std::size_t>(missing), ' ');
}

std::string moveLine(const JudgedGame& judged, const JudgedMove& move, Language language) {
    const std::string quality = word("quality", analysis::name(move.quality), language);
    std::string line = fmt::format(
        "  {:<16} {} {} -> {}",
        numberedMove(judged.game, move.node) + std::string(signOf(move.quality)),
        inColumns(quality, 11), scoreText(move.before, language), scoreText(move.after, language));
    if (const std::string better = betterText(judged.game, move); !better.empty())
        line += "; " + words({"report-better", {{"move", better}}}, language);
    if (move.timeTrouble)
        line += " (" + word("report", "in-trouble", language) + ")";
    return line + '\n';
}

std::string playerRow(const std::string& title, const std::string& white,
                      const std::string& black) {
    const auto cell = [](const std::string& text) {
        const int missing = std::max(10 - displayWidth(text), 0);
        return std::string(static_cast<std::size_t>(missing), ' ') + text;
    };
    return inColumns(title, 18) + cell(white) + cell(black) + '\n';
}

std::string accuracyText(const PlayerSummary& summary) {
    return summary.judged == 0 ? "-" : fmt::format("{:.1f} %", summary.accuracy);
}

std::string lossText(const PlayerSummary& summary) {
    return summary.judged == 0 ? "-" : fmt::format("{:.2f}", summary.averageLoss / 100);
}

std::string playersText(const analysis::GameJudgement& judgement, Language language) {
    const auto title = [language](std::string_view key) { return word("report", key, language); };
    const PlayerSummary white = judgement.summary(Color::white);
    const PlayerSummary black = judgement.summary(Color::black);
    std::string text =
        playerRow("", word("report", "white", language), word("report", "black", language)) +
        playerRow(title("accuracy"), accuracyText(white), accuracyText(black));
    for (std::size_t i = 0; i < phaseNames.size(); ++i) {
        const auto phase = static_cast<Phase>(i);
        const PlayerSummary w = judgement.summary(Color::white, phase);
        const PlayerSummary b = judgement.summary(Color::black, phase);
        if (w.judged + b.judged > 0)
            text += playerRow("  " + title(phaseNames[i]), accuracyText(w), accuracyText(b));
    }
    text += playerRow(title("men"), lossText(white), lossText(black));
    const auto count = [&](std::string_view key, int PlayerSummary::*what) {
        text += playerRow(title(key), std::to_string(white.*what), std::to_string(black.*what));
    };
    count("inaccuracies", &PlayerSummary::inaccuracies);
    count("mistakes", &PlayerSummary::mistakes);
    count("blunders", &PlayerSummary::blunders);
    count("missed-wins", &PlayerSummary::missedWins);
    return text;
}

const char* headOfErrors(const analysis::GameJudgement& judgement, bool hasErrors) {
    if (hasErrors)
        return "worst";
    const bool isJudged = judgement.summary(rules::Color::white).judged > 0 ||
                          judgement.summary(rules::Color::black).judged > 0;
    return isJudged ? "no-errors" : "none-judged";
}

std::string errorsText(const JudgedGame& judged, Language language) {
    constexpr std::size_t shown = 10;
    std::vector<const JudgedMove*> errors;
    for (const JudgedMove& move : judged.judgement.moves)
        if (move.isError())
            errors.push_back(&move);
    std::ranges::stable_sort(
        errors, [](const JudgedMove* a, const JudgedMove* b) { return a->loss > b->loss; });
    std::string text =
        word("report", headOfErrors(judged.judgement, !errors.empty()), language) + '\n';
    for (std::size_t i = 0; i < std::min(errors.size(), shown); ++i)
        text += moveLine(judged, *errors[i], language);
    if (errors.size() > shown)
        text += "  " +
                words({"report-more-errors", {{"n", std::to_string(errors.size() - shown)}}},
                      language) +
                '\n';
    return text;
}

std::string turnsText(const JudgedGame& judged, Language language) {
    std::string text;
    for (const JudgedMove& move : judged.judgement.moves)
        if (move.turning)
            text += fmt::format("  {:<16} {} -> {}\n", numberedMove(judged.game, move.node),
                                scoreText(move.before, language), scoreText(move.after, language));
    return text.empty() ? text : '\n' + word("report", "turns", language) + '\n' + text;
}

std::string timeText(const JudgedGame& judged, Language language) {
    std::string text;
    for (const Color player : {Color::white, Color::black}) {
        const auto first = std::ranges::find_if(judged.judgement.moves, [&](const JudgedMove& m) {
            return m.mover == player && m.timeTrouble;
        });
        if (first == judged.judgement.moves.end())
            continue;
        const Message from{"report-trouble-from",
                           {{"color", player == Color::white ? "white" : "black"},
                            {"move", numberedMove(judged.game, first->node)}}};
        text += "  " + words(from, language) + '\n';
    }
    return text.empty() ? text : '\n' + word("report", "trouble", language) + '\n' + text;
}

std::string heading(const JudgedGame& judged, Language language) {
    const db::GameHeader& header = judged.line.header;
    const auto& moves = judged.judgement.moves;
    const auto known =
        std::ranges::count_if(moves, [](const JudgedMove& m) { return m.after.has_value(); });
    const Message title{"report-heading",
                        {{"game", std::to_string(db::number(judged.line.id))},
                         {"white", visibleOrUnknown(header.white)},
                         {"black", visibleOrUnknown(header.black)},
                         {"result", resultText(judged.game.start().rules(), header.result)}}};
    const Message evaluated{
        "report-evaluated",
        {{"known", damscope::counted(known)},
         {"moves", damscope::counted(moves.size())},
         {"engines", visible(fmt::format("{}", fmt::join(judged.judgement.engines, "; ")))}}};
    return words(title, language) + '\n' + words(evaluated, language) + '\n';
}

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
    Json object{{"ply", move.ply},
                {"move", rules::moveText(*before, move.move)},
                {"mover", move.mover == Color::white ? "white" : "black"},
                {"phase", phaseNames[static_cast<std::size_t>(move.phase)]},
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
    for (std::size_t i = 0; i < phaseNames.size(); ++i)
        object[std::string(phaseNames[i])] =
            playerJson(judgement.summary(player, static_cast<Phase>(i)));
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

std::string reportText(const JudgedGame& judged, int width, Language language) {
    return fmt::format("{}\n{}\n\n{}\n{}{}{}{}", heading(judged, language),
                       sparkline(judged.judgement, width), playersText(judged.judgement, language),
                       errorsText(judged, language), turnsText(judged, language),
                       timeText(judged, language), knowledgeText(judged.game, language));
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
    addKnowledge(object, judged.game, language);
    return object;
}

using analysis::Score;

Json scoreJson(const std::optional<Score>& score) {
    if (!score)
        return {};
    if (score->kind() == Score::Kind::estimate)
        return {{"kind", "estimate"}, {"value", score->centiMen()}};
    const int sign = score->isWin() ? 1 : (score->isLoss() ? -1 : 0);
    if (score->kind() == Score::Kind::table)
        return {{"kind", "table"}, {"value", sign}};
    return {{"kind", "forced"}, {"value", sign * score->plies()}};
}

} // namespace damscope::cli
