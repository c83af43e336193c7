// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>

namespace damscope::parser {

/// A game as PDN in which the text that could not be played is kept as written, not in
/// embedded commands: reading it is reading the game for the first time, with what is known today.
[[nodiscard]] std::string asWritten(const rules::Game& game);

/// The same with all repairs of the main line taken back (docs/repair.md): moves as they were
/// written, none put in, none left out.
[[nodiscard]] std::string asWrittenBeforeRepair(const rules::Game& game);

} // namespace damscope::parser
