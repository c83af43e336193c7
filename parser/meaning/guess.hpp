// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"
#include "rules/text/fen.hpp"

namespace damscope::parser {

/// Where a game starts by the rules of a variant: its FEN tag if it has one, else the variant's own
/// starting position.
[[nodiscard]] Expected<rules::Position, rules::FenError> startOf(const GameText& text,
                                                                 rules::Variant variant);

/// What an untagged game is taken for.
struct Guess {
    rules::Variant variant = rules::Variant::international;
    std::vector<rules::Variant> others; ///< that fit no worse
    bool complete = true;               ///< the whole main line is legal in it
    bool decided = false;               ///< there were no others, or the preference decided
    int plies = 0;                      ///< of the main line that are legal in it
};
[[nodiscard]] Guess guess(const GameText& text, std::span<const rules::Variant> preference);

/// The whole main line is legal.
[[nodiscard]] bool fits(const GameText& text, rules::Variant variant);

/// What the tags say; nothing for numbers and names that say no game that is played here.
[[nodiscard]] std::optional<rules::Variant> variantSaid(const GameText& text);

/// How many moves are written in the main line.
[[nodiscard]] int movesOf(const GameText& text);

} // namespace damscope::parser
