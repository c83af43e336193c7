// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace damscope::db {

/// A name in the form for searching: its words in lower case without accents, strokes and
/// ligatures, each after a blank: " sijbrands t" for "Sijbrands, T.", " lukasik" for "Łukasik".
/// Stored: a change is a migration.
[[nodiscard]] std::string foldName(std::string_view name);

/// The words of a query, each after a blank: a name fits if its folded form contains all of them.
[[nodiscard]] std::vector<std::string> queryWords(std::string_view query);

/// The name that was meant by a mistyped one: that whose form is nearest; blank if none is near.
[[nodiscard]] std::string nearestName(std::string_view name,
                                      std::span<const std::string_view> known,
                                      const std::function<std::string(std::string_view)>& formOf);

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
