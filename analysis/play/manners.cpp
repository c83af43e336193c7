// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/play/manners.hpp"

namespace damscope::analysis::play {

namespace {

constexpr int lostMen = 300; // hundredths
constexpr int tenth = 10;

bool isHopeless(const Score& score) {
    return score.isLoss() ||
           (score.kind() == Score::Kind::estimate && score.centiMen() <= -lostMen);
}

bool isEven(const Score& score) {
    return !score.isBetterThan(Score::centiMen(tenth)) &&
           !Score::centiMen(-tenth).isBetterThan(score);
}

} // namespace

void Manners::note(const Score& score) {
    hopeless_ = isHopeless(score) ? hopeless_ + 1 : 0;
    even_ = isEven(score) ? even_ + 1 : 0;
}

} // namespace damscope::analysis::play
