// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>

namespace damscope::db {

/// A move of a stored game as PDN writes it. Movetext may hold anything that the board allows: a
/// move that is not legal is written by its ends.
[[nodiscard]] std::string playedText(const rules::Position& position, const rules::Move& move);

} // namespace damscope::db
