// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <cstdint>

namespace damscope::bench {

/// A legal game of international draughts, made up: the same number gives the same game.
///
/// Openings repeat as in real archives: the moves of every position have a ranking that is the same
/// in all games, and for 24 plies a game takes the first of them with 55%, else the second with
/// 55%, and so on. After that the choice is freer, so that games go their own ways. Captures and
/// moves to the front are not preferred, so real games hold their pieces together better; the
/// length is about that of real ones (90 plies, fewer if nothing can be played). Names come from
/// three thousand players of whom some play far more than others; dates go from 1960 to 2024.
[[nodiscard]] rules::Game madeUpGame(std::uint64_t number);

} // namespace damscope::bench
