// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <vector>

namespace damscope::gui {

/// The data of a game other than its moves.
struct GameHeader {
    std::vector<rules::Tag> tags;
    rules::GameResult result = rules::GameResult::unknown;
    friend bool operator==(const GameHeader&, const GameHeader&) = default;
};

/// The header with its result in the tags too.
[[nodiscard]] GameHeader withResult(GameHeader header, rules::Variant variant,
                                    rules::GameResult result);

} // namespace damscope::gui
