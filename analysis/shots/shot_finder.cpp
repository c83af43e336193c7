// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot_finder.hpp"

#include "rules/moves/generate.hpp"

#include <algorithm>
#include <utility>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::MoveList;
using rules::Position;

constexpr std::size_t tableEntries = 16'381; // a prime: keys are taken modulo it
constexpr int mostCrowningLooked = 1'000;
constexpr int mostMovesOfRunner = 2;

bool hasWon(const Position& position, Color side) {
    return rules::outcome(position).result == rules::winFor(side);
}

// What is there already, and a king that can be made at once, is no gain of what is given.
int leadWithoutGift(const Position& position, Color side) {
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    if (forcing.crowning)
        return lead(position.after(*forcing.crowning), side);
    return forcing.quiet ? lead(position, side) : -won;
}

// Giving a man and then having no move left to take with cannot gain.
bool canStillGain(const Position& position, const Move& move, Color attacker, int moves,
                  int wanted) {
    return moves > 1 || move.isCapture() || move.crowns || lead(position, attacker) > wanted ||
           position.rules().goal == rules::Goal::loseAll;
}

} // namespace

ShotFinder::ShotFinder(FinderLimits limits) : limits_(limits), table_(tableEntries) {}

std::optional<Shot> ShotFinder::find(const Position& position, std::optional<int> from, Aim aim) {
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    std::vector<Move> firsts(forcing.moves.begin(), forcing.moves.end());
    if (forcing.ending)
        firsts.push_back(*forcing.ending);
    return best(position, firsts, from, aim);
}

std::optional<Shot> ShotFinder::findAfter(const Position& position, const Move& first,
                                          std::optional<int> from, Aim aim) {
    return best(position, {&first, 1}, from, aim);
}

std::optional<Shot> ShotFinder::best(const Position& position, Moves firsts,
                                     std::optional<int> from, Aim aim) {
    if (variant_ != position.variant())
        std::ranges::fill(table_, Known{});
    variant_ = position.variant();
    attacker_ = position.toMove();
    complete_ = true;
    const int before = from.value_or(lead(position, attacker_));
    aim_ = aim;
    // Most positions have neither: what both need is tried once for both.
    const bool any = aim == Aim::gain || reaches(position, firsts, before + 1, limits_.moves);
    aim_ = Aim::gain;
    if (!any)
        return std::nullopt;
    auto shot = mostGain(position, firsts, before);
    return shot || aim == Aim::gain ? shot : breakthrough(position, firsts, before);
}

std::optional<Shot> ShotFinder::mostGain(const Position& position, Moves firsts, int before) {
    int reached = before + 1;
    if (!reaches(position, firsts, reached, limits_.moves))
        return std::nullopt;
    if (const int atOnce = leadWithoutGift(position, attacker_); atOnce > before) {
        reached = atOnce + 1;
        if (!reaches(position, firsts, reached, limits_.moves))
            return std::nullopt;
    }
    if (reaches(position, firsts, won, limits_.moves))
        reached = won;
    else
        while (reaches(position, firsts, reached + 1, limits_.moves))
            ++reached;
    Shot shot = shortest(position, firsts, reached);
    shot.gain = reached == won ? won : reached - before;
    return shot;
}

std::optional<Shot> ShotFinder::breakthrough(const Position& position, Moves firsts, int before) {
    const bool withoutGift = leadWithoutGift(position, attacker_) > before ||
                             breaksThrough(position, attacker_, before + 1);
    if (withoutGift)
        return std::nullopt;
    aim_ = Aim::breakthrough;
    int reached = before + 1;
    while (reaches(position, firsts, reached + 1, limits_.moves))
        ++reached;
    Shot shot = shortest(position, firsts, reached);
    aim_ = Aim::gain;
    shot.gain = reached - before;
    Position end = position;
    for (const Move& move : shot.line)
        end.play(move);
    shot.breaksThrough = lead(end, attacker_) < reached;
    return shot;
}

Shot ShotFinder::shortest(const Position& position, Moves firsts, int reached) {
    int moves = 1;
    while (!reaches(position, firsts, reached, moves))
        ++moves;
    return makeShot(position, firsts, moves);
}

bool ShotFinder::breaksThrough(const Position& position, Color side, int lead) {
    const Color attacker = std::exchange(attacker_, side);
    const int wanted = std::exchange(wanted_, lead);
    crowningLooked_ = 0;
    const bool breaks = position.rules().goal == rules::Goal::takeOrBlock &&
                        !rules::mustCapture(position) && crowns(position, mostMovesOfRunner);
    attacker_ = attacker;
    wanted_ = wanted;
    return breaks;
}

bool ShotFinder::reaches(const Position& position, Moves firsts, int lead, int moves) {
    wanted_ = lead;
    positions_ = 0;
    return std::ranges::any_of(
        firsts, [&](const Move& move) { return holdsAgainstReplies(position, move, moves - 1); });
}

bool ShotFinder::attackerProves(const Position& position, int moves) {
    const std::uint64_t key = keyOf(position);
    if (const Known& entry = known(key); entry.key == key) {
        if (entry.proved <= moves)
            return true;
        if (entry.failed >= moves)
            return false;
    }
    if (++positions_ > limits_.positions) {
        complete_ = false;
        return false;
    }
    const bool proved = triesMoves(position, moves);
    Known& entry = known(key);
    if (entry.key != key)
        entry = {.key = key};
    if (proved)
        entry.proved = static_cast<std::int8_t>(moves);
    else if (positions_ <= limits_.positions)
        entry.failed = static_cast<std::int8_t>(moves);
    return proved;
}

