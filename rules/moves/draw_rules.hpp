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
    kingAgainstKing ///< one king each, and none that must fall (see kingMustFall): at once
};

/// The stronger side of a `material` rule, against a lone king; or, of a `balance` rule, all pieces
/// on the board; or of a `noProgress` rule those with which, both sides having kings, it does not
/// count.
struct Material {
    std::uint8_t fewest = 0; ///< pieces
    std::uint8_t most = 0;
    std::uint8_t fewestKings = 0; ///< so many of them at least are kings
    bool noMen = false;
    /// The lone king holds the main road, the long line from White's left-hand corner.
    bool onMainRoad = false;
    /// And nothing else stands on it.
    bool aloneThere = false;
    /// The count runs on while the stronger side loses pieces, as long as a king is left to it.
    bool runsOn = false;

    friend bool operator==(const Material&, const Material&) = default;
};

/// Whether a rule ends the game by itself or gives a player the right to ask for a draw.
enum class DrawEffect : std::uint8_t { endsGame, mayBeClaimed };

/// One rule by which a game is drawn: data only. Draw rules never reject, stop or shorten a
/// recorded game; they give facts about it.
struct DrawRule {
    std::string_view name; ///< for people and JSON: "threefold repetition"
    DrawCondition condition;
    std::uint16_t limit; ///< occurrences (repetition), else plies: twice the moves of each side
    DrawEffect effect;
    Material material{};
};

/// Where sources or federations read a variant's draw rules differently: the reading that Damscope
/// takes, or the other one (docs/rules.md, section 6). In most variants they are the same.
enum class DrawReading : std::uint8_t { usual, other };

/// The draw rules of a variant, each with its source beside it in draw_rules.cpp; none where no
/// text of rules was found. The rows live as long as the program.
[[nodiscard]] std::span<const DrawRule> drawRules(Variant variant,
                                                  DrawReading reading = DrawReading::usual);

} // namespace damscope::rules
