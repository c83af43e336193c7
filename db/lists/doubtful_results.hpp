// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/codec/ids.hpp"

#include <vector>

namespace damscope::db {

class Store;

/// The games whose recorded result their last position refutes, ascending: the board ends the game
/// and another side has won, or an endgame table knows another result (the tables in their usual
/// folder, if there are any). Recorded draws and resignations may still be right.
[[nodiscard]] std::vector<GameId> doubtfulResults(Store& store);

} // namespace damscope::db
