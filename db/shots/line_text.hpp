// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/shots/scan.hpp"
#include "messages/message.hpp"

#include <span>
#include <string>
#include <vector>

namespace damscope::db {

/// Legal moves one after another, each as PDN writes it.
[[nodiscard]] std::vector<std::string> movesText(rules::Position position,
                                                 std::span<const rules::Move> line);

/// "25. 34-30 25x34 26. 40x16", numbered from the ply where it begins.
[[nodiscard]] std::string numberedLine(const FoundShot& shot);

/// What it gains, as "2 men and 1 new king", "the game".
[[nodiscard]] Message gainMessage(const FoundShot& shot);

} // namespace damscope::db
