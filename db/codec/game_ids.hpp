// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <vector>

namespace damscope::db {

class Statement;

/// The games that a statement selects, whose first column is their ids; in its order.
[[nodiscard]] std::vector<GameId> gameIds(Statement& select);

} // namespace damscope::db
