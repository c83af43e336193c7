// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/base/text.hpp"
#include "rules/game/game.hpp"

namespace damscope::gui {

/// The value of a tag, or other text where it is unknown.
[[nodiscard]] inline QString tagOr(const rules::Game& game, const char* tag, const QString& other) {
    const QString value = knownText(game.tag(tag));
    return value.isEmpty() ? other : value;
}

} // namespace damscope::gui
