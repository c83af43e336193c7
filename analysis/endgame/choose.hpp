// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/material.hpp"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace damscope::analysis::endgame {

inline constexpr int mostSquares = 72;

/// Pascal's triangle, up to the size needed.
inline constexpr auto binomials = [] {
    std::array<std::array<std::uint64_t, mostPieces + 1>, mostSquares + 1> t{};
    for (std::size_t i = 0; i <= mostSquares; ++i) {
        t[i][0] = 1;
        for (std::size_t j = 1; j <= mostPieces && i > 0; ++j)
            t[i][j] = t[i - 1][j - 1] + t[i - 1][j];
    }
    return t;
}();

/// The number of ways to choose k of n items; k is at most mostPieces, n at most mostSquares.
[[nodiscard]] constexpr std::uint64_t choose(int n, int k) {
    assert(n >= 0 && n <= mostSquares && k >= 0 && k <= mostPieces);
    return binomials[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
}

/// A subset of items numbered from 0, ascending.
struct Chosen {
    std::array<std::uint8_t, mostPieces> at{};
    int count = 0;

    constexpr void push(unsigned thing) {
        assert(count < mostPieces && thing < 128);
        at[static_cast<std::size_t>(count++)] = static_cast<std::uint8_t>(thing);
    }
    [[nodiscard]] constexpr const std::uint8_t* begin() const { return at.data(); }
    [[nodiscard]] constexpr const std::uint8_t* end() const { return at.data() + count; }
    /// The number of them before an item.
    [[nodiscard]] constexpr int below(unsigned thing) const {
        int n = 0;
        for (const std::uint8_t c : *this)
            n += c < thing ? 1 : 0;
        return n;
    }
};

/// The rank of a choice among all choices of the same size, ordered by the last item, then by the
/// last but one, and so on: it does not depend on the number of items to choose from.
[[nodiscard]] constexpr std::uint64_t rankOf(const Chosen& chosen) {
    std::uint64_t rank = 0;
    int k = 0;
    for (const std::uint8_t c : chosen)
        rank += choose(c, ++k);
    return rank;
}

/// All choices of k of n items in that order: the inverse of rankOf as a table.
[[nodiscard]] std::vector<Chosen> allChoices(int n, int k);

} // namespace damscope::analysis::endgame
