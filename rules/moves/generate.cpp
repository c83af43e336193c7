// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/generate.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"

#include <algorithm>

namespace damscope::rules {

namespace {

using detail::CaptureList;
using detail::Generator;
using detail::Pieces;

template <const Rules& R> using BitsOf = typename detail::Grid<R>::Bits;

template <class Bits> SquareSet toSquareSet(Bits bits) {
    return SquareSet(SquareBits{bits});
}
template <class Bits> Square toSquare(Bits bit) {
    return Square(detail::lowest(bit));
}

template <const Rules& R, Color C> MoveList listMoves(const Pieces<R>& pieces) {
    MoveList moves;
    const Generator<R, C> g(pieces);
    if (g.over())
        return moves;
    if (g.canCapture()) {
        CaptureList<BitsOf<R>> captures;
        g.captures(captures);
        for (const auto& c : captures)
            moves.push({Square(c.from), Square(c.to), c.crowns, toSquareSet(c.captured)});
        if (captures.overflowed())
            moves.markOverflow();
        return moves;
    }
    g.quietMoves([&](auto from, auto to, bool crowns) {
        moves.push({toSquare(from), toSquare(to), crowns, {}});
    });
    return moves;
}

template <const Rules& R, Color C>
MovesBetween between(const Pieces<R>& pieces, Square from, Square to) {
    MovesBetween found;
    const auto meet = [&](const Move& move) {
        if (found.count++ == 0)
            found.first = move;
    };
    const Generator<R, C> g(pieces);
    if (g.over())
        return found;
    if (g.canCapture()) {
        CaptureList<BitsOf<R>> captures;
        g.captures(captures);
        for (const auto& c : captures)
            if (c.from == from.bit() && c.to == to.bit())
                meet({from, to, c.crowns, toSquareSet(c.captured)});
        found.overflowed = captures.overflowed();
        return found;
    }
    using Bits = BitsOf<R>;
    if (const auto quiet = g.quietMove(Bits{1} << from.bit(), Bits{1} << to.bit()))
        meet({from, to, quiet->crowns, {}});
    return found;
}

template <const Rules& R> MovesBetween betweenIn(const Position& p, Square from, Square to) {
    const auto pieces = detail::toPieces<R>(p);
    return p.toMove() == Color::white ? between<R, Color::white>(pieces, from, to)
                                      : between<R, Color::black>(pieces, from, to);
}

template <const Rules& R> MoveList list(const Position& p) {
    const auto pieces = detail::toPieces<R>(p);
    return p.toMove() == Color::white ? listMoves<R, Color::white>(pieces)
                                      : listMoves<R, Color::black>(pieces);
}

using Lister = MoveList (*)(const Position&);

constexpr auto listers = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Lister, variantCount>{&list<*tables::all[I]>...};
}
(std::make_index_sequence<variantCount>{});

using Finder = MovesBetween (*)(const Position&, Square, Square);

constexpr auto finders = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Finder, variantCount>{&betweenIn<*tables::all[I]>...};
}
(std::make_index_sequence<variantCount>{});

} // namespace

MoveList legalMoves(const Position& position) {
    return listers[static_cast<std::size_t>(position.variant())](position);
}

bool isLegal(const Position& position, const Move& move) {
    const MoveList legal = legalMoves(position);
    return std::find(legal.begin(), legal.end(), move) != legal.end();
}

MovesBetween movesBetween(const Position& position, Square from, Square to) {
    return finders[static_cast<std::size_t>(position.variant())](position, from, to);
}

} // namespace damscope::rules
