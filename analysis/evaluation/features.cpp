// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/evaluation/features.hpp"

#include "rules/board/variants.hpp"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

namespace damscope::analysis::evaluation {
namespace {

using rules::Color;
using rules::Position;

template <const rules::Rules& R> KingMobility mobilityOf(const Position& p, Color side) {
    return kingMobility<R>(rules::detail::toPieces<R>(p), side);
}

KingMobility mobility(const Position& p, Color side) {
    static constexpr auto all = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{mobilityOf<*rules::tables::all[I]>...};
    }
    (std::make_index_sequence<rules::variantCount>{});
    return all[static_cast<std::size_t>(p.variant())](p, side);
}

void addSquares(Features& f, const rules::Board& board, rules::SquareSet set, Color c) {
    for (const rules::Square s : set) {
        assert(f.count < f.squares.size());
        const int place = board.index(s) + 1;
        f.squares[f.count++] = static_cast<std::int8_t>(c == Color::white ? place : -place);
    }
}

/// The imbalance of a side's men towards one wing.
int imbalance(const Position& p, Color c) {
    int sum = 0;
    for (const rules::Square s : p.men(c))
        sum += lean(p.rules().board, s);
    return std::abs(sum);
}

int tempo(const Position& p) {
    const rules::Board& board = p.rules().board;
    int rows = 0;
    for (const rules::Square s : p.men(Color::white))
        rows += board.ranks - 1 - board.rowOf(s);
    for (const rules::Square s : p.men(Color::black))
        rows += board.rowOf(s);
    return rows;
}

Material countMaterial(const Position& p, Color c) {
    return {p.men(c).size(), p.kings(c).size()};
}

void addKings(Features& f, const Position& p, Material white, Material black) {
    f.firstKingAhead = static_cast<std::int8_t>((white.kings > 0) - (black.kings > 0));
    f.moreKingsAhead =
        static_cast<std::int8_t>(std::max(white.kings - 1, 0) - std::max(black.kings - 1, 0));
    const KingMobility w = mobility(p, Color::white);
    const KingMobility b = mobility(p, Color::black);
    f.safeMovesAhead = static_cast<std::int8_t>(w.safe - b.safe);
    f.attackedMovesAhead = static_cast<std::int8_t>(w.attacked - b.attacked);
    f.drawDivisor = {static_cast<std::uint8_t>(drawDivisor(p.rules(), white, black)),
                     static_cast<std::uint8_t>(drawDivisor(p.rules(), black, white))};
}

} // namespace

Features extractFeatures(const Position& p) {
    const rules::Board& board = p.rules().board;
    const PatternLayout& layout = patternLayout(p.variant());
    Features f;
    addSquares(f, board, p.men(Color::white), Color::white);
    addSquares(f, board, p.men(Color::black), Color::black);
    f.men = f.count;
    addSquares(f, board, p.kings(Color::white), Color::white);
    addSquares(f, board, p.kings(Color::black), Color::black);
    for (std::size_t l = 0; l < layout.laneCount; ++l)
        f.lanes[l] = patternEntry(layout.lanes[l], p);
    const Material white = countMaterial(p, Color::white);
    const Material black = countMaterial(p, Color::black);
    f.menAhead = static_cast<std::int8_t>(white.men - black.men);
    f.toMove = p.toMove() == Color::white ? 1 : -1;
    f.imbalanceAhead =
        static_cast<std::int16_t>(imbalance(p, Color::white) - imbalance(p, Color::black));
    f.tempo = static_cast<std::uint16_t>(tempo(p));
    if (white.kings + black.kings > 0)
        addKings(f, p, white, black);
    return f;
}

const PatternLayout& patternLayout(rules::Variant variant) {
    static constexpr auto layouts = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{detail::makePatternLayout(rules::tables::all[I]->board)...};
    }
    (std::make_index_sequence<rules::variantCount>{});
    return layouts[static_cast<std::size_t>(variant)];
}

std::uint32_t patternEntry(const PatternLayout::Lane& lane, const rules::Position& position) {
    using rules::Color;
    std::uint32_t entry = 0;
    std::uint32_t digit = 1;
    for (const std::uint8_t bit : lane.squares) {
        const rules::Square s(bit);
        const bool own = position.men(lane.turned ? Color::black : Color::white).contains(s);
        const bool other = position.men(lane.turned ? Color::white : Color::black).contains(s);
        entry += own ? digit : other ? 2 * digit : 0;
        digit *= 3;
    }
    return entry;
}

} // namespace damscope::analysis::evaluation
