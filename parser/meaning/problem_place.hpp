// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string_view>

namespace damscope::parser {

/// The last move before one that a problem names, "31... 18-22", also in a variation. If it names
/// none: the move before the first text that could not be read; the start without such text.
[[nodiscard]] rules::NodeId nodeBefore(const rules::Game& game, std::string_view move);

} // namespace damscope::parser
