// SPDX-License-Identifier: GPL-3.0-or-later
// Queries at random, made from what occurs in a game, so that many of them find something.
#pragma once

#include "db/search/query/language/query.hpp"
#include "rules/game/game.hpp"

#include <random>

namespace damscope::db::query {

/// A sequence of which later parts are about the piece of an earlier one.
[[nodiscard]] Query randomPursuit(const rules::Game& game, std::mt19937& random);
/// `draws`: conditions on draw rules may be among them.
[[nodiscard]] Query randomQuery(const rules::Game& game, std::mt19937& random, bool draws);

} // namespace damscope::db::query
