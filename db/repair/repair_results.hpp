// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/repair/repair.hpp"

namespace damscope::db {

/// Gives games the result that their last position shows, and takes that back (docs/repair.md).
/// What the board refutes is changed; what only an endgame table refutes is proposed, and changed
/// if it is accepted. Games keep their numbers, their moves and their positions.
RepairReport repairResults(Store& store, const Filter& filter, RepairTask task,
                           const std::stop_token& stop = {}, const RepairListener& listener = {});

} // namespace damscope::db
