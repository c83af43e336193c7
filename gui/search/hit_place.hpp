// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/query/find/find.hpp"
#include "rules/game/game.hpp"

namespace damscope::gui {

/// The node after which the position of a hit is.
[[nodiscard]] rules::NodeId placeOf(const rules::Game& game, const db::query::Hit& hit);

} // namespace damscope::gui
