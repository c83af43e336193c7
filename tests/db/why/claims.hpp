// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/board/position.hpp"

#include <string>

namespace damscope::db {

/// Checks an English sentence about a move, made in a position of a game that has begun without
/// kings or captures under way: what it says is read from its words, replayed, and compared with
/// trying every move. Empty if it is true, else what is false. Shares no code with the writer.
[[nodiscard]] std::string falsehoodOf(const std::string& sentence, const rules::Position& before,
                                      const rules::Move& move, int leadOfMoverAtStart,
                                      int leadOfOpponentAtStart);

} // namespace damscope::db
