// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <cstdint>

namespace damscope::db {

/// The key a position has in the index: its PositionKey mixed with its variant, since the same
/// board means different things in different games. Stored: a change is a migration.
[[nodiscard]] std::uint64_t indexKey(rules::PositionKey key, rules::Variant variant);
[[nodiscard]] std::uint64_t indexKey(const rules::Position& position);

} // namespace damscope::db
