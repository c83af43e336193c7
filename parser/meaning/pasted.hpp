// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "parser/meaning/assemble.hpp"
#include "rules/game/game.hpp"
#include "rules/text/fen.hpp"

#include <optional>
#include <string_view>

namespace damscope::parser {

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
