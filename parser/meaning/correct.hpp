// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/syntax/game_text.hpp"
#include "rules/game/game.hpp"
#include "rules/repair/repair.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace damscope::parser {

/// A game's text with a correction made. What was written stays with it, in an embedded command
/// `[%repaired ...]` after the move concerned (docs/repair.md).
[[nodiscard]] GameText corrected(const GameText& text, const rules::Correction& correction);

/// What a command of that kind records; nothing if it is another command.
struct RecordedRepair {
    rules::Correction::Kind kind;
    std::string written; ///< what was there; empty for a missing move
};
[[nodiscard]] std::optional<RecordedRepair> repairIn(std::string_view command);

/// The last move of the main line that has such a command after it: the place of the last repair.
/// Nothing if the game was not repaired.
[[nodiscard]] std::optional<rules::NodeId> lastRepair(const rules::Game& game);

/// "31." and a blank before a move of the side that moves first, "31..." before the other's.
[[nodiscard]] std::string numberOf(int moveNumber, rules::Color mover, const rules::Rules& rules);

/// Which line of a game a proposal is made for.
enum class LineKind : std::uint8_t { main, variation };

/// A proposal as a question: "did you mean 32-28? With it the game is legal to its end".
[[nodiscard]] Message asQuestion(const rules::Proposal& proposal, LineKind line,
                                 const rules::Rules& rules);
/// Whether such a question, which may have been stored, is about the main line or the result: what
/// is proposed for a variation is only shown, no repair does it. False for no question.
[[nodiscard]] bool canBeAccepted(const std::optional<Message>& question);
/// What was done: "written 32-82, read as 32-28".
[[nodiscard]] Message asDone(const rules::Correction& correction);

} // namespace damscope::parser
