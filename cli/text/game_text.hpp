// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/result.hpp"
#include "cli/terminal/console.hpp"
#include "cli/terminal/json.hpp"
#include "db/search/openings/novelty.hpp"
#include "messages/language.hpp"
#include "pages/board_svg.hpp"
#include "parser/meaning/correct.hpp"
#include "rules/board/position.hpp"
#include "rules/board/result.hpp"
#include "rules/board/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>

namespace damscope::cli {

/// A result in the style of the reader, else in that of the variant.
[[nodiscard]] std::string resultText(const rules::Rules& rules, rules::GameResult result,
                                     const Locale& locale);
/// The same for those who write tables.
[[nodiscard]] inline auto resultWords(const Locale& locale) {
    return [locale](const rules::Rules& rules, rules::GameResult result) {
        return resultText(rules, result, locale);
    };
}

/// What is known of how a game ended: by the rules, and by the endgame tables.
struct Ending {
    parser::GameOutcome byRules;
    rules::GameResult byTables = rules::GameResult::unknown; ///< where the board has not decided
    bool refuted = false; ///< the recorded result contradicts what is known
};
[[nodiscard]] Ending endingOf(const rules::Game& game, const analysis::endgame::ResultJudge& judge);

/// The ending in lines: that the game is over on the board, or decided by a table, and who has won;
/// that the recorded result is another; each draw rule where it first applied. Empty where there
/// is nothing to say.
[[nodiscard]] std::string endingLines(const rules::Game& game, const Ending& ending,
                                      const Locale& locale);

/// The same in one cell of a table: "2-0: Black has no pieces left; 25-move rule, plies 30 to 80".
[[nodiscard]] std::string endingCell(const rules::Game& game, const Ending& ending,
                                     const Locale& locale);

/// "board_end" (null while the game goes on), "table_result" (null where no table knows it),
/// "result_refuted" and "draw_rules", each time that one applied.
void addEnding(Json& object, const rules::Game& game, const Ending& ending, const Locale& locale);

/// A new move, and how many games followed: "12. 34-29 (+3)"; empty without one.
[[nodiscard]] std::string noveltyCell(const std::optional<db::Novelty>& novelty);
/// The same with the first games that followed: "12. 34-29, later in 3 games: 17, 20, 25".
[[nodiscard]] std::string noveltyWords(const std::optional<db::Novelty>& novelty,
                                       Language language);
/// Null without one.
[[nodiscard]] Json noveltyJson(const std::optional<db::Novelty>& novelty);

enum class PieceSigns : std::uint8_t {
    unicode, ///< white man, white king, black man, black king: U+26C0 to U+26C3
    ascii    ///< w W b B
};

using pages::Seen;

/// The board, one line per row, with a frame. Empty playing squares are dots.
/// Numbered boards show the number of the first playing square of each row at its left and of the
/// last at its right; lettered boards the row's number at the left and the files' letters below.
/// The last line says in the language who is to move.
[[nodiscard]] std::string diagram(const rules::Position& position, PieceSigns signs,
                                  Seen seen = Seen::byWhite, Language language = Language::english);

} // namespace damscope::cli
