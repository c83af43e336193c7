// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/lasting.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;

/// Follows a shot and every other capture of the opponent.
class Lasting {
public:
    Lasting(Color attacker, int before, int gain, ShotFinder& finder)
        : attacker_(attacker), before_(before), gain_(gain), finder_(finder) {}

    bool after(Position position, const Shot& shot) {
        if (shot.gain == won)
            return true;
        for (const Move& move : shot.line) {
            if (position.toMove() != attacker_ && !holdsAgainstOthers(position, move))
                return false;
            position.play(move);
        }
        return isQuiet(position);
    }

private:
    bool holdsAgainstOthers(const Position& position, const Move& reply) {
        return std::ranges::all_of(rules::legalMoves(position), [&](const Move& other) {
            return other == reply || holds(position.after(other));
        });
    }

    // The attacker goes on, or has what he wants.
    bool holds(const Position& position) {
        const auto shot = finder_.find(position, before_);
        if (shot && shot->gain >= gain_)
            return after(position, *shot);
        return !rules::mustCapture(position) && lead(position, attacker_) - before_ >= gain_ &&
               isQuiet(position);
    }

    // At the end of a line: if the attacker is to move he may prevent what the opponent wants.
    bool isQuiet(const Position& position) {
        if (position.toMove() != attacker_)
            return !gains(position);
        return std::ranges::any_of(rules::legalMoves(position),
                                   [&](const Move& move) { return !gains(position.after(move)); });
    }

    /// Whether the side to move gains, or that cannot be excluded.
    bool gains(const Position& position) {
        const Color side = position.toMove();
        if (const auto crowning = rules::forcingMoves(position).crowning;
            crowning && lead(position.after(*crowning), side) > lead(position, side))
            return true;
        return finder_.find(position) || !finder_.complete();
    }

    Color attacker_;
    int before_;
    int gain_;
    ShotFinder& finder_;
};

} // namespace

bool lasts(const Position& start, const Shot& shot, int before, ShotFinder& finder) {
    return Lasting(start.toMove(), before, shot.gain, finder).after(start, shot);
}

} // namespace damscope::analysis::shots
