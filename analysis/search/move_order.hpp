// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/search/node.hpp"
#include "analysis/search/transposition_table.hpp"

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace damscope::analysis::search {

template <class Bits> [[nodiscard]] MoveHint hintOf(const SearchMove<Bits>& m) {
    // Captures that share both ends are told apart by two bits of what they take: that is enough to
    // choose what to try first.
    const auto folded = static_cast<std::uint64_t>(m.captured) ^
                        static_cast<std::uint64_t>(rules::SquareBits{m.captured} >> 64);
    const std::uint64_t mixed = (folded * 0x9e3779b97f4a7c15ULL) >> 62;
    const unsigned ends = m.from | unsigned{m.to} << 7;
    return static_cast<MoveHint>(ends | (mixed << 14));
}

/// Which quiet moves have cut off before: two killers for each ply, and a count by side, from and
/// to.
template <class Bits> class MoveOrder {
public:
    using Move = SearchMove<Bits>;

    void clear() {
        history_ = {};
        killers_ = {};
    }

    /// Gives every move its place: what the table remembers, then killers, then by history;
    /// captures by what they take.
    void rank(std::span<Move> moves, rules::Color side, int ply, MoveHint remembered,
              Bits kings) const {
        const auto& killers = killers_[static_cast<std::size_t>(ply)];
        for (Move& m : moves) {
            const MoveHint hint = hintOf(m);
            if (remembered != 0 && hint == remembered)
                m.order = first;
            else if (m.captured != 0)
                m.order = 100 * rules::detail::count(m.captured) +
                          50 * rules::detail::count(m.captured & kings);
            else if (hint == killers[0])
                m.order = first / 2;
            else if (hint == killers[1])
                m.order = first / 2 - 1;
            else
                m.order = historyOf(side, m);
        }
    }

    /// A quiet move has cut off; those tried before it have not.
    void reward(std::span<const Move> tried, const Move& best, rules::Color side, int ply,
                int depth) {
        auto& killers = killers_[static_cast<std::size_t>(ply)];
        const MoveHint hint = hintOf(best);
        if (killers[0] != hint) {
            killers[1] = killers[0];
            killers[0] = hint;
        }
        const int bonus = depth * depth < 400 ? depth * depth : 400;
        change(side, best, bonus);
        for (const Move& m : tried)
            change(side, m, -bonus);
    }

private:
    static constexpr std::int32_t first = 1'000'000;
    static constexpr int highest = 16'384;

    [[nodiscard]] int historyOf(rules::Color side, const Move& m) const {
        return history_[static_cast<std::size_t>(side)][m.from][m.to];
    }
    void change(rules::Color side, const Move& m, int bonus) {
        std::int16_t& h = history_[static_cast<std::size_t>(side)][m.from][m.to];
        const int size = bonus < 0 ? -bonus : bonus;
        h = static_cast<std::int16_t>(h + 16 * bonus - h * 16 * size / highest);
    }

    std::array<std::array<std::array<std::int16_t, 80>, 80>, 2> history_{};
    std::array<std::array<MoveHint, 2>, maxPly> killers_{};
};

/// Brings the best of the moves that are left to the front.
template <class Move> void bringBestForward(std::span<Move> rest) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < rest.size(); ++i)
        if (rest[i].order > rest[best].order)
            best = i;
    if (best != 0)
        std::swap(rest[0], rest[best]);
}

} // namespace damscope::analysis::search
