// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/route_bound.hpp"

namespace damscope::rules::detail {

namespace {

constexpr std::size_t gridSize = 128;

} // namespace

bool RouteBound::holdsFor(const Position& position, const Move& move) {
    const Rules& rules = position.rules();
    return rules.flyingKings && rules.removal != Removal::atOnce &&
           position.kings().contains(move.from);
}

RouteBound::RouteBound(const Position& position, const Move& move, std::span<const Square> squares)
    : rules_(position.rules()), move_(move), squares_(squares), occupied_(position.pieces()),
      jumps_(gridSize), fewest_((squares.size() + 1) * gridSize, never) {
    occupied_.erase(move.from);
    for (const Square s : rules_.board.squares() - occupied_)
        for (const Heading h : headings(rules_))
            if (auto jump = jumpFrom(s, h))
                jumps_[s.bit()].push_back(*std::move(jump));
    countJumps();
}

std::optional<RouteBound::Jump> RouteBound::jumpFrom(Square s, Heading h) const {
    if (!isCaptureLine(rules_, h))
        return std::nullopt;
    Jump jump{{}, s, {}, {}};
    auto to = neighbour(rules_.board, s, h);
    for (; to && !occupied_.contains(*to); to = neighbour(rules_.board, *to, h))
        jump.approach.push_back(*to);
    if (!to || !move_.captured.contains(*to))
        return std::nullopt;
    jump.victim = *to;
    for (to = neighbour(rules_.board, *to, h); to && !occupied_.contains(*to);
         to = neighbour(rules_.board, *to, h)) {
        jump.landings.push_back(*to);
        jump.landingSet.insert(*to);
    }
    return jump.landings.empty() ? std::nullopt : std::optional(std::move(jump));
}

/// From the last required square back to the first: each count rests on those behind it.
void RouteBound::countJumps() {
    fewest_[place(squares_.size(), move_.to)] = 0;
    for (std::size_t written = squares_.size() + 1; written-- > 0;)
        for (bool lowered = true; lowered;) {
            lowered = false;
            for (const Square s : rules_.board.squares() - occupied_)
                lowered |= lower(written, s);
        }
}

/// Whether a count became lower.
bool RouteBound::lower(std::size_t written, Square from) {
    Count& fewest = fewest_[place(written, from)];
    const Count before = fewest;
    for (const Jump& jump : jumps_[from.bit()]) {
        std::size_t passed = written;
        for (const Square s : jump.approach)
            passed = after(passed, s);
        for (const Square s : jump.landings) {
            passed = after(passed, s);
            if (const Count rest = fewest_[place(passed, s)]; rest < fewest && rest + 1 < fewest)
                fewest = static_cast<Count>(rest + 1);
        }
    }
    return fewest < before;
}

bool RouteBound::mayFinish(Square at, SquareSet taken, std::size_t written) const {
    const SquareSet rest = move_.captured - taken;
    return fewest_[place(written, at)] <= rest.size() && allCanBeTaken(at, rest);
}

/// Whether the king, jumping only what is left, comes to every piece and to the last square.
bool RouteBound::allCanBeTaken(Square at, SquareSet rest) const {
    SquareSet reached{at};
    SquareSet open = reached;
    SquareSet jumped;
    while (!open.empty()) {
        const Square s = open.first();
        open.erase(s);
        for (const Jump& jump : jumps_[s.bit()]) {
            if (!rest.contains(jump.victim))
                continue;
            jumped.insert(jump.victim);
            open = open | (jump.landingSet - reached);
            reached = reached | jump.landingSet;
        }
        if (jumped == rest && reached.contains(move_.to))
            return true;
    }
    return false;
}

} // namespace damscope::rules::detail
