// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/journal.hpp"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace damscope::db {

// How the tables of the journal are written, for making entries and for undoing them.

/// What is recorded row by row of a change.
[[nodiscard]] std::span<const std::string_view> recordedTables(ChangeKind kind);

/// What an entry did with whole games: `journal_game.how`.
inline constexpr std::string_view broughtGames = "brought";
inline constexpr std::string_view takenGames = "taken";
inline constexpr std::string_view restoredGames = "restored";

/// The changes of an entry as they were recorded, the first first.
[[nodiscard]] std::vector<std::vector<std::uint8_t>> partsOf(Connection& connection,
                                                             std::int64_t entry);
/// From now on it can no longer be undone.
void dropParts(Connection& connection, std::int64_t entry);

} // namespace damscope::db
