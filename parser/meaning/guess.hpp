// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"
#include "rules/game/game.hpp"
#include "rules/text/fen.hpp"

#include <optional>
#include <string_view>

namespace damscope::parser {

/// The position in which a game starts by the rules of a variant: its FEN tag if it has one, else
/// the variant's own starting position.
[[nodiscard]] Expected<rules::Position, rules::FenError> startPosition(const GameText& text,
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
[[nodiscard]] int countMoves(const GameText& text);

/// What pasted text means: a game in PDN, or a position as FEN, which becomes a game that begins
/// there. FEN is read by the rules of `variant` first, then by those of the other games.
struct Pasted {
    std::optional<ReadGame> read; ///< nothing if it is neither
    /// Then, if it begins as a FEN does: what is wrong with it by the rules of the variant.
    std::optional<rules::FenError> fen;
};
[[nodiscard]] Pasted readPasted(std::string_view text, rules::Variant variant);

/// The game that readPasted() reads; nothing if it reads none.
[[nodiscard]] std::optional<rules::Game> gameFromText(std::string_view text,
                                                      rules::Variant variant);

/// A game without moves that begins at a position, with the tags that say so.
[[nodiscard]] rules::Game gameFrom(const rules::Position& position);

} // namespace damscope::parser
