// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/analysis/shots/plain_forcing.hpp"

#include "analysis/shots/shot.hpp"
#include "rules/moves/forcing.hpp"
#include "rules/moves/generate.hpp"

#include <algorithm>
#include <random>

namespace damscope::analysis::shots {
namespace {

using rules::Color;
using rules::Move;
using rules::MoveList;
using rules::Position;

constexpr int worst = -won;

int valueOfEnd(const Position& position, Color side) {
    const auto result = rules::outcome(position).result;
    const bool white = result == rules::GameResult::whiteWins;
    return white == (side == Color::white) ? won : worst;
}

int attack(const Position& position, Color side, int moves);

int defend(const Position& position, Color side, int moves) {
    const MoveList legal = rules::legalMoves(position);
    if (legal.empty())
        return valueOfEnd(position, side);
    if (!legal[0].isCapture())
        return lead(position, side);
    int least = won;
    for (const Move& move : legal)
        least = std::min(least, attack(position.after(move), side, moves));
    return least;
}

// A quiet move that does not force ends the line, wherever it is played.
bool endsQuietly(const Position& position, const Move& move) {
    if (move.isCapture())
        return false;
    const MoveList replies = rules::legalMoves(position.after(move));
    return !replies.empty() && !replies[0].isCapture();
}

int valueOf(const Position& position, const Move& move, Color side, int moves) {
    if (endsQuietly(position, move) && !move.crowns)
        return lead(position, side);
    return moves == 0 ? unforced : defend(position.after(move), side, moves - 1);
}

int attack(const Position& position, Color side, int moves) {
    const MoveList legal = rules::legalMoves(position);
    if (legal.empty())
        return valueOfEnd(position, side);
    int most = unforced;
    for (const Move& move : legal)
        most = std::max(most, valueOf(position, move, side, moves));
    return most;
}

} // namespace

int plainLead(const Position& position, int moves) {
    int most = unforced;
    for (const Move& move : rules::legalMoves(position))
        if (!endsQuietly(position, move))
            most = std::max(most, plainLeadAfter(position, move, moves));
    return most;
}

int plainLeadAfter(const Position& position, const Move& first, int moves) {
    return defend(position.after(first), position.toMove(), moves - 1);
}

int leadOfCrowning(const Position& position) {
    for (const Move& move : rules::legalMoves(position))
        if (move.crowns && endsQuietly(position, move))
            return lead(position.after(move), position.toMove());
    return unforced;
}

Position randomMiddlegame(rules::Variant variant, unsigned seed) {
    std::mt19937 random(seed);
    while (true) {
        Position position = Position::start(variant);
        const auto plies = 12 + random() % 40;
        for (unsigned i = 0; i < plies; ++i) {
            const MoveList legal = rules::legalMoves(position);
            if (legal.empty())
                break;
            position.play(legal[random() % legal.size()]);
        }
        if (!rules::legalMoves(position).empty())
            return position;
    }
}

} // namespace damscope::analysis::shots
