// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/game_fields.hpp"

#include <set>

namespace damscope::db {

class Store;

/// Of the fields that many sources leave out (ratings, event, round, opening) those that a game of
/// the store has.
[[nodiscard]] std::set<GameField> usedFields(Store& store);

} // namespace damscope::db
