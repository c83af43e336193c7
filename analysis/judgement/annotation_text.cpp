// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/judgement/annotation_text.hpp"

#include <array>
#include <cassert>

namespace damscope::analysis {
namespace {

std::size_t errorPlace(Quality quality) {
    switch (quality) {
    case Quality::mistake:
        return 1;
    case Quality::blunder:
        return 2;
    case Quality::missedWin:
        return 3;
    default:
        return 0;
    }
}

// The result of the better move: a key of words.
std::string prospectOf(const JudgedMove& move) {
    assert(move.before);
    constexpr double clear = 0.65;
    const double points = expectancy(*move.before, move.curve).points(move.mover);
    if (move.before->kind() != Score::Kind::estimate && points == 1)
        return "win";
    if (points >= clear)
        return "advantage";
    return points > 1 - clear ? "balance" : "resistance";
}

} // namespace

Message errorComment(const JudgedMove& move, const std::string& better) {
    assert(move.isError());
    constexpr std::array<std::string_view, 4> codes{"annotation-inaccuracy", "annotation-mistake",
                                                    "annotation-blunder", "annotation-missed-win"};
    Message comment{std::string(codes[errorPlace(move.quality)]), {}};
    if (!better.empty())
        comment.parameters = {{"better", better}, {"prospect", prospectOf(move)}};
    return comment;
}

int nagOf(Quality quality) {
    constexpr std::array<int, 4> nags{6, 2, 4, 2};
    return nags[errorPlace(quality)];
}

} // namespace damscope::analysis
