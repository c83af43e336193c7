// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/parallel/workers.hpp"
#include "db/search/lists/filter.hpp"
#include "db/search/query/find/asked_games.hpp"
#include "db/store/codec/numbers.hpp"
#include "web/module/calls.hpp"

#include <string>
#include <vector>

namespace damscope::web {

/// Reports progress to the page, ten times a second at most: only then it can say that the call is
/// to stop. The watch must outlive it.
[[nodiscard]] base::Progress progressOn(const Watch& watch);

/// What a selection asks for. Throws CallError where it cannot be understood.
[[nodiscard]] db::query::AskedGames readSelection(const std::string& selection);

/// The filter that a selection says, with its names settled in the open database, and what its
/// query finds: after a stop, some of it. Throws CallError where it cannot be understood.
[[nodiscard]] db::Filter filterOf(Session& session, const std::string& selection,
                                  const Watch& watch);
/// Its games, in the order of their numbers.
[[nodiscard]] std::vector<db::GameId> selectedGames(Session& session, const std::string& selection,
                                                    const Watch& watch);
/// Those that a request names: `games`, numbers, else its `selection`.
[[nodiscard]] std::vector<db::GameId> gamesIn(Session& session, const Json& request,
                                              const Watch& watch);

} // namespace damscope::web
