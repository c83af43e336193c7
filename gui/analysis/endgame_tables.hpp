// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/endgame/library.hpp"

#include <memory>

namespace damscope::gui {

/// What Damscope's own engine looks endgames up in, wherever in the window it works: two libraries
/// of a folder would both make what is missing, and stand in each other's way. Null: in nothing.
using EndgameTables = std::shared_ptr<const analysis::endgame::Library>;

/// Opens those in the usual folder. Small ones that are missing are made beside everything else
/// when a variant is first thought about. Null where there is no folder for them.
[[nodiscard]] EndgameTables openEndgameTables();

} // namespace damscope::gui
