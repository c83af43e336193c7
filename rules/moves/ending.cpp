// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/ending.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::rules {

namespace {

/// Breakthrough: the side with a king has won. In a position set up with kings on both sides, the
/// side that has just moved.
std::optional<Color> kingMaker(const Position& p) {
    for (const Color c : {opponent(p.toMove()), p.toMove()})
        if (!p.kings(c).empty())
            return c;
    return std::nullopt;
}

bool canCapture(const Position& p) {
    const MoveList legal = legalMoves(p);
    return !legal.empty() && legal[0].isCapture();
}

} // namespace

Outcome outcome(const Position& position) {
    const Color mover = position.toMove();
    const Goal goal = position.rules().goal;
    if (goal == Goal::firstKing)
        if (const auto winner = kingMaker(position))
            return {BoardEnd::kingMade, winFor(*winner)};
    if (!legalMoves(position).empty())
        return {};
    if (goal == Goal::loseAll)
        return {BoardEnd::allLost, winFor(mover)};
    const bool noPieces = position.pieces(mover).empty();
    return {noPieces ? BoardEnd::noPieces : BoardEnd::blocked, winFor(opponent(mover))};
}

bool kingMustFall(const Position& position) {
    return canCapture(position) || std::ranges::all_of(legalMoves(position), [&](const Move& m) {
               return canCapture(position.after(m));
           });
}

} // namespace damscope::rules
