// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::rules {

/// How a game ended, in whatever style it was written. Stored on disk: append, never reorder.
enum class GameResult : std::uint8_t { unknown, whiteWins, draw, blackWins, bothLose };

/// The result with the sides exchanged.
[[nodiscard]] constexpr GameResult exchanged(GameResult result) {
    if (result == GameResult::whiteWins)
        return GameResult::blackWins;
    return result == GameResult::blackWins ? GameResult::whiteWins : result;
}

/// The result of a text: 1-0 1/2-1/2 0-1 0-0, 2-0 1-1 0-2, with ':' or blanks, "½-½",
/// decimals, points that add up to 4 or 10 ("4-6"), `*` and `-` and empty as unknown (PDN 3.0,
/// Result and ResultFormat). A side with all points has won; a draw with a plus ("1+ - 1-",
/// "1 1/2 - 1/2", "1.01-0.99", "4-6") is a draw: the text itself says how much of one. The first
/// number belongs to `rules.resultFirst`. Forfeits ("+:-", "2-0F") and results in words
/// (readResultInWords) are read too. Nothing if the text is not a result.
[[nodiscard]] std::optional<GameResult> readResult(const Rules& rules, std::string_view text);

/// A result in the words of a language, or with a word of how it came about: "remise",
/// "wit wint", "Black resigns", "ничья", "victoire des blancs", "1-0 forfeit", "2-0F". Nothing if
/// any word is not known, since it may change the meaning: "remise aangeboden".
[[nodiscard]] std::optional<GameResult> readResultInWords(const Rules& rules,
                                                          std::string_view text);
/// The result in the variant's own style: "2-0", "1/2-1/2", "*".
[[nodiscard]] std::string_view writeResult(const Rules& rules, GameResult result);

/// Who won, whatever the variant writes: "white", "draw", "black", "both-lose" or "unknown".
[[nodiscard]] std::string_view outcomeName(GameResult result);

/// What a written result says beside who has won: how the points were shared.
struct ResultDetail {
    double total = 0; ///< the points of both: 2 of "1½-½", 10 of "9-1"; 0: none are written
    double whiteShare = 0.5; ///< of these
    bool forfeit = false;    ///< nobody played: "2-0F", "+:-"
    friend bool operator==(const ResultDetail&, const ResultDetail&) = default;
};
[[nodiscard]] ResultDetail resultDetail(const Rules& rules, std::string_view text);

/// The result in the variant's own style, a win on points with its points: "9-1".
[[nodiscard]] std::string writeResult(const Rules& rules, GameResult result,
                                      const ResultDetail& detail);

} // namespace damscope::rules
