// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

namespace damscope::db {

class Connection;

/// Shorter games say nothing when they are alike: two players may agree to the same short draw
/// twice a day.
constexpr int leastPliesOfCopy = 20;

/// Whether two games have the same positions in their main lines, to the end; not where one of them
/// is missing or not understood.
[[nodiscard]] bool haveSameMoves(Connection& connection, GameId one, GameId other);

} // namespace damscope::db
