// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <optional>
#include <string_view>

namespace damscope::rules {

/// How a game ended, in whatever style it was written. Stored on disk: append, never reorder.
enum class GameResult : std::uint8_t { unknown, whiteWins, draw, blackWins, bothLose };

/// The result of a text: 1-0 1/2-1/2 0-1 0-0, 2-0 1-1 0-2, with ':' or blanks, "½-½",
/// decimals, points that add up to 4 or 10 ("4-6"), `*` and `-` and empty as unknown (PDN 3.0,
/// Result and ResultFormat). A side with all points has won; a draw with a plus ("1+ - 1-",
/// "1 1/2 - 1/2", "1.01-0.99", "4-6") is a draw: the text itself says how much of one. The first
/// number belongs to `rules.resultFirst`. Forfeits ("+:-", "2-0F") and results in words
/// (result_words.hpp) are read too. Nothing if the text is not a result.
[[nodiscard]] std::optional<GameResult> readResult(const Rules& rules, std::string_view text);

/// The result in the variant's own style: "2-0", "1/2-1/2", "*".
[[nodiscard]] std::string_view writeResult(const Rules& rules, GameResult result);

} // namespace damscope::rules
