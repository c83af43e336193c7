// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text/report_text.hpp"

#include "cli/options/language_option.hpp"
#include "cli/terminal/terminal_text.hpp"
#include "cli/text/knowledge_text.hpp"
#include "cli/text/movetext.hpp"
#include "db/export/game_text.hpp"
#include "rules/text/notation.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::string scoreText(const std::optional<Score>& score) {
    if (!score)
        return "?";
    if (score->kind() == Score::Kind::estimate)
        return analysis::text(*score);
    if (score->isWin())
        return "White wins";
    return score->isLoss() ? "Black wins" : "draw";
}

std::string betterText(const rules::Game& game, const JudgedMove& move) {
    const auto before = game.position(game.node(move.node).parent);
    return move.better.empty() || !before ? "" : rules::moveText(*before, move.better.front());
}

std::string moveLine(const JudgedGame& judged, const JudgedMove& move) {
    std::string line =
        fmt::format("  {:<16} {:<11} {} -> {}",
                    numberedMove(judged.game, move.node) + std::string(signOf(move.quality)),
                    analysis::name(move.quality), scoreText(move.before), scoreText(move.after));
    if (const std::string better = betterText(judged.game, move); !better.empty())
        line += "; better " + better;
    if (move.timeTrouble)
        line += " (time trouble)";
    return line + '\n';
}

std::string playerRow(std::string_view title, const std::string& white, const std::string& black) {
    return fmt::format("{:<16}{:>10}{:>10}\n", title, white, black);
}

std::string accuracyText(const PlayerSummary& summary) {
    return summary.judged == 0 ? "-" : fmt::format("{:.1f} %", summary.accuracy);
}

std::string lossText(const PlayerSummary& summary) {
    return summary.judged == 0 ? "-" : fmt::format("{:.2f}", summary.averageLoss / 100);
}

std::string playersText(const analysis::GameJudgement& judgement) {
    const PlayerSummary white = judgement.summary(Color::white);
    const PlayerSummary black = judgement.summary(Color::black);
    std::string text = playerRow("", "White", "Black") +
                       playerRow("Accuracy", accuracyText(white), accuracyText(black));
    for (std::size_t i = 0; i < phaseNames.size(); ++i) {
        const auto phase = static_cast<Phase>(i);
        const PlayerSummary w = judgement.summary(Color::white, phase);
        const PlayerSummary b = judgement.summary(Color::black, phase);
        if (w.judged + b.judged > 0)
            text += playerRow(fmt::format("  {}", phaseNames[i]), accuracyText(w), accuracyText(b));
    }
    text += playerRow("Men lost a move", lossText(white), lossText(black));
    const auto count = [&](std::string_view title, int PlayerSummary::*what) {
        text += playerRow(title, std::to_string(white.*what), std::to_string(black.*what));
    };
    count("Inaccuracies", &PlayerSummary::inaccuracies);
    count("Mistakes", &PlayerSummary::mistakes);
    count("Blunders", &PlayerSummary::blunders);
    count("Missed wins", &PlayerSummary::missedWins);
    return text;
}

std::string errorsText(const JudgedGame& judged) {
    constexpr std::size_t shown = 10;
    std::vector<const JudgedMove*> errors;
    for (const JudgedMove& move : judged.judgement.moves)
        if (move.isError())
            errors.push_back(&move);
    std::ranges::stable_sort(
        errors, [](const JudgedMove* a, const JudgedMove* b) { return a->loss > b->loss; });
    std::string text = errors.empty() ? "No errors.\n" : "Worst moves\n";
    for (std::size_t i = 0; i < std::min(errors.size(), shown); ++i)
        text += moveLine(judged, *errors[i]);
    if (errors.size() > shown)
        text += fmt::format("  and {} more; --json lists all\n", errors.size() - shown);
    return text;
}

std::string turnsText(const JudgedGame& judged) {
    std::string text;
    for (const JudgedMove& move : judged.judgement.moves)
        if (move.turning)
            text += fmt::format("  {:<16} {} -> {}\n", numberedMove(judged.game, move.node),
                                scoreText(move.before), scoreText(move.after));
    return text.empty() ? text : "\nTurning points\n" + text;
}

std::string timeText(const JudgedGame& judged) {
    std::string text;
    for (const Color player : {Color::white, Color::black}) {
        const auto first = std::ranges::find_if(judged.judgement.moves, [&](const JudgedMove& m) {
            return m.mover == player && m.timeTrouble;
        });
        if (first != judged.judgement.moves.end())
            text += fmt::format("  {} from {} on\n", player == Color::white ? "White" : "Black",
                                numberedMove(judged.game, first->node));
    }
    return text.empty() ? text : "\nTime trouble\n" + text;
}

std::string nameOf(const std::string& name) {
    return name.empty() ? "?" : visible(name);
}

std::string heading(const JudgedGame& judged) {
    const db::GameHeader& header = judged.line.header;
    const auto& moves = judged.judgement.moves;
    const auto known =
        std::ranges::count_if(moves, [](const JudgedMove& m) { return m.after.has_value(); });
    return fmt::format("Game {}: {} - {}, {}\n{} of {} moves evaluated by {}\n",
                       db::number(judged.line.id), nameOf(header.white), nameOf(header.black),
                       rules::writeResult(judged.game.start().rules(), header.result), known,
                       moves.size(),
                       visible(fmt::format("{}", fmt::join(judged.judgement.engines, ", "))));
}

// A score for programs: {"kind":"estimate","value":-35}; from White's side.
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

std::string reportText(const JudgedGame& judged, int width) {
    return fmt::format("{}\n{}\n\n{}\n{}{}{}{}", heading(judged),
                       sparkline(judged.judgement, width), playersText(judged.judgement),
                       errorsText(judged), turnsText(judged), timeText(judged),
                       knowledgeText(judged.game, environmentLanguage()));
}

Json reportJson(const JudgedGame& judged) {
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
    addKnowledge(object, judged.game, environmentLanguage());
    return object;
}

} // namespace damscope::cli
