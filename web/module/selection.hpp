// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/search/lists/filter.hpp"
#include "db/store/codec/numbers.hpp"
#include "web/module/calls.hpp"

#include <string>
#include <vector>

namespace damscope::web {

/// The filter that a selection says, with its names settled in the open database, and what its
/// query finds. Throws CallError where it cannot be understood.
[[nodiscard]] db::Filter filterOf(Session& session, const std::string& selection);
/// Its games, in the order of their numbers.
[[nodiscard]] std::vector<db::GameId> selectedGames(Session& session, const std::string& selection);
/// Those that a request names: `games`, numbers, else its `selection`.
[[nodiscard]] std::vector<db::GameId> gamesIn(Session& session, const Json& request);

} // namespace damscope::web
