// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/elo.hpp"
#include "analysis/match/score_adjudicator.hpp"
#include "cli/options/arguments.hpp"

#include <optional>

namespace damscope::cli {

/// "0:10": the two hypotheses in Elo, no gain and a gain; "10" is "0:10".
[[nodiscard]] Accept into(std::optional<analysis::match::Hypotheses>& target);
/// "4:3": a number of men, for a number of moves.
[[nodiscard]] Accept into(std::optional<analysis::match::ResignRule>& target);
/// "0.1:10:80": at most a number of men, for a number of moves, after a number of plies.
[[nodiscard]] Accept into(std::optional<analysis::match::DrawRule>& target);

} // namespace damscope::cli
