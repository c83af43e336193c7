// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"

#include <cstddef>
#include <vector>

namespace damscope::parser {

/// A tag that says what another one means, at the end of a game's tags.
struct HeaderMeaning {
    std::size_t tag;   ///< index of the tag as written
    std::size_t meant; ///< index of the one that was added
};

/// Adds `[White "X"]` for `[Bianco "X"]` and `[Wihte "X"]`, and so on, where PDN's own tag is
/// missing. What was written stays.
std::vector<HeaderMeaning> addMeanings(std::vector<rules::Tag>& tags);

/// The same for the tags that name players by who moves first (P1, P2, P1Elo), or by the red
/// pieces, which are the dark ones unless there are black ones.
std::vector<HeaderMeaning> addPlayers(std::vector<rules::Tag>& tags, const rules::Rules& rules);

} // namespace damscope::parser
