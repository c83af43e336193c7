// SPDX-License-Identifier: GPL-3.0-or-later
// Queries at random, made from what occurs in a game, so that many of them find something.
#pragma once

#include "db/query/language/query.hpp"
#include "rules/game/game.hpp"

#include <random>

namespace damscope::db::query {

/// `draws`: conditions on draw rules may be among them.
[[nodiscard]] Query randomQuery(const rules::Game& game, std::mt19937& random, bool draws);

} // namespace damscope::db::query
