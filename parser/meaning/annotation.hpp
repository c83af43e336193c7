// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

} // namespace damscope::parser
