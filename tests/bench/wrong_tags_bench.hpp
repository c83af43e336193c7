// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <span>
#include <vector>

namespace damscope::bench {

/// What becomes of games under the number of another game, read with repair.
struct WrongTagCounts {
    int games = 0;
    int right = 0;       ///< read as what they are
    int named = 0;       ///< reported, with what they are among the names
    int unexplained = 0; ///< broken games: nothing else was offered
    int wrong = 0;       ///< taken for a third game, or offered only others
};
/// The first 6, 10, 20 and 60 plies of games of one variant, one or three to a file, under five
/// numbers that are not theirs.
[[nodiscard]] WrongTagCounts readUnderWrongTags(std::span<const rules::Game> games);

/// Games of moves at random, the same on every machine.
[[nodiscard]] std::vector<rules::Game> randomGames(rules::Variant variant, int count);

} // namespace damscope::bench
