// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/shots/shot_finder.hpp"

#include "rules/moves/forcing.hpp"
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
    return shotOf(position, firsts, moves);
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

// At the end of the forced captures: whether a king is made whatever is played. A king that the
// goal of the game makes the last or a bad one is not looked for.
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

Shot ShotFinder::shotOf(const Position& position, Moves firsts, int moves) {
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

} // namespace damscope::analysis::shots
