// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/numbering.hpp"
#include "analysis/search/node.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

namespace damscope::analysis::search {

using endgame::Result;

/// The results of endgame tables in a search.
template <const rules::Rules& R> class EndgameProbe {
public:
    /// Every probe misses if there are no tables. They must outlive it.
    explicit EndgameProbe(const endgame::Tables* tables)
        : tables_(tables), largest_(tables == nullptr ? 0 : tables->largest()) {}

    /// The result for the side to move, draw rules aside; nothing if it has a capture or no table
    /// holds it. A miss is cheap.
    [[nodiscard]] std::optional<Result> probe(const Node<R>& n) const {
        if (n.count() > largest_)
            return std::nullopt;
        return n.toMove() == Color::white ? probeFor<Color::white>(n) : probeFor<Color::black>(n);
    }

    /// How near the winner of an ending is to the end, in hundredths of a man, for the choice
    /// between winning moves: more material, men nearer to crowning, few moves left for the loser,
    /// and kings that go step by step nearby. The evaluation is not asked: its weights are learnt
    /// from games that end before such endings are played out.
    [[nodiscard]] static int progress(const Node<R>& n, Color winner) {
        constexpr int eachMove = 8;
        constexpr int eachStep = 10;
        const Color loser = rules::opponent(winner);
        const int lead = strength(n, winner) - strength(n, loser);
        const int moves =
            winner == Color::white ? movesOf<Color::black>(n) : movesOf<Color::white>(n);
        return (R.goal == rules::Goal::loseAll ? -lead : lead) - eachMove * moves -
               (R.flyingKings ? 0 : eachStep * stepsAway(n, winner));
    }

private:
    using Bits = typename Node<R>::Bits;

    template <Color C> [[nodiscard]] static int movesOf(const Node<R>& n) {
        return static_cast<int>(rules::detail::Generator<R, C>(n.pieces()).quietCount());
    }

    /// The material of a side, less for each row that its men still have to go.
    [[nodiscard]] static int strength(const Node<R>& n, Color side) {
        constexpr int eachMan = 100;
        constexpr int eachKing = 200;
        constexpr int eachRow = 20;
        int rows = 0;
        rules::detail::eachBit(n.pieces().of(side) & ~n.pieces().kings, [&](Bits man) {
            rows += std::abs(places[rules::detail::lowest(man)].row - R.crowningRow(side));
        });
        return eachMan * n.men(side) + eachKing * n.kings(side) - eachRow * rows;
    }

    /// The steps of each of the winner's kings to the nearest piece of the loser.
    [[nodiscard]] static int stepsAway(const Node<R>& n, Color winner) {
        const Bits hunted = n.pieces().of(rules::opponent(winner));
        int all = 0;
        rules::detail::eachBit(n.pieces().of(winner) & n.pieces().kings, [&](Bits king) {
            int nearest = R.board.files + R.board.ranks;
            rules::detail::eachBit(hunted, [&](Bits piece) {
                const rules::Coordinates a = places[rules::detail::lowest(king)];
                const rules::Coordinates b = places[rules::detail::lowest(piece)];
                nearest = std::min(
                    nearest, std::max(std::abs(a.row - b.row), std::abs(a.column - b.column)));
            });
            all += nearest;
        });
        return all;
    }

    static constexpr auto places = [] {
        std::array<rules::Coordinates, 128> p{};
        for (const rules::Square s : R.board.squares())
            p[s.bit()] = R.board.coordinates(s);
        return p;
    }();

    template <Color C> [[nodiscard]] std::optional<Result> probeFor(const Node<R>& n) const {
        if (rules::detail::Generator<R, C>(n.pieces()).canCapture())
            return std::nullopt;
        return endgame::Lookup<R>(*tables_).template quiet<C>(n.pieces());
    }

    const endgame::Tables* tables_;
    int largest_;
};

} // namespace damscope::analysis::search
