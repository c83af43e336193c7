// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace damscope::db {

// Words are folded (foldName).

/// Says, beside a number, which round: "ronde", "тур".
[[nodiscard]] bool isRoundWord(std::string_view word);

/// Says, beside a number, which board or game: "bord", "table", "партия".
[[nodiscard]] bool isBoardWord(std::string_view word);

/// The key of a round within its event, the same for all ways to write it: "3" of "03" and "Round
/// 3", "1.a" of "1a", "1.2" of "1/2", "final" of "Final". Empty: none is named ("?").
[[nodiscard]] std::string roundKey(std::string_view written);

/// The number of a round: the first in its text, "3" of "3.1" and "Round 3"; 0 without one.
[[nodiscard]] int roundNumber(std::string_view written);

} // namespace damscope::db
