// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/generate.hpp"
#include "rules/generator.hpp"
#include "rules/pieces_of.hpp"
#include "rules/variants.hpp"

namespace damscope::rules {

namespace {

using detail::CaptureList;
using detail::Generator;
using detail::Pieces;

/// Whether the last ply is counted by generating moves only, or by making each one.
enum class Leaves : bool { counted, made };

template <const Rules& R, Color C>
Pieces<R> afterQuiet(Pieces<R> p, typename Pieces<R>::Bits from, typename Pieces<R>::Bits to,
                     bool crowns) {
    p.side[static_cast<std::size_t>(C)] ^= from | to;
    if ((p.kings & from) != 0)
        p.kings ^= from | to;
    if (crowns)
        p.kings |= to;
    return p;
}

template <const Rules& R, Color C>
Pieces<R> afterCapture(const Pieces<R>& before,
                       const detail::Capture<typename Pieces<R>::Bits>& c) {
    using Bits = typename Pieces<R>::Bits;
    Pieces<R> p = before;
    const Bits from = Bits{1} << c.from;
    const Bits to = Bits{1} << c.to;
    Bits& own = p.side[static_cast<std::size_t>(C)];
    own = (own & ~from) | to;
    p.side[static_cast<std::size_t>(opponent(C))] &= ~c.captured;
    const bool king = (p.kings & from) != 0 || c.crowns;
    p.kings &= ~(c.captured | from);
    if (king)
        p.kings |= to;
    return p;
}

template <const Rules& R, Color C, Leaves L>
std::uint64_t leaves(const Pieces<R>& pieces, int depth) {
    const Generator<R, C> g(pieces);
    constexpr Color other = opponent(C);
    if (g.over())
        return 0;
    if (g.canCapture()) {
        CaptureList<typename Pieces<R>::Bits> captures;
        g.captures(captures);
        if (L == Leaves::counted && depth == 1)
            return captures.size();
        std::uint64_t n = 0;
        for (const auto& c : captures) {
            const auto next = afterCapture<R, C>(pieces, c);
            n += depth == 1 ? next.of(C) != 0 : leaves<R, other, L>(next, depth - 1);
        }
        return n;
    }
    if (L == Leaves::counted && depth == 1)
        return g.quietCount();
    std::uint64_t n = 0;
    g.quietMoves([&](auto from, auto to, bool crowns) {
        const auto next = afterQuiet<R, C>(pieces, from, to, crowns);
        n += depth == 1 ? next.of(C) != 0 : leaves<R, other, L>(next, depth - 1);
    });
    return n;
}

/// Where what may be played depends on the moves before (Frisian), whole positions are played.
std::uint64_t leavesOfPosition(const Position& p, int depth) {
    if (depth == 0)
        return 1;
    const MoveList moves = legalMoves(p);
    if (depth == 1)
        return moves.size();
    std::uint64_t n = 0;
    for (const Move& m : moves)
        n += leavesOfPosition(p.after(m), depth - 1);
    return n;
}

template <const Rules& R, Leaves L> std::uint64_t count(const Position& p, int depth) {
    if (depth <= 0)
        return 1;
    if constexpr (R.kingMovesInARow > 0)
        return leavesOfPosition(p, depth);
    const auto pieces = detail::piecesOf<R>(p);
    return p.toMove() == Color::white ? leaves<R, Color::white, L>(pieces, depth)
                                      : leaves<R, Color::black, L>(pieces, depth);
}

using Counter = std::uint64_t (*)(const Position&, int);

template <Leaves L> constexpr auto counters = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Counter, variantCount>{&count<*tables::all[I], L>...};
}
(std::make_index_sequence<variantCount>{});

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    return counters<Leaves::counted>[static_cast<std::size_t>(position.variant())](position, depth);
}

std::uint64_t perftMade(const Position& position, int depth) {
    return counters<Leaves::made>[static_cast<std::size_t>(position.variant())](position, depth);
}

} // namespace damscope::rules
