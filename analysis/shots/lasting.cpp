// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/lasting.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::Position;

constexpr int quietPlies = 4;          // two moves of each side
constexpr int mostPositions = 200'000; // then a gain cannot be excluded

/// Follows a shot and every other capture of the opponent.
class Lasting {
public:
    Lasting(Color attacker, int before, int gain, ShotFinder& finder, WonBack tried)
        : attacker_(attacker), before_(before), gain_(gain), finder_(finder), tried_(tried) {}

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
        const auto shot = finder_.find(position, before_, Aim::breakthrough);
        if (shot && shot->gain >= gain_)
            return after(position, *shot);
        const bool has = lead(position, attacker_) - before_ >= gain_ ||
                         finder_.breaksThrough(position, attacker_, before_ + gain_);
        return !rules::mustCapture(position) && has && isQuiet(position);
    }

    // At the end of a line: if the attacker is to move he may prevent what the opponent wants.
    bool isQuiet(const Position& position) {
        if (position.toMove() != attacker_)
            return !winsBack(position);
        return std::ranges::any_of(rules::legalMoves(position), [&](const Move& move) {
            return !winsBack(position.after(move));
        });
    }

    bool winsBack(const Position& position) {
        return gains(position) || (tried_ == WonBack::byQuietMoves && gainsQuietly(position));
    }

    // By whatever is played, of both sides.
    bool gainsQuietly(const Position& position) {
        const Color side = position.toMove();
        positions_ = 0;
        return regains(position, side, lead(position, side) + 1, quietPlies) ||
               positions_ > mostPositions;
    }

    // Captures are forced and do not count as plies.
    bool regains(const Position& position, Color side, int wanted, int plies) {
        if (++positions_ > mostPositions)
            return false;
        const rules::MoveList moves = rules::legalMoves(position);
        if (moves.empty())
            return position.toMove() != side;
        const bool captures = moves[0].isCapture();
        if (!captures && (plies == 0 || lead(position, side) >= wanted))
            return lead(position, side) >= wanted;
        const auto goesOn = [&](const Move& move) {
            return regains(position.after(move), side, wanted, captures ? plies : plies - 1);
        };
        return position.toMove() == side ? std::ranges::any_of(moves, goesOn)
                                         : std::ranges::all_of(moves, goesOn);
    }

    /// Whether the side to move gains by forced captures, or that cannot be excluded.
    bool gains(const Position& position) {
        const Color side = position.toMove();
        const int least = tried_ == WonBack::inFull ? gain_ : 1;
        if (const auto crowning = rules::forcingMoves(position).crowning;
            crowning && lead(position.after(*crowning), side) >= lead(position, side) + least)
            return true;
        const auto shot = finder_.find(position);
        return shot ? shot->gain >= least : !finder_.complete();
    }

    Color attacker_;
    int before_;
    int gain_;
    ShotFinder& finder_;
    WonBack tried_;
    int positions_ = 0; // looked at for a gain by quiet moves
};

} // namespace

bool lasts(const Position& start, const Shot& shot, int before, ShotFinder& finder, WonBack tried) {
    return Lasting(start.toMove(), before, shot.gain, finder, tried).after(start, shot);
}

} // namespace damscope::analysis::shots
