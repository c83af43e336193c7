// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game.hpp"

#include <optional>
#include <string_view>

namespace damscope::parser {

/// What pasted text means: a game in PDN, or a position as FEN, which becomes a game that begins
/// there. FEN is read by the rules of `variant` first, then by those of the other games. Nothing if
/// it is neither.
[[nodiscard]] std::optional<rules::Game> gameFromText(std::string_view text,
                                                      rules::Variant variant);

/// A game without moves that begins at a position, with the tags that say so.
[[nodiscard]] rules::Game gameFrom(const rules::Position& position);

} // namespace damscope::parser
