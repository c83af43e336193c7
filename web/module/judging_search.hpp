// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/findings/analysis/game_search.hpp"
#include "db/store/evaluations.hpp"
#include "web/module/calls.hpp"

#include <string_view>
#include <vector>

/// The search for the evaluations of a game, where no database is.
namespace damscope::web {

/// `nodes`, `depth`, `seconds`, `lines` and `confirm`.
[[nodiscard]] db::AnalysisSettings judgingSettings(const Json& request);

/// As the records of a file, each with its own header: the limits of positions differ.
[[nodiscard]] Json evaluationJson(const db::EvaluatedPosition& evaluated);
[[nodiscard]] std::vector<db::EvaluatedPosition> evaluationsIn(const Json& request,
                                                               std::string_view field);

/// `judging.search`: the game is `pdn`, what is known of it `known`. Each evaluation is an event as
/// soon as it is found.
[[nodiscard]] Json searchedGame(const Json& request, const Watch& watch);

} // namespace damscope::web
