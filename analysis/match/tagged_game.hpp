// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/match/match.hpp"

#include <string_view>

namespace damscope::analysis::match {

/// The game with the tags that PDN requires of it.
[[nodiscard]] rules::Game taggedGame(const MatchGame& played, std::string_view event, int round);

} // namespace damscope::analysis::match
