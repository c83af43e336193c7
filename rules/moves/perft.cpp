// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/board/variants.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/generator.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>

// Counts move paths, with separate code for each variant and side to move.
namespace damscope::rules {

namespace {

using detail::CaptureList;
using detail::Generator;
using detail::Pieces;

/// Whether the last ply is only generated, or each of its moves is made.
enum class Leaves : bool { counted, made };

template <const Rules& R, Color C, Leaves L>
[[gnu::noinline]] std::uint64_t leaves(const Pieces<R>& pieces, int depth);

/// The leaves after one move of C that led to `next`.
template <const Rules& R, Color C, Leaves L>
std::uint64_t leavesBehind(const Pieces<R>& next, int depth) {
    constexpr Color other = opponent(C);
    if (L == Leaves::made && depth == 0)
        // Always true: reads the whole result, so that the compiler cannot skip making it.
        return (next.side[0] | next.side[1] | next.kings) != 0;
    if (L == Leaves::counted && depth == 1)
        return Generator<R, other>(next).moveCount();
    return leaves<R, other, L>(next, depth);
}

/// Separate, so that only positions with captures pay for the space of their list.
template <const Rules& R, Color C, Leaves L>
[[gnu::noinline]] std::uint64_t leavesOfCaptures(const Pieces<R>& pieces,
                                                 const Generator<R, C>& generator, int depth) {
    CaptureList<typename Pieces<R>::Bits> captures;
    generator.captures(captures);
    std::uint64_t n = 0;
    for (const auto& c : captures)
        n += leavesBehind<R, C, L>(pieces.template afterCapture<C>(c), depth - 1);
    return n;
}

/// Flattened, so that the moves of a leaf are counted in registers: without it counting takes 9%
/// longer on average of the variants, 25% in Thai draughts (tests/bench/rules_bench).
template <const Rules& R, Color C, Leaves L>
[[gnu::noinline]] [[gnu::flatten]] std::uint64_t leaves(const Pieces<R>& pieces, int depth) {
    const Generator<R, C> g(pieces);
    if (g.over())
        return 0;
    if (g.canCapture())
        return leavesOfCaptures<R, C, L>(pieces, g, depth);
    std::uint64_t n = 0;
    g.quietMoves([&](auto from, auto to, bool crowns) {
        n += leavesBehind<R, C, L>(pieces.template afterQuiet<C>(from, to, crowns), depth - 1);
    });
    return n;
}

template <const Rules& R, Color C, Leaves L>
std::uint64_t leavesFrom(const Pieces<R>& pieces, int depth) {
    if (L == Leaves::counted && depth == 1)
        return Generator<R, C>(pieces).moveCount();
    return leaves<R, C, L>(pieces, depth);
}

template <const Rules& R, Leaves L> std::uint64_t count(const Position& p, int depth) {
    if (depth <= 0)
        return 1;
    const auto pieces = detail::toPieces<R>(p);
    return p.toMove() == Color::white ? leavesFrom<R, Color::white, L>(pieces, depth)
                                      : leavesFrom<R, Color::black, L>(pieces, depth);
}

using Counter = std::uint64_t (*)(const Position&, int);

template <Leaves L> constexpr auto counters = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Counter, variantCount>{&count<*tables::all[I], L>...};
}
(std::make_index_sequence<variantCount>{});

template <Leaves L> std::uint64_t countLeaves(const Position& position, int depth) {
    return counters<L>[static_cast<std::size_t>(position.variant())](position, depth);
}

} // namespace

std::uint64_t perft(const Position& position, int depth) {
    return countLeaves<Leaves::counted>(position, depth);
}

std::uint64_t perftMade(const Position& position, int depth) {
    return countLeaves<Leaves::made>(position, depth);
}

} // namespace damscope::rules
