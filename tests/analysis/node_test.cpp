// SPDX-License-Identifier: GPL-3.0-or-later
// What a node keeps up to date move by move is what one made from the position says.
#include "analysis/search/node.hpp"
#include "rules/board/variants.hpp"
#include "tests/rules/random_games.hpp"
#include "tests/rules/random_positions.hpp"

#include <gtest/gtest.h>

namespace damscope::analysis::search {
namespace {

template <const rules::Rules& R> typename Node<R>::Move folded(const rules::Move& m) {
    return {static_cast<typename Node<R>::Bits>(m.captured.bits()),
            static_cast<std::uint8_t>(m.from.bit()), static_cast<std::uint8_t>(m.to.bit()),
            m.crowns, 0};
}

template <const rules::Rules& R> void expectSame(const Node<R>& played, const Node<R>& fresh) {
    EXPECT_EQ(played.key(), fresh.key());
    EXPECT_EQ(played.toMove(), fresh.toMove());
    for (const Color c : {Color::white, Color::black}) {
        EXPECT_TRUE(played.pieces().of(c) == fresh.pieces().of(c));
        EXPECT_EQ(played.men(c), fresh.men(c));
        EXPECT_EQ(played.kings(c), fresh.kings(c));
        EXPECT_EQ(played.lean(c), fresh.lean(c));
        EXPECT_TRUE(played.pieces().heldKing(c) == fresh.pieces().heldKing(c));
    }
    EXPECT_TRUE(played.pieces().kings == fresh.pieces().kings);
    for (std::size_t lane = 0; lane < Node<R>::Patterns::layout.laneCount; ++lane)
        EXPECT_EQ(played.patterns()[lane], fresh.patterns()[lane]) << "lane " << lane;
}

template <const rules::Rules& R> void compareEveryMove() {
    const auto compare = [](const rules::Position& p, const rules::MoveList& moves) {
        for (const rules::Move& m : moves)
            expectSame<R>(Node<R>(p).after(folded<R>(m)), Node<R>(p.after(m)));
    };
    rules::playRandomGames(R.variant, 5, 80, 3, compare);
    rules::setUpRandomPositions(R.variant, 50, 4, compare);
}

TEST(Node, isKeptUpToDateInEveryVariant) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        (compareEveryMove<*rules::tables::all[I]>(), ...);
    }
    (std::make_index_sequence<rules::variantCount>{});
}

TEST(Node, entriesAreThoseOfThePosition) {
    rules::playRandomGames(
        rules::Variant::russian, 3, 60, 5, [](const rules::Position& p, const rules::MoveList&) {
            const Node<rules::tables::russian> node(p);
            const auto& layout = evaluation::patternLayout(rules::Variant::russian);
            for (std::size_t l = 0; l < layout.laneCount; ++l)
                EXPECT_EQ(node.patterns()[l], evaluation::patternEntry(layout.lanes[l], p));
        });
}

} // namespace
} // namespace damscope::analysis::search
