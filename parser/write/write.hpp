// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string>

namespace damscope::parser {

/// Writes a game in strict PDN 3.0 (writing grammar): tags, a blank line, movetext wrapped at 78
/// columns, `*`, a blank line. Reading what was written gives an equal game, and writing that gives
/// the same text. Unread text goes out as an embedded command, `{[%unread ...]}`, percent-encoded
/// where it holds ']', '}', '%' or control characters; reading it restores it, and reports what is
/// wrong with moves in it.
[[nodiscard]] std::string writePdn(const rules::Game& game);
/// The same with the movetext on one line.
[[nodiscard]] std::string writePdnUnwrapped(const rules::Game& game);

/// The moves of a line from one on, with variations, remarks and their numbers in the game, as
/// movetext on one line without a result.
[[nodiscard]] std::string writeLine(const rules::Game& game, rules::NodeId first);

/// A game as PDN in which the text that could not be played is kept as written, not in
/// embedded commands: reading it is reading the game for the first time, with what is known today.
[[nodiscard]] std::string asWritten(const rules::Game& game);

/// The same with all repairs of the main line taken back (docs/repair.md): moves as they were
/// written, none put in, none left out.
[[nodiscard]] std::string asWrittenBeforeRepair(const rules::Game& game);

} // namespace damscope::parser
