// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_text.hpp"
#include "rules/board/position.hpp"

#include <optional>

namespace damscope::parser {

/// What is wrong with the moves that an earlier reading has kept as text, `[%unread 4. 37-13 1-7]`,
/// at the end of a main line that is legal up to there: the same problem that it reported, at the
/// place of that text, with what may have been meant. Nothing if no moves are kept there.
[[nodiscard]] std::optional<TextProblem> problemOfUnreadMoves(const GameText& text,
                                                              const rules::Position& start);

} // namespace damscope::parser
