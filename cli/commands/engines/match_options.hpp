// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/elo.hpp"
#include "analysis/match/score_adjudicator.hpp"
#include "cli/options/arguments.hpp"

#include <optional>

namespace damscope::cli {

/// "0:10": no gain, a gain, in Elo; "10" is "0:10".
[[nodiscard]] Accept into(std::optional<analysis::match::Hypotheses>& target);
/// "4:3": so many men, for so many moves.
[[nodiscard]] Accept into(std::optional<analysis::match::ResignRule>& target);
/// "0.1:10:80": so many men at most, for so many moves, after so many plies.
[[nodiscard]] Accept into(std::optional<analysis::match::DrawRule>& target);

} // namespace damscope::cli
