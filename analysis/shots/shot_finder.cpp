// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot_finder.hpp"

#include "rules/moves/ending.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::MoveList;
using rules::Position;

constexpr std::size_t tableEntries = 16'381; // a prime: keys are taken modulo it

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

std::optional<Shot> ShotFinder::find(const Position& position, std::optional<int> from) {
    const rules::ForcingMoves forcing = rules::forcingMoves(position);
    std::vector<Move> firsts(forcing.moves.begin(), forcing.moves.end());
    if (forcing.ending)
        firsts.push_back(*forcing.ending);
    return best(position, firsts, from);
}

std::optional<Shot> ShotFinder::findAfter(const Position& position, const Move& first,
                                          std::optional<int> from) {
    return best(position, {&first, 1}, from);
}

std::optional<Shot> ShotFinder::best(const Position& position, Moves firsts,
                                     std::optional<int> from) {
    if (variant_ != position.variant())
        std::ranges::fill(table_, Known{});
    variant_ = position.variant();
    attacker_ = position.toMove();
    complete_ = true;
    const int before = from.value_or(lead(position, attacker_));
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
    int moves = 1;
    while (!reaches(position, firsts, reached, moves))
        ++moves;
    Shot shot = shotOf(position, firsts, moves);
    shot.gain = reached == won ? won : reached - before;
    return shot;
}

bool ShotFinder::reaches(const Position& position, Moves firsts, int lead, int moves) {
    wanted_ = lead;
    positions_ = 0;
    return std::ranges::any_of(firsts, [&](const Move& move) {
        return holdsAgainstReplies(position.after(move), moves - 1);
    });
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
                      holdsAgainstReplies(position.after(move), moves - 1);
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

bool ShotFinder::holdsAgainstReplies(const Position& position, int moves) {
    const MoveList replies = rules::legalMoves(position);
    if (replies.empty())
        return hasWon(position, attacker_);
    if (!replies[0].isCapture())
        return isWanted(position);
    return !replies.overflowed() && std::ranges::all_of(replies, [&](const Move& move) {
        return attackerProves(position.after(move), moves);
    });
}

// The wanted lead, the attacker, and what the key of a position leaves out (Frisian) are in it too.
std::uint64_t ShotFinder::keyOf(const Position& position) const {
    constexpr std::uint64_t mixer = 0x9e3779b97f4a7c15; // 2^64 over the golden ratio
    auto key = static_cast<std::uint64_t>(position.key());
    key ^= mixer * static_cast<std::uint64_t>(2 * (wanted_ + won) + (attacker_ == Color::white));
    if (position.rules().kingMovesInARow > 0)
        for (const Color side : {Color::white, Color::black}) {
            const rules::KingRun run = position.kingRun(side);
            key = (key ^ (run.king.bit() + 128U * run.moves)) * mixer;
        }
    return key;
}

Shot ShotFinder::shotOf(const Position& position, Moves firsts, int moves) {
    const auto first = std::ranges::find_if(firsts, [&](const Move& move) {
        return holdsAgainstReplies(position.after(move), moves - 1);
    });
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
        const Position next = position.after(move);
        if (holdsAgainstReplies(next, moves - 1)) {
            shot.line.push_back(move);
            position = next;
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

} // namespace damscope::analysis::shots
