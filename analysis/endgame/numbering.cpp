// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/endgame/numbering.hpp"

namespace damscope::analysis::endgame {

namespace {

/// The next choice: the first item that can move up by one does, and those before it are
/// reset.
void advance(Chosen& c) {
    for (std::size_t i = 0; i < static_cast<std::size_t>(c.count); ++i) {
        const bool last = i + 1 == static_cast<std::size_t>(c.count);
        if (last || c.at[i] + 1 < c.at[i + 1]) {
            ++c.at[i];
            return;
        }
        c.at[i] = static_cast<std::uint8_t>(i);
    }
}

} // namespace

std::vector<Chosen> allChoices(int n, int k) {
    assert(n >= 0 && n <= mostSquares && k >= 0 && k <= mostPieces);
    std::vector<Chosen> choices;
    if (k > n)
        return choices;
    choices.reserve(choose(n, k));
    Chosen c;
    for (int i = 0; i < k; ++i)
        c.push(static_cast<unsigned>(i));
    for (std::uint64_t left = choose(n, k); left > 0; --left) {
        choices.push_back(c);
        advance(c);
    }
    return choices;
}

} // namespace damscope::analysis::endgame
