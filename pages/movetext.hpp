// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "pages/locale.hpp"
#include "rules/game/game.hpp"

#include <set>
#include <string>
#include <vector>

namespace damscope::pages {

/// The moves of a game for people: numbered, with variations in brackets, comments in braces, signs
/// such as "!?" for the usual NAGs, clock times in square brackets, and the result. In lines of at
/// most `width` columns that never separate a move from its number; safe for a terminal.
[[nodiscard]] std::string movetext(const rules::Game& game, int width, const Locale& locale);

/// The same in parts: each but the last ends behind one of these nodes of the main line, with what
/// is said there.
[[nodiscard]] std::vector<std::string> movetextParts(const rules::Game& game,
                                                     const std::set<rules::NodeId>& ends, int width,
                                                     const Locale& locale);

/// "31... 18-22" for a node of a game that a move leads to; "the start" for the root, "a new
/// position" for one that was set up.
[[nodiscard]] std::string numberedMove(const rules::Game& game, rules::NodeId id,
                                       Language language);

} // namespace damscope::pages
