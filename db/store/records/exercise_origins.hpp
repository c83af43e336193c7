// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/codec/numbers.hpp"

#include <cstdint>
#include <span>

namespace damscope::db {

class Connection;

/// The ply of an origin (table exercise_origin) whose game does not have the position any more. It
/// is kept, because the position may come back: an edit can be undone.
inline constexpr int lostOriginPly = -1;

/// Makes the origins of exercises follow a game that is written over, within a transaction: those
/// whose position is at another ply of the main line now get that ply, the nearest one; those whose
/// position is gone become lost; lost ones whose position is back are found again.
void followOrigins(Connection& connection, GameId game, std::span<const std::uint8_t> moves);

/// The same for all games that exercises are from, as they are stored: origins of a store that was
/// written before they followed their games may be wrong.
void followAllOrigins(Connection& connection);

} // namespace damscope::db
