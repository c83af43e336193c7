// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"
#include "rules/game/game.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What the remarks at a move mean to a reader, and changing them.
namespace damscope::parser {

/// The comments before or after a move as one text, paragraphs apart; empty if there are none. Of
/// the start only `after` is used: what precedes the first move.
[[nodiscard]] std::string comment(const rules::Game& game, rules::NodeId id,
                                  rules::Remark::Place place);
/// Replaces all comments there by one; an empty text removes them.
void setComment(rules::Game& game, rules::NodeId id, rules::Remark::Place place,
                std::string_view text);

/// The same for a text that a user types: clock times, evaluations and marks in it that are written
/// as embedded commands replace those of the move.
void typeComment(rules::Game& game, rules::NodeId id, rules::Remark::Place place,
                 std::string_view text);

/// Groups of NAGs that exclude one another: a move is good or bad, not both.
enum class NagGroup : std::uint8_t {
    move,       ///< 1 to 9: what the move is worth
    evaluation, ///< 10 to 21: who is better
    other
};
struct NagMeaning {
    std::uint32_t nag;
    NagGroup group;
    std::string_view sign; ///< "!?", "±": short, in common use
    std::string_view name; ///< English: "interesting move"
};
/// The NAGs that players use, in the order of a palette (PDN 3.0, "Numeric annotation glyphs").
[[nodiscard]] std::span<const NagMeaning> knownNags();
/// Asks for a diagram of the position after the move, on paper and on pages. Not one of
/// knownNags(): it says nothing about the game. (220 in the lists of PGN programs.)
inline constexpr std::uint32_t diagramNag = 220;
/// The sign of a NAG; "$44" where there is no common one.
[[nodiscard]] std::string nagSign(std::uint32_t nag);

/// The NAGs of a move in order, with the signs written after it ("!?").
[[nodiscard]] std::vector<std::uint32_t> nags(const rules::Game& game, rules::NodeId id);
/// Adds a NAG to a move, instead of another of its group, or removes it if it is there.
void toggleNag(rules::Game& game, rules::NodeId id, std::uint32_t nag);

/// The arrows and marked squares at a move.
[[nodiscard]] std::vector<rules::Shape> shapes(const rules::Game& game, rules::NodeId id);
/// Replaces all shapes at a move.
void setShapes(rules::Game& game, rules::NodeId id, std::span<const rules::Shape> shapes);

/// The first clock time at a move as it is written there: "0:12:31"; nothing if it has none.
[[nodiscard]] std::optional<std::string> clockTime(const rules::Game& game, rules::NodeId id);
/// The same in one form, "0:09:42"; as it is written if it is more than one time.
[[nodiscard]] std::optional<std::string> shownClock(const rules::Game& game, rules::NodeId id);
/// Sets the time that a move's player has left, or the one of another kind that the move has; of
/// both clocks that of the player. Nothing removes it, both clocks together.
void setClockTime(rules::Game& game, rules::NodeId id, std::optional<std::uint32_t> seconds);
/// "0:09:42"
[[nodiscard]] std::string clockOf(std::uint32_t seconds);

} // namespace damscope::parser

/// Embedded commands, `[%clk 0:12:31]`: the one place where their text becomes a value, and a value
/// text. Texts are without brackets.
namespace damscope::parser {

/// What a command means: a ClockTime, Clocks, a Drawing, an Evaluation; any other is a Command.
/// What is not in the usual spelling keeps its own.
[[nodiscard]] rules::Remark readCommand(const rules::Rules& rules, std::string_view text);

/// The text of a command; nothing if the remark is not one.
[[nodiscard]] std::optional<std::string> commandText(const rules::Rules& rules,
                                                     const rules::Remark& remark);

/// The time or times of a clock command as they are written, "0:12:31"; nothing for other remarks.
[[nodiscard]] std::optional<std::string> clockText(const rules::Rules& rules,
                                                   const rules::Remark& remark);

/// A time "H:MM:SS", "M:SS" or "SS" in seconds, without its fraction; nothing if it is not a time.
[[nodiscard]] std::optional<std::uint32_t> readSeconds(std::string_view text);
/// A time as a user types it: also with points, or digits alone, "10530" for 1:05:30.
[[nodiscard]] std::optional<std::uint32_t> typedSeconds(std::string_view text);

} // namespace damscope::parser

/// `%clk`, `%emt`, `%egt`, `%mct` with one time, `%clock` with two.
namespace damscope::parser::detail {

[[nodiscard]] std::optional<rules::Remark::Content> readClock(std::string_view text);
[[nodiscard]] std::string writtenClock(const rules::ClockTime& time);
[[nodiscard]] std::string writtenClock(const rules::Clocks& clocks);

/// `%csl R38,G6` marks squares, `%cal G3228,Rc3d4` draws arrows.
/// What does not name squares of the board is left out.
[[nodiscard]] std::optional<rules::Remark::Content> readDrawing(const rules::Rules& rules,
                                                                std::string_view text);
[[nodiscard]] std::string writtenDrawing(const rules::Rules& rules, const rules::Drawing& drawing);

} // namespace damscope::parser::detail
