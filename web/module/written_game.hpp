// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/game/game.hpp"

#include <string_view>

namespace damscope::web {

/// The first game of a text; throws CallError if there is none.
[[nodiscard]] rules::Game writtenGame(std::string_view pdn);

} // namespace damscope::web
