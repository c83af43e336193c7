// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "rules/game/game.hpp"

#include <QString>

namespace damscope::gui {

struct PastedGame {
    rules::Game game;
    QString problem; ///< why part of the text was not read; empty: all was read
};

/// Reads a game in PDN, or a position as FEN or Hub text. `variant`: of texts that do not name
/// theirs. Returns the error without a game, in the language of the window.
[[nodiscard]] Expected<PastedGame, QString> readPasted(const QString& text, rules::Variant variant);

} // namespace damscope::gui
