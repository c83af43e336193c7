// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "messages/language.hpp"
#include "messages/problem.hpp"
#include "rules/board/position.hpp"
#include "rules/board/rules.hpp"
#include "rules/text/fen.hpp"

#include <QString>

#include <span>
#include <string_view>

namespace damscope::gui {

/// The language of the window, for the messages of the rules module.
[[nodiscard]] damscope::Language rulesLanguage();
/// The name of a game in the language of the window: "Russisch dammen (sjasjki)".
[[nodiscard]] QString variantTitle(rules::Variant variant);
/// A draw rule by its name (rules::DrawRule), in the language of the window.
[[nodiscard]] QString drawRuleName(std::string_view name);
/// Moves with their numbers: "31. 32-28 19-23 32. ...". `played`: plies before the position.
[[nodiscard]] QString lineText(const rules::Position& position, int played,
                               std::span<const rules::Move> moves);

/// What is wrong with a FEN, and where.
[[nodiscard]] QString worded(const rules::FenError& error);
/// What is wrong with a game, and at which move.
[[nodiscard]] QString worded(const Problem& problem);
/// A message in the language of the window.
[[nodiscard]] QString worded(const Message& message);

} // namespace damscope::gui
