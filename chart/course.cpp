// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/course.hpp"

#include "rules/game/score_sheet.hpp"

#include <cmath>
#include <map>

namespace damscope::chart {
namespace {

using analysis::Score;

std::optional<double> menOf(const std::optional<Score>& score) {
    return score ? std::optional(chart::menOf(*score)) : std::nullopt;
}

} // namespace

double menOf(const Score& score) {
    constexpr double won = 100;
    if (score.kind() == Score::Kind::estimate)
        return score.centiMen() / 100.0;
    return score.isWin() ? won : (score.isLoss() ? -won : 0);
}

double levelOf(double men) {
    constexpr double press = 1.5;
    return std::tanh(men / press);
}

Course courseOf(const rules::Game& game, const analysis::GameJudgement& judgement) {
    std::map<rules::NodeId, std::string> labels;
    for (const rules::SheetEntry& entry : rules::scoreSheet(game))
        if (entry.depth == 0)
            labels.emplace(entry.node, entry.number + " " + entry.text);
    Course course;
    course.startMen = menOf(judgement.start);
    for (const analysis::JudgedMove& move : judgement.moves)
        course.moves.push_back({move.ply, labels[move.node], menOf(move.after), move.quality,
                                move.phase, move.loss, move.mover, move.clock});
    return course;
}

} // namespace damscope::chart
