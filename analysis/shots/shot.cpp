// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot.hpp"

#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <cstdlib>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Position;

int worth(const Position& position, Color side) {
    return position.men(side).size() + kingsWorth(position) * position.kings(side).size();
}

// What a side lost between two positions, and how many of its men became kings.
Gain lost(const Position& before, const Position& after, Color side) {
    const int kings = after.kings(side).size() - before.kings(side).size();
    const int crowned = std::max(kings, 0);
    return {before.men(side).size() - after.men(side).size() - crowned, crowned - kings, crowned};
}

} // namespace

int kingsWorth(const Position& position) {
    return position.rules().flyingKings ? 3 : 2;
}

rules::SquareSet runners(const Position& position, Color side) {
    constexpr int lastRows = 2;
    const rules::Board& board = position.rules().board;
    const int row = position.rules().crowningRow(side);
    rules::SquareSet near;
    for (const rules::Square s : position.men(side))
        if (std::abs(board.rowOf(s) - row) <= lastRows)
            near.insert(s);
    return near;
}

int lead(const rules::Position& position, rules::Color side) {
    const int ahead = worth(position, side) - worth(position, rules::opponent(side));
    return position.rules().goal == rules::Goal::loseAll ? -ahead : ahead;
}

Gain gainOf(const Position& before, const Position& after, Color side, int worth, bool proved) {
    const Gain own = lost(before, after, side);
    const Gain other = lost(before, after, rules::opponent(side));
    Gain gain{other.men - own.men, other.kings - own.kings, own.newKings - other.newKings};
    const int king = kingsWorth(before);
    const int onBoard = gain.men + king * gain.kings + (king - 1) * gain.newKings;
    if (proved && onBoard < worth && gain.newKings >= 0 && !runners(after, side).empty()) {
        ++gain.newKings;
        gain.breaksThrough = true;
        return gain;
    }
    return onBoard == worth ? gain : Gain{.men = worth};
}

bool isCombination(const Position& start, const Shot& shot, int before) {
    bool takesForGift = false;
    for (std::size_t i = 2; i < shot.line.size(); i += 2)
        takesForGift = takesForGift || shot.line[i].isCapture();
    const auto isAsGood = [&](const rules::Move& move) {
        const Position next = start.after(move);
        return lead(next, start.toMove()) - before >= shot.gain && !rules::mustCapture(next);
    };
    return takesForGift &&
           !(rules::mustCapture(start) && std::ranges::any_of(rules::legalMoves(start), isAsGood));
}

} // namespace damscope::analysis::shots
