// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/moves/forcing.hpp"

#include "rules/board/variants.hpp"
#include "rules/moves/generate.hpp"
#include "rules/moves/generator.hpp"
#include "rules/moves/pieces.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace damscope::rules {
namespace {

using detail::Generator;
using detail::Pieces;

enum class Reply : std::uint8_t { capture, none, quiet };

template <const Rules& R, Color C> [[gnu::noinline]] Reply findReply(const Pieces<R>& pieces) {
    const Generator<R, C> g(pieces);
    if (g.over())
        return Reply::none;
    if (g.canCapture())
        return Reply::capture;
    return g.canMoveQuietly() ? Reply::quiet : Reply::none;
}

void add(ForcingMoves& found, const Move& move, Reply reply) {
    if (reply == Reply::capture)
        found.moves.push(move);
    else if (reply == Reply::none)
        found.ending = move;
    else
        (move.crowns ? found.crowning : found.quiet) = move;
}

// Captures are left to legalMoves.
template <const Rules& R, Color C>
void findQuietMoves(const Pieces<R>& pieces, ForcingMoves& found) {
    Generator<R, C>(pieces).quietMoves([&](auto from, auto to, bool crowns) {
        add(found, {Square(detail::lowest(from)), Square(detail::lowest(to)), crowns, {}},
            findReply<R, opponent(C)>(pieces.template afterQuiet<C>(from, to, crowns)));
    });
}

template <const Rules& R, Color C> bool quietUnlessCapture(const Position& p, ForcingMoves& found) {
    const auto pieces = detail::toPieces<R>(p);
    if (Generator<R, C>(pieces).over())
        return true;
    if (Generator<R, C>(pieces).canCapture())
        return false;
    findQuietMoves<R, C>(pieces, found);
    return true;
}

template <const Rules& R> bool quietIn(const Position& p, ForcingMoves& found) {
    return p.toMove() == Color::white ? quietUnlessCapture<R, Color::white>(p, found)
                                      : quietUnlessCapture<R, Color::black>(p, found);
}

template <const Rules& R> bool takesIn(const Position& p) {
    const auto pieces = detail::toPieces<R>(p);
    const Reply reply = p.toMove() == Color::white ? findReply<R, Color::white>(pieces)
                                                   : findReply<R, Color::black>(pieces);
    return reply == Reply::capture;
}

struct Functions {
    bool (*quiet)(const Position&, ForcingMoves&);
    bool (*takes)(const Position&);
};

constexpr auto functions = []<std::size_t... I>(std::index_sequence<I...>) {
    return std::array<Functions, variantCount>{
        Functions{&quietIn<*tables::all[I]>, &takesIn<*tables::all[I]>}...};
}
(std::make_index_sequence<variantCount>{});

const Functions& variantFunctions(const Position& p) {
    return functions[static_cast<std::size_t>(p.variant())];
}

} // namespace

ForcingMoves forcingMoves(const Position& position) {
    ForcingMoves found;
    if (variantFunctions(position).quiet(position, found))
        return found;
    found.moves = legalMoves(position);
    found.captures = true;
    return found;
}

bool mustCapture(const Position& position) {
    return variantFunctions(position).takes(position);
}

namespace {

/// Breakthrough: the side with a king has won. In a position set up with kings on both sides, the
/// side that has just moved.
std::optional<Color> kingMaker(const Position& p) {
    for (const Color c : {opponent(p.toMove()), p.toMove()})
        if (!p.kings(c).empty())
            return c;
    return std::nullopt;
}

bool canCapture(const Position& p) {
    const MoveList legal = legalMoves(p);
    return !legal.empty() && legal[0].isCapture();
}

} // namespace

Outcome outcome(const Position& position) {
    const Color mover = position.toMove();
    const Goal goal = position.rules().goal;
    if (goal == Goal::firstKing)
        if (const auto winner = kingMaker(position))
            return {BoardEnd::kingMade, winFor(*winner)};
    if (!legalMoves(position).empty())
        return {};
    if (goal == Goal::loseAll)
        return {BoardEnd::allLost, winFor(mover)};
    const bool noPieces = position.pieces(mover).empty();
    return {noPieces ? BoardEnd::noPieces : BoardEnd::blocked, winFor(opponent(mover))};
}

bool kingMustFall(const Position& position) {
    return canCapture(position) || std::ranges::all_of(legalMoves(position), [&](const Move& m) {
               return canCapture(position.after(m));
           });
}

} // namespace damscope::rules
