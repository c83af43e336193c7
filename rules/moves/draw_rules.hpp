// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/rules.hpp"

#include <cstdint>
#include <span>
#include <string_view>

namespace damscope::rules {

/// What a draw rule counts. Stored on disk: append, never reorder.
enum class DrawCondition : std::uint8_t {
    repetition,     ///< the same position with the same side to move
    noProgress,     ///< plies without a capture and without a man's move
    material,       ///< plies with one side reduced to a lone king (see Material)
    balance,        ///< plies without a capture or a crowning while both sides have kings
    kingAgainstKing ///< one king each, and neither must be lost (see kingMustFall): at once
};

/// For a `material` rule, the stronger side against a lone king; for a `balance` rule, all pieces
/// on the board; for a `noProgress` rule, the pieces that exempt a position where both sides have
/// kings.
struct Material {
    std::uint8_t fewest = 0; ///< pieces
    std::uint8_t most = 0;
    std::uint8_t fewestKings = 0; ///< at least so many of them are kings
    bool noMen = false;
    /// The lone king is on the main road, the long line from White's left-hand corner.
    bool onMainRoad = false;
    /// And no other piece is on it.
    bool aloneThere = false;
    /// The count continues while the stronger side loses pieces, as long as it has a king.
    bool runsOn = false;

    friend bool operator==(const Material&, const Material&) = default;
};

/// Whether a rule ends the game by itself or gives a player the right to ask for a draw.
enum class DrawEffect : std::uint8_t { endsGame, mayBeClaimed };

/// One draw rule: data only. Draw rules never reject, stop or shorten a recorded game; they only
/// give facts about it.
struct DrawRule {
    std::string_view name; ///< for people and JSON: "threefold repetition"
    DrawCondition condition;
    std::uint16_t limit; ///< occurrences (repetition), else plies: twice the moves of each side
    DrawEffect effect;
    Material material{};
};

/// If sources or federations read a variant's draw rules differently: the reading that Damscope
/// uses, or the other one (docs/rules.md, section 6). In most variants they are the same.
enum class DrawReading : std::uint8_t { usual, other };

/// The draw rules of a variant, each with its source beside it in draw_rules.cpp; none if no text
/// of the rules was found. The rows live as long as the program.
[[nodiscard]] std::span<const DrawRule> drawRules(Variant variant,
                                                  DrawReading reading = DrawReading::usual);

} // namespace damscope::rules
