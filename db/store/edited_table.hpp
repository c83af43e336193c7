// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

namespace damscope::db {

class Connection;

/// Whether a person changed a stored game.
[[nodiscard]] bool isEdited(Connection& connection, GameId id);
/// Notes that a person changed it, or that nobody did. Within a transaction.
void noteEdited(Connection& connection, GameId id);
void forgetEdited(Connection& connection, GameId id);

} // namespace damscope::db
