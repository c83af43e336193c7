// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/expected.hpp"
#include "rules/game/game.hpp"

#include <QString>

namespace damscope::gui {

struct PastedGame {
    rules::Game game;
    QString problem; ///< why it is not all that was pasted; empty: it is
};

/// Reads a game in PDN, or a position as FEN or Hub text. `variant`: of texts that do not name
/// theirs. Without a game the reason, in the language of the window.
[[nodiscard]] Expected<PastedGame, QString> readPasted(const QString& text, rules::Variant variant);

} // namespace damscope::gui
