// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace damscope::db {

class Connection;

/// Marks games as deleted for one reason; their rows stay (table `deletion`). Games that are
/// deleted already stay with their own deletion. Returns the number of the deletion. Within a
/// transaction.
std::int64_t markDeleted(Connection& connection, std::span<const GameId> games,
                         std::string_view reason);

} // namespace damscope::db
