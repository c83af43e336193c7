// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace damscope::db {

class Connection;

/// What is kept of a game, as a hash: of its tags, moves and comments, the name of its opening, and
/// whether it was searched for combinations and analysed. Evaluations are hashed for themselves:
/// evaluationHashes(). By the number of the game; 0 where there is none. Within a
/// Snapshot.
[[nodiscard]] std::vector<std::uint64_t> gameContents(Connection& connection);

} // namespace damscope::db
