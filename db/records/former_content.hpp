// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

namespace damscope::db {

class Connection;
struct SameGame;

/// What games were before they were edited or repaired in Damscope, as hashes of their contents
/// (table `content_before`): a file that grows brings its games again as they were.

/// Notes what a game is now, within the transaction that changes it.
void noteFormerContent(Connection& connection, GameId id);
/// Notes what a game was.
void noteFormerContent(Connection& connection, GameId id, std::uint64_t content);
/// The first game that had this content and came from none of `siblings`; a deleted one where there
/// is no other.
[[nodiscard]] std::optional<SameGame> gameThatWas(Connection& connection, std::uint64_t content,
                                                  const std::set<SourceId>& siblings);

} // namespace damscope::db
