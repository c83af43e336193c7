// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/find/find.hpp"
#include "rules/game/game.hpp"

namespace damscope::db::query {

/// The node of the game with the position of a hit after it; the start if the game has changed
/// since.
[[nodiscard]] rules::NodeId placeOf(const rules::Game& game, const Hit& hit);

} // namespace damscope::db::query