bool ShotFinder::triesMoves(const Position& position, int moves) {
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    if (forcing.none())
        return hasWon(position, attacker_);
    if (isSettled(position, forcing, moves))
        return true;
    return moves > 0 && std::ranges::any_of(forcing.moves, [&](const Move& move) {
               return canStillGain(position, move, attacker_, moves, wanted_) &&
                      holdsAgainstReplies(position, move, moves - 1);
           });
}

bool ShotFinder::isSettled(const Position& position, const rules::ForcingMoves& forcing,
                           int moves) const {
    if (forcing.quiet && isWanted(position))
        return true;
    return moves > 0 && ((forcing.crowning && isWanted(position.after(*forcing.crowning))) ||
                         (forcing.ending && hasWon(position.after(*forcing.ending), attacker_)));
}

bool ShotFinder::isWanted(const Position& position) const {
    return lead(position, attacker_) >= wanted_;
}

// Whether a king is made after the forced captures, whatever is played. A king that the goal of the
// game makes the last or a bad one is not looked for.
bool ShotFinder::mayCrown(const Position& position) {
    if (position.rules().goal != rules::Goal::takeOrBlock ||
        lead(position, attacker_) + kingsWorth(position) - 1 < wanted_ ||
        runners(position, attacker_).empty())
        return false;
    crowningLooked_ = 0;
    return crowns(position, mostMovesOfRunner);
}

// The attacker also protects what he has, or gives it, before he makes the king.
bool ShotFinder::crowns(const Position& position, int moves) {
    if (++crowningLooked_ > mostCrowningLooked)
        return false;
    const auto goesOn = [&](const Move& move) { return crowns(position.after(move), moves); };
    if (position.toMove() != attacker_)
        return std::ranges::all_of(rules::legalMoves(position), goesOn);
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    if (forcing.captures)
        return std::ranges::any_of(forcing.moves, goesOn);
    if (forcing.crowning && isWanted(position.after(*forcing.crowning)))
        return true;
    return moves > 1 && std::ranges::any_of(rules::legalMoves(position), [&](const Move& move) {
               return crowns(position.after(move), moves - 1);
           });
}

bool ShotFinder::holdsAgainstReplies(const Position& before, const Move& move, int moves) {
    const Position position = before.after(move);
    const MoveList replies = rules::legalMoves(position);
    if (replies.empty())
        return hasWon(position, attacker_);
    if (!replies[0].isCapture())
        return isWanted(position) ||
               (aim_ == Aim::breakthrough && move.isCapture() && mayCrown(position));
    return !replies.overflowed() && std::ranges::all_of(replies, [&](const Move& reply) {
        return attackerProves(position.after(reply), moves);
    });
}

// The wanted lead, the attacker, and what the key of a position leaves out (Frisian) are in it too.
std::uint64_t ShotFinder::keyOf(const Position& position) const {
    constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
    auto key = static_cast<std::uint64_t>(position.key());
    key ^=
        mixer * static_cast<std::uint64_t>(4 * (wanted_ + won) + 2 * (aim_ == Aim::breakthrough) +
                                           (attacker_ == Color::white));
    if (position.rules().kingMovesInARow > 0)
        for (const Color side : {Color::white, Color::black}) {
            const rules::KingRun run = position.kingRun(side);
            key = (key ^ (run.king.bit() + 128U * run.moves)) * mixer;
        }
    return key;
}

Shot ShotFinder::makeShot(const Position& position, Moves firsts, int moves) {
    const auto first = std::ranges::find_if(
        firsts, [&](const Move& move) { return holdsAgainstReplies(position, move, moves - 1); });
    Shot shot;
    shot.line.push_back(*first);
    follow(position.after(*first), moves - 1, shot);
    return shot;
}

void ShotFinder::follow(Position position, int moves, Shot& shot) {
    while (reply(position, moves, shot) && attack(position, moves, shot))
        --moves;
}

// The reply that needs most moves to answer. False at the end of the line.
bool ShotFinder::reply(Position& position, int& moves, Shot& shot) {
    if (!rules::mustCapture(position))
        return false;
    int most = -1;
    Move longest;
    for (const Move& move : rules::legalMoves(position)) {
        const int needed = fewestMoves(position.after(move), moves);
        if (needed > most) {
            most = needed;
            longest = move;
        }
    }
    shot.line.push_back(longest);
    shot.given += longest.captured.size();
    position.play(longest);
    moves = most;
    return true;
}

// False if nothing more is needed or can follow.
bool ShotFinder::attack(Position& position, int moves, Shot& shot) {
    if (moves == 0)
        return false;
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    for (const Move& move : forcing.moves) {
        if (holdsAgainstReplies(position, move, moves - 1)) {
            shot.line.push_back(move);
            position.play(move);
            return true;
        }
    }
    const bool ends = forcing.ending && hasWon(position.after(*forcing.ending), attacker_);
    if (ends || forcing.crowning)
        shot.line.push_back(ends ? *forcing.ending : *forcing.crowning);
    return false;
}

int ShotFinder::fewestMoves(const Position& position, int most) {
    int moves = 0;
    positions_ = 0;
    while (moves < most && !attackerProves(position, moves))
        ++moves;
    return moves;
}

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

    // Whether a line ends here: if the attacker is to move he may prevent what the opponent wants.
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

    // Whether any quiet moves of both sides gain.
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
